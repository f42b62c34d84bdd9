/** Every call that makes a record: sent twice with one key it makes one, and both are answered alike (decision 25). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';
import { removeOldIdempotencyKeys } from '../server/platform/idempotency.ts';
import { buildTestApp, type TestApp } from './support/app.ts';
import { buildFixtures, type Fixtures, type Role } from './support/fixtures.ts';
import { samples } from './support/samples.ts';
import { multipart, png, uploadTo } from './support/upload.ts';

const CREATING = Object.entries<Route>(routes).filter(([, { creates }]) => creates) as [RouteName, Route][];
/** All that make records are open to a certified supplier. */
const roleFor = (access: Access): Role => (access === 'guest' ? 'guest' : 'supplier');

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app.close());

const groups = routes.createGroup;

/** Rows of every table but those that count calls. */
async function rows(): Promise<Record<string, number>> {
  const { rows: tables } = await app.db.$client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname NOT IN ('rate_limits', 'idempotency_keys')`,
  );
  const counted = tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*) FROM ${name}`)
    .join(' UNION ALL ');
  const { rows: counts } = await app.db.$client.query<{ name: string; count: number }>(counted);
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}

const keyed = (key: string, token: string | undefined) => ({
  ...(token && { token }),
  headers: { 'idempotency-key': key },
});

describe.each(CREATING.filter(([, { accepts }]) => accepts !== 'file'))('%s', (name, route) => {
  test('the second is answered as the first and writes nothing', async () => {
    const token = await fixtures.token(roleFor(route.access));
    const key = randomUUID();
    const first = await app.send(route, samples(fixtures)[name], keyed(key, token));
    const before = await rows();
    const second = await app.send(route, samples(fixtures)[name], keyed(key, token));
    expect(second.statusCode).toBe(first.statusCode);
    expect(await rows()).toEqual(before);
    if (first.statusCode >= 300) return;
    expect(second.body).toBe(first.body);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });
});

describe('a key', () => {
  const name = () => `Group ${randomUUID().slice(0, 8)}`;
  const create = async (key: string, body: object, role: Role = 'supplier') =>
    app.send(groups, { body }, keyed(key, await fixtures.token(role)));

  test('of ten at once makes one record', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const before = await rows();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create(key, body)));
    const made = replies.filter(({ statusCode }) => statusCode === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body: text }) => text)).size).toBe(1);
    for (const { statusCode, headers, body: text } of replies.filter((reply) => !made.includes(reply))) {
      expect([statusCode, JSON.parse(text).code]).toEqual([409, 'still_running']);
      expect(headers['retry-after']).toBe('1');
    }
    const after = await rows();
    expect(after.product_groups).toBe(before.product_groups! + 1);
  });

  test('with other content is refused', async () => {
    const key = randomUUID();
    await create(key, { name: name() });
    const other = await create(key, { name: name() });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });

  test('is another one with another account', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const mine = await create(key, body);
    const theirs = await create(key, body, 'other');
    expect(theirs.statusCode).toBe(200);
    expect(theirs.body).not.toBe(mine.body);
  });

  test('is free again after a refusal', async () => {
    const key = randomUUID();
    expect((await create(key, { name: '' })).statusCode).toBe(422);
    const taken = { name: name() };
    await create(randomUUID(), taken);
    expect((await create(key, taken)).statusCode).toBe(422);
    expect((await create(key, { name: name() })).statusCode).toBe(200);
  });

  test('that nobody can guess is asked for', async () => {
    for (const key of ['short', 'x'.repeat(256), 'with a space in between'])
      expect((await create(key, { name: name() })).json().code).toBe('malformed');
  });

  test('of a file speaks for the file', async () => {
    const options = keyed(randomUUID(), await fixtures.token('supplier'));
    const bytes = multipart(await png());
    const send = () => uploadTo(app, 1, bytes, options);
    const first = await send();
    const second = await send();
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('of a process that died says that nobody knows, until a day has passed', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const first = await create(key, body);
    await app.db.$client.query('UPDATE idempotency_keys SET reply = NULL');
    expect((await create(key, body)).json().code).toBe('still_running');
    app.pass(61);
    expect((await create(key, body)).json().code).toBe('outcome_unknown');
    await app.call(routes.deleteGroup, { params: first.json() }, { token: await fixtures.token('supplier') });
    app.pass(24 * 3600);
    expect((await create(key, body)).statusCode).toBe(200);
  });

  test('is kept for a day, and its reply for nobody who has not got it', async () => {
    const key = randomUUID();
    await create(key, { name: name() });
    const { rows: kept } = await app.db.$client.query<{ reply: Buffer }>(
      'SELECT reply FROM idempotency_keys',
    );
    for (const { reply } of kept) expect(reply?.toString('latin1') ?? '').not.toContain('"id"');
    app.pass(24 * 3600 + 1);
    await removeOldIdempotencyKeys(app.deps);
    const { rows: left } = await app.db.$client.query('SELECT FROM idempotency_keys');
    expect(left).toHaveLength(0);
  });
});
