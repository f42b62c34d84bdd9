/** The runner of all work: what fails, what dies, whose turn it is, and what a server leaves behind. */
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database/database.ts';
import { QUICK } from '../../../tests/support/time/movable-clock.ts';
import { hurry, waitingItems } from '../../../tests/support/work.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { type AnyKind, type Kind, TryLater } from './work.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Database;
const started: Jobs[] = [];
const LOG = { info() {}, warn() {}, error() {} };
// what runs here asks for nothing of them
const DEPS = {} as Deps;

beforeEach(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  db = await openDatabase(database.url);
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
  await db.$client.end();
  await database.drop();
});

const TIMES = { attempts: 3, pause: 60, longestPause: 60, atOnce: 4, look: 1 };
const kind = (given: Partial<Kind<'file.remove'>>): Kind<'file.remove'> => ({
  ...TIMES,
  name: 'file.remove',
  run: async () => {},
  ...given,
});
async function serve(given: Partial<Kind<'file.remove'>>, ...others: AnyKind[]): Promise<Jobs> {
  const jobs = await startJobs(db, LOG, [...others, kind(given)], QUICK);
  started.push(jobs);
  return jobs;
}
const ask = (jobs: Jobs, ...keys: string[]) =>
  jobs.enqueue(
    db,
    'file.remove',
    keys.map((key) => ({ key })),
  );
const due = (jobs: Jobs) => jobs.doDue(DEPS, 'file.remove');
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('one that fails keeps none of the others, and is dead after its attempts, with its reason', async () => {
  const done: string[] = [];
  const jobs = await serve({
    async run(_deps, { key }) {
      if (key === 'bad') throw new Error('out of order');
      done.push(key);
    },
  });
  await ask(jobs, 'a', 'bad', 'b');
  expect(await due(jobs)).toEqual({ completed: 2, failed: 1 });
  expect(done.toSorted()).toEqual(['a', 'b']);
  expect(await due(jobs), 'not before its time').toEqual({ completed: 0, failed: 0 });
  for (let n = 1; n < 3; n++) {
    await hurry({ db }, 'file.remove');
    expect(await due(jobs)).toEqual({ completed: 0, failed: 1 });
  }
  expect(await waitingItems({ db })).toEqual([{ state: 'failed', data: { key: 'bad' } }]);
  expect(await jobs.countDead()).toEqual(new Map([['file.remove', 1]]));
  const [dead] = await jobs.listDead({ limit: 10, offset: 0 });
  expect(dead).toMatchObject({
    kind: 'file.remove',
    data: { key: 'bad' },
    reason: expect.stringContaining('out of order'),
    attempts: 3,
  });
});

test('one that says when is tried then, however often, and counts no try of it', async () => {
  const at = new Date(Date.now() + 3_600_000);
  let tries = 0;
  const jobs = await serve({
    attempts: 1,
    async run() {
      if (++tries < 4) throw new TryLater(at);
    },
  });
  await ask(jobs, 'a');
  for (let n = 1; n < 4; n++) {
    expect(await due(jobs)).toEqual({ completed: 0, failed: 0 });
    expect(await due(jobs), 'not before').toEqual({ completed: 0, failed: 0 });
    expect(tries).toBe(n);
    const { rows } = await db.execute(
      sql`SELECT state, start_after = ${at} AS is_then, retry_count FROM pgboss.job WHERE name = 'file.remove'`,
    );
    expect(rows).toEqual([{ state: 'created', is_then: true, retry_count: 0 }]);
    await hurry({ db }, 'file.remove');
  }
  expect(await due(jobs)).toEqual({ completed: 1, failed: 0 });
  expect(jobs.runs.get('file.remove')).toEqual({ completed: 1, failed: 0 });
});

test('a time that has passed is waited for a second, so that nothing goes round and round', async () => {
  let tries = 0;
  const jobs = await serve({
    async run() {
      tries++;
      throw new TryLater(new Date(0));
    },
  });
  await ask(jobs, 'a');
  await due(jobs);
  expect(tries).toBe(1);
});

