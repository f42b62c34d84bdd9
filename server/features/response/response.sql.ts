import { eq, sql } from 'drizzle-orm';
import { ANSWER_HOURS, type Measured, RESPONSE_DAYS } from '../../../domain/company/response.ts';
import { ENQUIRY_STATUS, HOLD_STATUS } from '../../../domain/deal/enquiry.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companyResponses } from './response.tables.ts';

export interface Change extends Record<string, unknown> {
  company: number;
  /** null: nothing was asked any more. */
  measured: Measured | null;
}

/** What is measured at `now` and stands otherwise in the table; the longest statement of the job, on all enquiries of 90 days. */
export async function measureChanges(executor: Executor, now: Date): Promise<Change[]> {
  const since = sql`${now}::timestamptz - make_interval(days => ${RESPONSE_DAYS})`;
  const allowed = sql`make_interval(hours => ${ANSWER_HOURS})`;
  const { rows } = await executor.execute<Change>(sql`
    WITH questions AS (
      SELECT e.company_id, e.received_at AS at, e.user_id, lower(e.email) AS email,
        -- without a reviewer's word, what a supplier calls spam is a question without an answer
        (SELECT min(m.created_at) FROM enquiry_messages m WHERE m.enquiry_id = e.id AND m.author = 'supplier'
          AND e.status <> ${ENQUIRY_STATUS.spam}) AS answered_at
      FROM enquiries e
      WHERE e.company_type = 1 AND e.received AND NOT e.own_network AND e.received_at > ${since}
        AND NOT (e.status = ${ENQUIRY_STATUS.spam} AND EXISTS (SELECT FROM enquiry_holds h
          WHERE h.enquiry_id = e.id AND h.kind = 'marked' AND h.status = ${HOLD_STATUS.refused}))
      UNION ALL
      SELECT p.company_id, r.published_at, r.user_id, lower(r.contact_email),
        (SELECT min(q.created_at) FROM quotations q WHERE q.purchase_id = r.id AND q.company_id = p.company_id)
      FROM purchases r JOIN products p ON p.id = r.invited_product_id
      WHERE r.published_at > ${since} AND NOT r.own_network
    ), of_others AS (
      -- the first question of a buyer within a week, who is not the supplier
      SELECT DISTINCT ON (q.company_id, buyer, week) q.company_id, q.at, q.answered_at
      FROM questions q JOIN companies c ON c.id = q.company_id JOIN users owner ON owner.id = c.user_id,
        LATERAL (SELECT coalesce(q.user_id::text, q.email) AS buyer, date_trunc('week', q.at, 'UTC') AS week) asked
      WHERE q.user_id IS DISTINCT FROM owner.id AND q.email <> lower(owner.email)
      ORDER BY q.company_id, buyer, week, q.at
    ), counted AS (
      SELECT company_id, CASE WHEN answered_at IS NOT NULL THEN greatest(answered_at - at, '0'::interval) END AS took
      FROM of_others
      WHERE answered_at IS NOT NULL OR at <= ${now}::timestamptz - ${allowed}
    ), figures AS (
      SELECT company_id, count(*)::int AS asked, count(*) FILTER (WHERE took <= ${allowed})::int AS answered,
        extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::int AS median_seconds
      FROM counted GROUP BY company_id
    )
    SELECT coalesce(f.company_id, r.company_id) AS company, CASE WHEN f.company_id IS NOT NULL
      THEN jsonb_build_object('asked', f.asked, 'answered', f.answered, 'medianSeconds', f.median_seconds) END AS measured
    FROM figures f FULL JOIN company_responses r ON r.company_id = f.company_id
    WHERE (f.asked, f.answered, f.median_seconds) IS DISTINCT FROM (r.asked, r.answered, r.median_seconds)
    ORDER BY 1`);
  return rows;
}

export async function write(executor: Executor, companyId: number, measured: Measured | null): Promise<void> {
  if (!measured) {
    await executor.delete(companyResponses).where(eq(companyResponses.companyId, companyId));
    return;
  }
  await executor
    .insert(companyResponses)
    .values({ companyId, ...measured })
    .onConflictDoUpdate({ target: companyResponses.companyId, set: { ...measured } });
}

export async function find(executor: Executor, companyId: number): Promise<Measured | null> {
  const [row] = await executor
    .select()
    .from(companyResponses)
    .where(eq(companyResponses.companyId, companyId));
  return row ?? null;
}
