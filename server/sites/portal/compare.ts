/** Products side by side (decision 27): a page without script, whose address says what stands on it. */
import { siteTitle } from '../../../domain/page-title.ts';
import { comparedIds } from '../../../domain/product-comparison.ts';
import { HEADS } from '../../../locales/heads.ts';
import { productDetail } from '../../features/product/product.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

/** `ids` of products with commas between them, the quantity needed, and `differences` for the rows that differ alone. */
export const COMPARE_QUERY = ['ids', 'quantity', 'differences'];

export async function compare({ deps, lang, query }: PageRequest): PortalResult {
  const { ids, more } = comparedIds(query.get('ids'));
  const found = await Promise.all(ids.map((id) => productDetail(deps, id)));
  const products = found.filter((product) => product !== null);
  return {
    page: 'compare',
    props: {
      products,
      missing: products.length < ids.length,
      tooMany: more,
      onlyDifferences: query.get('differences') === '1',
    },
    head: { title: siteTitle(HEADS[lang].compare.title), description: '', unlisted: true },
    // one that comes back is on the page again
    tags: [...ids.map((id) => `product:${id}`), ...products.map(({ cid }) => `company:${cid}`)],
  };
}
