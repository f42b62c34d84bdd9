import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnswerResult } from '../../../contract/operator/answer.ts';
import { ANSWER_HOURS, type Measured, RESPONSE_DAYS } from '../../../domain/company/response.ts';
import { ENQUIRY_STATUS, HOLD_STATUS } from '../../../domain/deal/enquiry.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companyResponses } from './response.tables.ts';

export interface Change extends Record<string, unknown> {
  company: number;
  /** null: nothing was asked any more. */
  measured: Measured | null;
}

/** Questions from a moment to another as they stood at the end: what was answered after it is open. */
const questionsBetween = (since: SQL, until: SQL, allowed: SQL): SQL => sql`
    questions AS (
      SELECT 'enquiry' AS kind, e.id, e.company_id, e.received_at AS at, e.user_id, lower(e.email) AS email,
        -- without a reviewer's word, what a supplier calls spam is a question without an answer
        (SELECT min(m.created_at) FROM enquiry_messages m WHERE m.enquiry_id = e.id AND m.author = 'supplier'
          AND e.status <> ${ENQUIRY_STATUS.spam} AND m.created_at <= ${until}) AS answered_at
      FROM enquiries e
      WHERE e.company_type = 1 AND e.received AND NOT e.own_network AND e.received_at > ${since} AND e.received_at <= ${until}
        AND NOT (e.status = ${ENQUIRY_STATUS.spam} AND EXISTS (SELECT FROM enquiry_holds h
          WHERE h.enquiry_id = e.id AND h.kind = 'marked' AND h.status = ${HOLD_STATUS.refused}))
      UNION ALL
      SELECT 'request', r.id, p.company_id, r.published_at, r.user_id, lower(r.contact_email),
        (SELECT min(q.created_at) FROM quotations q WHERE q.purchase_id = r.id AND q.company_id = p.company_id
          AND q.created_at <= ${until})
      FROM purchases r JOIN products p ON p.id = r.invited_product_id
      WHERE r.published_at > ${since} AND r.published_at <= ${until} AND NOT r.own_network
    ), of_others AS (
      -- the first question of a buyer within a week, who is not the supplier
      SELECT DISTINCT ON (q.company_id, buyer, week) q.kind, q.id, q.company_id, q.at, q.answered_at
      FROM questions q JOIN companies c ON c.id = q.company_id JOIN users owner ON owner.id = c.user_id,
        LATERAL (SELECT coalesce(q.user_id::text, q.email) AS buyer, date_trunc('week', q.at, 'UTC') AS week) asked
      WHERE q.user_id IS DISTINCT FROM owner.id AND q.email <> lower(owner.email)
      ORDER BY q.company_id, buyer, week, q.at
    ), counted AS (
      SELECT kind, id, company_id, at, answered_at,
        CASE WHEN answered_at IS NOT NULL THEN greatest(answered_at - at, '0'::interval) END AS took
      FROM of_others
      WHERE answered_at IS NOT NULL OR at <= ${until} - ${allowed}
    )`;

const ALLOWED = sql`make_interval(hours => ${ANSWER_HOURS})`;
const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
/** Those of RESPONSE_DAYS. */
const questionsAt = (now: Date): SQL =>
  questionsBetween(sql`${moment(now)} - make_interval(days => ${RESPONSE_DAYS})`, moment(now), ALLOWED);

/** What is measured at `now` and stands otherwise in the table; the longest statement of the job, on all enquiries of 90 days. */
export async function measureChanges(executor: Executor, now: Date): Promise<Change[]> {
  const { rows } = await executor.execute<Change>(sql`
    WITH ${questionsAt(now)}, figures AS (
      SELECT company_id, count(*)::int AS asked, count(*) FILTER (WHERE took <= ${ALLOWED})::int AS answered,
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

/** The same of all suppliers together; null where nothing was asked. */
export async function measureAll(executor: Executor, now: Date): Promise<Measured | null> {
  const { rows } = await executor.execute<Measured & Record<string, unknown>>(sql`
    WITH ${questionsAt(now)}
    SELECT count(*)::int AS asked, count(*) FILTER (WHERE took <= ${ALLOWED})::int AS answered,
      extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::int AS "medianSeconds"
    FROM counted HAVING count(*) > 0`);
  return rows[0] ?? null;
}

export interface Asked extends Record<string, unknown> {
  kind: 'enquiry' | 'request';
  number: number;
  company_id: number;
  company: string;
  asked_at: Date;
  answered_at: Date | null;
  hours: number | null;
  result: AnswerResult;
}

const RESULT = sql`CASE WHEN took <= ${ALLOWED} THEN 'in_time' WHEN took IS NULL THEN 'open' ELSE 'late' END`;

/** The questions that count from a moment to another, the latest first. */
export async function questionPage(
  executor: Executor,
  { since, until, result }: { since: Date; until: Date; result: AnswerResult | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Asked[]; total: number }> {
  const { rows } = await executor.execute<{ total: number; page: Asked[] | null }>(sql`
    WITH ${questionsBetween(moment(since), moment(until), ALLOWED)}, wanted AS (
      SELECT q.*, ${RESULT} AS result FROM counted q WHERE ${result ? sql`${RESULT} = ${result}` : sql`true`}
    ), page AS (
      SELECT w.kind, w.id AS number, w.company_id, c.name AS company, w.at AS asked_at, w.answered_at,
        round((extract(epoch FROM took) / 3600.0)::numeric, 2)::float8 AS hours, w.result
      FROM (SELECT * FROM wanted ORDER BY at DESC, kind, id LIMIT ${limit} OFFSET ${offset}) w
        JOIN companies c ON c.id = w.company_id
    )
    SELECT (SELECT count(*)::int FROM wanted) AS total,
      (SELECT jsonb_agg(p ORDER BY p.asked_at DESC, p.kind, p.number) FROM page p) AS page`);
  const { total, page } = rows[0]!;
  return { rows: page ?? [], total };
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
