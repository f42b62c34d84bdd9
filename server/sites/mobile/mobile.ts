/**
 * The mobile site (spec P2.2): the portal's pages at the portal's addresses, a home for a small screen, and a supplier's
 * shop on one page. domain/visitor/mobile-site.ts names what only the portal has.
 */
import type { MobilePages } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { listLeads } from '../../features/purchase/purchase.ts';
import { tags } from '../../platform/cache/tags.ts';
import { CATEGORY_QUERY, categoryDetail, categoryList } from '../pages/categories.ts';
import { confirmPage, submitConfirmation } from '../pages/confirm.ts';
import { allCategories, home as portalHome } from '../pages/home.ts';
import { BUYING_LEADS_QUERY, buyingLead, buyingLeads } from '../pages/leads.ts';
import { categoryInLowerCase } from '../pages/lower-case.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import { productPage } from '../pages/product.ts';
import { recentlyViewed, VIEWED_QUERY } from '../pages/recently-viewed.ts';
import { POST_REQUEST_QUERY, postRequest, requestPosted, submitRequest } from '../pages/request.ts';
import {
  LEAD_SEARCH_QUERY,
  leadSearch,
  PRODUCT_SEARCH_QUERY,
  productSearch,
  SUPPLIER_SEARCH_QUERY,
  supplierSearch,
} from '../pages/search/search.ts';
import { type Loaded, type PageRequest, page, type Site } from '../site.ts';
import { COMPANY_QUERY, companyPage } from './company.ts';

type Result = Promise<Loaded<MobilePages>>;

/** Leads on the home page. */
const LEADS = 3;

async function home(request: PageRequest): Result {
  const [shown, leads] = await Promise.all([
    portalHome(request),
    listLeads(request.deps, { page: 1, size: LEADS }),
  ]);
  const { top, banners, bannerPictures, latest, trending, suppliers, figures, popular } = shown.props;
  return {
    ...shown,
    props: {
      top,
      banners,
      bannerPictures,
      latest,
      trending,
      suppliers,
      figures,
      popular,
      leads: leads.items,
    },
    tags: [...shown.tags, tags.leads, ...leads.items.map(({ ID }) => tags.lead(ID))],
  };
}

/** What an installed site keeps for when there is no network; nobody else is led here. */
const offline = async ({ lang }: PageRequest): Result => ({
  page: 'offline',
  props: {},
  head: { title: siteTitle(HEADS[lang].offline.title), description: '', withoutScript: true },
  tags: [],
});

const notFound = async (request: PageRequest): Result =>
  (await categoryInLowerCase(request)) ?? pastTheEnd(request, []);

const postOptions = { query: POST_REQUEST_QUERY, submit: submitRequest };

export const mobile: Site<Loaded<MobilePages>> = {
  name: 'mobile',
  routes: [
    page('/', home),
    page('/All', allCategories),
    page('/all', allCategories),
    page('/All/Primary', allCategories),
    page('/product-detail/{id:int}.html', productPage, { query: ['tmp', 'quantity'] }),
    page('/search-product/{page:int}.html', productSearch, { query: PRODUCT_SEARCH_QUERY }),
    page('/search-supplier/{page:int}.html', supplierSearch, { query: SUPPLIER_SEARCH_QUERY }),
    page('/search-buying/{page:int}.html', leadSearch, { query: LEAD_SEARCH_QUERY }),
    page('/buying-leads', buyingLeads, { query: BUYING_LEADS_QUERY }),
    page('/buying-leads/{cate...}/{id:int}.html', buyingLead),
    page('/post-sourcing-request', postRequest, postOptions),
    page('/post-sourcing-request/{id:int}', postRequest, postOptions),
    page('/post-sourcing-request-success', requestPosted, { query: ['confirm'], unlisted: true }),
    page('/recently-viewed', recentlyViewed, { personal: true, query: VIEWED_QUERY }),
    page('/confirm/{token}', confirmPage, { personal: true, submit: submitConfirmation }),
    page('/offline', offline, { unlisted: true }),
    page('/{root}/c-{domain}', companyPage, { query: COMPANY_QUERY }),
    page('/{cates...}/{page:int}.html', categoryDetail, { query: CATEGORY_QUERY }),
    page('/{cates...}', categoryList, { query: ['quantity'] }),
  ],
  notFound,
};
