/** A marketplace with a page of every kind for the tests of <head>, and what each is expected to say. */
import { sql } from 'drizzle-orm';
import { repairIndex } from '../../../server/search/index/indexing.ts';
import { buildTestApp, HOST, type TestApp } from '../app.ts';
import { leafCategory, makeProduct, makePurchase, makeSupplier } from '../data/factories.ts';
import { makeNews, makeQualification, makeVideo } from '../data/shop-fixtures.ts';

export const SHOP = 'ninghead';
export const mobile = `mobile.${HOST}`;
export const shop = `${SHOP}.${HOST}`;

/** Three pages of every list of products. */
const PRODUCTS = 46;

export type HeadPages = Awaited<ReturnType<typeof buildHeadPages>>;

export async function buildHeadPages() {
  const app: TestApp = await buildTestApp();
  const leaf = await leafCategory(app);
  const supplier = await makeSupplier(app, {
    name: 'Ningbo Bolt & Nut "Works" Co., Ltd',
    domain: SHOP,
    tier: 'vip',
  });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${supplier.companyId}, 'Bolts') RETURNING id`,
  );
  const group = Number(rows[0]!.id);
  for (let i = 0; i < PRODUCTS - 2; i++) await makeProduct(app, supplier.companyId, { groupId: group });
  const title = `Stainless steel <hexagon> "bolts" & nuts ${'of every size '.repeat(6)}`.slice(0, 128);
  const { id: product } = await makeProduct(app, supplier.companyId, {
    title,
    keywords: ['Bolt', 'bolt', 'M8'],
  });
  await app.db.execute(
    sql`UPDATE products SET prices = '[{"Start":1,"End":99,"Price":2},{"Start":100,"End":null,"Price":1.5}]',
        min_price = 1.5, max_price = 2 WHERE id = ${product}`,
  );
  const news = await makeNews(app, supplier, 'A new line for heavy bolts', 1);
  await makeVideo(app, supplier, 'A walk through the hall');
  await makeQualification(app, supplier, { name: 'ISO 9001:2015', expires: null });
  const { id: negotiable } = await makeProduct(app, supplier.companyId, { price: 0 });
  const { id: lead } = await makePurchase(app, { categoryId: leaf.id, receive: 'US' });
  await repairIndex(app.db);
  const [root, sub] = leaf.full_path.split('/');
  const at = {
    leaf: `/${leaf.full_path}`,
    root: `/${root}`,
    sub: `/${root}/${sub}`,
    category: leaf.id,
    product,
    negotiable,
    group,
    news,
    lead,
  };
  const get = (host: string, url: string) => app.app.inject({ url, headers: { host } });
  return { app, at, get, products: PRODUCTS };
}
type At = HeadPages['at'];

export interface Kind {
  name: string;
  host: string;
  path: (at: At) => string;
  /** Path of the canonical address where it is not this one. */
  canonical?: (at: At) => string;
  /** Host of the canonical address where it is not this one. */
  canonicalHost?: string;
  /** Types of the structured data. */
  types: string[];
  /** The specification forms the title; its length is as it comes. */
  givenTitle?: boolean;
}
export const KINDS: Kind[] = [
  { name: 'home', host: HOST, path: () => '/', types: ['WebSite', 'Organization'] },
  { name: 'all categories', host: HOST, path: () => '/All', types: ['BreadcrumbList'] },
  { name: '/all', host: HOST, path: () => '/all', canonical: () => '/All', types: ['BreadcrumbList'] },
  { name: 'category list', host: HOST, path: (at) => `${at.root}/`, types: ['BreadcrumbList'] },
  {
    name: 'list of a leaf',
    host: HOST,
    path: (at) => `${at.leaf}/`,
    canonical: (at) => `${at.leaf}/1.html`,
    types: ['BreadcrumbList'],
  },
  {
    name: 'category detail',
    host: HOST,
    path: (at) => `${at.leaf}/1.html`,
    types: ['BreadcrumbList', 'ItemList'],
  },
  {
    name: 'its page 2',
    host: HOST,
    path: (at) => `${at.leaf}/2.html`,
    types: ['BreadcrumbList', 'ItemList'],
  },
  {
    name: 'product',
    host: HOST,
    path: (at) => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
  {
    name: 'product in a template',
    host: HOST,
    path: (at) => `/product-detail/${at.product}.html?tmp=default&utm_source=x`,
    canonical: (at) => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
  {
    name: 'negotiable product',
    host: HOST,
    path: (at) => `/product-detail/${at.negotiable}.html`,
    types: ['BreadcrumbList'],
    givenTitle: true,
  },
  { name: 'site map', host: HOST, path: () => '/map.html', types: ['BreadcrumbList'] },
  {
    name: 'page 2 of the site map',
    host: HOST,
    path: () => '/map.html?size=20&page=2',
    // products 21 to 40 stand on the first page of the usual size
    canonical: () => '/map.html',
    types: ['BreadcrumbList'],
  },
  {
    name: 'search',
    host: HOST,
    path: () => '/search-product/1.html?minPrice=1',
    canonical: () => '/search-product/1.html',
    types: ['BreadcrumbList', 'SearchResultsPage'],
  },
  {
    name: 'search of suppliers',
    host: HOST,
    path: () => '/search-supplier/1.html',
    types: ['BreadcrumbList', 'SearchResultsPage'],
  },
  {
    name: 'search of leads',
    host: HOST,
    path: () => '/search-buying/1.html',
    types: ['BreadcrumbList', 'SearchResultsPage'],
  },
  { name: 'buying leads', host: HOST, path: () => '/buying-leads', types: ['BreadcrumbList', 'ItemList'] },
  {
    name: 'buying leads of a category',
    host: HOST,
    path: (at) => `/buying-leads?receive=DE&category=${at.category}&page=1`,
    canonical: (at) => `/buying-leads?category=${at.category}`,
    types: ['BreadcrumbList'],
  },
  {
    name: 'buying lead',
    host: HOST,
    path: (at) => `/buying-leads${at.leaf}/${at.lead}.html`,
    types: ['BreadcrumbList'],
  },
  { name: 'shop', host: shop, path: () => '/', types: ['Organization', 'ItemList'], givenTitle: true },
  ...['/about.html', '/contact.html'].map((path) => ({
    name: `shop: ${path}`,
    host: shop,
    path: () => path,
    types: ['Organization', 'BreadcrumbList'],
    givenTitle: true,
  })),
  ...['/productlist.html', '/productlist2.html'].map((path) => ({
    name: `shop: ${path}`,
    host: shop,
    path: () => path,
    types: ['Organization', 'BreadcrumbList', 'ItemList'],
    givenTitle: true,
  })),
  {
    name: 'shop: group',
    host: shop,
    path: (at) => `/groups/${at.group}`,
    types: ['Organization', 'BreadcrumbList', 'ItemList'],
    givenTitle: true,
  },
  {
    name: 'shop: product',
    host: shop,
    path: (at) => `/product-detail/${at.product}.html`,
    canonicalHost: HOST,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
  ...['/news/', '/video/', '/qualification.html'].map((path) => ({
    name: `shop: ${path}`,
    host: shop,
    path: () => path,
    types: ['Organization', 'BreadcrumbList'],
    givenTitle: true,
  })),
  {
    name: 'shop: news item',
    host: shop,
    path: (at) => `/news/${at.news}.html`,
    types: ['Organization', 'BreadcrumbList', 'NewsArticle'],
    givenTitle: true,
  },
  { name: 'mobile home', host: mobile, path: () => '/', types: ['WebSite', 'Organization'] },
  { name: 'mobile all', host: mobile, path: () => '/All', types: ['BreadcrumbList'] },
  { name: 'mobile leads', host: mobile, path: () => '/buying-leads', types: ['BreadcrumbList', 'ItemList'] },
  {
    name: 'mobile lead',
    host: mobile,
    path: (at) => `/buying-leads${at.leaf}/${at.lead}.html`,
    types: ['BreadcrumbList'],
  },
  {
    name: 'mobile search of leads',
    host: mobile,
    path: () => '/search-buying/1.html',
    types: ['BreadcrumbList', 'SearchResultsPage'],
  },
  { name: 'mobile request', host: mobile, path: () => '/post-sourcing-request', types: [] },
  {
    name: 'mobile category',
    host: mobile,
    path: (at) => `${at.leaf}/1.html`,
    types: ['BreadcrumbList', 'ItemList'],
  },
  {
    name: 'mobile search',
    host: mobile,
    path: () => '/search-product/2.html',
    types: ['BreadcrumbList', 'SearchResultsPage'],
  },
  {
    name: 'mobile product',
    host: mobile,
    path: (at) => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
];
