/** The portal at {host}: the route table of seed 000 §2.3 and what each page needs. */
import type { Category } from '../../contract/category.ts';
import type { PortalPages } from '../../contract/pages.ts';
import { productQuery } from '../../contract/search.ts';
import { siteTitle } from '../../domain/page-title.ts';
import { categoryByPath, categoryTree, topCategories } from '../features/category/category.ts';
import {
  categoryBlocks,
  categoryCompanies,
  categoryProducts,
  latestProducts,
  pinnedProducts,
  recommendedCompanies,
} from '../features/listing/listing.ts';
import { searchProducts } from '../search/search.ts';
import { breadcrumbLd, categoryHead } from './category-head.ts';
import { productPage } from './product-page.ts';
import { cardTags, type Loaded, type PageRequest, page, type Site } from './site.ts';

type Result = Promise<Loaded<PortalPages>>;
const SITE_NAME = 'Overseas B2B Marketplace';

async function home({ deps, lang }: PageRequest): Result {
  const [top, tree, latest, suppliers] = await Promise.all([
    topCategories(deps, 12),
    categoryTree(deps),
    latestProducts(deps, { page: 1, size: 50 }),
    recommendedCompanies(deps, 8),
  ]);
  return {
    page: 'home',
    props: {
      top: top.flatMap(({ id }) => tree.find((root) => root.id === id) ?? []),
      tree,
      // seed 000 §9.1: Latest are the first five, Trending positions 6 to 11
      latest: latest.items.slice(0, 5),
      trending: latest.items.slice(5, 11),
      suppliers,
    },
    head: {
      title: lang === 'zh' ? '海外B2B平台 - 中国外贸B2B市场' : `${SITE_NAME} - China B2B Marketplace`,
      description:
        lang === 'zh'
          ? '面向全球买家的国际B2B平台：寻找中国供应商、制造商、出口商与批发商，发布采购需求，获取报价。'
          : 'A comprehensive international B2B platform to connect with global business opportunities: suppliers, manufacturers, exporters and wholesalers in China.',
      keywords: ['b2b marketplace', 'china suppliers', 'manufacturers', 'wholesale', 'sourcing'],
      canonical: '/',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: SITE_NAME,
          url: `${deps.environment.scheme}://${deps.environment.publicHost}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${deps.environment.scheme}://${deps.environment.publicHost}/search-product/1.html?kw={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
    tags: ['home', 'tree'],
  };
}

async function allCategories({ deps, lang }: PageRequest): Result {
  const [tree, suppliers] = await Promise.all([categoryTree(deps), recommendedCompanies(deps, 4)]);
  return {
    page: 'all-categories',
    props: { tree, suppliers },
    head: {
      title: siteTitle(lang === 'zh' ? '全部产品分类' : 'All Products by Category'),
      description:
        lang === 'zh'
          ? '按行业浏览全部产品分类，找到来自中国的认证供应商。'
          : 'All product categories from suppliers in China: machinery, electronics, lighting, apparel, home and many more.',
      canonical: '/All',
    },
    tags: ['tree', 'home'],
  };
}

const segments = (params: Record<string, string>) => params.cates!.split('/');
const tagsOf = (category: Category) => [`category:${category.id}`, 'tree'];

async function categoryList(request: PageRequest): Result {
  const { deps, params } = request;
  const category = await categoryByPath(deps, segments(params));
  if (!category) return null;
  const [blocks, trending, suppliers] = await Promise.all([
    categoryBlocks(deps, category, { size: 6, cateSize: 3 }),
    categoryProducts(deps, category, { page: 1, size: 4 }),
    categoryCompanies(deps, category, { page: 1, size: 4 }),
  ]);
  return {
    page: 'category-list',
    props: { category, blocks, trending: trending.items, suppliers: suppliers.items },
    head: categoryHead(request, category, `/${category.full_path}/`),
    tags: tagsOf(category),
  };
}

async function categoryDetail(request: PageRequest): Result {
  const { deps, params } = request;
  const category = await categoryByPath(deps, segments(params));
  const number = Number(params.page);
  if (!category) return null;
  const [pinned, products] = await Promise.all([
    pinnedProducts(deps, category, 25),
    categoryProducts(deps, category, { page: number, size: 20 }),
  ]);
  // beyond the last page there is nothing; page 1 of an empty category shows its empty state
  if (number > 1 && products.items.length === 0) return null;
  const head = categoryHead(request, category, `/${category.full_path}/${number}.html`, number);
  return {
    page: 'category-detail',
    props: { category, pinned: pinned.items, products },
    head: { ...head, jsonLd: [breadcrumbLd(request, category)] },
    tags: tagsOf(category),
  };
}

async function search({ deps, params, query, lang }: PageRequest): Result {
  // a filter that is not one is left out: the address may come from anywhere
  const given = Object.fromEntries(
    [...query].filter(([name, value]) => productQuery.shape[name as 'kw']?.safeParse(value).success),
  );
  const asked = productQuery.safeParse({ ...given, limit: 20, offset: (Number(params.page) - 1) * 20 }).data;
  if (!asked) return null; // only the page can be wrong by now
  const { kw, cate, minPrice, maxPrice, unit } = asked;
  const results = await searchProducts(deps, asked);
  return {
    page: 'search-products',
    props: {
      kw,
      filters: {
        ...(cate && { cate }),
        ...(minPrice !== undefined && { minPrice }),
        ...(maxPrice !== undefined && { maxPrice }),
        ...(unit && { unit }),
      },
      results,
    },
    head: {
      title: siteTitle(lang === 'zh' ? `${kw || '产品'} 搜索结果` : `${kw || 'Products'} - Search results`),
      description:
        lang === 'zh'
          ? `“${kw}”的产品搜索结果，共 ${results.total} 个。`
          : `${results.total} products found for "${kw}" from suppliers in China. Compare prices, minimum orders and suppliers.`,
    },
    tags: ['search', ...cardTags(results.items)],
  };
}

async function guestEnquiry({ params, lang }: PageRequest): Result {
  return {
    page: 'guest-enquiry',
    props: { token: params.token! },
    head: { title: siteTitle(lang === 'zh' ? '我的询盘' : 'Your enquiry'), description: '' },
    tags: [],
  };
}

async function notFound({ lang }: PageRequest): Result {
  return {
    page: 'not-found',
    props: {},
    head: { title: siteTitle(lang === 'zh' ? '页面未找到' : 'Page not found'), description: '' },
    tags: [],
    status: 404,
  };
}

const to =
  (path: string, label = '') =>
  async ({ deps: { environment } }: PageRequest): Result => ({
    redirect: `${label ? `${environment.scheme}://${label}.${environment.publicHost}` : ''}${path}`,
    status: 301,
  });

const SEARCH_QUERY = ['kw', 'cate', 'minPrice', 'maxPrice', 'unit'];

export const portal: Site<'portal'> = {
  name: 'portal',
  routes: [
    page('/', home),
    page('/All', allCategories),
    page('/all', allCategories),
    page('/All/Primary', allCategories),
    page('/product-detail/{id:int}.html', productPage, { query: ['tmp'], mobileTwin: true }),
    page('/search-product/{page:int}.html', search, { query: SEARCH_QUERY }),
    page('/enquiry/{token}', guestEnquiry),
    page('/enlogin', to('/en/login.html', 'my')),
    page('/404', notFound),
    page('/{cates...}/{page:int}.html', categoryDetail, { mobileTwin: true }),
    page('/{cates...}/', categoryList, { mobileTwin: true }),
  ],
  // seed 000 §2.3: any other path redirects to /404
  notFound: async ({ lang }) => ({ redirect: lang === 'zh' ? '/zh/404' : '/404', status: 302 }),
};
