/** Queries of acts on reports. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReportTarget } from '../../../domain/report.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reports } from './report.tables.ts';

export async function reportById(tx: Executor, id: number) {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id));
  return row;
}

export const openOf = (type: ReportTarget, id: number): SQL | undefined =>
  and(eq(reports.targetType, type), eq(reports.targetId, id));

export async function setDecision(
  tx: Executor,
  resolved: readonly { id: number }[],
  decisionId: number,
): Promise<void> {
  await tx
    .update(reports)
    .set({ decisionId })
    .where(
      inArray(
        reports.id,
        resolved.map(({ id }) => id),
      ),
    );
}

/** The account that answers for a thing; null for a guest's. */
export async function ownerOf(tx: Executor, type: ReportTarget, id: number): Promise<number | null> {
  const read: Record<ReportTarget, SQL> = {
    product: sql`SELECT c.user_id FROM products p JOIN companies c ON c.id = p.company_id WHERE p.id = ${id}`,
    company: sql`SELECT user_id FROM companies WHERE id = ${id}`,
    purchase: sql`SELECT user_id FROM purchases WHERE id = ${id}`,
    quotation: sql`SELECT c.user_id FROM quotations q JOIN companies c ON c.id = q.company_id WHERE q.id = ${id}`,
    message: sql`SELECT CASE m.author WHEN 'supplier' THEN c.user_id ELSE e.user_id END AS user_id
      FROM enquiry_messages m JOIN enquiries e ON e.id = m.enquiry_id JOIN companies c ON c.id = e.company_id
      WHERE m.id = ${id}`,
  };
  const { rows } = await tx.execute<{ user_id: number | null }>(read[type]);
  return rows[0]?.user_id ?? null;
}
