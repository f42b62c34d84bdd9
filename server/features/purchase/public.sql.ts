/** What the public reads of purchases. Each condition names the partial index it uses (0005, 0010). */
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { AUDIT_STATUS, PUBLIC_PURCHASE, PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { addresses } from '../address/address.tables.ts';
import { categories } from '../category/category.tables.ts';
import { files } from '../file/file.tables.ts';
import { purchaseFiles, purchases } from './purchase.tables.ts';

/** In effect: what lists show. */
const inEffect = (
  now: Date,
) => sql`${purchases.status} = ${PURCHASE_STATUS.inEffect} AND ${purchases.deletedAt} IS NULL
  AND ${purchases.withheldAt} IS NULL AND ${purchases.closingAt} > ${now.toISOString()}::timestamptz`;

/** What has passed the review and still stands: a closed or expired one keeps its page. */
const isPublic = and(
  isNull(purchases.deletedAt),
  isNull(purchases.withheldAt),
  eq(purchases.auditStatus, AUDIT_STATUS.passed),
  inArray(purchases.status, [...PUBLIC_PURCHASE]),
);

export interface LeadFilter {
  kw: string;
  receive?: string | undefined;
  /** Its level tells which column, and so which index, holds it. */
  category?: { id: number; level: number } | undefined;
  /** Closing before this moment. */
  closingBefore?: Date | undefined;
}

const LEVELS = [purchases.rootId, purchases.subId, purchases.categoryId];

function matching(filter: LeadFilter, now: Date): SQL | undefined {
  const { kw, receive, category, closingBefore } = filter;
  const words = kw.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  return and(
    inEffect(now),
    receive === undefined
      ? undefined
      : sql`${purchases.receiveId} = (SELECT ${addresses.id} FROM ${addresses}
          WHERE ${addresses.level} = 1 AND ${addresses.code} = ${receive.toUpperCase()})`,
    category && eq(LEVELS[category.level - 1]!, category.id),
    closingBefore && lte(purchases.closingAt, closingBefore),
    ...words.map(
      (
        word,
      ) => sql`(${purchases.title} ILIKE ${containing(word)} OR ${purchases.description} ILIKE ${containing(word)}
        OR EXISTS (SELECT FROM ${categories} WHERE ${categories.id} = ${purchases.categoryId}
          AND (${categories.name} ILIKE ${containing(word)} OR ${categories.nameZh} ILIKE ${containing(word)})))`,
    ),
  );
}

interface Slice {
  limit: number;
  offset: number;
}

const newest = (filter: LeadFilter, now: Date, { limit, offset }: Slice) => sql`
  SELECT ${purchases.id} FROM ${purchases} WHERE ${matching(filter, now)}
  ORDER BY ${purchases.publishedAt} DESC, ${purchases.id} DESC LIMIT ${limit} OFFSET ${offset}`;

/** Newest first, and how many there are in all. */
export async function leadPage(
  executor: Executor,
  filter: LeadFilter,
  now: Date,
  slice: Slice,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await executor.execute<{ ids: string[]; total: number }>(sql`
    SELECT ARRAY(${newest(filter, now, slice)}) AS ids,
      (SELECT count(*)::int FROM ${purchases} WHERE ${matching(filter, now)}) AS total`);
  const { ids, total } = rows[0]!;
  return { ids: ids.map(Number), total };
}

/** The newest in effect; like purchase `id` those of its leaf come first, then of the levels above it. */
export async function idsLike(
  executor: Executor,
  id: number | undefined,
  n: number,
  now: Date,
): Promise<number[]> {
  if (id === undefined) {
    const { rows } = await executor.execute<{ id: number }>(newest({ kw: '' }, now, { limit: n, offset: 0 }));
    return rows.map((row) => row.id);
  }
  const near = (place: number, same: SQL) => sql`(SELECT l.id, ${place}::int AS place, l.published_at
    FROM purchases l JOIN purchases s ON s.id = ${id} AND s.audit_status = ${AUDIT_STATUS.passed}
    WHERE l.status = ${PURCHASE_STATUS.inEffect} AND l.deleted_at IS NULL AND l.withheld_at IS NULL AND l.closing_at > ${now.toISOString()}::timestamptz AND l.id <> ${id}
      AND ${same} ORDER BY l.published_at DESC, l.id DESC LIMIT ${n})`;
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM (${near(0, sql`l.category_id = s.category_id`)}
      UNION ALL ${near(1, sql`l.sub_id = s.sub_id`)}
      UNION ALL ${near(2, sql`l.root_id = s.root_id`)}
      UNION ALL ${near(3, sql`true`)}) AS near
    GROUP BY id ORDER BY min(place), max(published_at) DESC, id DESC LIMIT ${n}`);
  return rows.map((row) => row.id);
}

export async function publicPurchase(executor: Executor, id: number) {
  const { userId, auditStatus, closedAt, timeZone } = purchases;
  const { description, certifications, status, closingAt, quotaNum } = purchases;
  const [row] = await executor
    .select({
      userId,
      auditStatus,
      closedAt,
      timeZone,
      description,
      certifications,
      status,
      closingAt,
      quotaNum,
    })
    .from(purchases)
    .where(and(eq(purchases.id, id), isPublic));
  return row;
}

/** Of the approved text, or of the edit beside it. */
export const filesOf = (executor: Executor, purchaseId: number, proposed = false) =>
  executor
    .select({
      id: files.id,
      key: files.key,
      name: files.name,
      bytes: files.bytes,
      mime: files.mime,
      scannedAt: files.scannedAt,
    })
    .from(purchaseFiles)
    .innerJoin(files, eq(files.id, purchaseFiles.fileId))
    .where(
      and(
        eq(purchaseFiles.purchaseId, purchaseId),
        eq(purchaseFiles.proposed, proposed),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(purchaseFiles.position));
export type AttachedFile = Awaited<ReturnType<typeof filesOf>>[number];
