/** What may be done to the tree of categories (decision 37). */
import { slug } from '../page/slug.ts';

export const CATEGORY_LIMITS = {
  name: 80,
  path: 80,
  property: 50,
  unit: 20,
  option: 60,
  options: 60,
} as const;

export type CategoryRefusal =
  | 'path_taken'
  | 'path_needed'
  | 'level_too_deep'
  | 'other_level'
  | 'has_children'
  | 'same_category';

export interface Placed {
  id: number;
  level: number;
  isEnd: boolean;
  /** Categories below it that are not merged. */
  children: number;
}

/** Products stand in categories of the third level only; those above hold categories. */
export const LEAF_LEVEL = 3;

/** The segment of its address: as given, or made of the English name. */
export const pathFor = (name: string, given = ''): string => slug(given || name);

/** Why a category of this level may not have that segment: pages of the first level have addresses of their own. */
export function pathRefusal(path: string, level: number, taken: ReadonlySet<string>): CategoryRefusal | null {
  if (path === '') return 'path_needed';
  return level === 1 && taken.has(path) ? 'path_taken' : null;
}

/** Why one may not be merged into the other: both of one level; what stands below one of the first goes before it. */
export function mergeRefusal(source: Placed, target: Placed): CategoryRefusal | null {
  if (source.id === target.id) return 'same_category';
  if (source.level !== target.level || source.isEnd !== target.isEnd) return 'other_level';
  return source.level === 1 && source.children > 0 ? 'has_children' : null;
}

/** Why a category may not be moved below another. */
export const moveRefusal = (category: Placed, parent: Placed): CategoryRefusal | null =>
  parent.level === category.level - 1 ? null : 'other_level';
