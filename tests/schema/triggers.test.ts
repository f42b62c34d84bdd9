/** Every trigger stands in docs/ARCHITECTURE.md, for the verb that sets one off does not show it. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

/** "table: trigger, by function" of the rows of the page's table: a table each, with one trigger or several. */
function described(): string[] {
  const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = /^\| Table \| Triggers \| Function \|.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  return table
    .split('\n')
    .map((line) => line.split('|').slice(1, 4).map(namesIn))
    .flatMap(([tables = [], names = [], functions = []]) =>
      tables.flatMap((of) => names.map((name) => `${of}: ${name}, by ${functions.join()}`)),
    );
}

test('the table of the triggers says all of them, and none that is gone', async () => {
  const { rows } = await app.db.execute<{ said: string }>(sql`
    SELECT tgrelid::regclass || ': ' || tgname || ', by ' || proname AS said
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
      -- a month of the audit log has what the log has
      AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = tgrelid)`);
  expect(rows.length).toBeGreaterThan(40);
  expect(described().sort()).toEqual(rows.map(({ said }) => said).sort());
});
