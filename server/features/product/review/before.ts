/** What a decision on a product found, so that undoing it, or an appeal, brings back exactly that (decision 37). */
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import type { ProductStatus, RevisionStatus } from '../../../../domain/product/product-review.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { contentOf } from '../content/content-columns.ts';
import * as approved from '../edit/approved.sql.ts';
import * as query from './before.sql.ts';

export interface ProductBefore {
  status: ProductStatus;
  version: number;
  publishedAt: string | null;
  refreshedAt: string;
  updatedAt: string;
  reviewedAt: string | null;
  reasons: string[];
  reviewNote: string;
  /** What the row said. */
  content: StoredContent;
  /** The version that was kept as approved while the product was offline. */
  approved: { content: StoredContent; offlineAt: string } | null;
  /** The edit that was decided, or that failed with its product. */
  revision?: { id?: number; status: RevisionStatus };
}

type Kept = ProductBefore & Record<string, unknown>;

/** Pairs: jsonb puts the keys of an object in an order of its own. */
type StoredContent = Omit<ProductContent, 'properties'> & { properties: [name: string, value: string][] };

const stored = (content: ProductContent): StoredContent => ({
  ...content,
  properties: Object.entries(content.properties),
});

/** The product as it is; the caller has locked it. */
export async function productBefore(tx: Transaction, { id }: { id: number }): Promise<Kept> {
  return (await productsBefore(tx, [id])).get(id)!;
}

/** The same of many, by their ids. */
export async function productsBefore(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Kept>> {
  const rows = await query.reviewColumns(tx, ids);
  const contents = await approved.contentsOf(tx, ids);
  const versions = await query.keptVersions(tx, ids);
  const held = new Map(
    contents.map(({ id, images, ...columns }) => [id, stored({ ...contentOf(columns), images })]),
  );
  const kept = new Map(
    versions.map(({ productId, content, offlineAt }) => [
      productId,
      { content: stored(content), offlineAt: offlineAt.toISOString() },
    ]),
  );
  return new Map(
    rows.map(({ id, ...row }) => [
      id,
      {
        ...row,
        publishedAt: row.publishedAt?.toISOString() ?? null,
        refreshedAt: row.refreshedAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        reviewedAt: row.reviewedAt?.toISOString() ?? null,
        content: held.get(id)!,
        approved: kept.get(id) ?? null,
      },
    ]),
  );
}
