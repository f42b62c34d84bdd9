/** Proposes synonyms: what titles call the things that visitors open after a word those titles lack. Pure. */

import { stem } from '../text/stem.ts';
import { DEFAULT_SYNONYMS, type Synonyms } from '../text/synonyms.ts';
import { phrasesOf } from '../text/title/phrases.ts';
import { tokenize } from '../text/tokenize.ts';

export interface OpenedTitle {
  term: string;
  opens: number;
  title: string;
}

/** Fewer opens, or of fewer products, say nothing. */
const MIN_OPENS = 10;
const MIN_PRODUCTS = 3;
/** So many of the opens must be of things that are called so. */
const SHARE = 0.6;

interface Proposal {
  term: string;
  phrase: string;
  /** So many of the opens after the term were of products that are called so. */
  opens: number;
  of: number;
  products: number;
}

/** The best phrase for each term; what is known already is left out. */
export function proposalsOf(opened: readonly OpenedTitle[], known: Synonyms): Proposal[] {
  const proposals: Proposal[] = [];
  for (const [term, all] of Map.groupBy(opened, (one) => one.term)) {
    const without = all.filter(({ title }) => !tokenize(title).some((token) => token.term === term));
    const opens = without.reduce((sum, one) => sum + one.opens, 0);
    if (opens < MIN_OPENS || without.length < MIN_PRODUCTS || /[\d ]/.test(term)) continue;
    const counts = new Map<string, number>();
    for (const one of without)
      for (const phrase of phrasesOf(one.title)) counts.set(phrase, (counts.get(phrase) ?? 0) + one.opens);
    const others = new Set((known.get(term) ?? []).map((terms) => terms.join(' ')));
    const [best] = [...counts]
      .filter(([phrase, n]) => n >= SHARE * opens && !others.has(phrase.split(' ').map(stem).join(' ')))
      // of those that are as common the longest says most
      .sort((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1));
    if (best) proposals.push({ term, phrase: best[0], opens: best[1], of: opens, products: without.length });
  }
  return proposals;
}

/** Lines for a file of synonyms: each a remark and a group. */
export const proposeSynonyms = (
  opened: readonly OpenedTitle[],
  known: Synonyms = DEFAULT_SYNONYMS.others,
): string[] =>
  proposalsOf(opened, known).flatMap(({ term, phrase, opens, of, products }) => [
    `# ${opens} of ${of} opens after "${term}", ${products} products`,
    `${term}, ${phrase}`,
  ]);
