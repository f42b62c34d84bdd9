/** Home and all categories (spec P2.5, P2.6). */
import type { PortalPages } from '../../../contract/pages.ts';
import { SITE_NAME, siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { categoryBook, categoryTree, topCategories } from '../../features/category/category.ts';
import { mostOffered } from '../../features/category/most-offered.ts';
import {
  homeFigures,
  latestProducts,
  recommendedCompanies,
  rootPictures,
} from '../../features/listing/listing.ts';
import { recommendedLeads } from '../../features/purchase/purchase.ts';
import { withProducts } from '../../search/suppliers.ts';
import { breadcrumbLd, marketplaceLd, websiteLd } from '../seo/json-ld.ts';
import type { LoadedPage, PageRequest } from '../site.ts';
import type { ResultOf } from './result.ts';

const LEADS = 4;
const POPULAR = 8;

export async function home(request: PageRequest) {
  const { deps, lang } = request;
  const [tree, { byId }] = await Promise.all([categoryTree(deps), categoryBook(deps)]);
  const [top, latest, suppliers, pictures, figures, leads] = await Promise.all([
    topCategories(deps, 12),
    latestProducts(deps, { page: 1, size: 50 }),
    recommendedCompanies(deps, 8).then((cards) => withProducts(deps, cards)),
    rootPictures(deps, tree),
    homeFigures(deps),
    recommendedLeads(deps, { n: LEADS }),
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
      pictures,
      figures,
      popular: mostOffered(byId.values(), POPULAR).map(({ id, name, name_zh }) => ({ id, name, name_zh })),
      leads,
    },
    head: {
      ...HEADS[lang].home,
      title: `${SITE_NAME} - ${HEADS[lang].home.title}`,
      canonical: '/',
      jsonLd: [websiteLd(request), marketplaceLd(request)],
    },
    tags: ['home', 'tree', 'leads'],
  } satisfies LoadedPage<'home', PortalPages['home']>;
}

export async function allCategories(request: PageRequest): ResultOf<'all-categories'> {
  const { deps, lang } = request;
  const words = HEADS[lang];
  const [tree, suppliers] = await Promise.all([categoryTree(deps), recommendedCompanies(deps, 4)]);
  const pictures = await rootPictures(deps, tree);
  return {
    page: 'all-categories',
    props: { tree, suppliers, pictures },
    head: {
      title: siteTitle(words.allCategories.title),
      description: words.allCategories.description,
      canonical: '/All',
      jsonLd: [breadcrumbLd(request, [{ name: words.steps.allProducts, path: '/All' }])],
    },
    tags: ['tree', 'home'],
  };
}
