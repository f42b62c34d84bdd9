/** The loads behind two public pages, as the sites make them. */
import { categoryByPath } from '../../server/features/category/category.ts';
import { categoryProducts, pinnedProducts } from '../../server/features/listing/listing.ts';
import { productDetail } from '../../server/features/product/product.ts';
import type { Deps } from '../../server/platform/deps.ts';

/** Everything page `number` of a category listing asks of the database. */
export async function categoryPage(deps: Deps, path: string, number: number): Promise<void> {
  const category = await categoryByPath(deps, path.split('/'));
  if (!category) throw new Error(`no category ${path}`);
  const [, products] = await Promise.all([
    pinnedProducts(deps, category, 25),
    categoryProducts(deps, category, { page: number, size: 20 }),
  ]);
  if (products.items.length === 0) throw new Error(`page ${number} of ${path} is empty`);
}

export async function productPage(deps: Deps, id: number): Promise<void> {
  if (!(await productDetail(deps, id))) throw new Error(`no product ${id}`);
}
