/** The dashboards' queries. Each is limited to the company or the account and returns few rows. */
import { sql } from 'drizzle-orm';
import type { ListCounts } from '../../../contract/operator/dashboard.ts';
import { ANSWER_HOURS } from '../../../domain/company/response.ts';
import { ENQUIRY_STATUS } from '../../../domain/deal/enquiry.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { UPLOAD_PURPOSES } from '../../../domain/enumerations.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../domain/product/product-review.ts';
import type { Executor } from '../../platform/database/database.ts';
import { shownTo } from '../message/message.ts';
import { first } from './first.ts';

const lastWritten = (author: 'buyer' | 'supplier') =>
  sql`(SELECT max(m.created_at) FROM enquiry_messages m WHERE m.enquiry_id = e.id AND m.author = ${author} AND m.delivered)`;

export async function unansweredEnquiries(executor: Executor, companyId: number, limit: number) {
  const { rows } = await executor.execute<{
    total: number;
    id: number;
    subject: string;
    product: string | null;
    name: string;
    country: string;
    country_zh: string | null;
    written_at: Date;
    answer_by: Date | null;
  }>(sql`
    SELECT e.*, p.title AS product, a.name AS country, a.name_zh AS country_zh
    FROM (SELECT count(*) OVER ()::int AS total, e.id, e.subject, e.name, e.product_id, e.country_id,
            ${lastWritten('buyer')} AS written_at,
            CASE WHEN ${lastWritten('supplier')} IS NULL
              THEN e.received_at + make_interval(hours => ${ANSWER_HOURS}) END AS answer_by
          FROM enquiries e
          WHERE e.company_id = ${companyId} AND e.deleted_at IS NULL AND e.received
            AND e.status IN (${ENQUIRY_STATUS.new}, ${ENQUIRY_STATUS.read})
          ORDER BY written_at, e.id LIMIT ${limit}) e
    JOIN addresses a ON a.id = e.country_id
    LEFT JOIN products p ON p.id = e.product_id
    ORDER BY e.written_at, e.id`);
  return first(rows);
}

/** A failed product, or the failed edit of one that is online, unless a newer edit waits or has passed. */
export async function failedReviews(executor: Executor, companyId: number, limit: number) {
  const { rows } = await executor.execute<{
    total: number;
    id: number;
    title: string;
    edit: boolean;
    reasons: string[];
    note: string;
  }>(sql`
    SELECT count(*) OVER ()::int AS total, id, title, edit, reasons, note FROM (
      SELECT id, title, false AS edit, reasons, review_note AS note, updated_at AS at
      FROM products WHERE company_id = ${companyId} AND status = ${PRODUCT_STATUS.failed}
      UNION ALL
      SELECT p.id, p.title, true, r.reasons, r.review_note, r.decided_at
      FROM products p JOIN product_revisions r ON r.product_id = p.id AND r.status = ${REVISION_STATUS.failed}
      WHERE p.company_id = ${companyId} AND p.status = ${PRODUCT_STATUS.published} AND NOT EXISTS (
        SELECT FROM product_revisions n WHERE n.product_id = p.id AND n.id > r.id)
    ) failed ORDER BY at DESC, id DESC LIMIT ${limit}`);
  return first(rows);
}

/** Pins that cover this moment and whose end, with what follows on them, comes before `before`. */
export async function endingPins(
  executor: Executor,
  companyId: number,
  { now, before, limit }: { now: Date; before: Date; limit: number },
) {
  const { rows } = await executor.execute<{ total: number; id: number; title: string; until: Date }>(sql`
    SELECT count(*) OVER ()::int AS total, p.id, p.title, upper(n.covered) AS until
    FROM (SELECT product_id, unnest(range_agg(period)) AS covered FROM product_pins
          WHERE company_id = ${companyId} AND upper(period) > ${now.toISOString()}::timestamptz
          GROUP BY product_id) n
    JOIN products p ON p.id = n.product_id AND p.status = ${PRODUCT_STATUS.published}
    WHERE n.covered @> ${now.toISOString()}::timestamptz AND upper(n.covered) <= ${before.toISOString()}::timestamptz
    ORDER BY upper(n.covered), p.id LIMIT ${limit}`);
  return first(rows);
}

/** The first day without the tier of that day, YYYY-MM-DD. */
export async function memberUntil(
  executor: Executor,
  companyId: number,
  day: string,
): Promise<string | null> {
  const { rows } = await executor.execute<{ until: string }>(sql`
    SELECT upper(covered)::text AS until
    FROM (SELECT unnest(range_agg(period)) AS covered FROM memberships
          WHERE company_id = ${companyId} GROUP BY tier) m
    WHERE covered @> ${day}::date`);
  return rows[0]?.until ?? null;
}

