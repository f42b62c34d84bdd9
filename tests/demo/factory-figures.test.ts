/** The migration that makes figures of what companies had told in words. */
import { expect, test } from 'vitest';
import { seedReference } from '../../db/seed/reference.ts';
import { migrate, openDatabase } from '../../server/platform/database/database.ts';
import { emptyDatabase } from '../support/database/empty-database.ts';

const BEFORE = 70;
const url = emptyDatabase('factory');

const STATED = [
  { size: '8,000 square meters', workers: '51-100', area: 8000, left: null, range: '51-100' },
  { size: ' 500 sqm ', workers: '120 people', area: 500, left: null, range: '101-200' },
  { size: '12000㎡', workers: '10', area: 12_000, left: null, range: '1-10' },
  { size: '3 halls', workers: 'about fifty', area: null, left: '3 halls', range: 'about fifty' },
  { size: '0 m2', workers: '0', area: null, left: '0 m2', range: '0' },
  { size: '8,00 square meters', workers: '100+', area: null, left: '8,00 square meters', range: '100+' },
  { size: null, workers: null, area: null, left: null, range: null },
];

test('a number becomes one, other words stay as they were told', async () => {
  const db = await openDatabase(url, { max: 2 });
  await migrate(db, BEFORE);
  await seedReference(db);
  const { $client: client } = db;
  for (const [i, { size, workers }] of STATED.entries()) {
    await client.query(
      `INSERT INTO users (id, email, name, password_hash) VALUES ($1::int, $1::int || '@example.com', 'x', 'x')`,
      [i + 1],
    );
    await client.query(
      `INSERT INTO companies (user_id, type, name, address_id, country_id, factory_size, workers)
       SELECT $1, 2, 'Works', id, id, $2, $3 FROM addresses WHERE code = 'CN'`,
      [i + 1, size, workers],
    );
  }
  await migrate(db);
  const { rows } = await client.query(
    `SELECT factory_area AS area, factory_size AS left, workers AS range FROM companies ORDER BY user_id`,
  );
  expect(rows).toEqual(STATED.map(({ area, left, range }) => ({ area, left, range })));
  await client.end();
});
