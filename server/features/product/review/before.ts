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

/** Pairs: jsonb puts the keys of an object in an order of its own. */
type StoredContent = Omit<ProductContent, 'properties'> & { properties: [name: string, value: string][] };

const stored = (content: ProductContent): StoredContent => ({
  ...content,
  properties: Object.entries(content.properties),
});

/** The product as it is; the caller has locked it. */
export async function productBefore(
  tx: Transaction,
  { id }: { id: number },
): Promise<ProductBefore & Record<string, unknown>> {
  const row = await query.reviewColumns(tx, id);
  const [held] = await approved.contentsOf(tx, [id]);
  const { id: _, images, ...columns } = held!;
  const kept = await query.keptVersion(tx, id);
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    refreshedAt: row.refreshedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    content: stored({ ...contentOf(columns), images }),
    approved: kept ? { content: stored(kept.content), offlineAt: kept.offlineAt.toISOString() } : null,
  };
}
