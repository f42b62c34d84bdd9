/** How much what visitors opened after the same words says of a product. Pure. */
import type { Word } from '../text/tsquery.ts';

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

/** Fewer opens of a term say nothing yet: a few visitors, or one with patience. */
const FLOOR = 20;

/**
 * For each product 0 to 1: the mean over the words of how often it was opened after them, against what was opened most
 * after them. The root keeps what leads from leading by far.
 */
export function openedAfter(words: readonly Word[], opens: Opens): (productId: number) => number {
  const known = words.flatMap(([{ terms }]) => {
    const of = terms.length === 1 ? opens.of(terms[0]!) : undefined;
    return of ? [{ of, most: Math.max(FLOOR, ...of.values()) }] : [];
  });
  if (known.length === 0) return () => 0;
  return (id) =>
    known.reduce((sum, { of, most }) => sum + Math.sqrt((of.get(id) ?? 0) / most), 0) / words.length;
}
