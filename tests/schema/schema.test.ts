/** The tables in code are the tables in the database: names, types, nullability. */

import { glob } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgTable, PgTable as PgTableClass } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function tablesInCode(): Promise<Map<string, Map<string, string>>> {
  const tables = new Map<string, Map<string, string>>();
  for await (const file of glob('server/**/*.tables.ts')) {
    const exported = Object.values((await import(`../../${file}`)) as Record<string, unknown>);
    for (const table of exported.filter((value): value is PgTable => is(value, PgTableClass))) {
      const { name, columns } = getTableConfig(table);
      expect(tables.has(name), `${name} is declared twice`).toBe(false);
      tables.set(name, new Map(columns.map((c) => [c.name, `${c.getSQLType()}${c.notNull ? '' : ' null'}`])));
    }
  }
  return tables;
}

test('every table and column is in both', async () => {
  const { rows } = await app.deps.db.$client.query(`
    SELECT c.relname AS table, a.attname AS column,
           format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN '' ELSE ' null' END AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
      AND a.attnum > 0 AND NOT a.attisdropped`);
  const database = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows)
    database.set(table, (database.get(table) ?? new Map()).set(column, type));
  const plain = (tables: Map<string, Map<string, string>>) =>
    Object.fromEntries(
      [...tables].sort().map(([name, columns]) => [name, Object.fromEntries([...columns].sort())]),
    );
  const normal = JSON.parse(
    JSON.stringify(plain(await tablesInCode())).replaceAll(/numeric\((\d+), (\d+)\)/g, 'numeric($1,$2)'),
  );
  expect(normal).toEqual(plain(database));
});
