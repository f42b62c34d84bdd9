/** Home and all categories (spec P2.5, P2.6). */
import type { PortalPages } from '../../../contract/pages.ts';
import { SITE_NAME, siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { homeBanners } from '../../features/banner/banner.ts';
import { categoryBook, categoryTree, topCategories } from '../../features/category/category.ts';
import { popularLeaves } from '../../features/category/popular-leaves.ts';
import {
  bannerPictures,
  homeFigures,
  latestProducts,
  recommendedCompanies,
  rootPictures,
} from '../../features/listing/listing.ts';
import { recommendedLeads } from '../../features/purchase/purchase.ts';
import { tags } from '../../platform/cache/tags.ts';
import { withProducts } from '../../search/searches/suppliers.ts';
import { breadcrumbLd, marketplaceLd, websiteLd } from '../seo/json-ld.ts';
import type { LoadedPage, PageRequest } from '../site.ts';
import type { ResultOf } from './result.ts';

const LEADS = 4;
const POPULAR = 8;
/** Three on each of four. */
const BANNER_PICTURES = 12;

export async function home(request: PageRequest) {
  const { deps, lang } = request;
  const [tree, { byId }] = await Promise.all([categoryTree(deps), categoryBook(deps)]);
  const [top, { items: newest }, companies, figures, leads, banners] = await Promise.all([
    topCategories(deps, 12),
    latestProducts(deps, { page: 1, size: 50 }),
    recommendedCompanies(deps, 8),
    homeFigures(deps),
    recommendedLeads(deps, { n: LEADS }),
    homeBanners(deps, lang),
  ]);
  // spec P9.1: Latest are the first five, Trending positions 6 to 11; the rest shows what does not stand there
  const listed = newest.slice(0, 11);
  const shown = new Set(listed.map(({ image }) => image));
  const pictures = await rootPictures(deps, tree, shown);
  const ownPictures = await bannerPictures(deps, newest, shown, BANNER_PICTURES);
  const suppliers = await withProducts(deps, companies, shown);
  return {
    page: 'home' as const,
    props: {
      top: top.flatMap(({ id }) => tree.find((root) => root.id === id) ?? []),
      tree,
      latest: listed.slice(0, 5),
      trending: listed.slice(5),
      banners,
      bannerPictures: ownPictures,
      suppliers,
      pictures,
      figures,
      popular: popularLeaves(byId.values(), POPULAR).map(({ id, name, name_zh }) => ({ id, name, name_zh })),
      leads,
    },
    head: {
      ...HEADS[lang].home,
      title: `${SITE_NAME} - ${HEADS[lang].home.title}`,
      canonical: '/',
      jsonLd: [websiteLd(request), marketplaceLd(request)],
    },
    tags: [tags.home, tags.tree, tags.leads],
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
    tags: [tags.tree, tags.home],
  };
}
