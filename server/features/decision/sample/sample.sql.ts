/** Queries of decisions that were drawn for a second look. */
import { sql } from 'drizzle-orm';
import type { DecidedEntity, DecisionKind } from '../../../../domain/decision/decision.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { decisionSamples } from '../decision.tables.ts';

/** What the database has an index of (migration 0124). */
const DRAWN = sql`abs(hashint8(d.id) % 50) = 0`;
/** Nobody looks at what is older. */
const DAYS = 30;

const open = (reviewerId: number, now: Date) => sql`${DRAWN} AND d.undone_at IS NULL
  AND d.reviewer_id <> ${reviewerId} AND d.user_id IS DISTINCT FROM ${reviewerId}
  AND d.decided_at > ${now.toISOString()}::timestamptz - interval '${sql.raw(String(DAYS))} days'
  AND NOT EXISTS (SELECT FROM ${decisionSamples} s WHERE s.decision_id = d.id)`;

export interface SampleRow {
  id: number;
  entity: DecidedEntity;
  entity_id: number;
  kind: DecisionKind;
  title: string;
  company: string;
  reasons: string[];
  note: string;
  by: string;
  decided_at: string;
}

export async function samplePage(
  executor: Executor,
  reviewerId: number,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<SampleRow[]> {
  const { rows } = await executor.execute<SampleRow & Record<string, unknown>>(sql`
    SELECT d.id, d.entity, d.entity_id, d.kind, d.reasons, d.note, u.name AS by, d.decided_at,
      coalesce(c.name, '') AS company,
      coalesce(CASE d.entity
        WHEN 'product' THEN (SELECT title FROM products WHERE id = d.entity_id)
        WHEN 'revision' THEN (SELECT coalesce(r.proposal->>'title', p.title)
          FROM product_revisions r JOIN products p ON p.id = r.product_id WHERE r.id = d.entity_id)
        WHEN 'purchase' THEN (SELECT title FROM purchases WHERE id = d.entity_id)
        WHEN 'purchase_edit' THEN (SELECT title FROM purchases WHERE id = d.entity_id)
        WHEN 'certification' THEN (SELECT company_name FROM certifications WHERE id = d.entity_id)
      END, '') AS title
    FROM decisions d JOIN users u ON u.id = d.reviewer_id LEFT JOIN companies c ON c.id = d.company_id
    WHERE ${open(reviewerId, now)} ORDER BY d.id DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows;
}

export async function countOpen(
  executor: Executor,
  reviewerId: number,
  now: Date,
): Promise<{ waiting: number; oldest: string | null }> {
  const { rows } = await executor.execute<{ waiting: number; oldest: string | null }>(
    sql`SELECT count(*) AS waiting, min(d.decided_at) AS oldest FROM decisions d WHERE ${open(reviewerId, now)}`,
  );
  return rows[0]!;
}

/** Whether it was drawn, and is another's. */
export async function isOpenTo(executor: Executor, id: number, reviewerId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM decisions d
    WHERE d.id = ${id} AND ${DRAWN} AND d.undone_at IS NULL AND d.reviewer_id <> ${reviewerId}
      AND d.user_id IS DISTINCT FROM ${reviewerId}`);
  return rows.length > 0;
}

/** False where another was first. */
export async function insertSample(tx: Executor, row: typeof decisionSamples.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(decisionSamples).values(row).onConflictDoNothing();
  return rowCount === 1;
}
