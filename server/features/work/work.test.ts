/** What operators see of dead work and do with it. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workRoutes } from '../../../contract/operator/work.ts';
import { consoleWork } from '../../../locales/en/console/work.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeUser, makeReviewer } from '../../../tests/support/data/factories.ts';
import { waitingItems } from '../../../tests/support/work.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { WORK } from '../../work.ts';

let app: TestApp;
let operator: MadeUser;
let other: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  other = await makeReviewer(app, 'administrator');
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`DELETE FROM pgboss.job WHERE state = 'failed'`));

const die = (kind: string, data: object, reason = 'Error: out of order', minutesAgo = 0) =>
  app.db.execute(sql`INSERT INTO pgboss.job (name, data, state, output, retry_count, created_on, completed_on)
    VALUES (${kind}, ${JSON.stringify(data)}, 'failed', ${JSON.stringify({ message: reason })}, 4, now() - interval '1 day',
      now() - make_interval(mins => ${minutesAgo}))`);
const list = (query: Record<string, string> = {}) =>
  app.call(workRoutes.listDeadWork, { query }, { token: operator.token });
const count = () => app.call(workRoutes.countDeadWork, {}, { token: operator.token });
const retry = (by: MadeUser, id: number) =>
  app.send(workRoutes.retryWork, { params: { id } }, { token: by.token });
const drop = (by: MadeUser, id: number) =>
  app.send(workRoutes.dropWork, { params: { id } }, { token: by.token });
const lines = async (action: string, id: number) =>
  (
    await app.db
      .select({ actor: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'work'), eq(auditLog.action, action), eq(auditLog.entityId, id)))
  ).length;

test('every kind has its words', () => {
  expect(Object.keys(consoleWork.kinds).toSorted()).toEqual(WORK.map(({ name }) => name).toSorted());
});

test('an operator sees what was to be done, for what, how often it was tried and why not, without what lets anybody in', async () => {
  await die(
    'import.run',
    { id: 7 },
    'Error: smtps://mailer:hunter2@mail.example.com\n    at run (/srv/a.ts:1:1)',
    5,
  );
  await die('file.remove', { key: 'abc.webp' });
  expect(await list()).toMatchObject({
    total: 2,
    items: [
      { kind: 'file.remove', subject: 'abc.webp', reason: 'Error: out of order', attempts: 5 },
      { kind: 'import.run', subject: '7', reason: 'Error: smtps://••••••@mail.example.com', attempts: 5 },
    ],
  });
  expect(await list({ kind: 'import.run' })).toMatchObject({ total: 1, items: [{ subject: '7' }] });
  expect(await list({ kind: 'no.such' })).toMatchObject({ total: 0, items: [] });
  expect((await list({ limit: '1', offset: '1' })).items).toMatchObject([{ subject: '7' }]);
  const { waiting, oldest } = await count();
  expect(waiting).toBe(2);
  expect(oldest).toBe((await list({ kind: 'import.run' })).items[0]!.died_at);
});

test('what runs of a schedule, failed or not, is no work', async () => {
  await app.db.execute(sql`SELECT pgboss.create_queue('expire-purchases', '{"policy": "exclusive"}')`);
  await die('expire-purchases', {});
  expect(await list()).toMatchObject({ items: [], total: 0 });
  expect(await count()).toEqual({ waiting: 0, oldest: null });
});

test.each([
  ['retry', retry, [{ state: 'created', data: { key: 'x' } }]],
  ['remove', drop, []],
] as const)('two operators at once: one has it, the other is told (%s)', async (action, act, left) => {
  await die('file.remove', { key: 'x' });
  const { id } = (await list()).items[0]!;
  const replies = await Promise.all([act(operator, id), act(other, id)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await act(other, id)).statusCode).toBe(409);
  expect(await list()).toMatchObject({ items: [], total: 0 });
  expect(await waitingItems(app)).toEqual(left);
  expect(await lines(action, id)).toBe(1);
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'file.remove'`);
});

test('a selection, part of which another has decided', async () => {
  for (const key of ['a', 'b', 'c']) await die('file.remove', { key });
  const ids = (await list()).items.map(({ id }) => id);
  await drop(other, ids[1]!);
  const send = (route: typeof workRoutes.retryWorks | typeof workRoutes.dropWorks, chosen: number[]) =>
    app.call(route, { body: { ids: chosen } }, { token: operator.token });
  expect(await send(workRoutes.retryWorks, [ids[0]!, ids[1]!])).toEqual([
    { id: ids[0], done: true },
    { id: ids[1], done: false, code: 'wrong_state' },
  ]);
  expect(await send(workRoutes.dropWorks, [ids[2]!])).toEqual([{ id: ids[2], done: true }]);
  expect(await waitingItems(app)).toMatchObject([{ state: 'created' }]);
  expect([await lines('retry', ids[0]!), await lines('remove', ids[2]!)]).toEqual([1, 1]);
});

const kinds = async () =>
  (await app.call(workRoutes.listWorkKinds, {}, { token: operator.token })).items.find(
    ({ kind }) => kind === 'file.remove',
  );
const pause = (by: MadeUser, kind: string, paused: boolean) =>
  app.send(workRoutes.pauseWork, { params: { kind }, body: { paused } }, { token: by.token });

test('a kind pauses once on all servers, and goes on with what waited; others go on meanwhile', async () => {
  const beside = await buildTestApp({}, { beside: app });
  const both = await Promise.all([pause(operator, 'file.remove', true), pause(other, 'file.remove', true)]);
  expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  await expect.poll(() => beside.deps.settings.isPaused('file.remove'), { timeout: 2000 }).toBe(true);
  expect(beside.deps.settings.isPaused('email.send')).toBe(false);
  const { waiting } = (await kinds())!;
  await app.deps.jobs.enqueue(app.db, 'file.remove', [{ key: 'waits.webp' }]);
  await app.deps.jobs.doDue(app.deps, 'file.remove');
  expect(await kinds()).toMatchObject({ waiting: waiting + 1, running: 0, paused: true });
  expect((await pause(operator, 'file.remove', false)).statusCode).toBe(200);
  await app.deps.jobs.doDue(app.deps, 'file.remove');
  expect(await kinds()).toMatchObject({ waiting: 0, paused: false, oldest: null });
  expect((await pause(operator, 'no.such.kind', true)).statusCode).toBe(404);
  await beside.close();
});

test('every kind says what waits, comes later and is dead', async () => {
  await die('import.run', { id: 7 });
  const { items, total } = await app.call(workRoutes.listWorkKinds, {}, { token: operator.token });
  expect(total).toBe(WORK.length);
  expect(items.find(({ kind }) => kind === 'import.run')).toMatchObject({ dead: 1, waiting: 0, later: 0 });
});
