/**
 * `npm run bench -- soak [hours]`: all scheduled jobs of an empty marketplace through the real scheduler, 48 hours by
 * default, the clock moved hour by hour: how often each ran, and what it left of memory, connections and locks. Ends with
 * 1 when a job did not run or failed, or when a connection or a lock is left.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../server/platform/database/database.ts';
import { SCHEDULED_JOBS, startScheduledJobs, startWork } from '../server/scheduled-jobs.ts';
import { movableClock, QUICK } from '../tests/support/time/movable-clock.ts';
import { figure, none } from './support/figures.ts';
import { openEmpty } from './support/marketplace.ts';

const HOURS = Number(process.argv[2] ?? 48);
const PATIENCE = 30_000;
const NAMES = Object.keys(SCHEDULED_JOBS);
const MB = 1024 * 1024;

let clock: Awaited<ReturnType<typeof movableClock>> | undefined;
const { deps, url, close } = await openEmpty('soak', {}, async (databaseUrl) => {
  clock = await movableClock(databaseUrl);
  await clock.passHour();
  return { now: clock.now, pace: QUICK };
});
const pool = deps.db.$client;

/** On a connection of its own, which is neither counted nor waited for. */
const watcher = await openDatabase(url, { max: 1 });
async function held(): Promise<{ connections: number; transactions: number; locks: number }> {
  const { rows } = await watcher.$client.query(`
    SELECT (SELECT count(*) FROM pg_stat_activity a WHERE a.datname = current_database()
              AND a.backend_type = 'client backend' AND a.pid <> pg_backend_pid()) AS connections,
           (SELECT count(*) FROM pg_stat_activity a WHERE a.datname = current_database()
              AND a.pid <> pg_backend_pid() AND a.xact_start IS NOT NULL) AS transactions,
           (SELECT count(*) FROM pg_locks l WHERE l.pid <> pg_backend_pid()
              AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS locks`);
  return rows[0];
}
const pools = [pool, deps.background.$client];
const busy = () => pools.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0);
const most = { connections: 0, busy: 0, locks: 0 };
async function watch() {
  const now = await held();
  most.connections = Math.max(most.connections, now.connections);
  most.locks = Math.max(most.locks, now.locks);
  most.busy = Math.max(most.busy, busy());
  return now;
}

/** Watches until it holds; false when it has not for so long that it never will. */
async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await pause(50);
  }
  return true;
}
const ranTimes = async (times: number) => {
  await watch();
  return NAMES.every((name) => deps.jobs.runs.get(name)!.completed >= times);
};
/** The scheduler's own queries come and go: at rest is a moment without any. */
const isAtRest = async () => {
  const { locks, transactions } = await watch();
  return locks === 0 && transactions === 0 && busy() === 0;
};
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / MB;
}

startWork(deps);
await startScheduledJobs(deps);
let ran = await until(() => ranTimes(1));
await until(isAtRest);
const before = { memory: memory(), ...(await held()) };
for (let hour = 1; ran && hour <= HOURS; hour++) {
  await clock!.passHour();
  ran = await until(() => ranTimes(hour + 1));
}
await until(isAtRest);
const after = { memory: memory(), busy: busy(), ...(await held()) };

process.stdout.write(`\n${HOURS} simulated hours, and the start\n\n`);
const wanted = HOURS + 1;
let missed = 0;
for (const [name, { completed, failed }] of deps.jobs.runs) {
  // work is done when there is any, and here is none
  const least = NAMES.includes(name) ? wanted : 0;
  figure(`runs of ${name}`, completed, '', { least });
  if (completed < least || failed > 0) missed++;
}
none('jobs that did not run each hour, or failed', missed);
figure('memory of the process after the first runs', before.memory, 'MB');
figure('memory of the process at the end', after.memory, 'MB');
const room = { most: pool.options.max + deps.background.$client.options.max + 2 };
figure('connections to the database, at most', most.connections, '', room);
figure('connections to the database at the end', after.connections, '', room);
figure('connections in use, at most', most.busy);
none('connections in use at the end', after.busy);
figure('locks, at most', most.locks);
none('locks at the end', after.locks);
// with a connection that is never given back there is no end in order
if (missed > 0 || after.busy > 0 || after.locks > 0 || after.transactions > 0) process.exit(1);
await watcher.$client.end();
await clock!.close();
await close();
process.exit(0);
