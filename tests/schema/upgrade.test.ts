/**
 * From a version before 0.9.0 in two steps: the last of them, then this one. What an upgrade finds is there after it: a
 * clock that begins with a new rule begins at the upgrade.
 */
import { afterEach, expect, inject, test } from 'vitest';
import { seedReference } from '../../db/seed/reference.ts';
import { removeDeletedProducts } from '../../server/features/product/product.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { knownMigrations, migrate } from '../../server/platform/database/migrations.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { cloneDatabase, emptyDatabase } from '../support/database/database.ts';
import { applyOldChain } from '../support/database/old-chain.ts';
import { catalogOf } from './catalog.ts';

const DAY = 24 * 3600_000;
const dropped: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const drop of dropped.splice(0)) await drop();
});

async function open({ url, drop }: Awaited<ReturnType<typeof emptyDatabase>>): Promise<Database> {
  const db = await openDatabase(url, { max: 3 });
  dropped.push(async () => {
    await db.$client.end();
    await drop();
  });
  return db;
}
const empty = async () => open(await emptyDatabase(inject('databaseUrl')));
const rowsOf = async (db: Database, text: string) => (await db.$client.query(text)).rows;
const names = async (db: Database) =>
  (await rowsOf(db, 'SELECT name FROM migrations ORDER BY name')).map(({ name }) => name as string);

test('a database at the end of the old chain is what the files by feature make, and is taken as that', async () => {
  const db = await empty();
  await applyOldChain(db);
  const before = await catalogOf(db);
  expect(before.length).toBeGreaterThan(2000);
  const steps = knownMigrations().filter((name) => name >= '0100');
  // two servers at once
  expect((await Promise.all([migrate(db), migrate(db)])).sort()).toEqual([0, steps.length]);
  if (steps.length === 0) expect(await catalogOf(db)).toEqual(before);
  expect(await catalogOf(db)).toEqual(
    await catalogOf(await open(await cloneDatabase(inject('databaseUrl')))),
  );
  expect(await names(db)).toEqual(knownMigrations());
  expect(await rowsOf(db, 'SELECT count(*) AS n FROM search_state')).toEqual([{ n: 1 }]);
  expect(await migrate(db)).toBe(0);
});

test.each([
  ['older than the end', 400, '0400-tries-of-imports.sql'],
  ['as old as it can be', 1, '0001-reference.sql'],
])('a database %s is refused with the way out, and nothing in it is touched', async (_, upTo, last) => {
  const db = await empty();
  await applyOldChain(db, { upTo });
  const before = [await catalogOf(db), await names(db)];
  await expect(migrate(db)).rejects.toThrow(
    new RegExp(
      `before 0.9.0 .*\\(its last migration is ${last}\\). Start the commit \\w{8} on it once.*Nothing was changed`,
    ),
  );
  expect([await catalogOf(db), await names(db)]).toEqual(before);
});

test('one that lacks a file in the middle of the chain is older too', async () => {
  const db = await empty();
  await applyOldChain(db);
  await rowsOf(db, `DELETE FROM migrations WHERE name = '0378-given-up-imports.sql'`);
  await expect(migrate(db)).rejects.toThrow(/before 0.9.0 and older than the last of them/);
});

test('products deleted long before the upgrade can be restored for 30 days after it', async () => {
  const db = await empty();
  // the last migration before products were removed after 30 days
  await applyOldChain(db, { upTo: 49 });
  await seedReference(db);
  const run = (text: string) => rowsOf(db, text);
  await run(`INSERT INTO users (id, email, name, password_hash) VALUES (2, 'a@example.com', 'x', 'x')`);
  await run(`INSERT INTO companies (id, user_id, type, name, domain, category_id, address_id, country_id, main_markets, main_products, business_types)
    SELECT 3, 2, 1, 'Works', 'works', (SELECT min(id) FROM categories), a.id, a.id, '{x}', '{x}', '{x}'
    FROM addresses a WHERE a.code = 'CN'`);
  await run(`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit, updated_at)
    SELECT 3, false, 0, 0, c.id, c.root_id, c.sub_id, 'Deleted long ago', 'piece', now() - make_interval(days => n * 20)
    FROM (SELECT * FROM categories WHERE is_end ORDER BY id LIMIT 1) c, generate_series(1, 33) AS n`);

  await applyOldChain(db, { after: 49 });
  await migrate(db);
  const left = async (after: number) => {
    const deps = { db, now: () => new Date(Date.now() + after) } as Pick<Deps, 'db' | 'now'> as Deps;
    await removeDeletedProducts(deps);
    return (await run('SELECT count(*) AS n FROM products'))[0].n;
  };
  expect(await left(0)).toBe(33);
  expect(await left(29 * DAY)).toBe(33);
  expect(await left(31 * DAY)).toBe(0);
});

test('access that stands goes on: a session for 30 days from the upgrade, a key or webhook for a year', async () => {
  const db = await empty();
  // the last migration before sessions, keys and webhooks had an end
  await applyOldChain(db, { upTo: 279 });
  const run = (text: string) => rowsOf(db, text);
  await run(`INSERT INTO users (email, name, password_hash) VALUES ('ann@example.com', 'Ann', 'x')`);
  await run(`INSERT INTO sessions (id, user_id, generation, browser, address_prefix, created_at, seen_at, expires_at)
    SELECT gen_random_uuid(), id, 1, '', '', now() - interval '90 days', now(), now() + interval '1 day' FROM users`);
  await run(`INSERT INTO api_keys (user_id, name, scopes, key_hash, last_four, created_at, expires_at)
    SELECT u.id, k.name, '{company:read}', k.name, 'abcd', now(), k.ends FROM users u,
      (VALUES ('endless', NULL), ('near', now() + interval '3 days')) AS k (name, ends)`);
  await run(`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at)
    SELECT id, 'https://erp.example.com/', '', '{product.passed}', 'x', now() FROM users`);
  const near = await run(`SELECT expires_at FROM api_keys WHERE name = 'near'`);

  await applyOldChain(db, { after: 279 });
  await migrate(db);
  expect(
    await run(`SELECT ends_at > now() + interval '29 days' AND ends_at <= now() + interval '30 days' AS good,
      renewals, confirmed_at FROM sessions`),
  ).toEqual([{ good: true, renewals: 0, confirmed_at: null }]);
  const inAYear = `expires_at BETWEEN now() + interval '364 days' AND now() + interval '366 days'
    AND date_trunc('day', expires_at, 'UTC') = expires_at AS good, ending_told`;
  expect(await run(`SELECT ${inAYear} FROM api_keys WHERE name = 'endless'`)).toEqual([
    { good: true, ending_told: false },
  ]);
  expect(await run(`SELECT ${inAYear} FROM webhook_endpoints`)).toEqual([{ good: true, ending_told: false }]);
  expect(await run(`SELECT expires_at FROM api_keys WHERE name = 'near'`)).toEqual(near);
});
