/** Statements that change products, their revisions and images; only transition() changes their states. */
import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import {
  PRODUCT_STATUS,
  type ProductStatus,
  productLifecycle,
  REVISION_STATUS,
  revisionLifecycle,
} from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { lockRow } from '../../../platform/database/lock.ts';
import { companies } from '../../company/company.tables.ts';
import { reports } from '../../report/report.tables.ts';
import { productImages, productRevisions, products } from '../product.tables.ts';

export const productStates = {
  table: products,
  lifecycle: productLifecycle,
  entity: 'product',
} as const;
export const revisionStates = {
  table: productRevisions,
  lifecycle: revisionLifecycle,
  entity: 'revision',
} as const;

/** The products or revisions of these ids, for a transition of all at once. */
export const productsOf = (ids: readonly number[]) => inArray(products.id, [...ids]);
export const revisionsOf = (productIds: readonly number[]) =>
  inArray(productRevisions.productId, [...productIds]);

/** The company, locked against another change of what it holds. */
export function lockCompany(tx: Executor, companyId: number) {
  const { id, visible, tier, tierRank, certification } = companies;
  return lockRow(tx, companies, companyId, { id, visible, tier, tierRank, certification });
}

export const countInStatus = (
  tx: Executor,
  companyId: number,
  statuses: readonly ProductStatus[],
): Promise<number> =>
  tx.$count(products, and(eq(products.companyId, companyId), inArray(products.status, [...statuses])));

