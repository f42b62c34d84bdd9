/**
 * `npm run bench -- work [part [number]] [--beside FOLDER]`: work behind the scenes, part by part: mails a second, what is lost
 * or doubled by kill −9, requests matched, rows imported. FOLDER: an older version with its packages; its own benches of
 * these are run in turn with ours, on databases of their own, so that both have the same machine.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const ROUNDS = 2;
/** A part is ended after so long, in milliseconds. */
const MAX_MS = 20 * 60_000;

const PARTS: Record<string, () => Promise<unknown>> = {
  mail: () => import('./work/mail.ts'),
  kill: () => import('./work/kill.ts'),
  matching: () => import('./work/matching.ts'),
  import: () => import('./work/import.ts'),
};
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
});
const [part] = positionals;

/** @returns whether it ended well */
function run(title: string, folder: string, args: string[], dataDir: string): boolean {
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
    timeout: MAX_MS,
  });
  return status === 0;
}

if (part !== undefined) {
  if (!PARTS[part]) {
    process.stderr.write(`No part "${part}". One of: ${Object.keys(PARTS).join(', ')}.\n`);
    process.exit(1);
  }
  await PARTS[part]();
} else {
  const dataDir = path.resolve(process.env.DATA_DIR ?? './data');
  const older = values.beside === undefined ? undefined : path.resolve(values.beside);
  let failed = 0;
  for (const name of Object.keys(PARTS)) {
    const theirs = `bench/${name}.ts`;
    const isThere = older !== undefined && fs.existsSync(path.join(older, theirs));
    for (let round = 1; round <= (isThere ? ROUNDS : 1); round++) {
      if (isThere && !run(`${name}, round ${round}: ${older}`, older, [theirs], path.join(dataDir, 'beside')))
        failed++;
      if (!run(`${name}, round ${round}`, process.cwd(), ['bench/work.ts', name], dataDir)) failed++;
    }
  }
  process.exit(failed === 0 ? 0 : 1);
}
