/** A seller's products as exported to a sheet and matched on import. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  PRODUCT_STATUS,
  type ProductStatus,
  REVISION_STATUS,
} from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { productGroups } from '../../group/group.tables.ts';
import { contentColumns } from '../content/content-columns.ts';
import { productRevisions, products } from '../product.tables.ts';

/** The edit that its seller goes on with: of a published product the one that waits or failed. */
const edit = sql<number | null>`(
  SELECT max(r.id) FROM product_revisions r WHERE r.product_id = products.id AND r.base_version = products.version
    AND products.status = ${PRODUCT_STATUS.published}
    AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed}))`;
const pictures = sql<{ id: number; name: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) ORDER BY i.position), '[]')
  FROM product_images i JOIN files f ON f.id = i.file_id
  WHERE i.product_id = products.id AND i.revision_id IS NOT DISTINCT FROM ${edit})`;

const shown = {
  id: products.id,
  status: products.status,
  content: contentColumns,
  group: productGroups.name,
  edit: edit.mapWith(Number),
  pictures,
};
const selected = (executor: Executor) =>
  executor.select(shown).from(products).leftJoin(productGroups, eq(productGroups.id, products.groupId));

/** Of one status, the newest first. */
export const exportedRows = (executor: Executor, companyId: number, status: ProductStatus, most: number) =>
  selected(executor)
    .where(and(eq(products.companyId, companyId), eq(products.status, status)))
    .orderBy(desc(products.id))
    .limit(most);

export const rowsOf = (executor: Executor, companyId: number, ids: readonly number[]) =>
  selected(executor).where(and(eq(products.companyId, companyId), inArray(products.id, [...ids])));
export type ExportedRow = Awaited<ReturnType<typeof rowsOf>>[number];

export const proposalsOf = (executor: Executor, revisionIds: readonly number[]) =>
  executor
    .select({ id: productRevisions.id, proposal: productRevisions.proposal })
    .from(productRevisions)
    .where(inArray(productRevisions.id, [...revisionIds]));

/** The states of own products, the deleted among them. */
export const statesOf = (executor: Executor, companyId: number, ids: readonly number[]) =>
  executor
    .select({ id: products.id, status: products.status, deletedAt: products.deletedAt })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.id, [...ids])));

/** Published products of the company with an edit that waits for its review. */
export const idsWithWaitingEdit = async (executor: Executor, companyId: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: products.id })
    .from(productRevisions)
    .innerJoin(products, eq(products.id, productRevisions.productId))
    .where(and(eq(products.companyId, companyId), eq(productRevisions.status, REVISION_STATUS.underReview)));
  return rows.map(({ id }) => id);
};