/** The same product sent twice within the last seconds: a double click. */
export async function findDuplicate(
  tx: Executor,
  row: Pick<typeof products.$inferInsert, 'companyId' | 'status' | 'title' | 'content' | 'categoryId'>,
  since: Date,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.companyId, row.companyId),
        eq(products.status, row.status),
        eq(products.categoryId, row.categoryId),
        eq(products.title, row.title),
        eq(products.content, row.content ?? ''),
        sql`${products.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return found?.id;
}

/** Its id and edition (editionOf): of a new one there are no revisions. */
export async function insertProduct(
  tx: Executor,
  row: typeof products.$inferInsert,
): Promise<{ id: number; edition: string }> {
  const [made] = await tx
    .insert(products)
    .values(row)
    .returning({ id: products.id, version: products.version });
  return { id: made!.id, edition: String(made!.version) };
}

/**
 * The product, locked in id order with others; `companyId` restricts it to its owner. Its company is held before it, for
 * so does a ban: it would wait here for the product, and who works on that for the account, to which it writes.
 */
export async function lockProducts(tx: Executor, ids: readonly number[], companyId?: number) {
  const whose =
    companyId === undefined
      ? tx
          .select({ id: products.companyId })
          .from(products)
          .where(inArray(products.id, [...ids]))
      : [companyId];
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, whose))
    .orderBy(companies.id)
    .for('key share');
  const {
    id,
    status,
    listed,
    groupId,
    ownNumber,
    version,
    title,
    rootId,
    subId,
    categoryId,
    refreshedAt,
    deletedAt,
  } = products;
  return tx
    .select({
      id,
      status,
      listed,
      groupId,
      ownNumber,
      version,
      title,
      rootId,
      subId,
      categoryId,
      refreshedAt,
      deletedAt,
      companyId: products.companyId,
    })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        companyId === undefined ? undefined : eq(products.companyId, companyId),
      ),
    )
    .orderBy(products.id)
    .for('update');
}
export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

/** Replaces the content of a published row by that of an approved revision. */
export async function applyContent(
  tx: Executor,
  id: number,
  version: number,
  change: Partial<typeof products.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({ ...change, version: version + 1 })
    .where(
      and(eq(products.id, id), eq(products.version, version), eq(products.status, PRODUCT_STATUS.published)),
    )
    .returning({ id: products.id });
  return rows.length > 0;
}

/** Everything but the status, as it was: the caller has locked it and undoes what changed it. */
export async function restoreProduct(
  tx: Executor,
  id: number,
  change: Omit<Partial<typeof products.$inferInsert>, 'id' | 'status'>,
): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id));
}

/** Whether another edit of the product waits. */
export const hasOtherWaiting = async (tx: Executor, productId: number, id: number): Promise<boolean> =>
  (await tx.$count(
    productRevisions,
    and(
      eq(productRevisions.productId, productId),
      eq(productRevisions.status, REVISION_STATUS.underReview),
      ne(productRevisions.id, id),
    ),
  )) > 0;

/** Puts products in a group, or in none; the caller has locked them. */
export async function moveToGroup(
  tx: Executor,
  ids: readonly number[],
  groupId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ groupId })
    .where(inArray(products.id, [...ids]));
}

/** The caller has locked the product and its company. */
export async function setOwnNumber(tx: Executor, id: number, ownNumber: string): Promise<void> {
  await tx.update(products).set({ ownNumber }).where(eq(products.id, id));
}

/**
 * Takes from deleted products that come back the numbers that others have by now; of two with one number the newer keeps
 * it. The caller holds the company's lock.
 */
export async function dropTakenNumbers(
  tx: Executor,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const back = sql.param([...ids]);
  await tx.execute(sql`
    UPDATE products p SET own_number = ''
    WHERE p.id = ANY (${back}::bigint[]) AND p.own_number <> '' AND EXISTS (
      SELECT FROM products o
      WHERE o.company_id = ${companyId} AND o.id <> p.id AND lower(o.own_number) = lower(p.own_number)
        AND (o.status <> ${PRODUCT_STATUS.deleted} OR (o.id = ANY (${back}::bigint[]) AND o.id > p.id)))`);
}

/** Takes every product out of a group; the caller holds the company's lock. */
export async function emptyGroup(tx: Executor, companyId: number, groupId: number): Promise<void> {
  const its = and(eq(products.companyId, companyId), eq(products.groupId, groupId));
  // in the order in which others lock them
  await tx.select({ id: products.id }).from(products).where(its).orderBy(products.id).for('no key update');
  await tx.update(products).set({ groupId: null }).where(its);
}

/** Sets what a product shows, or with a revision what that proposes to show. */
export async function setImages(
  tx: Executor,
  productId: number,
  revisionId: number | null,
  fileIds: readonly number[],
): Promise<void> {
  const { revisionId: column } = productImages;
  await tx
    .delete(productImages)
    .where(
      and(
        eq(productImages.productId, productId),
        revisionId === null ? isNull(column) : eq(column, revisionId),
      ),
    );
  await insertImages(tx, productId, revisionId, fileIds);
}

/** Of a product or revision that has none yet. */
export async function insertImages(
  tx: Executor,
  productId: number,
  revisionId: number | null,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length > 0)
    await tx
      .insert(productImages)
      .values(fileIds.map((fileId, position) => ({ productId, revisionId, position, fileId })));
}

export async function openRevision(tx: Executor, productId: number) {
  const [row] = await tx
    .select()
    .from(productRevisions)
    .where(
      and(
        eq(productRevisions.productId, productId),
        eq(productRevisions.status, REVISION_STATUS.underReview),
      ),
    );
  return row;
}

export async function insertRevision(
  tx: Executor,
  row: { productId: number; baseVersion: number; proposal: ProductContent; submittedAt: Date },
): Promise<number> {
  const [made] = await tx
    .insert(productRevisions)
    .values({ ...row, status: REVISION_STATUS.underReview })
    .returning({ id: productRevisions.id });
  return made!.id;
}

export async function findRevision(tx: Executor, id: number) {
  const [row] = await tx.select().from(productRevisions).where(eq(productRevisions.id, id));
  return row;
}

const publishedOf = (companyId: number) =>
  and(eq(products.companyId, companyId), eq(products.status, PRODUCT_STATUS.published));

/** Published products last refreshed by then, the longest ago first. */
export async function refreshableIds(
  executor: Executor,
  companyId: number,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(publishedOf(companyId), lte(products.refreshedAt, before)))
    .orderBy(asc(products.refreshedAt), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export const countPublished = (executor: Executor, companyId: number): Promise<number> =>
  executor.$count(products, publishedOf(companyId));

/** Brings published products forward; the caller has locked them and seen that they may be. */
export async function refreshRows(tx: Executor, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ refreshedAt: now })
    .where(and(inArray(products.id, [...ids]), eq(products.status, PRODUCT_STATUS.published)));
}

/** An edit of the product was decided. */
export async function noteReview(tx: Executor, id: number, now: Date): Promise<void> {
  await tx.update(products).set({ reviewedAt: now }).where(eq(products.id, id));
}

/** Who owns the company: to whom messages go. */
export async function ownerOf(tx: Executor, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row!.userId;
}

/** The same of many, by company. */
export async function ownersOf(
  tx: Executor,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { id, userId } = companies;
  const rows = await tx
    .select({ id, userId })
    .from(companies)
    .where(inArray(id, [...new Set(companyIds)]));
  return new Map(rows.map((row) => [row.id, row.userId]));
}

/** Changes with all that a seller's edit is made from: the product, or the edit of it that waits or failed. */
export async function editionOf(executor: Executor, id: number): Promise<string> {
  const { rows } = await executor.execute<{ edition: string }>(sql`
    SELECT p.version || coalesce('.' || max(r.id), '') AS edition
    FROM products p LEFT JOIN product_revisions r ON r.product_id = p.id AND r.base_version = p.version
      AND p.status = ${PRODUCT_STATUS.published}
      AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed})
    WHERE p.id = ${id} GROUP BY p.id`);
  return rows[0]?.edition ?? '';
}

/** Those that somebody reported, unless nothing was found. */
export async function reportedAmong(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: reports.targetId })
    .from(reports)
    .where(
      and(
        eq(reports.targetType, 'product'),
        inArray(reports.targetId, [...ids]),
        sql`${reports.outcome} IS DISTINCT FROM 'nothing_found'`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Of all edits of a product that were ever proposed. */
export async function revisionIds(tx: Executor, productId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: productRevisions.id })
    .from(productRevisions)
    .where(eq(productRevisions.productId, productId));
  return rows.map(({ id }) => id);
}
