/** The three search results (seed 000 §2.9). */
import { productQuery } from '../../../contract/search.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import { searchProducts } from '../../search/search.ts';
import { cardTags, type PageRequest } from '../site.ts';
import type { PortalResult } from './result.ts';

/** Query parameters of a search for products. */
export const PRODUCT_SEARCH_QUERY = ['kw', 'cate', 'minPrice', 'maxPrice', 'unit'];

export async function productSearch({ deps, params, query, lang }: PageRequest): PortalResult {
  // a filter that is not one is left out: the address may come from anywhere
  const given = Object.fromEntries(
    [...query].filter(([name, value]) => productQuery.shape[name as 'kw']?.safeParse(value).success),
  );
  const asked = productQuery.safeParse({ ...given, limit: 20, offset: (Number(params.page) - 1) * 20 }).data;
  if (!asked) return null; // only the page can be wrong by now
  const { limit: _, offset: __, ...shown } = asked;
  const { kw } = shown;
  const results = await searchProducts(deps, asked);
  return {
    page: 'search-products',
    props: { asked: shown, results },
    head: {
      title: siteTitle(lang === 'zh' ? `${kw || '产品'} 搜索结果` : `${kw || 'Products'} - Search results`),
      description:
        lang === 'zh'
          ? `“${kw}”的产品搜索结果，共 ${results.total} 个。`
          : `${results.total} products found for "${kw}" from suppliers in China. Compare prices, minimum orders and suppliers.`,
    },
    tags: ['search', ...cardTags(results.items)],
  };
}

export const SUPPLIER_SEARCH_QUERY = ['kw'];

export async function supplierSearch(_: PageRequest): PortalResult {
  return null;
}

export const LEAD_SEARCH_QUERY = ['kw'];

export async function leadSearch(_: PageRequest): PortalResult {
  return null;
}
