/** A supplier's shop at {domain}.{host} (spec P2.21, P9.9): the route table of the specification. */
import type { ShopPages } from '../../../contract/pages.ts';
import { type Loaded, page, type Site } from '../site.ts';
import { about, contact, newsItem, newsList, qualificationPage, videoList } from './content.ts';
import { shopHome } from './home.ts';
import { productGroup, productList, shopItem } from './products.ts';
import { inShop, notFoundPage } from './shop-context.ts';

/** Prices of products are those at the quantity that is needed. */
const withTmp = { query: ['tmp', 'quantity'] };
const list = { query: ['tmp', 'quantity', 'kw', 'sort'] };
const group = { query: ['tmp', 'quantity', 'sort'] };

export const shop: Site<Loaded<ShopPages>> = {
  name: 'shop',
  routes: [
    page('/', inShop(shopHome), withTmp),
    page('/about.html', inShop(about), withTmp),
    page('/contact.html', inShop(contact), { query: ['tmp', 'quantity', 'product'] }),
    page('/productlist.html', inShop(productList), list),
    page('/productlist{page:int}.html', inShop(productList), list),
    page('/groups/{id:int}', inShop(productGroup), group),
    page('/groups/{id:int}/{page:int}', inShop(productGroup), group),
    page('/product-detail/{id:int}.html', inShop(shopItem), withTmp),
    page('/video/', inShop(videoList), withTmp),
    page('/video/list.html', inShop(videoList), withTmp),
    page('/video/list{page:int}.html', inShop(videoList), withTmp),
    page('/news/', inShop(newsList), withTmp),
    page('/news/list.html', inShop(newsList), withTmp),
    page('/news/list{page:int}.html', inShop(newsList), withTmp),
    page('/news/{id:int}.html', inShop(newsItem), withTmp),
    page('/qualification.html', inShop(qualificationPage), withTmp),
  ],
  notFound: inShop(async (shopRequest) => notFoundPage(shopRequest)),
};
