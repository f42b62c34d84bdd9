/** kill −9 of each process of a marketplace while six people write. */
import { setTimeout as pause } from 'node:timers/promises';
import { checkIndex } from '../../server/search/index/check.ts';
import { figure, none } from '../support/figures.ts';
import { type Outpost, outpost, within } from './server.ts';
import { makeWriters, missing, startWriting, type Written } from './writers.ts';

/** Between two kills, in milliseconds: long enough that some hundred writes are under way or done. */
const WORK = 4000;
/** What ends with the server takes as long as an orderly stop. */
const PATIENCE = 45_000;

interface Kill {
  what: string;
  pids(at: Outpost): number[];
  /** What must be gone before it is started again; nothing: it comes back by itself. */
  ends(at: Outpost): number[];
}
const one =
  (name: string) =>
  (at: Outpost): number[] => {
    const pid = at.processes().postgres.get(name);
    return pid ? [pid] : [];
  };
const everything = (at: Outpost) => {
  const { parent, server, postgres } = at.processes();
  return [parent, server, ...postgres.values()];
};
const KILLS: readonly Kill[] = [
  { what: 'the server', pids: (at) => [at.processes().server], ends: (at) => [at.processes().parent] },
  { what: 'npm start', pids: (at) => [at.processes().parent], ends: everything },
  { what: 'the postmaster', pids: one('postmaster'), ends: () => [] },
  { what: 'a connection of the database', pids: one('postgres'), ends: () => [] },
  { what: 'the checkpointer', pids: one('checkpointer'), ends: () => [] },
  { what: 'the WAL writer', pids: one('walwriter'), ends: () => [] },
  { what: 'all of them at once', pids: everything, ends: everything },
];

export async function kills(dataDir: string): Promise<number> {
  const at = await outpost(dataDir);
  process.stdout.write('\nkill −9 under writes\n');
  figure('  start of an empty marketplace', await at.start(), 's');
  const writers = await within(at, makeWriters);
  const written: Written = { drafts: [], pictures: [], refused: new Map() };
  const stop = await startWriting(at, writers, written);
  let count = 0;
  for (const { what, pids, ends } of [...KILLS, ...KILLS]) {
    await pause(WORK);
    const gone = ends(at);
    const targets = pids(at);
    for (const pid of targets) process.kill(pid, 'SIGKILL');
    count += targets.length;
    const limit = performance.now() + PATIENCE;
    while (gone.length > 0 && at.alive(gone) && performance.now() < limit) await pause(20);
    figure(`  ${what}: answers again after`, gone.length > 0 ? await at.start() : await at.ready(), 's');
  }
  await pause(WORK);
  await stop();
  const lost = await within(at, (deps) => missing(deps, written));
  const wrong = (await within(at, ({ db }) => checkIndex(db))).length;
  const code = await at.end();

  figure('processes killed', count);
  figure('drafts acknowledged', written.drafts.length);
  figure('pictures acknowledged', written.pictures.length);
  for (const [what, times] of [...written.refused].sort()) figure(`  not acknowledged: ${what}`, times);
  none('acknowledged and lost', lost.drafts + lost.pictures);
  figure('files left in part', lost.parts);
  none('search documents that are not what the tables say', wrong);
  none('exit code of the orderly end', code ?? -1);
  return lost.drafts + lost.pictures + wrong;
}
