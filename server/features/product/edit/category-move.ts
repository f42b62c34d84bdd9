/** Products follow a category that was merged into another, or is called otherwise (decision 37). */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import type { CategoryPlace } from '../content/content.sql.ts';
import { products } from '../product.tables.ts';
import { dropProductPages } from '../public/cache-tags.ts';

const shown = {
  id: products.id,
  companyId: products.companyId,
  rootId: products.rootId,
  subId: products.subId,
  categoryId: products.categoryId,
  status: products.status,
};

/** Moves so many of them at most, in whatever state they are, and says how many. */
export async function moveProductsTo(
  deps: Deps,
  tx: Executor,
  from: number,
  place: Pick<CategoryPlace, 'id' | 'rootId' | 'subId'>,
  most: number,
): Promise<number> {
  const before = await tx
    .select(shown)
    .from(products)
    .where(eq(products.categoryId, from))
    .orderBy(asc(products.id))
    .limit(most)
    .for('update');
  if (before.length === 0) return 0;
  const ids = before.map(({ id }) => id);
  const { id: categoryId, rootId, subId } = place;
  await tx.update(products).set({ categoryId, rootId, subId }).where(inArray(products.id, ids));
  const online = before.filter(({ status }) => status === PRODUCT_STATUS.published);
  await indexProducts(
    deps,
    tx,
    online.map(({ id }) => id),
  );
  await dropProductPages(tx, ...online, ...online.map((one) => ({ ...one, categoryId, rootId, subId })));
  return before.length;
}

/**
 * Writes anew what is searched of so many published products under a category, from the one behind `after` on; the number
 * of the last, null when there are no more.
 */
export async function reindexCategory(
  deps: Deps,
  tx: Executor,
  categoryId: number,
  after: number,
  most: number,
): Promise<number | null> {
  const rows = await tx
    .select(shown)
    .from(products)
    .where(
      and(
        gt(products.id, after),
        eq(products.status, PRODUCT_STATUS.published),
        sql`${categoryId} IN (${products.categoryId}, ${products.subId}, ${products.rootId})`,
      ),
    )
    .orderBy(asc(products.id))
    .limit(most);
  await indexProducts(
    deps,
    tx,
    rows.map(({ id }) => id),
  );
  await dropProductPages(tx, ...rows);
  return rows.at(-1)?.id ?? null;
}
