/** The tags of public pages that show a product: dropped in the transaction that changes it. */

import { dropPages } from '../../../platform/cache/page-cache.ts';
import { type PageTag, tags } from '../../../platform/cache/tags.ts';
import type { Executor } from '../../../platform/database/database.ts';

interface Shown {
  id: number;
  companyId: number;
  rootId: number;
  subId: number;
  categoryId: number;
}

const tagsOf = (product: Shown): PageTag[] => [
  tags.product(product.id),
  tags.company(product.companyId),
  ...[product.rootId, product.subId, product.categoryId].map((id) =>
    tags.category({ id, isRoot: id === product.rootId }),
  ),
  tags.home,
];

/** Drops every page that shows one of these products. */
export async function dropProductPages(tx: Executor, ...shown: Shown[]): Promise<void> {
  if (shown.length > 0) await dropPages(tx, ...new Set(shown.flatMap(tagsOf)));
}
