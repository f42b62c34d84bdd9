/**
 * The three search pages (spec P2.9). A page past the end is not found, as everywhere; where there are more results
 * than we show, it says so and how to narrow the search (decision 25).
 */
import type { Category } from '../../../../contract/product/category.ts';
import { pageQuery } from '../../../../contract/schema/page.ts';
import { companyQuery, leadQuery, type ProductQuery, productQuery } from '../../../../contract/search.ts';
import { categoryById } from '../../../features/category/category.ts';
import { leafPictures } from '../../../features/listing/listing.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { searchPurchases } from '../../../search/searches/buying-leads.ts';
import { pricesInOrder, productFilters, searchProducts } from '../../../search/searches/products.ts';
import { searchCompanies } from '../../../search/searches/suppliers.ts';
import { leadItems, productItems, shopItems } from '../../seo/list-items.ts';
import { searchHead } from '../../seo/search-head.ts';
import { cardTags, type PageRequest } from '../../site.ts';
import { pastTheEnd } from '../past-the-end.ts';
import type { PortalResult, ResultOf } from '../result.ts';
import { countryOf, provinceOf, readSearch } from './search-query.ts';

/** Query parameters that a search page knows; page and size stand in its path and in the specification. */
const parametersOf = ({ shape }: { shape: object }) => [
  ...Object.keys(shape).filter((name) => !(name in pageQuery)),
  'size',
];
export const PRODUCT_SEARCH_QUERY = parametersOf(productQuery);
/** Its products have a price at the quantity that is needed. */
export const SUPPLIER_SEARCH_QUERY = [...parametersOf(companyQuery), 'quantity'];
export const LEAD_SEARCH_QUERY = parametersOf(leadQuery);

/**
 * Milliseconds that a page of results is cached: what joins them, or moves to their top, is on no page yet that a tag
 * could name. Within two seconds all visitors see it (decision 7).
 */
const freshFor = 1000;

interface Shown {
  items: readonly unknown[];
  also: readonly unknown[];
  page: number;
  more: boolean;
}
const isPastTheEnd = ({ items, also, page, more }: Shown) =>
  items.length + also.length === 0 && page > 1 && !more;
const notFound = (request: PageRequest) => ({ ...pastTheEnd(request, []), freshFor });

export async function productSearch(request: PageRequest) {
  const { deps, params, query, lang } = request;
  const read = readSearch(productQuery, query, Number(params.page));
  const [category, province] = await Promise.all([
    read.cate === undefined ? null : categoryById(deps, read.cate),
    provinceOf(deps, read.province),
  ]);
  const input = {
    ...read,
    cate: category?.id,
    province: province?.id,
    // all are: an address of before says nothing by it
    certified: undefined,
    ...pricesInOrder(read),
  };
  const results = await searchProducts(deps, input, lang);
  if (isPastTheEnd(results)) return notFound(request);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-products',
    props: { asked, results, category, province, pictures: await leafPictures(deps, results.popular) },
    head: searchHead('product', request, read.kw, results, productItems(request, results.items)),
    tags: cardTags(results.items),
    seen: {
      appearances: results.items.map(({ id }) => id),
      // under a filter nothing is found for many reasons
      ...(results.total === 0 && !isNarrowed(read) && { nothingFor: read.kw }),
    },
    freshFor,
  } satisfies Awaited<PortalResult>;
}

/** Whether more than words narrows it, as far as that may be why nothing is found. */
const isNarrowed = ({ cate, minPrice, maxPrice, minOrder, sample, parameters, province }: ProductQuery) =>
  Boolean(cate || minPrice || maxPrice || minOrder || sample || parameters || province);

/** What the search in a category could be narrowed by, for its listing. */
export async function filtersIn({ deps, lang, query }: PageRequest, category: Category) {
  const {
    limit: _,
    offset: __,
    ...asked
  } = readSearch(
    productQuery,
    new URLSearchParams({ cate: String(category.id), quantity: query.get('quantity') ?? '' }),
    1,
  );
  const facets = await productFilters(deps, asked, lang);
  // the way up is on the listing itself
  const below = facets.category.filter(({ value }) => value !== String(category.id));
  return { asked, facets: { ...facets, category: below } };
}

export async function supplierSearch(request: PageRequest) {
  const { deps, params, query, lang } = request;
  const read = readSearch(companyQuery, query, Number(params.page));
  const province = await provinceOf(deps, read.province);
  const input = { ...read, province: province?.id };
  const results = await searchCompanies(deps, input, lang);
  if (isPastTheEnd(results)) return notFound(request);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-suppliers',
    props: { asked, results, province, pictures: await leafPictures(deps, results.popular) },
    head: searchHead('supplier', request, read.kw, results, shopItems(request, results.items)),
    tags: results.items.map(({ id }) => tags.company(id)),
    freshFor,
  } satisfies Awaited<PortalResult>;
}

export async function leadSearch(request: PageRequest): ResultOf<'search-leads' | 'not-found'> {
  const { deps, params, query, lang } = request;
  const read = readSearch(leadQuery, query, Number(params.page));
  const [category, receive] = await Promise.all([
    read.category === undefined ? null : categoryById(deps, read.category),
    countryOf(deps, read.receive),
  ]);
  const input = { ...read, category: category?.id, receive: receive?.code ?? undefined };
  const results = await searchPurchases(deps, input, lang);
  if (isPastTheEnd(results)) return notFound(request);
  const { limit: _, offset: __, ...asked } = input;
  return {
    page: 'search-leads',
    props: { asked, results, category, receive, pictures: await leafPictures(deps, results.popular) },
    head: searchHead('buying', request, read.kw, results, leadItems(request, results.items)),
    tags: [tags.leads, ...results.items.map(({ ID }) => tags.lead(ID))],
    freshFor,
  };
}
