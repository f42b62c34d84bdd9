/** How much what visitors opened after the same words says of a product. Pure. */
import type { Word } from '../text/word.ts';

/** Opens of products by term. */
export interface Opens {
  of(term: string): ReadonlyMap<number, number> | undefined;
}

export const NO_OPENS: Opens = { of: () => undefined };

export function opensOf(rows: Iterable<{ term: string; product_id: number; opens: number }>): Opens {
  const byTerm = new Map<string, Map<number, number>>();
  for (const { term, product_id, opens } of rows) {
    const known = byTerm.get(term);
    if (known) known.set(product_id, opens);
    else byTerm.set(term, new Map([[product_id, opens]]));
  }
  return { of: (term) => byTerm.get(term) };
}

/** Fewer opens say nothing yet: a few visitors, or one with patience. */
const FLOOR = 20;
/** What was opened after one of several words says less than what was opened after all of them. */
const APART = 0.5;
/** Words of a query that count. */
const MOST_WORDS = 6;

/** What opens are counted under: each of the words, and where there are several all of them together, in any order. */
export function keysOf(words: readonly Word[]): { each: string[]; together: string | null } {
  const each = [...new Set(words.flatMap(([{ terms }]) => terms))].slice(0, MOST_WORDS);
  return { each, together: each.length > 1 ? each.toSorted().join(' ') : null };
}

/**
 * For products that were opened 0 to 1: how often after the words, against what was opened most after them; of words that
 * nobody has searched for together the mean, at half. The root keeps what leads from leading by far.
 */
export function openedAfter(
  words: readonly Word[],
  opens: Opens,
): Readonly<Record<number, number>> | undefined {
  const { each, together } = keysOf(words);
  const worth = new Map<number, number>();
  const add = (of: ReadonlyMap<number, number>, share: number) => {
    const most = Math.max(FLOOR, ...of.values());
    for (const [id, n] of of) worth.set(id, (worth.get(id) ?? 0) + share * Math.sqrt(n / most));
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
