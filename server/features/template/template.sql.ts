/** Queries of templates, whatever their table. */
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { companies } from '../company/company.tables.ts';

export interface Kept {
  table: PgTable;
  /** The column of what is kept. */
  content: string;
}

export const lockTemplates = (tx: Executor, companyId: number) =>
  lockRow(tx, companies, companyId, { id: companies.id });

export async function templatesOf<T>(
  executor: Executor,
  { table, content }: Kept,
  companyId: number,
): Promise<T[]> {
  const { rows }: { rows: unknown[] } = await executor.execute(
    sql`SELECT id, name, ${sql.identifier(content)} FROM ${table} WHERE company_id = ${companyId} ORDER BY name`,
  );
  return rows as T[];
}

/** Replaces the template of that name. */
export async function saveTemplate(
  tx: Executor,
  { table, content }: Kept,
  { companyId, name, value, at }: { companyId: number; name: string; value: string; at: Date },
): Promise<number> {
  const column = sql.identifier(content);
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO ${table} (company_id, name, ${column}, updated_at)
    VALUES (${companyId}, ${name}, ${value}, ${at.toISOString()})
    ON CONFLICT (company_id, name) DO UPDATE SET ${column} = excluded.${column}, updated_at = excluded.updated_at
    RETURNING id`);
  return rows[0]!.id;
}

export async function deleteTemplate(executor: Executor, { table }: Kept, companyId: number, id: number) {
  const gone = await executor.execute(
    sql`DELETE FROM ${table} WHERE id = ${id} AND company_id = ${companyId}`,
  );
  return gone.rowCount === 1;
}
