/** Products side by side (decision 27): a page without script, whose address lists the products. */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { comparedIds } from '../../../domain/product/product-comparison.ts';
import { HEADS } from '../../../locales/heads.ts';
import { productDetail } from '../../features/product/product.ts';
import { tags } from '../../platform/cache/tags.ts';
import { heldQualifications } from '../pages/product.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

/** `ids` of products with commas between them, the quantity needed, and `differences` for the rows that differ alone. */
export const COMPARE_QUERY = ['ids', 'quantity', 'differences'];

export async function compare(request: PageRequest): PortalResult {
  const { deps, lang, query } = request;
  const { ids, more } = comparedIds(query.get('ids'));
  const found = await Promise.all(ids.map((id) => productDetail(deps, id)));
  const products = found.filter((product) => product !== null);
  const held = await Promise.all(
    products.map(async (product) => [product.id, await heldQualifications(request, product)] as const),
  );
  return {
    page: 'compare',
    props: {
      products,
      qualifications: Object.fromEntries(held),
      gone: ids.filter((_, i) => !found[i]),
      tooMany: more,
      onlyDifferences: query.get('differences') === '1',
    },
    head: { title: siteTitle(HEADS[lang].compare.title), description: '', unlisted: true },
    // one that comes back is on the page again
    tags: [...ids.map((id) => tags.product(id)), ...products.map(({ cid }) => tags.company(cid))],
  };
}
