/** The words of a query as an engine receives them. Pure. */
import type { TermStatistics } from './term-statistics.ts';

/** One way to say a word of the query: terms that stand side by side; `weight` is 1 for the word itself. */
export interface Variant {
  terms: readonly string[];
  weight: number;
}

/** A word of the query with all that counts as it; the first variant is the word as it was typed. */
export type Word = readonly [Variant, ...Variant[]];

/** A word that is nothing but itself. */
export const plainWord = (term: string): Word => [{ terms: [term], weight: 1 }];

/** In how many documents a word stands, at most. */
export const wordFrequency = (word: Word, statistics: TermStatistics): number =>
  word.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => statistics.frequency(term))), 0);
