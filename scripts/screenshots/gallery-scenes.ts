/** The page types of all sites, as the gallery shows them. */
import type { Page } from 'playwright-core';
import { SAVED_COOKIE, writeSaved } from '../../domain/visitor/saved-cookie.ts';
import { type GuestLinks, makeGuestLinks, REVIEWER, SELLER } from './guest-links.ts';
import type { Studio } from './studio.ts';

export interface Scene {
  name: string;
  title: string;
  path: string;
  /** Subdomain. */
  label?: string;
  /** E-mail of the demo account that is signed in. */
  as?: string;
  /** What the browser has kept from other pages. */
  cookie?: { name: string; value: string };
}

const LIST = '/hardware/bolts-screws/hex-bolts/1.html';
/** Of several suppliers. */
const FOUND = '/search-product/1.html?kw=stainless+steel+bottle';

/** The addresses on a page that hold `part`, without /zh and what follows a #, each once. */
async function linksTo(page: Page, part: string): Promise<string[]> {
  const all = await page
    .locator(`a[href*="${part}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  if (all.length === 0) throw new Error(`${page.url()} has no link to ${part}`);
  return [...new Set(all.map((link) => link.replace(/#.*/, '')))];
}

const isShop = (label: string): boolean => !['my', 'admin', 'mobile'].includes(label);

/** All of them; a product and a buying lead are the first that lists show, the shop is that of the supplier who answers. */
export async function scenesOf(studio: Studio): Promise<Scene[]> {
  const page = await studio.page({ width: 1440, lang: 'en' });
  await page.goto(studio.at(LIST));
  const products = await linksTo(page, '/product-detail/');
  await page.goto(studio.at(FOUND));
  const found = await linksTo(page, '/product-detail/');
  await page.goto(studio.at('/buying-leads'));
  const [lead] = await linksTo(page, '/buying-leads/');
  const guest = await makeGuestLinks(studio);
  await page.goto(studio.at(`/product-detail/${guest.product}.html`));
  const sites = await linksTo(page, `.${new URL(page.url()).hostname}`);
  const shop = sites.map((link) => new URL(link, page.url()).hostname.split('.')[0]!).find(isShop)!;
  await page.goto(studio.at('/news/', shop));
  const news = (await linksTo(page, '/news/')).find((link) => /\/\d+\.html$/.test(link))!;
  const [company] = await linksTo(page, '/c-');
  await page.context().close();
  const ids = found.slice(0, 5).map((link) => Number(/(\d+)\.html/.exec(link)![1]));
  return [
    ...portal({ product: products[0]!, lead: lead!, ids }),
    ...kept(ids),
    ...guests(guest),
    ...shops(shop, { product: `/product-detail/${guest.product}.html`, news }),
    ...mobile({ product: products[0]!, company: new URL(company!, studio.at('/')).pathname }),
    ...office,
    ...console,
  ];
}

const portal = ({ product, lead, ids }: { product: string; lead: string; ids: number[] }): Scene[] => [
  { name: 'home', title: 'Home', path: '/' },
  { name: 'all-categories', title: 'All categories', path: '/All' },
  { name: 'category-list', title: 'Category list', path: '/hardware/' },
  { name: 'category-detail', title: 'Category detail', path: LIST },
  { name: 'product', title: 'Product, default template', path: `${product}?tmp=default` },
  { name: 'product-vip', title: 'Product, vip template', path: `${product}?tmp=vip` },
  { name: 'compare', title: 'Comparison', path: `/compare?ids=${ids.slice(0, 3)}` },
  {
    name: 'enquiry',
    title: 'An enquiry to several suppliers',
    path: `/enquiry?ids=${ids.slice(0, 3)}&quantity=500`,
  },
  {
    name: 'search-product',
    title: 'Search for products',
    path: FOUND,
  },
  { name: 'search-supplier', title: 'Search for suppliers', path: '/search-supplier/1.html?kw=lighting' },
  { name: 'search-buying', title: 'Search for buying leads', path: '/search-buying/1.html?kw=steel' },
  { name: 'search-nothing', title: 'A search that finds nothing', path: '/search-product/1.html?kw=xqzvbn' },
  { name: 'buying-leads', title: 'Buying leads', path: '/buying-leads' },
  { name: 'buying-lead', title: 'A buying lead', path: lead },
  { name: 'post-request', title: 'Post a sourcing request', path: '/post-sourcing-request' },
  { name: 'request-posted', title: 'Sourcing request posted', path: '/post-sourcing-request-success' },
  { name: 'membership', title: 'Membership', path: '/vip-kuajingtong' },
  { name: 'promotion', title: 'Promotion service', path: '/cross-border-promotion' },
  { name: 'sitemap', title: 'Site map', path: '/map.html' },
  { name: 'guide', title: 'Getting started', path: '/guide' },
  { name: 'licences', title: 'Licences', path: '/licences' },
  { name: 'feedback', title: 'Feedback', path: '/feedback' },
  { name: 'feedback-succeed', title: 'Feedback submitted', path: '/feedback-succeed' },
  { name: 'terms-and-conditions', title: 'User agreement', path: '/terms-and-conditions' },
  { name: 'prohibited-category', title: 'Prohibited categories', path: '/prohibited-category' },
  { name: 'not-found', title: 'Not found', path: '/404' },
];

/** What is shown of what this browser has looked at and saved, and of one that has not. */
const kept = (ids: number[]): Scene[] => [
  {
    name: 'saved',
    title: 'Saved',
    path: '/saved',
    cookie: {
      name: SAVED_COOKIE,
      value: encodeURIComponent(
        writeSaved({
          products: ids,
          suppliers: [],
          searches: [FOUND],
        }),
      ),
    },
  },
  { name: 'saved-nothing', title: 'Saved: nothing yet', path: '/saved' },
  { name: 'recently-viewed', title: 'Recently viewed', path: `/recently-viewed?ids=${ids}` },
  { name: 'report', title: 'Report a product', path: `/report?product=${ids[0]}` },
];

const guests = ({ confirm, request, enquiry }: GuestLinks): Scene[] => [
  { name: 'confirm', title: 'An address to confirm', path: confirm },
  { name: 'guest-request', title: "A guest's request with a quotation", path: request },
  { name: 'guest-request-edit', title: "A guest's request, edited", path: `${request}/edit` },
  { name: 'guest-enquiry', title: "A guest's enquiry with an answer", path: enquiry },
];

const shops = (label: string, { product, news }: { product: string; news: string }): Scene[] => [
  { name: 'shop', title: 'Shop, default template', path: '/?tmp=default', label },
  { name: 'shop-vip', title: 'Shop, vip template', path: '/?tmp=vip', label },
  { name: 'shop-about', title: 'Shop: about', path: '/about.html', label },
  { name: 'shop-products', title: 'Shop: products', path: '/productlist.html', label },
  { name: 'shop-product', title: 'Shop: a product', path: product, label },
  { name: 'shop-news', title: 'Shop: news', path: '/news/', label },
  { name: 'shop-news-item', title: 'Shop: a news item', path: news, label },
  { name: 'shop-videos', title: 'Shop: videos', path: '/video/', label },
  { name: 'shop-certificates', title: 'Shop: certificates', path: '/qualification.html', label },
  { name: 'shop-contact', title: 'Shop: contact', path: '/contact.html', label },
];

const mobile = ({ product, company }: { product: string; company: string }): Scene[] => [
  { name: 'mobile', title: 'Mobile site: home', path: '/', label: 'mobile' },
  { name: 'mobile-category', title: 'Mobile site: category', path: LIST, label: 'mobile' },
  {
    name: 'mobile-search',
    title: 'Mobile site: search for products',
    path: FOUND,
    label: 'mobile',
  },
  { name: 'mobile-product', title: 'Mobile site: product', path: product, label: 'mobile' },
  { name: 'mobile-company', title: 'Mobile site: a company', path: company, label: 'mobile' },
];

const member = (name: string, title: string, path: string, as?: string): Scene => ({
  name,
  title,
  path,
  label: 'my',
  ...(as && { as }),
});
const BUYER = 'buyer@demo.test';
const office: Scene[] = [
  member('sign-in', 'Sign in', '/login.html'),
  member('register', 'Registration', '/register.html'),
  member('office-seller', 'Member centre: a supplier', '/', SELLER),
  member('office-products', 'Member centre: products', '/products/passed', SELLER),
  member('office-publish', 'Member centre: publish a product', '/products/new/step1', SELLER),
  member('office-enquiries', 'Member centre: enquiries', '/inquiries', SELLER),
  member('office-company', 'Member centre: company', '/company/DetailedInfo', SELLER),
  member('office-shop', 'Member centre: shop', '/setshop/ShopDecoration', SELLER),
  member('office-buyer', 'Member centre: a buyer', '/', BUYER),
  member('office-requests', 'Member centre: requests', '/tool/PurchaseActive', BUYER),
  member('office-quotations', 'Member centre: quotations', '/quotations', BUYER),
];

const reviewer = (name: string, title: string, path: string): Scene => ({
  name,
  title,
  path,
  label: 'admin',
  as: REVIEWER,
});
const console: Scene[] = [
  reviewer('console', 'Console: overview', '/'),
  reviewer('console-queue', 'Console: products to review', '/queue/product'),
];
