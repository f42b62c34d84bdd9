/** Category list and category detail (spec P2.7, P2.8). */
import type { Category } from '../../../contract/product/category.ts';
import type { CategoryGuide } from '../../../contract/product/category-guide.ts';
import { offeredSize } from '../../../domain/page/paging.ts';
import { freshFirst } from '../../../domain/picture/pictures.ts';
import { categoryByPath } from '../../features/category/category.ts';
import {
  categoryBlocks,
  categoryCompanies,
  categoryGuide,
  categoryProducts,
  pinnedProducts,
} from '../../features/listing/listing.ts';
import { tags } from '../../platform/cache/tags.ts';
import { inLanguage } from '../seo/addresses.ts';
import { categoryDetailHead, categoryListHead } from '../seo/category-head.ts';
import type { PageRequest } from '../site.ts';
import { pastTheEnd } from './past-the-end.ts';
import type { PortalResult, ResultOf } from './result.ts';
import { filtersIn } from './search/search.ts';

/** Prices are those at the quantity that is needed. */
export const CATEGORY_QUERY = ['size', 'quantity'];

const segments = (params: Record<string, string>) => params.cates!.split('/');
/** A request that closes is gone at once; a new one may come with the next rendering: no lead drops all categories. */
const tagsOf = (category: Category, guide?: CategoryGuide) => [
  tags.category({ id: category.id, isRoot: category.level === 1 }),
  tags.tree,
  ...(guide?.leads.items ?? []).map(({ ID }) => tags.lead(ID)),
];

/** An address that the category had before, or one of what was merged into it, leads to that which it has. */
const movedTo = ({ lang }: PageRequest, { full_path }: Category, page: string) => ({
  redirect: inLanguage(`/${full_path}/${page}`, lang),
  status: 301 as const,
});

/** Products of a block, and of the row above the blocks (spec P2.7). */
const BLOCK = 6;
const TRENDING = 4;

export async function categoryList(request: PageRequest): ResultOf<'category-list'> {
  const { deps, params } = request;
  const category = await categoryByPath(deps, segments(params));
  if (!category) return null;
  if (category.full_path !== params.cates) return movedTo(request, category, '');
  const [blocks, trending, suppliers, guide] = await Promise.all([
    categoryBlocks(deps, category, { size: BLOCK + TRENDING, cateSize: 3 }),
    categoryProducts(deps, category, { page: 1, size: TRENDING }),
    categoryCompanies(deps, category, { page: 1, size: 4 }),
    categoryGuide(deps, category),
  ]);
  const shown = new Set(trending.items.map(({ image }) => image));
  const apart = blocks.map(({ cate, items }) => ({
    cate,
    items: freshFirst(items, ({ image }) => image, shown, BLOCK),
  }));
  return {
    page: 'category-list',
    props: { category, blocks: apart, trending: trending.items, suppliers: suppliers.items, guide },
    head: await categoryListHead(request, category),
    tags: tagsOf(category, guide),
  };
}

export async function categoryDetail(request: PageRequest): ResultOf<'category-detail' | 'not-found'> {
  const { deps, params, query } = request;
  const category = await categoryByPath(deps, segments(params));
  const number = Number(params.page);
  if (!category) return null;
  if (category.full_path !== params.cates) return movedTo(request, category, '1.html');
  const [pinned, search, guide, products] = await Promise.all([
    pinnedProducts(deps, category, 25),
    category.p_num > 0 ? filtersIn(request, category) : null,
    categoryGuide(deps, category),
    categoryProducts(deps, category, { page: number, size: offeredSize(query.get('size')) }),
  ]);
  // beyond the last page there is nothing; page 1 of an empty category shows its empty state
  if (number > 1 && products.items.length === 0) return pastTheEnd(request, tagsOf(category));
  return {
    page: 'category-detail',
    props: { category, pinned: pinned.items, products, search, guide },
    head: {
      ...(await categoryDetailHead(request, category, products)),
      ...(products.total === 0 && { unindexed: true as const }),
    },
    tags: tagsOf(category, guide),
  };
}

/** An address of a category that lacks the slash at its end leads to the one that has it. */
export async function categoryWithoutSlash({ deps, params, lang }: PageRequest): PortalResult {
  const category = await categoryByPath(deps, segments(params));
  return category && { redirect: inLanguage(`/${category.full_path}/`, lang), status: 301 };
}