test('one without an end of its attempts is never dead', async () => {
  const jobs = await serve({
    attempts: Number.POSITIVE_INFINITY,
    async run() {
      throw new Error('out of order');
    },
  });
  await ask(jobs, 'a');
  await due(jobs);
  await db.execute(sql`UPDATE pgboss.job SET retry_count = 100000 WHERE name = 'file.remove'`);
  await hurry({ db }, 'file.remove');
  await due(jobs);
  expect(await waitingItems({ db })).toEqual([{ state: 'retry', data: { key: 'a' } }]);
});

test('the most urgent first, and of like ones the oldest', async () => {
  const begun: string[] = [];
  const jobs = await serve({
    atOnce: 1,
    priority: ({ key }) => -Number(key[0]),
    async run(_deps, { key }) {
      begun.push(key);
    },
  });
  for (const key of ['2', '1a', '0', '1b']) await ask(jobs, key);
  await due(jobs);
  expect(begun).toEqual(['0', '1a', '1b', '2']);
});

test('of a key what waits is moved to another time, what runs is not', async () => {
  const { opened, open } = gate();
  const jobs = await serve({
    key: ({ key }) => key,
    run: (_deps, { key }) => (key === 'runs' ? opened : Promise.resolve()),
  });
  const at = new Date(Date.now() + 3_600_000);
  const move = (...keys: string[]) =>
    jobs.move(
      db,
      'file.remove',
      keys.map((key) => ({ key })),
      at,
    );
  await ask(jobs, 'runs');
  const working = due(jobs);
  await expect.poll(() => jobs.running()).toEqual(['file.remove']);
  expect(await jobs.enqueue(db, 'file.remove', [{ key: 'runs' }])).toBe(0);
  expect(await jobs.enqueue(db, 'file.remove', [{ key: 'waits' }])).toBe(1);
  expect(await move('runs', 'waits', 'nowhere')).toBe(1);
  open();
  expect(await working).toEqual({ completed: 1, failed: 0 });
  expect(await waitingItems({ db })).toEqual([{ state: 'created', data: { key: 'waits' } }]);
});

test('many are taken, and their ends written, by few statements; one that is slow keeps none of them', async () => {
  const { opened, open } = gate();
  const jobs = await serve({
    atOnce: 50,
    run: (_deps, { key }) => (key === 'slow' ? opened : Promise.resolve()),
  });
  await ask(jobs, 'slow', ...Array.from({ length: 400 }, (_, n) => `${n}`));
  const client = db.$client;
  const { query } = client;
  let statements = 0;
  client.query = ((...given: Parameters<typeof query>) => {
    const [asked] = given as unknown as [string | { text: string }];
    if (/DELETE FROM pgboss|SET\s+state = 'active'/.test(typeof asked === 'string' ? asked : asked.text))
      statements++;
    return query.apply(client, given);
  }) as typeof query;
  const working = due(jobs);
  await expect.poll(() => jobs.runs.get('file.remove')?.completed).toBe(400);
  expect(await waitingItems({ db })).toEqual([{ state: 'active', data: { key: 'slow' } }]);
  open();
  expect(await working).toEqual({ completed: 401, failed: 0 });
  // of one by one there would be 802
  expect(statements).toBeLessThan(100);
});

test('a dead one is tried once more, or dropped', async () => {
  let isBroken = true;
  const jobs = await serve({
    attempts: 1,
    async run() {
      if (isBroken) throw new Error('out of order');
    },
  });
  await ask(jobs, 'a', 'b');
  await due(jobs);
  const [one, other] = await jobs.listDead({ limit: 10, offset: 0 });
  isBroken = false;
  expect(await jobs.retryDead(db, [one!.id])).toEqual([
    { id: one!.id, kind: 'file.remove', data: one!.data },
  ]);
  expect(await jobs.retryDead(db, [one!.id]), 'it waits').toEqual([]);
  expect(await due(jobs)).toEqual({ completed: 1, failed: 0 });
  expect(await jobs.dropDead(db, [other!.id])).toHaveLength(1);
  expect(await jobs.dropDead(db, [other!.id]), 'gone').toEqual([]);
  expect(await waitingItems({ db })).toEqual([]);
});

