/** server/reads.ts declares every read of another part's tables, whether imported or named in SQL. */
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { READS } from '../../server/reads.ts';
import { foreignTables, partOf, type Table, tablesOfText } from './table-reads.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The console's list of e-mails sends them again: the table is the platform's, which knows no feature. */
const WRITES = { outbox: ['outbox'] };

async function tablesInCode(): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  for await (const found of glob('server/**/*.tables.ts', { cwd: ROOT })) {
    const exported: object = await import(/* @vite-ignore */ `../../${found}`);
    const file = found.replaceAll('\\', '/').slice('server/'.length);
    for (const [name, value] of Object.entries(exported))
      if (is(value, PgTable))
        tables.set(`${file} ${name}`, { name: getTableName(value), owner: partOf(file) });
  }
  return tables;
}

const KNOWN = new Set(['products', 'companies', 'files', 'users', 'enquiries']);
test.each([
  ['SELECT id FROM products WHERE listed', ['products']],
  ['SELECT 1 FROM ONLY "products" p, companies AS c, files JOIN users u ON true', [...KNOWN].slice(0, 4)],
  ['UPDATE products p SET n = c.n FROM companies c', ['products', 'companies']],
  ['DELETE FROM files USING users WHERE true', ['files', 'users']],
  ['INSERT INTO enquiries (id) SELECT id FROM ?', ['enquiries']],
  ['SELECT (SELECT count(*) FROM files) AS files, EXISTS (SELECT FROM users)', ['files', 'users']],
  // a piece that is put behind FROM elsewhere
  ['products p JOIN companies c ON c.id = p.company_id WHERE p.listed', ['products', 'companies']],
  // columns, what a WITH calls so, and words
  ['SELECT sum(products) AS products, p.files FROM counts p ORDER BY companies', []],
  ['WITH files AS (SELECT 1), users AS MATERIALIZED (SELECT 2) SELECT * FROM files JOIN users', []],
  ['Your files and products', []],
])('%s', (text, tables) => {
  expect([...tablesOfText(text, KNOWN)].sort()).toEqual([...tables].sort());
});

test('each part says which tables of others it reads, and writes none of them', async () => {
  const tables = await tablesInCode();
  expect(tables.size).toBeGreaterThan(90);
  const { reads, writes } = foreignTables(path.join(ROOT, 'server'), tables);
  expect(reads, 'what server/reads.ts should say').toEqual(READS);
  expect(writes).toEqual(WRITES);
});
