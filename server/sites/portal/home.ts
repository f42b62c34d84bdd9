/** Home and all categories (spec P2.5, P2.6). */
import { SITE_NAME, siteTitle } from '../../../domain/page-title.ts';
import { categoryTree, topCategories } from '../../features/category/category.ts';
import { latestProducts, recommendedCompanies } from '../../features/listing/listing.ts';
import type { PortalResult } from '../pages/result.ts';
import { breadcrumbLd, marketplaceLd, websiteLd } from '../seo/json-ld.ts';
import type { PageRequest } from '../site.ts';

export async function home(request: PageRequest): PortalResult {
  const { deps, lang } = request;
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
      // spec P9.1: Latest are the first five, Trending positions 6 to 11
      latest: latest.items.slice(0, 5),
      trending: latest.items.slice(5, 11),
      suppliers,
    },
    head: {
      title: `${SITE_NAME} - ${lang === 'zh' ? '中国外贸B2B市场' : 'China B2B Marketplace'}`,
      description:
        lang === 'zh'
          ? '面向全球买家的国际B2B平台：寻找中国供应商、制造商、出口商与批发商，发布采购需求，获取报价。'
          : 'A comprehensive international B2B platform to connect with global business opportunities: suppliers, manufacturers, exporters and wholesalers in China.',
      keywords:
        lang === 'zh'
          ? ['b2b平台', '外贸平台', '中国供应商', '制造商', '批发', '采购']
          : ['b2b marketplace', 'china suppliers', 'manufacturers', 'wholesale', 'sourcing'],
      canonical: '/',
      jsonLd: [websiteLd(request), marketplaceLd(request)],
    },
    tags: ['home', 'tree'],
  };
}

export async function allCategories(request: PageRequest): PortalResult {
  const { deps, lang } = request;
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
      jsonLd: [breadcrumbLd(request, [{ name: lang === 'zh' ? '全部产品' : 'All products', path: '/All' }])],
    },
    tags: ['tree', 'home'],
  };
}
