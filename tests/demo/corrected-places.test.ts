/** The migration that corrects the places of China in a marketplace that had loaded the wrong ones. */
import { expect, inject, test } from 'vitest';
import { seedReference } from '../../db/seed/reference.ts';
import { migrate, openDatabase } from '../../server/platform/database/database.ts';
import { cloneDatabase } from '../support/database/database.ts';
import { emptyDatabase } from '../support/database/empty-database.ts';

const BEFORE = 44;
const url = emptyDatabase('places');

test('a place keeps its number under its right name; a village stays for who is there, hidden', async () => {
  const db = await openDatabase(url, { max: 2 });
  await migrate(db, BEFORE);
  await seedReference(db);
  const rows = async (text: string) => (await db.$client.query(text)).rows;
  const one = async (text: string) => (await rows(text))[0]?.id as number | undefined;
  const province = (code: string) => `(SELECT id FROM addresses WHERE code = '${code}')`;
  const [{ most }] = (await rows('SELECT max(id) AS most FROM addresses')) as [{ most: number }];
  // as they were loaded before
  const cixi = await one(`UPDATE addresses SET name_zh = '慈禧' WHERE name_zh = '慈溪' RETURNING id`);
  await rows(`DELETE FROM addresses WHERE name_zh = '高雄'`);
  await rows(`INSERT INTO addresses (id, parent_id, level, name, name_zh) VALUES
    (${most + 1}, ${province('CN-FJ')}, 3, 'Badu', '巴杜'), (${most + 2}, ${province('CN-FJ')}, 3, 'Baiqi', '白起'),
    (${most + 3}, ${province('CN-GD')}, 3, 'Foshan Shi', '佛山市')`);
  await rows(`INSERT INTO users (id, email, name, password_hash)
    SELECT n, n || '@example.com', 'x', 'x' FROM generate_series(2, 3) AS n`);
  await rows(`INSERT INTO companies (user_id, type, name, address_id, country_id)
    SELECT n, 2, 'Works', ${most} + n, a.id FROM addresses a, generate_series(2, 3) AS n WHERE a.code = 'CN'`);
  await rows(`INSERT INTO search_version (version) VALUES (7) ON CONFLICT (whole) DO UPDATE SET version = 7`);

  await migrate(db);
  expect(await rows(`SELECT name, name_zh, hidden FROM addresses WHERE id = ${cixi}`)).toEqual([
    { name: 'Cixi', name_zh: '慈溪', hidden: false },
  ]);
  expect(await rows(`SELECT id, hidden FROM addresses WHERE id > ${most} AND name_zh <> '高雄'`)).toEqual([
    { id: most + 2, hidden: true },
  ]);
  expect(
    await rows(`SELECT name FROM addresses WHERE name_zh = '高雄' AND parent_id = ${province('CN-TW')}`),
  ).toEqual([{ name: 'Kaohsiung' }]);
  expect(
    await rows(`SELECT a.name FROM companies c JOIN addresses a ON a.id = c.address_id WHERE c.user_id = 3`),
  ).toEqual([{ name: 'Foshan' }]);
  // what was never missing is there once
  expect(await rows(`SELECT count(*) AS n FROM addresses WHERE level = 3 AND name_zh = '台北'`)).toEqual([
    { n: 1 },
  ]);
  expect(await rows('SELECT version FROM search_version')).toEqual([{ version: 0 }]);
  await db.$client.end();
});

test('a new database holds each place of China once, with a Chinese name', async () => {
  const database = await cloneDatabase(inject('databaseUrl'));
  const db = await openDatabase(database.url, { max: 1 });
  const { rows } = await db.$client.query(`
    SELECT parent_id, name_zh, count(*) AS n FROM addresses WHERE level = 3
    GROUP BY 1, 2 HAVING count(*) > 1 OR name_zh IS NULL`);
  expect(rows).toEqual([]);
  await db.$client.end();
  await database.drop();
});

test('cards show a place by its province and country, in step with their names', async () => {
  const database = await cloneDatabase(inject('databaseUrl'));
  const db = await openDatabase(database.url, { max: 1 });
  const texts = async () => {
    const { rows } = await db.$client.query<{ text: string }>(`
      SELECT concat_ws(' | ', c.place, c.place_zh, p.place, p.place_zh, k.place, k.place_zh) AS text FROM addresses c
      JOIN addresses p ON p.id = c.parent_id JOIN addresses k ON k.id = p.parent_id WHERE c.name_zh = '佛山'`);
    return rows.map(({ text }) => text);
  };
  expect(await texts()).toEqual([
    'Guangdong, China | 中国广东省 | Guangdong, China | 中国广东省 | China | 中国',
  ]);
  await db.$client.query(`UPDATE addresses SET name = 'Canton', name_zh = NULL WHERE code = 'CN-GD'`);
  expect(await texts()).toEqual(['Canton, China | 中国Canton | Canton, China | 中国Canton | China | 中国']);
  await db.$client.end();
  await database.drop();
});
