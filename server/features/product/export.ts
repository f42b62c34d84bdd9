/** Own products as they leave in a sheet. */
import type { ProductContent } from '../../../contract/product-content.ts';
import type { ProductStatus } from '../../../domain/product-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { contentOf } from './content-columns.ts';
import * as query from './export.sql.ts';

export interface ExportedProduct extends Omit<ProductContent, 'images' | 'group_id'> {
  group: string | null;
  /** As they were uploaded. */
  imageNames: string[];
}

/** Those of one status, the newest first, at most so many. */
export async function exportedProducts(
  deps: Deps,
  companyId: number,
  status: ProductStatus,
  most: number,
): Promise<ExportedProduct[]> {
  const rows = await query.exportedRows(deps.db, companyId, status, most);
  return rows.map(({ group, imageNames, content }) => {
    const { group_id: _, ...rest } = contentOf(content);
    return { ...rest, group, imageNames };
  });
}
