/**
 * XML sitemaps (decision 24; sitemaps.org 0.9): an index, and below it what the portal and each shop have, every page
 * in both languages with its alternates.
 */
import type { PublicCompany } from '../../../../contract/company/company.ts';
import { LEGAL_DOCUMENTS } from '../../../../contract/pages.ts';
import type { Language } from '../../../../contract/schema/error.ts';
import { pageCount } from '../../../../domain/page/paging.ts';
import { categoriesOfLevel, categoryById } from '../../../features/category/category.ts';
import { publicCompany } from '../../../features/company/company.ts';
import { companyProducts, groupsShown } from '../../../features/listing/listing.ts';
import { shopNews } from '../../../features/shop/shop.ts';
import {
  SITEMAP_KINDS,
  type SitemapItem,
  type SitemapKind,
  sitemapItems,
  sitemapPieces,
} from '../../../features/sitemap/sitemap.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inLanguage, portalOrigin, shopOrigin } from '../addresses.ts';
import { categoryAddress } from '../category-head.ts';
import { element, XML, xmlText } from './xml.ts';

/** Addresses in one file, at most (sitemaps.org); two a page. */
export const MAX_ADDRESSES = 50_000;
/** Ids of one piece, so that their addresses in both languages fill a file. */
const spanOf = (most: number) => Math.max(1, Math.floor(most / 2));

type Address = string | Record<Language, string>;

/** Pages of the portal that are not of a product, company, category or lead. */
const PAGES: readonly Address[] = [
  ...['/', '/All', '/buying-leads', '/post-sourcing-request', '/vip-kuajingtong', '/cross-border-promotion'],
  ...['/guide', '/feedback', '/infringement', '/map.html', '/licences'],
  ...LEGAL_DOCUMENTS.map((document) => ({ zh: `/${document}`, en: `/${document}-eng` })),
];

const OPEN = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSE = '</urlset>\n';

/** A page in both languages: one entry each, and each names both. */
function entries(origin: string, address: Address, updatedAt?: Date): string {
  const url = (lang: Language) => xmlText(origin + inLanguage(address, lang));
  const alternate = (hreflang: string, lang: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url(lang)}"/>`;
  const rest = `${element('lastmod', updatedAt?.toISOString())}${alternate('en', 'en')}${alternate('zh-CN', 'zh')}${alternate('x-default', 'en')}</url>\n`;
  return `<url><loc>${url('en')}</loc>${rest}<url><loc>${url('zh')}</loc>${rest}`;
}

/** The index of the portal: only files in which there is something. */
export async function* sitemapIndex(deps: Deps, most = MAX_ADDRESSES): AsyncGenerator<string> {
  const origin = portalOrigin(deps.environment);
  const entry = (name: string, updatedAt?: Date) =>
    `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc>${element('lastmod', updatedAt?.toISOString())}</sitemap>\n`;
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entry('pages-1')}`;
  const categories = await shownCategories(deps);
  for (let n = 1; (n - 1) * spanOf(most) < categories.length; n++) yield entry(`categories-${n}`);
  for (const kind of SITEMAP_KINDS)
    for (const { number, updatedAt } of await sitemapPieces(deps, kind, spanOf(most)))
      yield entry(`${kind}-${number}`, updatedAt);
  yield '</sitemapindex>\n';
}

/** Where each kind of thing is, from its name. */
const addressOf = {
  products: (deps: Deps, name: string) => [portalOrigin(deps.environment), `/product-detail/${name}.html`],
  companies: (deps: Deps, name: string) => [shopOrigin(deps.environment, name), '/'],
  leads: (deps: Deps, name: string) => [portalOrigin(deps.environment), `/buying-leads/${name}.html`],
} satisfies Record<SitemapKind, (deps: Deps, name: string) => [origin: string, path: string]>;

/** One file of the index, by name and number; null when there is no such file. */
export async function sitemapFile(
  deps: Deps,
  name: string,
  number: number,
  most = MAX_ADDRESSES,
): Promise<AsyncGenerator<string> | null> {
  const span = spanOf(most);
  const origin = portalOrigin(deps.environment);
  if (name === 'pages')
    return number === 1 ? written([PAGES.map((address) => entries(origin, address))]) : null;
  if (name === 'categories') {
    const some = (await shownCategories(deps)).slice((number - 1) * span, number * span);
    return some.length > 0 ? written([some.map((address) => entries(origin, address))]) : null;
  }
  const kind = SITEMAP_KINDS.find((known) => known === name);
  if (!kind) return null;
  const batches = sitemapItems(deps, kind, number, span);
  const first = await batches.next();
  if (first.done) return null;
  const write = (item: SitemapItem) =>
    entries(...(addressOf[kind](deps, item.name) as [string, string]), item.updatedAt);
  return written(
    (async function* () {
      yield first.value.map(write);
      for await (const batch of batches) yield batch.map(write);
    })(),
  );
}

/** What one shop has: its pages, the pages of its product list and its groups with products; null when it is not open. */
export async function shopSitemap(deps: Deps, domain: string): Promise<AsyncGenerator<string> | null> {
  const company = await publicCompany(deps, domain);
  if (!company) return null;
  const { total, size } = await companyProducts(deps, company.id, { page: 1, size: 20 });
  const pages = Array.from(
    { length: pageCount(total, size) },
    (_, i) => `/productlist${i > 0 ? i + 1 : ''}.html`,
  );
  const groups = (await groupsShown(deps, company)).map(({ id }) => `/groups/${id}`);
  const origin = shopOrigin(deps.environment, company.domain);
  const addresses = [
    '/',
    '/about.html',
    '/contact.html',
    ...pages,
    ...groups,
    ...(await contentAddresses(deps, company)),
  ];
  return written([addresses.map((address) => entries(origin, address))]);
}

/** The newest news in the sitemap of a shop. */
const MAX_NEWS = 500;

/** What the shop has beside its products: certificates, videos, and each of its news. */
async function contentAddresses(deps: Deps, { id, decoration }: PublicCompany): Promise<string[]> {
  const news = decoration.has_news ? (await shopNews(deps, id, { page: 1, size: MAX_NEWS })).items : [];
  return [
    ...(decoration.has_qualifications ? ['/qualification.html'] : []),
    ...(decoration.has_videos ? ['/video/'] : []),
    ...(news.length > 0 ? ['/news/', ...news.map((item) => `/news/${item.id}.html`)] : []),
  ];
}

/** Addresses of the categories in which something is listed. */
async function shownCategories(deps: Deps): Promise<string[]> {
  const leaves = await Promise.all([1, 2, 3].map((level) => categoriesOfLevel(deps, level)));
  const shown = leaves.flat().filter(({ p_num }) => p_num > 0);
  const categories = await Promise.all(shown.map(({ id }) => categoryById(deps, id)));
  return categories.map((category) => categoryAddress(category!.full_path, category!.is_end));
}

async function* written(batches: Iterable<string[]> | AsyncIterable<string[]>): AsyncGenerator<string> {
  yield OPEN;
  for await (const batch of batches) yield batch.join('');
  yield CLOSE;
}
