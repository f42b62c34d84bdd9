/** Cities are named once, as maps name them, also in a marketplace that had them otherwise (migration 0040). */
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressRoutes } from '../../../contract/address.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { checkIndex } from '../../search/index/check.ts';
import { indexCompanies, indexProducts, repairIndex } from '../../search/index/indexing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const ODD = /[a-z][A-Z]|.(?: Shi| Prefecture| Qu)$/;

test('no city of the list is named oddly, and none twice in its province', async () => {
  const tree = await app.call(addressRoutes.addressTrees);
  const provinces = tree.find(({ code }) => code === 'CN')!.children!;
  const cities = provinces.flatMap(({ name, children = [] }) =>
    children.map((city) => `${name}: ${city.name}`),
  );
  expect(cities).toContain('Jiangsu: Suzhou');
  expect(cities.filter((name) => ODD.test(name))).toEqual([]);
  expect(cities.length).toBeGreaterThan(1000);
  const foshan = cities.filter((name) => name === 'Guangdong: Foshan');
  expect(foshan).toHaveLength(1);
});

test('companies of a city with two names move to the one that stays, and their documents follow', async () => {
  const cityOf = async (name: string) =>
    (await app.db.execute<{ id: number }>(sql`SELECT id FROM addresses WHERE level = 3 AND name = ${name}`))
      .rows[0]?.id;
  const [suzhou, foshan] = [(await cityOf('Suzhou'))!, (await cityOf('Foshan'))!];
  await app.db.execute(sql`UPDATE addresses SET name = 'SuZhou' WHERE id = ${suzhou}`);
  await app.db.execute(
    sql`INSERT INTO addresses (id, parent_id, level, name) SELECT 900001, parent_id, 3, 'Foshan Shi' FROM addresses WHERE id = ${foshan}`,
  );
  const [near, far] = [await makeSupplier(app), await makeSupplier(app)];
  for (const [company, city] of [
    [near, suzhou],
    [far, 900_001],
  ] as const)
    await app.db.execute(sql`UPDATE companies SET address_id = ${city} WHERE id = ${company.companyId}`);
  const products = [await makeProduct(app, near.companyId), await makeProduct(app, far.companyId)];
  await indexCompanies(app.db, [near.companyId, far.companyId]);
  await indexProducts(
    app.deps,
    app.db,
    products.map(({ id }) => id),
  );
  const migration = fs.readFileSync('db/migrations/0040-place-names.sql', 'utf8');
  await app.db.transaction((tx) => tx.execute(sql.raw(migration)));
  const { rows } = await app.db.execute<{ name: string }>(
    sql`SELECT a.name FROM companies c JOIN addresses a ON a.id = c.address_id
        WHERE c.id IN (${near.companyId}, ${far.companyId}) ORDER BY c.id`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Suzhou', 'Foshan']);
  expect(await cityOf('Foshan Shi')).toBeUndefined();
  await repairIndex(app.db);
  expect(await checkIndex(app.db)).toEqual([]);
});
