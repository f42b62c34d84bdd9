/** A shop's product lists, their search, and a single product (spec P2.21). */
import type { ShopListSort } from '../../../contract/pages.ts';
import { fill } from '../../../domain/fill.ts';
import { truncate } from '../../../domain/page/page-title.ts';
import { readQuantity } from '../../../domain/price/list-price.ts';
import { HEADS } from '../../../locales/heads.ts';
import { companyProducts, groupCounts, groupProducts } from '../../features/listing/listing.ts';
import { productDetail, productTranslation } from '../../features/product/product.ts';
import { searchShop } from '../../search/shop/shop-products.ts';
import { heldQualifications, productHead, productTags } from '../pages/product.ts';
import { withShownText } from '../pages/rich-text.ts';
import { inLanguage, portalOrigin, shopOrigin } from '../seo/addresses.ts';
import { stepsLd } from '../seo/json-ld.ts';
import { mobileShopPath } from '../seo/shop-head.ts';
import { cardTags } from '../site.ts';
import { headOf, notFoundPage, type ShopRequest, type ShopResult, shopTags } from './shop-context.ts';

const PAGE_SIZE = 20;
const GROUP_PAGE_SIZE = 10;
const MORE = 8;
const LONGEST_KW = 100;

const sortOf = (asked: string | null): ShopListSort =>
  asked === 'price_asc' || asked === 'price_desc' ? asked : 'newest';

async function countsOf({ request: { deps }, frame: { company } }: ShopRequest, all: number) {
  return { all, groups: company.groups.length > 0 ? await groupCounts(deps, company.id) : {} };
}

export async function productList(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const { deps, lang, params, query } = request;
  const { company } = frame;
  const number = Number(params.page ?? 1);
  const kw = (query.get('kw') ?? '').trim().slice(0, LONGEST_KW);
  const sort = sortOf(query.get('sort'));
  const orderQuantity = readQuantity(query.get('quantity'));
  const paging = { page: number, size: PAGE_SIZE, orderQuantity };
  const products = kw
    ? await searchShop(deps, company.id, { ...paging, kw, sort: sort === 'newest' ? 'relevance' : sort })
    : await companyProducts(deps, company.id, { ...paging, sort });
  if (number > 1 && products.items.length === 0) return notFoundPage(shopRequest);
  const all = kw ? (await companyProducts(deps, company.id, { page: 1, size: 1 })).total : products.total;
  const { steps } = HEADS[lang].shop;
  const path = { name: steps.products, path: '/productlist.html' };
  const title = kw ? `${fill(steps.search, { kw: truncate(kw, 35, 32) })} - ${company.name}` : undefined;
  return {
    page: 'product-list',
    props: { ...frame, products, sort, kw, counts: await countsOf(shopRequest, all) },
    head: {
      ...headOf(shopRequest, { steps: [path], products, ...(title && { title }) }),
      canonical: `/productlist${number > 1 ? number : ''}.html`,
      ...(number > 1 && { mobile: `${mobileShopPath(company)}?page=${number}` }),
      // the results of a search, and the same list in another order, are no pages to find
      ...((kw || sort !== 'newest') && { unlisted: true as const }),
    },
    tags: shopTags(frame),
  };
}

export async function productGroup(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const { deps, params, query } = request;
  const { company } = frame;
  const group = shopRequest.groups.find(({ id }) => id === Number(params.id));
  if (!group) return notFoundPage(shopRequest);
  const number = Number(params.page ?? 1);
  const sort = sortOf(query.get('sort'));
  const orderQuantity = readQuantity(query.get('quantity'));
  const [products, { total }] = await Promise.all([
    groupProducts(deps, group.id, { page: number, size: GROUP_PAGE_SIZE, sort, orderQuantity }),
    companyProducts(deps, company.id, { page: 1, size: 1 }),
  ]);
  if (number > 1 && products.items.length === 0) return notFoundPage(shopRequest);
  const step = { name: group.name, path: `/groups/${group.id}` };
  return {
    page: 'group',
    props: { ...frame, group, products, sort, counts: await countsOf(shopRequest, total) },
    head: {
      ...headOf(shopRequest, { title: `${company.name}-${group.name}`, steps: [step], products }),
      canonical: `/groups/${group.id}${number > 1 ? `/${number}` : ''}`,
      ...(products.total === 0 && { unindexed: true as const }),
      ...(sort !== 'newest' && { unlisted: true as const }),
    },
    tags: shopTags(frame),
  };
}

/** A product of this shop in its frame; search engines are told the page of the portal. */
export async function shopItem(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const { deps, lang } = request;
  const { company } = frame;
  const product = await productDetail(deps, Number(request.params.id));
  if (product?.cid !== company.id) return notFoundPage(shopRequest);
  const others = { page: 1, size: MORE + 1 };
  const near = product.group_id
    ? await groupProducts(deps, product.group_id, others)
    : await companyProducts(deps, company.id, others);
  const more = near.items.filter(({ id }) => id !== product.id).slice(0, MORE);
  const head = productHead(request, product);
  const translation = await productTranslation(deps, product, lang);
  const at = (path: string) => shopOrigin(deps.environment, company.domain) + inLanguage(path, lang);
  const way = stepsLd([
    { name: HEADS[lang].steps.home, url: at('/') },
    { name: HEADS[lang].shop.steps.products, url: at('/productlist.html') },
    { name: product.title, url: at(request.path) },
  ]);
  const { accent } = company.decoration;
  return {
    page: 'product',
    props: {
      ...frame,
      product: withShownText(lang, product),
      translation: translation && withShownText(lang, translation),
      qualifications: await heldQualifications(request, product),
      more,
    },
    head: {
      ...head,
      canonicalOrigin: portalOrigin(deps.environment),
      jsonLd: [...(head.jsonLd ?? []).filter((one) => one['@type'] !== 'BreadcrumbList'), way],
      ...(accent && { accent }),
    },
    tags: [
      ...new Set([
        ...shopTags(frame),
        ...productTags({ ...product, recommend_products: [] }),
        ...cardTags(more),
      ]),
    ],
    seen: { view: product.id },
  };
}
