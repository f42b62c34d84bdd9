/** Steps of the schema on a database that servers use: beside them, again after a death, and told to an older program. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database/database.ts';
import { awaitedLocks } from '../../../tests/support/database/locks.ts';
import { type Database, openDatabase } from './database.ts';
import { applyMigrations, knownMigrations, migrate } from './migrations.ts';

let folder: string;
let url: string;
let db: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await cloneDatabase(inject('databaseUrl')));
  db = await openDatabase(url, { max: 6 });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-steps-'));
  for (const name of knownMigrations()) fs.writeFileSync(path.join(folder, name), '');
});
afterEach(async () => {
  await db.$client.end();
  await drop();
  fs.rmSync(folder, { recursive: true });
});

const step = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const run = () => migrate(db, { folder });
const rowsOf = async (text: string) => (await db.$client.query(text)).rows;
const has = async (name: string) =>
  (await rowsOf(`SELECT 1 FROM migrations WHERE name = '${name}'`)).length === 1;
const isValid = async (index: string) =>
  (await rowsOf(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('${index}')`))[0]
    ?.valid;

async function another(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

test('a step that waits for a table lets others go first, and comes when the table is free', async () => {
  step('9000-a.sql', 'ALTER TABLE notices ADD COLUMN a text');
  const holder = await another();
  await holder.query('BEGIN; SELECT count(*) FROM notices');
  const migrated = run();
  await expect.poll(() => awaitedLocks(db)).toBe(1);
  // it gives up by itself, and whoever came behind it reads
  await expect.poll(() => awaitedLocks(db)).toBe(0);
  expect(await rowsOf('SELECT count(*) AS n FROM notices')).toHaveLength(1);
  await expect.poll(() => awaitedLocks(db)).toBe(1);
  await holder.query('COMMIT');
  expect(await migrated).toBe(1);
  expect(await has('9000-a.sql')).toBe(true);
  await holder.end();
});

test('a table that is never free is told after the last try, and nothing of the step is there', async () => {
  step('9000-a.sql', 'CREATE TABLE made (id int); ALTER TABLE notices ADD COLUMN a text');
  const holder = await another();
  await holder.query('BEGIN; SELECT count(*) FROM notices');
  await expect(migrate(db, { folder, tries: 1 })).rejects.toThrow(
    /^Migration 9000-a\.sql failed: somebody held a table for longer than 4s/,
  );
  await holder.end();
  expect(await rowsOf(`SELECT to_regclass('made') AS made`)).toEqual([{ made: null }]);
  expect(await run()).toBe(1);
});

test('an index is built while others write, and a second server that starts meanwhile waits for it', async () => {
  step('9000-i.sql', '-- for a question\nCREATE INDEX CONCURRENTLY notices_title ON notices (title_en);');
  const writer = await another();
  await writer.query('BEGIN');
  const add = `INSERT INTO notices (title_en, title_zh, body_en, body_zh) VALUES ('a', 'b', '', '')`;
  await writer.query(add);
  const both = Promise.all([run(), run()]);
  // it waits for who has written before it, and nobody waits for it
  await expect.poll(() => awaitedLocks(db, sql`l.locktype = 'virtualxid'`)).toBe(1);
  await rowsOf(add);
  await writer.query('COMMIT');
  await writer.end();
  expect((await both).sort()).toEqual([0, 1]);
  expect(await isValid('notices_title')).toBe(true);
});

test('half of an index that a dead server has left is built anew, a whole one is taken', async () => {
  const text = 'CREATE UNIQUE INDEX CONCURRENTLY notices_title ON notices (title_en)';
  step('9000-i.sql', text);
  await rowsOf(`INSERT INTO notices (title_en, title_zh, body_en, body_zh)
    VALUES ('same', 'b', '', ''), ('same', 'b', '', '')`);
  await expect(run()).rejects.toThrow(/Migration 9000-i\.sql failed: could not create unique index/);
  expect([await isValid('notices_title'), await has('9000-i.sql')]).toEqual([false, false]);
  await rowsOf('DELETE FROM notices');
  expect(await run()).toBe(1);
  expect(await isValid('notices_title')).toBe(true);
  // it died between the index and the line that says so
  await rowsOf(`DELETE FROM migrations WHERE name = '9000-i.sql'`);
  expect(await run()).toBe(1);
  expect(await has('9000-i.sql')).toBe(true);
});

test('an index goes again by a step, also by one whose server died before it had written that', async () => {
  step('9000-i.sql', 'DROP INDEX CONCURRENTLY IF EXISTS notices_board');
  expect(await run()).toBe(1);
  await rowsOf(`DELETE FROM migrations WHERE name = '9000-i.sql'`);
  expect(await run()).toBe(1);
  expect(await isValid('notices_board')).toBe(undefined);
});

test('in the transaction of a restore an index is built as any other', async () => {
  step('9000-i.sql', 'CREATE INDEX CONCURRENTLY notices_title ON notices (title_en)');
  const client = await db.$client.connect();
  await client.query('BEGIN');
  await applyMigrations(client, ['9000-i.sql'], folder);
  await client.query('COMMIT');
  client.release();
  expect([await isValid('notices_title'), await has('9000-i.sql')]).toEqual([true, true]);
});

test('the release before starts on a schema that was expanded, and not on one that was contracted', async () => {
  await rowsOf(`INSERT INTO migrations (name) VALUES ('9000-more.sql')`);
  expect(await migrate(db)).toBe(0);
  await rowsOf(`INSERT INTO migrations (name) VALUES ('9001-contracts-less.sql')`);
  await expect(migrate(db)).rejects.toThrow(
    'The database holds 9001-contracts-less.sql, which this version does not know: bring the newer one.',
  );
});

test('a database that only reads is enough where nothing is missing', async () => {
  const { database } = (await rowsOf('SELECT current_database() AS database'))[0];
  await rowsOf(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
  const reader = await openDatabase(url, { max: 1 });
  expect(await migrate(reader)).toBe(0);
  await reader.$client.end();
});
