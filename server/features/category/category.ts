/** The category tree (spec P2.5–P2.8, P7.2); the lists of a category are in ../listing. */
import type {
  Category,
  CategoryLeaf,
  CategoryProperty,
  CategoryTree,
} from '../../../contract/product/category.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import * as query from './category.sql.ts';
import { categoryBook } from './tree.ts';

export { foldCategoryCounts } from './counts.ts';
export { categoryBook } from './tree.ts';

/** The whole tree with its counts; shared by all callers, so not to be changed. */
export const categoryTree = async (deps: Deps): Promise<CategoryTree[]> => (await categoryBook(deps)).tree;

export const categoryById = async (deps: Deps, id: number): Promise<Category | null> =>
  (await categoryBook(deps)).find(id) ?? null;

/** The category of a public address, its segments from the root down; also of an address that it had before. */
export const categoryByPath = async (deps: Deps, segments: readonly string[]): Promise<Category | null> =>
  (await categoryBook(deps)).findPath(segments.join('/')) ?? null;

export const categoriesOfLevel = async (deps: Deps, level: number): Promise<CategoryLeaf[]> =>
  (await categoryBook(deps)).levels[level - 1] ?? [];

/** The n roots with the most products; among equals in the order of the tree. */
export const topCategories = async (deps: Deps, n: number): Promise<CategoryTree[]> =>
  (await categoryTree(deps)).toSorted((a, b) => b.p_num - a.p_num).slice(0, n);

/** Whether another category bears its name, in either language. */
export async function hasNamesake(deps: Deps, category: CategoryLeaf): Promise<boolean> {
  const { levels } = await categoryBook(deps);
  const same = (other: CategoryLeaf) =>
    other.id !== category.id && (other.name === category.name || other.name_zh === category.name_zh);
  return levels.some((level) => level.some(same));
}

/** Whether the ids are a path from a root downwards; it may end at any level. */
export async function isCategoryPath(deps: Deps, ids: readonly number[]): Promise<boolean> {
  const last = await categoryById(deps, ids.at(-1) ?? 0);
  return last !== null && categoryTrail(last).join() === ids.join();
}

/** Ids from the root down to the category. */
export const categoryTrail = (category: Category): number[] => [
  ...category.trace_cate.map((c) => c.id),
  category.id,
];

/** Ids of the category itself and of all beneath it. */
export const categoriesBelow = async (deps: Deps, id: number): Promise<number[]> =>
  (await categoryBook(deps)).beneath(id);

/**
 * One category by its whole path, or by the last part of it and its level. Throws ApiError not_found.
 * Of several of a level with the same last part the first of the tree is taken.
 */
export async function findCategory(
  deps: Deps,
  where: { path: string; level?: number | undefined },
): Promise<Category> {
  const book = await categoryBook(deps);
  const path = where.path.toLowerCase().replace(/^\/+|\/+$/g, '');
  const exact = book.findPath(path);
  if (exact && (where.level === undefined || exact.level === where.level)) return exact;
  const sameEnd = book.levels[(where.level ?? 0) - 1]?.find((leaf) => leaf.path === path);
  return found(sameEnd && book.byId.get(sameEnd.id));
}

/** What to state about a product of the category; kept at the second level. Throws ApiError not_found. */
export async function categoryProperties(deps: Deps, id: number): Promise<CategoryProperty[]> {
  const category = found(await categoryById(deps, id));
  return query.propertiesOf(deps.replica, categoryTrail(category)[1] ?? category.id);
}
