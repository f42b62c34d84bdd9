/** Places as they are loaded, and as cards show them. */
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import { cloneDatabase } from '../support/database/database.ts';

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