/** Each day from `from` to `to`, with zeros where nothing was counted. */
export async function daysOf(
  executor: Executor,
  companyId: number,
  { from, to }: { from: string; to: string },
) {
  const { rows } = await executor.execute<{
    day: string;
    views: number;
    appearances: number;
    enquiries: number;
  }>(sql`
    SELECT d::date::text AS day, coalesce(s.views, 0)::int AS views,
      coalesce(s.appearances, 0)::int AS appearances, coalesce(s.enquiries, 0)::int AS enquiries
    FROM generate_series(${from}::timestamp, ${to}::timestamp, '1 day') d
    LEFT JOIN (SELECT day, sum(views) AS views, sum(appearances) AS appearances, sum(enquiries) AS enquiries
               FROM product_statistics WHERE company_id = ${companyId} AND day BETWEEN ${from}::date AND ${to}::date
               GROUP BY day) s ON s.day = d::date
    ORDER BY d`);
  return rows;
}

export async function unreadAnswers(executor: Executor, userId: number, limit: number) {
  const { rows } = await executor.execute<{
    total: number;
    id: number;
    subject: string;
    product: string | null;
    company: string;
    written_at: Date;
  }>(sql`
    SELECT count(*) OVER ()::int AS total, e.id, e.subject, p.title AS product, c.name AS company,
      ${lastWritten('supplier')} AS written_at
    FROM enquiries e JOIN companies c ON c.id = e.company_id LEFT JOIN products p ON p.id = e.product_id
    WHERE e.user_id = ${userId} AND e.buyer_read_at IS NULL
    ORDER BY written_at DESC NULLS LAST, e.id DESC LIMIT ${limit}`);
  return first(rows);
}

export async function countSent(executor: Executor, userId: number): Promise<number> {
  const { rows } = await executor.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM enquiries WHERE user_id = ${userId}`,
  );
  return rows[0]!.n;
}

/** Each as the list itself counts it. */
export async function countLists(
  executor: Executor,
  { userId, companyId, reader }: { userId: number; companyId: number; reader: Parameters<typeof shownTo>[0] },
  now: Date,
): Promise<ListCounts> {
  const { published, underReview, failed, draft, deleted } = PRODUCT_STATUS;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await executor.execute<ListCounts & Record<string, unknown>>(sql`SELECT
    (SELECT count(DISTINCT n.product_id)::int FROM product_pins n JOIN products p ON p.id = n.product_id
     WHERE n.company_id = ${companyId} AND p.status <> ${deleted} AND n.period @> ${at}) AS pins,
    (SELECT count(*)::int FROM product_groups WHERE company_id = ${companyId}) AS groups,
    (SELECT count(*)::int FROM products
     WHERE company_id = ${companyId} AND status IN (${underReview}, ${failed}, ${draft}))
    + (SELECT count(DISTINCT p.id)::int FROM products p JOIN product_revisions r ON r.product_id = p.id
         AND r.base_version = p.version AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed})
       WHERE p.company_id = ${companyId} AND p.status = ${published}) AS "reviewRelease",
    (SELECT count(*)::int FROM albums WHERE company_id = ${companyId}) AS albums,
    (SELECT count(*)::int FROM files WHERE company_id = ${companyId} AND purpose = ${UPLOAD_PURPOSES.album}
       AND deleted_at IS NOT NULL) AS "recycledImages",
    (SELECT count(*)::int FROM notices WHERE ${shownTo(reader, now)}) AS notices,
    (SELECT count(*)::int FROM quotations WHERE company_id = ${companyId}) AS "myQuotations",
    (SELECT count(*)::int FROM purchase_matches m JOIN purchases p ON p.id = m.purchase_id
     WHERE m.company_id = ${companyId} AND p.status = ${PURCHASE_STATUS.inEffect} AND p.deleted_at IS NULL AND p.withheld_at IS NULL
       AND p.closing_at > ${at}) AS leads,
    (SELECT count(*)::int FROM saved_products WHERE user_id = ${userId}) AS "savedProducts",
    (SELECT count(*)::int FROM saved_suppliers WHERE user_id = ${userId}) AS "savedSuppliers",
    (SELECT count(*)::int FROM saved_searches WHERE user_id = ${userId}) AS "savedSearches"`);
  return rows[0]!;
}
