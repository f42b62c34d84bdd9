/** Home and all categories (spec P2.5, P2.6). */
import type { PortalPages } from '../../../contract/pages.ts';
import { SITE_NAME, siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { categoryTree, topCategories } from '../../features/category/category.ts';
import { latestProducts, recommendedCompanies } from '../../features/listing/listing.ts';
import { breadcrumbLd, marketplaceLd, websiteLd } from '../seo/json-ld.ts';
import type { LoadedPage, PageRequest } from '../site.ts';
import type { ResultOf } from './result.ts';

export async function home(request: PageRequest) {
  const { deps, lang } = request;
  const [top, tree, latest, suppliers] = await Promise.all([
    topCategories(deps, 12),
    categoryTree(deps),
    latestProducts(deps, { page: 1, size: 50 }),
    recommendedCompanies(deps, 8),
  ]);
  return {
    page: 'home' as const,
    props: {
      top: top.flatMap(({ id }) => tree.find((root) => root.id === id) ?? []),
      tree,
      // spec P9.1: Latest are the first five, Trending positions 6 to 11
      latest: latest.items.slice(0, 5),
      trending: latest.items.slice(5, 11),
      suppliers,
    },
    head: {
      ...HEADS[lang].home,
      title: `${SITE_NAME} - ${HEADS[lang].home.title}`,
      canonical: '/',
      jsonLd: [websiteLd(request), marketplaceLd(request)],
    },
    tags: ['home', 'tree'],
  } satisfies LoadedPage<'home', PortalPages['home']>;
}

export async function allCategories(request: PageRequest): ResultOf<'all-categories'> {
  const { deps, lang } = request;
  const words = HEADS[lang];
  const [tree, suppliers] = await Promise.all([categoryTree(deps), recommendedCompanies(deps, 4)]);
  return {
    page: 'all-categories',
    props: { tree, suppliers },
    head: {
      title: siteTitle(words.allCategories.title),
      description: words.allCategories.description,
      canonical: '/All',
      jsonLd: [breadcrumbLd(request, [{ name: words.steps.allProducts, path: '/All' }])],
    },
    tags: ['tree', 'home'],
  };
}
