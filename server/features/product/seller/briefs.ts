/** The short form of a seller's products in lists of groups and pins. */
import type { ProductStatus } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { imageUrlOf } from '../../card/card.ts';
import { briefRows } from './seller-list.sql.ts';

export interface ProductBrief {
  id: number;
  title: string;
  image: string | null;
  status: ProductStatus;
  group_id: number | null;
  group_name: string | null;
  cate_names: string[];
  cate_names_zh: string[];
}

/** In the order of the ids. */
export async function productBriefs(executor: Executor, ids: readonly number[]): Promise<ProductBrief[]> {
  return (await briefRows(executor, ids)).map((row) => ({
    id: row.id,
    title: row.title,
    image: row.imageKey && imageUrlOf(row.imageKey),
    status: row.status,
    group_id: row.groupId,
    group_name: row.groupName,
    cate_names: row.categoryTrail.map(({ name }) => name),
    cate_names_zh: row.categoryTrail.map(({ name_zh }) => name_zh),
  }));
}
