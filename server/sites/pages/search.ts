/** The three search results (spec P2.9). A page beyond the last is not found, and says where the results end. */
import { pageQuery } from '../../../contract/page.ts';
import { companyQuery, leadQuery, productQuery } from '../../../contract/search.ts';
import { categoryById } from '../../features/category/category.ts';
import { searchPurchases } from '../../search/buying-leads.ts';
import { searchProducts } from '../../search/products.ts';
import { searchCompanies } from '../../search/suppliers.ts';
import { searchHead } from '../seo/search-head.ts';
import { cardTags, type PageRequest } from '../site.ts';
import type { PortalResult } from './result.ts';
import { countryOf, provinceOf, readSearch } from './search-query.ts';

/** Query parameters that a search page knows; page and size stand in its path and in the specification. */
const parametersOf = ({ shape }: { shape: object }) => [
  ...Object.keys(shape).filter((name) => !(name in pageQuery)),
  'size',
];
export const PRODUCT_SEARCH_QUERY = parametersOf(productQuery);
export const SUPPLIER_SEARCH_QUERY = parametersOf(companyQuery);
export const LEAD_SEARCH_QUERY = parametersOf(leadQuery);

/**
 * Milliseconds that a page of results is cached: what joins them, or moves to their top, is on no page yet that a tag
 * could name. Within two seconds all visitors see it (decision 7).
 */
const freshFor = 1000;

const statusOf = (results: { items: readonly unknown[]; page: number }) =>
  results.items.length === 0 && results.page > 1 ? { status: 404 } : {};

export async function productSearch({ deps, params, query, lang }: PageRequest) {
  const read = readSearch(productQuery, query, Number(params.page));
  const [category, province] = await Promise.all([
    read.cate === undefined ? null : categoryById(deps, read.cate),
    provinceOf(deps, read.province),
  ]);
  const { minPrice = 0, maxPrice } = read;
  const input = {
    ...read,
    cate: category?.id,
    province: province?.id,
    certified: read.certified || undefined,
    // a range that was typed the wrong way round is meant the other way round
    ...(maxPrice !== undefined && maxPrice < minPrice && { minPrice: maxPrice, maxPrice: minPrice }),
  };
  const results = await searchProducts(deps, input, lang);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-products',
    props: { asked, results, category, province },
    head: searchHead('product', lang, { ...results, kw: read.kw }),
    tags: cardTags(results.items),
    freshFor,
    ...statusOf(results),
  } satisfies Awaited<PortalResult>;
}

export async function supplierSearch({ deps, params, query, lang }: PageRequest) {
  const read = readSearch(companyQuery, query, Number(params.page));
  const province = await provinceOf(deps, read.province);
  const input = { ...read, province: province?.id };
  const results = await searchCompanies(deps, input, lang);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-suppliers',
    props: { asked, results, province },
    head: searchHead('supplier', lang, { ...results, kw: read.kw }),
    tags: results.items.map(({ id }) => `company:${id}`),
    freshFor,
    ...statusOf(results),
  } satisfies Awaited<PortalResult>;
}

export async function leadSearch({ deps, params, query, lang }: PageRequest): PortalResult {
  const read = readSearch(leadQuery, query, Number(params.page));
  const [category, receive] = await Promise.all([
    read.category === undefined ? null : categoryById(deps, read.category),
    countryOf(deps, read.receive),
  ]);
  const input = { ...read, category: category?.id, receive: receive?.code ?? undefined };
  const results = await searchPurchases(deps, input, lang);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-leads',
    props: { asked, results, category, receive },
    head: searchHead('buying', lang, { ...results, kw: read.kw }),
    tags: ['leads', ...results.items.map(({ ID }) => `lead:${ID}`)],
    freshFor,
    ...statusOf(results),
  };
}
