/** A disk that fills while six people write: the files' and the database's, a small file system of its own. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { figure, none } from '../support/figures.ts';
import { outpost, within } from './server.ts';
import { makeWriters, missing, startWriting, type Written } from './writers.ts';

const DISK_MB = 700;
const WORK = 5000;
const MEGABYTE = 1024 * 1024;

/** −1 where no file system can be mounted. */
export async function fullDisk(dataDir: string): Promise<number> {
  fs.mkdirSync(dataDir, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', dataDir];
  if (spawnSync('mount', options).status !== 0) {
    process.stdout.write('\na full disk: not tried, only root may mount a small file system\n');
    return 0;
  }
  try {
    return await onSmallDisk(dataDir);
  } finally {
    spawnSync('umount', ['-l', dataDir]);
  }
}

async function onSmallDisk(dataDir: string): Promise<number> {
  const at = await outpost(dataDir, { MIN_FREE_DISK_MB: '5' });
  await at.start();
  const writers = await within(at, makeWriters);
  const written: Written = { drafts: [], pictures: [], refused: new Map() };
  const stop = await startWriting(at, writers, written);
  await pause(WORK);
  const before = written.drafts.length + written.pictures.length;

  const ballast = path.join(dataDir, 'ballast');
  const file = fs.openSync(ballast, 'w');
  const block = Buffer.alloc(MEGABYTE / 8);
  const fill = () => {
    try {
      for (;;) fs.writeSync(file, block);
    } catch {
      // full
    }
  };
  let pages = 0;
  let answered = 0;
  // the database gives back what it has not used; the disk is filled again until the time is over
  for (const end = performance.now() + 2 * WORK; performance.now() < end; await pause(50)) {
    fill();
    pages++;
    const reply = await fetch(`${at.origin}/healthz`).catch(() => undefined);
    if (reply?.ok) answered++;
  }
  const readyz = await fetch(`${at.origin}/readyz`).then(
    (reply) => reply.status,
    () => 0,
  );
  fs.closeSync(file);
  fs.rmSync(ballast);
  const again = await at.ready();
  const during = written.drafts.length + written.pictures.length - before;
  await pause(WORK);
  await stop();
  const after = written.drafts.length + written.pictures.length - before - during;
  const lost = await within(at, (deps) => missing(deps, written));
  const code = await at.end();

  process.stdout.write(`\na disk of ${DISK_MB} MB that is full for ${(2 * WORK) / 1000} s\n`);
  figure('acknowledged before', before);
  figure('acknowledged while it was full', during);
  figure('acknowledged after', after, '', { least: 1 });
  for (const [what, times] of [...written.refused].sort()) figure(`  not acknowledged: ${what}`, times);
  figure('/readyz while it was full', readyz, '', { most: 200 });
  figure('/healthz answered', (100 * answered) / pages, '%', { least: 100 });
  figure('ready again after', again, 's');
  none('acknowledged and lost', lost.drafts + lost.pictures);
  none('files left in part', lost.parts);
  none('exit code of the orderly end', code ?? -1);
  return lost.drafts + lost.pictures + lost.parts;
}
