/** Lists of products and suppliers in a category (spec P2.5–P2.8, P7.2). */

import type { Category, CategoryBranch, CategoryLeaf } from '../../../contract/product/category.ts';
import type { ProductCard, SupplierCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { productCards, supplierCards } from '../card/card.ts';
import { categoriesBelow } from '../category/category.ts';
import { Anchors } from './anchors.ts';
import * as query from './category-lists.sql.ts';

/** Spec P9.1: 20 products a page. */
const PAGE_SIZE = 20;

export interface ListOrder {
  order_by?: '_id' | 'refreshed_at' | 'price' | undefined;
  order?: 1 | -1 | undefined;
}

/**
 * Listed products of a category of any level: members first by tier, newest refresh first. The specification's clients always
 * send `_id` with -1 (spec P7.2) and mean that listing; the other orders are taken at their word.
 */
export async function categoryProducts(
  deps: Deps,
  category: Category,
  paging: PageQuery & ListOrder,
): Promise<Paged<ProductCard>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  if (isBeyond(slice.offset, category.p_num)) return { items: [], total: category.p_num, page, size };
  const up = paging.order === 1;
  const order = productOrder(paging, up);
  const ids =
    order === 'listing'
      ? await listedIds(deps, category, slice)
      : await query.listedProductIds(deps.replica, category, slice, order, up);
  return { items: await productCards(deps.replica, ids), total: category.p_num, page, size };
}

const anchorsOf = new WeakMap<Deps['pages'], Anchors>();

async function listedIds(deps: Deps, category: Category, slice: { limit: number; offset: number }) {
  const anchors = anchorsOf.get(deps.pages) ?? new Anchors();
  anchorsOf.set(deps.pages, anchors);
  const key = String(category.id);
  const generation = deps.pages.generation();
  const upTo = deps.publicReads.begin();
  const { ids, first } = await query.listedPage(
    deps.replica,
    category,
    slice,
    anchors.before(key, generation, slice.offset),
  );
  // what changed while the page was read, or is not yet on the replica, may have moved it
  if (first && deps.pages.generation() === generation && upTo() === generation)
    anchors.add(key, generation, first);
  return ids;
}

/** Whether a page lies behind the end; to find that out PostgreSQL would walk through all that lies before it. */
const isBeyond = (offset: number, total: number): boolean => offset > 0 && offset >= total;

function productOrder({ order_by }: ListOrder, up: boolean): query.ProductOrder | 'listing' {
  if (order_by === 'price' || order_by === 'refreshed_at') return order_by;
  return up ? 'id' : 'listing';
}

type Blocks = { cate: CategoryBranch | CategoryLeaf; items: ProductCard[] }[];

/** The first `cateSize` subcategories that have products, each with its first `size` of them. */
export async function categoryBlocks<S extends CategoryBranch | CategoryLeaf>(
  deps: Deps,
  category: { level: number; subs: S[] },
  { size, cateSize }: { size: number; cateSize: number },
): Promise<{ cate: S; items: ProductCard[] }[]> {
  const cates = category.subs.filter((sub) => sub.p_num > 0).slice(0, cateSize);
  if (cates.length === 0) return [];
  const ids = cates.map((cate) => cate.id);
  const firsts = await query.firstProductIds(deps.replica, category.level + 1, ids, size);
  const cards = await productCards(
    deps.replica,
    firsts.map((first) => first.id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return cates.map((cate) => ({
    cate,
    items: firsts.filter((f) => f.categoryId === cate.id).flatMap((f) => byId.get(f.id) ?? []),
  })) satisfies Blocks;
}

/** Suppliers whose main category is this one or lies beneath it: members first. */
export async function categoryCompanies(
  deps: Deps,
  category: Category,
  paging: PageQuery & ListOrder,
): Promise<Paged<SupplierCard>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  if (isBeyond(slice.offset, category.c_num)) return { items: [], total: category.c_num, page, size };
  const beneath = await categoriesBelow(deps, category.id);
  const ids = await query.companyIds(deps.replica, beneath, slice, paging.order === 1);
  return { items: await supplierCards(deps.replica, ids), total: category.c_num, page, size };
}

export interface Pinned {
  pid: number;
  title: string;
  images: string[];
}

/** Top-displayed products whose pin runs now; `total` counts all of them. */
export async function pinnedProducts(
  deps: Deps,
  category: Category,
  limit: number,
): Promise<{ items: Pinned[]; total: number }> {
  const rows = await query.pinnedRows(deps.replica, category, deps.now(), limit);
  const items = rows.map(({ pid, title, keys }) => ({
    pid,
    title,
    images: keys.map((key) => `/files/${key}`),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
