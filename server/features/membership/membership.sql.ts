/** Queries of memberships. Days are UTC days, written YYYY-MM-DD. */
import { sql } from 'drizzle-orm';
import type { Tier } from '../../../domain/membership.ts';
import type { Executor } from '../../platform/database.ts';

export async function insertMembership(
  tx: Executor,
  row: { companyId: number; tier: Tier; from: string; to: string; grantedBy: number; grantedAt: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`INSERT INTO memberships (company_id, tier, period, granted_by, granted_at)
      VALUES (${row.companyId}, ${row.tier}, daterange(${row.from}::date, ${row.to}::date), ${row.grantedBy},
        ${row.grantedAt.toISOString()}) RETURNING id`,
  );
  return rows[0]!.id;
}

/** The tier of a company on a day. */
export async function tierOn(tx: Executor, companyId: number, day: string): Promise<Tier | null> {
  const { rows } = await tx.execute<{ tier: Tier }>(
    sql`SELECT tier FROM memberships WHERE company_id = ${companyId} AND period @> ${day}::date`,
  );
  return rows[0]?.tier ?? null;
}

/** Companies whose tier is not that of the day. */
export async function companiesOutOfStep(executor: Executor, day: string): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT c.id FROM companies c LEFT JOIN memberships m ON m.company_id = c.id AND m.period @> ${day}::date
      WHERE (c.tier IS NOT NULL OR m.id IS NOT NULL) AND c.tier IS DISTINCT FROM m.tier ORDER BY c.id`,
  );
  return rows.map((row) => row.id);
}
