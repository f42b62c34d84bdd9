/** The mobile site (spec P2.2): the same addresses as the portal's, and a shop at /{first category}/c-{domain}. */
import type { MobilePages } from '../../../contract/pages.ts';
import { SITE_NAME, siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { categoryByPath, categoryTree } from '../../features/category/category.ts';
import { movedShop, publicCompany } from '../../features/company/company.ts';
import { categoryProducts, companyProducts, latestProducts } from '../../features/listing/listing.ts';
import { productDetail } from '../../features/product/product.ts';
import { categoryTag } from '../../platform/page-cache.ts';
import { confirmPage, submitConfirmation } from '../pages/confirm.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import { productHead, productTags } from '../pages/product.ts';
import {
  PRODUCT_SEARCH_QUERY,
  productSearch,
  SUPPLIER_SEARCH_QUERY,
  supplierSearch,
} from '../pages/search.ts';
import { inBothLanguages, inLanguage, shopOrigin } from '../seo/addresses.ts';
import { categoryDetailHead, categoryListHead } from '../seo/category-head.ts';
import { mobileShopPath, shopHead } from '../seo/shop-head.ts';
import { type Loaded, type PageRequest, page, type Site } from '../site.ts';

const LAST_PAGE = 1_000_000;

type Result = Promise<Loaded<MobilePages>>;

async function home({ deps, lang }: PageRequest): Result {
  const [tree, latest] = await Promise.all([categoryTree(deps), latestProducts(deps, { page: 1, size: 20 })]);
  return {
    page: 'home',
    props: { tree, latest: latest.items },
    head: {
      title: `${SITE_NAME} - ${HEADS[lang].mobileHome.title}`,
      description: HEADS[lang].mobileHome.description,
      canonical: '/',
    },
    tags: ['home', 'tree'],
  };
}

async function allCategories({ deps, lang }: PageRequest): Result {
  return {
    page: 'all-categories',
    props: { tree: await categoryTree(deps) },
    head: {
      title: siteTitle(HEADS[lang].allCategories.title),
      description: HEADS[lang].allCategories.mobileDescription,
      canonical: '/All',
    },
    tags: ['tree'],
  };
}

async function categoryPage(request: PageRequest): Result {
  const { deps, params } = request;
  const category = await categoryByPath(deps, params.cates!.split('/'));
  if (!category) return null;
  const number = Number(params.page ?? 1);
  const products = await categoryProducts(deps, category, { page: number, size: 20 });
  const tags = [categoryTag({ id: category.id, isRoot: category.level === 1 }), 'tree'];
  if (number > 1 && products.items.length === 0) return pastTheEnd(request, tags);
  const detail = params.page !== undefined;
  return {
    page: detail ? 'category-detail' : 'category-list',
    props: { category, products },
    head: detail
      ? await categoryDetailHead(request, category, products)
      : await categoryListHead(request, category),
    tags,
  };
}

async function product(request: PageRequest): Result {
  const found = await productDetail(request.deps, Number(request.params.id));
  if (!found) return null;
  return {
    page: 'product',
    props: { product: found },
    head: productHead(request, found),
    tags: productTags(found),
    seen: { view: found.id },
  };
}

async function shop(request: PageRequest): Result {
  const { deps, lang, params, query } = request;
  const company = await publicCompany(deps, params.domain!);
  if (!company) {
    const now = await movedShop(deps, params.domain!);
    return now === null ? null : { redirect: inLanguage(`/${params.root}/c-${now}`, lang), status: 301 };
  }
  if (company.root_path !== params.root)
    return { redirect: inLanguage(mobileShopPath(company), lang), status: 301 };
  const number = query.has('page') ? Number(query.get('page')) : 1;
  const tags = [`company:${company.id}`];
  if (!Number.isInteger(number) || number < 1 || number > LAST_PAGE) return pastTheEnd(request, []);
  const products = await companyProducts(deps, company.id, { page: number, size: 20 });
  if (number > 1 && products.items.length === 0) return pastTheEnd(request, tags);
  return {
    page: 'shop',
    props: { company, products },
    head: {
      ...shopHead(request, company, { products }),
      // the shop's own list has the same products on the same page
      canonical: number > 1 ? inBothLanguages(`/productlist${number}.html`) : '/',
      canonicalOrigin: shopOrigin(deps.environment, company.domain),
    },
    tags,
  };
}

const notFound = async (request: PageRequest): Result => pastTheEnd(request, []);

export const mobile: Site<Loaded<MobilePages>> = {
  name: 'mobile',
  routes: [
    page('/', home),
    page('/All', allCategories),
    page('/all', allCategories),
    page('/product-detail/{id:int}.html', product, { query: ['quantity'] }),
    page('/search-product/{page:int}.html', productSearch, { query: PRODUCT_SEARCH_QUERY }),
    page('/search-supplier/{page:int}.html', supplierSearch, { query: SUPPLIER_SEARCH_QUERY }),
    page('/confirm/{token}', confirmPage, { personal: true, submit: submitConfirmation }),
    page('/{root}/c-{domain}', shop, { query: ['page'] }),
    page('/{cates...}/{page:int}.html', categoryPage),
    page('/{cates...}', categoryPage),
  ],
  notFound,
};
