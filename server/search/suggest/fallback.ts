/** What is offered when a search finds nothing. */
import { categoryBook } from '../../features/category/category.ts';
import { popularLeaves } from '../../features/category/popular-leaves.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Outcome } from '../run-search.ts';
import { type CategoryName, categoryName, nearestCategory } from './nearest-category.ts';

const POPULAR = 8;

interface Instead {
  nearest: CategoryName | null;
  popular: CategoryName[];
}

/** The category that is nearest to the words, if one is anything like them, and what is sure to be found; nothing where something was found. */
export async function fallbackFor(
  deps: Deps,
  { total, behind, interpretation }: Pick<Outcome<never>, 'total' | 'behind' | 'interpretation'>,
  kw: string,
): Promise<Instead> {
  if (total + behind > 0) return { nearest: null, popular: [] };
  const { byId } = await categoryBook(deps);
  return {
    nearest: kw === '' ? null : await nearestCategory(deps, interpretation, kw),
    popular: popularLeaves(byId.values(), POPULAR).map(categoryName),
  };
}