test('of a key one waits or runs, and a dead one goes when another is done', async () => {
  let isBroken = true;
  const jobs = await serve({
    attempts: 1,
    key: ({ key }) => key,
    async run() {
      if (isBroken) throw new Error('out of order');
    },
  });
  await ask(jobs, 'a', 'a');
  await ask(jobs, 'a');
  expect(await due(jobs)).toEqual({ completed: 0, failed: 1 });
  await ask(jobs, 'a');
  expect(await due(jobs)).toEqual({ completed: 0, failed: 1 });
  expect(await waitingItems({ db }), 'the last of the dead').toHaveLength(1);
  isBroken = false;
  await ask(jobs, 'a');
  expect(await due(jobs)).toEqual({ completed: 1, failed: 0 });
  expect(await waitingItems({ db })).toEqual([]);
});

test('what is slow for one account leaves places to others', async () => {
  const { opened, open } = gate();
  const begun: string[] = [];
  const jobs = await serve({
    share: { of: ({ key }) => key[0]!, most: 2 },
    async run(_deps, { key }) {
      begun.push(key);
      if (key.startsWith('slow')) await opened;
    },
  });
  await ask(jobs, 'slow1', 'slow2', 'slow3', 'slow4', 'slow5');
  const working = due(jobs);
  await expect.poll(() => begun).toHaveLength(2);
  await ask(jobs, 'quick');
  await expect.poll(() => begun).toContain('quick');
  expect(begun.filter((key) => key.startsWith('slow'))).toHaveLength(2);
  open();
  expect(await working).toEqual({ completed: 6, failed: 0 });
});

test('nothing that is rolled back is done, and a stop gives back what it cut off', async () => {
  const { opened, open } = gate();
  let begun = 0;
  const first = await serve({
    async run() {
      begun++;
      await opened;
    },
  });
  const undone = db.transaction(async (tx) => {
    await first.enqueue(tx, 'file.remove', [{ key: 'a' }]);
    throw new Error('another step failed');
  });
  await expect(undone).rejects.toThrow('another step failed');
  await ask(first, 'b');
  first.startWork(DEPS);
  await expect.poll(() => begun).toBe(1);
  await first.stop();
  expect(await waitingItems({ db })).toEqual([{ state: 'created', data: { key: 'b' } }]);
  open();
  await turn();
  const second = await serve({});
  expect(await due(second)).toEqual({ completed: 1, failed: 0 });
});

test('a stop waits for what cannot be undone, longer than for what is then given back', async () => {
  const { opened, open } = gate();
  const run = () => opened;
  const jobs = await serve({ run }, { ...TIMES, name: 'email.send', isWaitedFor: true, run });
  await ask(jobs, 'a');
  await jobs.enqueue(db, 'email.send', [{ outbox: 1 }]);
  jobs.startWork(DEPS);
  await expect.poll(() => jobs.running().toSorted()).toEqual(['email.send', 'file.remove']);
  let isStopped = false;
  const stopped = jobs.stop().then(() => {
    isStopped = true;
  });
  await expect.poll(() => waitingItems({ db })).toEqual([{ state: 'created', data: { key: 'a' } }]);
  expect(await waitingItems({ db }, 'email.send')).toEqual([{ state: 'active', data: { outbox: 1 } }]);
  expect(isStopped).toBe(false);
  open();
  await stopped;
  expect(await waitingItems({ db }, 'email.send'), 'its end is written').toEqual([]);
});

test('what a server had that is gone is taken up by another, once its heart has stopped', async () => {
  const jobs = await serve({});
  await ask(jobs, 'left');
  await db.execute(sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes',
    heartbeat_on = now() - interval '61 seconds' WHERE name = 'file.remove'`);
  const takenUp = async () => {
    await hurry({ db }, 'file.remove');
    return due(jobs);
  };
  await expect.poll(takenUp).toEqual({ completed: 1, failed: 0 });
});
