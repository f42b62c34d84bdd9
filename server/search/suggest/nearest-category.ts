/** The category whose name is nearest to words that found nothing. */
import type { Category } from '../../../contract/category.ts';
import { categoryBook } from '../../features/category/category.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Interpretation } from '../query/interpret.ts';
import { queryTerms } from '../text/tokenize.ts';

export interface CategoryName {
  id: number;
  name: string;
  name_zh: string;
  full_path: string;
  is_end: boolean;
}

export const categoryName = ({ id, name, name_zh, full_path, is_end }: Category): CategoryName => ({
  id,
  name,
  name_zh,
  full_path,
  is_end,
});

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text.toLowerCase()} `;
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, i) => padded.slice(i, i + 3)));
};

/** Shared trigrams of two texts among all of theirs: 0 to 1. */
export function likeness(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = [...left].filter((three) => right.has(three)).length;
  return shared / (left.size + right.size - shared || 1);
}

/** Less is no likeness. */
const LEAST = 0.25;

/** How near the name of a category is: the share of the query's words that it holds, else how alike the letters are. */
export function nearness(name: CategoryName, terms: readonly string[][], text: string): number {
  const held = new Set(queryTerms(`${name.name} ${name.name_zh}`, 40));
  const share =
    terms.filter((variants) => variants.some((term) => held.has(term))).length / (terms.length || 1);
  return share + Math.max(likeness(name.name, text), likeness(name.name_zh, text));
}

/** The nearest category; null where none is anything like the words. */
export async function nearestCategory(
  deps: Deps,
  interpretation: Interpretation,
  kw: string,
): Promise<CategoryName | null> {
  const { byId } = await categoryBook(deps);
  const terms = interpretation.words.map((word) => word.flatMap((variant) => variant.terms));
  let best: CategoryName | null = null;
  let most = LEAST;
  for (const category of byId.values()) {
    const value = nearness(category, terms, interpretation.correction?.kw ?? kw);
    if (value > most) [best, most] = [categoryName(category), value];
  }
  return best;
}
