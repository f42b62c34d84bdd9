/** How much earlier visitors' opens after the same words say about a product. Pure. */
import type { Word } from '../text/word.ts';

/** What was opened after a term: of each product how often, and of all of them together. */
interface OpensOfTerm {
  total: number;
  products: ReadonlyMap<number, number>;
}

/** Opens of products by term. */
export interface Opens {
  of(term: string): OpensOfTerm | undefined;
}

export const NO_OPENS: Opens = { of: () => undefined };

export function opensOf(
  rows: Iterable<{ term: string; product_id: number; opens: number; total: number }>,
): Opens {
  const byTerm = new Map<string, { total: number; products: Map<number, number> }>();
  for (const { term, product_id, opens, total } of rows) {
    const known = byTerm.get(term);
    if (known) known.products.set(product_id, opens);
    else byTerm.set(term, { total, products: new Map([[product_id, opens]]) });
  }
  return { of: (term) => byTerm.get(term) };
}

/** Of fewer opens a share says nothing yet. */
const FLOOR = 20;
/** A product with this share of the opens is worth as much as one can be: good results share them with others. */
const WHOLE_SHARE = 0.25;
/** What was opened after one of several words says less than what was opened after all of them. */
const APART = 0.5;
/** Words of a query that count. */
const MAX_WORDS = 6;

/** What opens are counted under: each of the words, and where there are several all of them together, in any order. */
export function keysOf(words: readonly Word[]): { each: string[]; together: string | null } {
  const each = [...new Set(words.flatMap(([{ terms }]) => terms))].slice(0, MAX_WORDS);
  return { each, together: each.length > 1 ? each.toSorted().join(' ') : null };
}

/**
 * For products that were opened 0 to 1, by their share of all that was opened after the words; of words that nobody has
 * searched for together the mean, at half. The root keeps what leads from leading by far.
 */
export function openedAfter(
  words: readonly Word[],
  opens: Opens,
): Readonly<Record<number, number>> | undefined {
  const { each, together } = keysOf(words);
  const worth = new Map<number, number>();
  const add = ({ total, products }: OpensOfTerm, part: number) => {
    const all = Math.max(FLOOR, total);
    for (const [id, n] of products)
      worth.set(id, (worth.get(id) ?? 0) + part * Math.sqrt(Math.min(1, n / all / WHOLE_SHARE)));
  };
  const whole = opens.of(together ?? each[0] ?? '');
  if (whole) add(whole, 1);
  else
    for (const term of each) {
      const of = opens.of(term);
      if (of) add(of, APART / each.length);
    }
  return worth.size > 0 ? Object.fromEntries(worth) : undefined;
}
