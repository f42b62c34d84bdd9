/** What an upgrade finds is there after it: a clock that begins with a new rule begins at the upgrade. */
import { expect, test } from 'vitest';
import { seedReference } from '../../db/seed/reference.ts';
import { removeDeletedProducts } from '../../server/features/product/product.ts';
import { migrate, openDatabase } from '../../server/platform/database/database.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { emptyDatabase } from '../support/database/empty-database.ts';

const DAY = 24 * 3600_000;
/** The last migration before products were removed after 30 days. */
const BEFORE = 49;
const url = emptyDatabase('upgrade');

test('products deleted long before the upgrade can be restored for 30 days after it', async () => {
  const db = await openDatabase(url, { max: 2 });
  try {
    await migrate(db, BEFORE);
    await seedReference(db);
    const run = async (text: string) => (await db.$client.query(text)).rows;
    await run(`INSERT INTO users (id, email, name, password_hash) VALUES (2, 'a@example.com', 'x', 'x')`);
    await run(`INSERT INTO companies (id, user_id, type, name, domain, category_id, address_id, country_id, main_markets, main_products, business_types)
      SELECT 3, 2, 1, 'Works', 'works', (SELECT min(id) FROM categories), a.id, a.id, '{x}', '{x}', '{x}'
      FROM addresses a WHERE a.code = 'CN'`);
    await run(`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit, updated_at)
      SELECT 3, false, 0, 0, c.id, c.root_id, c.sub_id, 'Deleted long ago', 'piece', now() - make_interval(days => n * 20)
      FROM (SELECT * FROM categories WHERE is_end ORDER BY id LIMIT 1) c, generate_series(1, 33) AS n`);

    await migrate(db);
    const left = async (after: number) => {
      const deps = { db, now: () => new Date(Date.now() + after) } as Pick<Deps, 'db' | 'now'> as Deps;
      await removeDeletedProducts(deps);
      return (await run('SELECT count(*) AS n FROM products'))[0].n;
    };
    expect(await left(0)).toBe(33);
    expect(await left(29 * DAY)).toBe(33);
    expect(await left(31 * DAY)).toBe(0);
  } finally {
    await db.$client.end();
  }
});
