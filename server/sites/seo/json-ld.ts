/**
 * Structured data of a page in schema.org's vocabulary (decision 24). Types check the vocabulary;
 * tests/pages/heads.test.ts checks what search engines require of each kind. Every address is absolute and in the
 * language of the page.
 */
import type {
  BreadcrumbList,
  ItemList,
  ListItem,
  NewsArticle,
  Organization,
  PostalAddress,
  Product,
  SearchAction,
  SearchResultsPage,
  WebSite,
} from 'schema-dts';
import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopNewsArticle } from '../../../contract/company/shop.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { imageAddress } from '../../../domain/page/page-address.ts';
import { SITE_NAME } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { type HeadContext, inLanguage, portalOrigin, portalUrl, shopOrigin } from './addresses.ts';

/** `extends object`: each of these may also be a mere address in the vocabulary. */
export type Node<T> = Extract<T, { '@type': string }>;
export type JsonLd =
  | Node<Product>
  | Node<Organization>
  | Node<BreadcrumbList>
  | Node<ItemList>
  | Node<NewsArticle>
  | Node<SearchResultsPage>
  | Node<WebSite>;

/** A step of a breadcrumb or an item of a list, at its whole address. */
export interface Linked {
  name: string;
  url: string;
}

/** The way to a page of the portal, the page itself last; "Home" is put before it. */
export const breadcrumbLd = (
  request: HeadContext,
  steps: readonly { name: string; path: string }[],
): Node<BreadcrumbList> =>
  stepsLd(
    [{ name: HEADS[request.lang].steps.home, path: '/' }, ...steps].map(({ name, path }) => ({
      name,
      url: portalUrl(request, path),
    })),
  );

/** The way to a page of any site, its start first. */
export const stepsLd = (steps: readonly Linked[]): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(
    ({ name, url }, i): Node<ListItem> => ({ '@type': 'ListItem', position: i + 1, name, item: url }),
  ),
});

/** What a page of a list shows. */
export const itemListLd = (
  items: readonly Linked[],
  { page = 1, size = 0, total = items.length }: { page?: number; size?: number; total?: number } = {},
): Node<ItemList> => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(
    ({ name, url }, i): Node<ListItem> => ({
      '@type': 'ListItem',
      position: (page - 1) * size + i + 1,
      name,
      url,
    }),
  ),
});

/** The portal, and how to search it from elsewhere. */
export function websiteLd({ deps, lang }: HeadContext): Node<WebSite> {
  const target = portalUrl({ deps, lang }, '/search-product/1.html?kw={search_term_string}');
  // "query-input" is of the action's own notation, outside the vocabulary
  const search: Node<SearchAction> & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: target },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: portalUrl({ deps, lang }, '/'),
    inLanguage: languageTag(lang),
    potentialAction: search,
  };
}

/** Who runs the portal. */
export const marketplaceLd = ({ deps }: HeadContext): Node<Organization> => ({
  '@type': 'Organization',
  name: SITE_NAME,
  url: `${portalOrigin(deps.environment)}/`,
  logo: `${portalOrigin(deps.environment)}/assets/icon.svg`,
});

/** A supplier: what its shop shows to everybody, never who answers the telephone. */
export function companyLd({ deps, lang }: HeadContext, company: PublicCompany): Node<Organization> {
  const { environment } = deps;
  const [country, region, city] = company.location_name;
  const founded = company.basicinformation['Year Established'];
  const address: Node<PostalAddress> = {
    '@type': 'PostalAddress',
    ...(country && { addressCountry: country }),
    ...(region && { addressRegion: region }),
    ...(city && { addressLocality: city }),
    ...(company.contact.Address && { streetAddress: company.contact.Address }),
  };
  return {
    '@type': 'Organization',
    name: company.name,
    ...(company.name_zh && { alternateName: company.name_zh }),
    url: shopOrigin(environment, company.domain) + inLanguage('/', lang),
    ...(company.logo && { logo: imageAddress(company.logo, portalOrigin(environment)) }),
    ...(company.images.length > 0 && {
      image: company.images.map((one) => imageAddress(one, portalOrigin(environment))),
    }),
    ...(company.desc && { description: company.desc }),
    ...(founded && { foundingDate: founded }),
    knowsAbout: company.basicinformation['Main Products'].split(', ').filter(Boolean),
    address,
  };
}

/** News of a supplier, which is its author and publisher. */
export function newsLd(
  { deps, lang }: HeadContext,
  company: PublicCompany,
  { id, title, cover, published_at }: ShopNewsArticle,
): Node<NewsArticle> {
  const shop = shopOrigin(deps.environment, company.domain);
  const author: Node<Organization> = { '@type': 'Organization', name: company.name, url: `${shop}/` };
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: published_at,
    mainEntityOfPage: shop + inLanguage(`/news/${id}.html`, lang),
    ...(cover && { image: imageAddress(cover, portalOrigin(deps.environment)) }),
    author,
    publisher: author,
  };
}

export const languageTag = (lang: Language): 'zh-CN' | 'en' => (lang === 'zh' ? 'zh-CN' : 'en');
