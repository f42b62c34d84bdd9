/** The words of a query as the engine is asked for them, and as tsqueries. Pure. */
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

/** A lexeme as a tsquery operand. */
export const operand = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

const variant = ({ terms }: Variant): string =>
  terms.length === 1 ? operand(terms[0]!) : `(${terms.map(operand).join(' <-> ')})`;

/** The tsquery of one word. */
export const wordQuery = (word: Word): string =>
  word.length === 1 ? variant(word[0]) : `(${word.map(variant).join(' | ')})`;

/** In how many documents a word stands, at most. */
export const wordFrequency = (word: Word, statistics: TermStatistics): number =>
  word.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => statistics.frequency(term))), 0);
