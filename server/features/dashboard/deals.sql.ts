/** The dashboards' queries of requests and quotations, limited as in dashboard.sql.ts. */
import { sql } from 'drizzle-orm';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { MAX_QUOTATIONS, QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import type { Executor } from '../../platform/database/database.ts';
import { first } from './first.ts';

const { submitted, viewed, shortlisted, withdrawn } = QUOTATION_STATUS;
const undecided = sql`(${submitted}, ${viewed}, ${shortlisted})`;

/** In effect, whether or not the job that expires requests has come by. */
const inEffect = (
  now: Date,
) => sql`p.status = ${PURCHASE_STATUS.inEffect} AND p.deleted_at IS NULL AND p.withheld_at IS NULL
  AND p.closing_at > ${now.toISOString()}::timestamptz`;

export async function openLeads(executor: Executor, companyId: number, now: Date, limit: number) {
  const { rows } = await executor.execute<{
    total: number;
    id: number;
    title: string;
    full_path: string;
    quantity: string;
    unit: string;
    country: string;
    country_zh: string | null;
    closing_at: Date;
    time_zone: string;
  }>(sql`
    SELECT l.*, k.full_path, a.name AS country, a.name_zh AS country_zh
    FROM (SELECT count(*) OVER ()::int AS total, p.id, p.title, p.quantity, p.unit, p.closing_at, p.time_zone, p.category_id, p.receive_id
          FROM purchase_matches m JOIN purchases p ON p.id = m.purchase_id
          WHERE m.company_id = ${companyId} AND ${inEffect(now)} AND p.quota_num < ${MAX_QUOTATIONS}
            AND NOT EXISTS (SELECT FROM quotations q WHERE q.purchase_id = p.id AND q.company_id = m.company_id
              AND q.status <> ${withdrawn})
          ORDER BY p.closing_at, p.id LIMIT ${limit}) l
    JOIN categories k ON k.id = l.category_id JOIN addresses a ON a.id = l.receive_id
    ORDER BY l.closing_at, l.id`);
  return first(rows);
}

/** A revision answers the wish and takes it away. */
export async function betterOffers(executor: Executor, companyId: number, limit: number) {
  const { rows } = await executor.execute<{ total: number; id: number; title: string; asked_at: Date }>(sql`
    SELECT count(*) OVER ()::int AS total, q.id, p.title, q.better_offer_asked_at AS asked_at
    FROM quotations q JOIN purchases p ON p.id = q.purchase_id
    WHERE q.company_id = ${companyId} AND q.status IN ${undecided} AND q.better_offer_asked_at IS NOT NULL
    ORDER BY q.better_offer_asked_at, q.id LIMIT ${limit}`);
  return first(rows);
}

export async function toCompare(executor: Executor, userId: number, limit: number) {
  const { rows } = await executor.execute<{
    total: number;
    id: number;
    title: string;
    quotations: number;
    unseen: number;
    valid_until: Date;
    time_zone: string;
  }>(sql`
    SELECT count(*) OVER ()::int AS total, w.* FROM (
      SELECT p.id, p.title, count(*)::int AS quotations, min(q.valid_until) AS valid_until,
        (array_agg(q.time_zone ORDER BY q.valid_until))[1] AS time_zone,
        (count(*) FILTER (WHERE q.status = ${submitted}))::int AS unseen
      FROM purchases p JOIN quotations q ON q.purchase_id = p.id AND q.status IN ${undecided}
      WHERE p.user_id = ${userId} AND p.deleted_at IS NULL GROUP BY p.id) w
    ORDER BY w.unseen > 0 DESC, w.valid_until, w.id LIMIT ${limit}`);
  return first(rows);
}
