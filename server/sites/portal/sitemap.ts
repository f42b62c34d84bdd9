/** The site map for people (spec P2.13); the one for crawlers is in ../seo/crawlers. */
import type { Language } from '../../../contract/schema/error.ts';
import { fill } from '../../../domain/fill.ts';
import { listTitle, pageSuffix } from '../../../domain/page/page-title.ts';
import { pageCount } from '../../../domain/page/paging.ts';
import { HEADS } from '../../../locales/heads.ts';
import { categoryTree } from '../../features/category/category.ts';
import { latestTitles } from '../../features/sitemap/sitemap.ts';
import { tags } from '../../platform/cache/tags.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import type { PortalResult } from '../pages/result.ts';
import { inBothLanguages } from '../seo/addresses.ts';
import { breadcrumbLd } from '../seo/json-ld.ts';
import type { PageRequest } from '../site.ts';

/** Spec P9.1. */
const SIZE = 50;
const LARGEST = 100;

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : otherwise;
};

/** The page of the usual size that holds the first product of this one: search engines are told of no other size. */
function atUsualSize(page: number, size: number): Record<Language, string> {
  const same = Math.floor(((page - 1) * size) / SIZE) + 1;
  return inBothLanguages(same > 1 ? `/map.html?page=${same}` : '/map.html');
}

export async function sitemap(request: PageRequest): PortalResult {
  const { deps, lang, query } = request;
  const page = query.has('page') ? numberIn(query, 'page', 0) : 1;
  if (page === 0) return pastTheEnd(request, []);
  const size = Math.min(numberIn(query, 'size', SIZE), LARGEST);
  const latest = await latestTitles(deps, page, size);
  if (page > pageCount(latest.total, size)) return pastTheEnd(request, [tags.home]);
  const { title, description } = HEADS[lang].sitemap;
  return {
    page: 'sitemap',
    // the tree stands on the first page: it is long, and the same on all
    props: { latest, tree: page === 1 ? await categoryTree(deps) : [] },
    head: {
      title: listTitle(lang, page, title),
      description: fill(description, { page: pageSuffix(lang, page) }),
      ...(size !== SIZE && { canonical: atUsualSize(page, size) }),
      jsonLd: [breadcrumbLd(request, [{ name: title, path: '/map.html' }])],
    },
    tags: [tags.home, tags.tree],
  };
}
