/** What sellers and reviewers read of products, whatever their status. */
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ProductContent } from '../../../contract/product-content.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../domain/product-review.ts';
import type { Executor } from '../../platform/database.ts';
import { contentColumns } from './content-columns.ts';
import { productRevisions, products } from './product.tables.ts';

interface RevisionRow {
  id: number;
  status: 2 | 4;
  reasons: string[];
  note: string;
}

/**
 * The edit that waits or failed of a published product. One made from an older version is history: the product
 * has been changed by another way since.
 */
const revision = sql<RevisionRow | null>`(
  SELECT json_build_object('id', r.id, 'status', r.status, 'reasons', r.reasons, 'note', r.review_note)
  FROM product_revisions r WHERE r.product_id = products.id AND r.base_version = products.version
    AND products.status = ${PRODUCT_STATUS.published}
    AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed}) ORDER BY r.id DESC LIMIT 1)`;
const imageKey = sql<string | null>`(SELECT f.key FROM files f WHERE f.id = products.main_image_id)`;
const categoryTrail = sql<{ id: number; name: string }[]>`(
  SELECT json_agg(json_build_object('id', k.id, 'name', k.name) ORDER BY k.level)
  FROM categories k WHERE k.id IN (products.root_id, products.sub_id, products.category_id))`;

const itemColumns = {
  id: products.id,
  title: products.title,
  status: products.status,
  groupId: products.groupId,
  currency: products.currency,
  minPrice: products.minPrice,
  maxPrice: products.maxPrice,
  unit: products.unit,
  reasons: products.reasons,
  note: products.reviewNote,
  updatedAt: products.updatedAt,
  refreshedAt: products.refreshedAt,
  imageKey,
  categoryTrail,
  revision,
};
export type ItemRow = Awaited<ReturnType<typeof ownItems>>[number];

const like = (kw: string) => `%${kw.replace(/[\\%_]/g, '\\$&')}%`;
/** Own products that are shown: of the deleted those that can be restored. */
const kept = (companyId: number, restorable: Date) =>
  and(
    eq(products.companyId, companyId),
    sql`(${products.status} <> ${PRODUCT_STATUS.deleted} OR ${products.deletedAt} >= ${restorable.toISOString()}::timestamptz)`,
  );
const owned = (companyId: number, { status, kw, restorable }: Wanted) =>
  and(
    kept(companyId, restorable),
    sql`${products.status} = ${status}`,
    kw ? sql`${products.title} ILIKE ${like(kw)}` : undefined,
  );

export interface Wanted {
  status: number;
  kw: string;
  /** The deleted of before are gone for the seller, though the clock may remove them later. */
  restorable: Date;
}

export const ownItems = (
  executor: Executor,
  companyId: number,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
) =>
  executor
    .select(itemColumns)
    .from(products)
    .where(owned(companyId, wanted))
    .orderBy(desc(products.id))
    .limit(limit)
    .offset(offset);

export const countOwn = (executor: Executor, companyId: number, wanted: Wanted) =>
  executor.$count(products, owned(companyId, wanted));

export const countByStatus = (executor: Executor, companyId: number, restorable: Date) =>
  executor
    .select({ status: products.status, cnt: count() })
    .from(products)
    .where(kept(companyId, restorable))
    .groupBy(products.status);

export async function recentlyPublished(
  executor: Executor,
  companyId: number,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
): Promise<{ id: number; title: string }[]> {
  return executor
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(owned(companyId, wanted))
    .orderBy(desc(products.publishedAt), desc(products.id))
    .limit(limit)
    .offset(offset);
}

/** A product with everything an editor or reviewer needs; not deleted ones. */
export async function wholeProduct(executor: Executor, id: number, companyId?: number) {
  const { companyId: seller, status, version, submittedAt, updatedAt } = products;
  const [row] = await executor
    .select({
      item: itemColumns,
      product: { id: products.id, companyId: seller, status, version, submittedAt, updatedAt },
      content: contentColumns,
    })
    .from(products)
    .where(
      and(
        eq(products.id, id),
        ne(products.status, PRODUCT_STATUS.deleted),
        companyId === undefined ? undefined : eq(products.companyId, companyId),
      ),
    );
  return row;
}

export async function revisionById(executor: Executor, id: number) {
  const [row] = await executor.select().from(productRevisions).where(eq(productRevisions.id, id));
  return row;
}

export async function proposalOf(executor: Executor, revisionId: number): Promise<ProductContent | null> {
  return (await revisionById(executor, revisionId))?.proposal ?? null;
}

/** What a product, or one of its revisions, shows, in order. */
export async function imagesOf(
  executor: Executor,
  productId: number,
  revisionId: number | null,
): Promise<{ id: number; key: string }[]> {
  const { rows } = await executor.execute<{ id: number; key: string }>(sql`
    SELECT f.id, f.key FROM product_images i JOIN files f ON f.id = i.file_id
    WHERE i.product_id = ${productId} AND i.revision_id IS NOT DISTINCT FROM ${revisionId}::bigint
    ORDER BY i.position`);
  return rows;
}

/** The category and those above it, root first. */
export async function trailOf(
  executor: Executor,
  categoryId: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await executor.execute<{ id: number; name: string }>(sql`
    SELECT a.id, a.name FROM categories k JOIN categories a ON a.id = ANY (k.trail)
    WHERE k.id = ${categoryId} ORDER BY a.level`);
  return rows;
}
