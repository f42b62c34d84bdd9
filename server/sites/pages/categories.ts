/** Category list and category detail (spec P2.7, P2.8). */
import type { Category } from '../../../contract/category.ts';
import { offeredSize } from '../../../domain/paging.ts';
import { categoryByPath } from '../../features/category/category.ts';
import {
  categoryBlocks,
  categoryCompanies,
  categoryProducts,
  pinnedProducts,
} from '../../features/listing/listing.ts';
import { categoryTag } from '../../platform/page-cache.ts';
import { inLanguage } from '../seo/addresses.ts';
import { categoryDetailHead, categoryListHead } from '../seo/category-head.ts';
import type { PageRequest } from '../site.ts';
import { pastTheEnd } from './past-the-end.ts';
import type { PortalResult, ResultOf } from './result.ts';
import { searchIn } from './search.ts';

const segments = (params: Record<string, string>) => params.cates!.split('/');
const tagsOf = (category: Category) => [
  categoryTag({ id: category.id, isRoot: category.level === 1 }),
  'tree',
];

export async function categoryList(request: PageRequest): ResultOf<'category-list'> {
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
    head: await categoryListHead(request, category),
    tags: tagsOf(category),
  };
}

export async function categoryDetail(request: PageRequest): ResultOf<'category-detail' | 'not-found'> {
  const { deps, params, query } = request;
  const category = await categoryByPath(deps, segments(params));
  const number = Number(params.page);
  if (!category) return null;
  const [pinned, search, products] = await Promise.all([
    pinnedProducts(deps, category, 25),
    category.p_num > 0 ? searchIn(request, category) : null,
    categoryProducts(deps, category, { page: number, size: offeredSize(query.get('size')) }),
  ]);
  // beyond the last page there is nothing; page 1 of an empty category shows its empty state
  if (number > 1 && products.items.length === 0) return pastTheEnd(request, tagsOf(category));
  return {
    page: 'category-detail',
    props: { category, pinned: pinned.items, products, search },
    head: await categoryDetailHead(request, category, products),
    tags: tagsOf(category),
  };
}

/** An address of a category that lacks the slash at its end leads to the one that has it. */
export async function categoryWithoutSlash({ deps, params, lang }: PageRequest): PortalResult {
  const category = await categoryByPath(deps, segments(params));
  return category && { redirect: inLanguage(`/${category.full_path}/`, lang), status: 301 };
}
