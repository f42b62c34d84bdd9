/** Where files are referred to, as the foreign keys of the database say: a new table is seen without being named here. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

export async function fileReferences(executor: Executor): Promise<{ table: string; column: string }[]> {
  const { rows } = await executor.execute<{ table: string; column: string }>(sql`
    SELECT t.relname AS table, a.attname AS column
    FROM pg_constraint c
      JOIN pg_class t ON t.oid = c.conrelid
      CROSS JOIN unnest(c.conkey, c.confkey) AS k (referring, referred)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.referring
      JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = k.referred AND f.attname = 'id'
    WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass
    ORDER BY t.relname, a.attname`);
  return rows;
}
