/** Which tsqueries to try, in turn (decision 7): the cost stays flat however common the words are. Pure. */
import { BOUND } from './engine.ts';
import type { TermStatistics } from './terms.ts';
import { anyOf, operand, type Word, wordFrequency, wordQuery } from './words.ts';

/** A tsquery with what is known of its cost. */
export interface Step {
  expression: string;
  /** Entries of the index that have to be read; no more documents match. */
  entries: number;
  /** Whether about as many match: of all of several words it cannot be told. */
  exact: boolean;
}

/** Matches that are soon read and ordered. */
export const RANKABLE = 4 * BOUND;

/**
 * The steps of a search, to be tried until one finds enough. Any of the words; or, where that would match too much, all
 * of them, then all but the commonest and so on down to the rarest alone, and in the end any of them again. `required`
 * is a lexeme that every match holds: that of a category.
 */
export function plan(
  words: readonly Word[],
  statistics: TermStatistics,
  required: string | null = null,
): Step[] {
  const frequencies = words.map((word) => wordFrequency(word, statistics));
  const sum = frequencies.reduce((a, b) => a + b, 0);
  const any: Step = {
    expression: confined(anyOf(words), required),
    entries: Math.min(sum, held(required, statistics)),
    exact: required === null,
  };
  if (words.length < 2 || any.entries <= RANKABLE) return [any];
  const rarestFirst = words.toSorted(
    (a, b) => frequencies[words.indexOf(a)]! - frequencies[words.indexOf(b)]!,
  );
  const narrower = words.map((_, n) =>
    together(rarestFirst.slice(0, words.length - n), statistics, required),
  );
  return [...narrower, any];
}

/** The step that wants all the words. */
export function together(
  words: readonly Word[],
  statistics: TermStatistics,
  required: string | null = null,
): Step {
  return {
    expression: confined(words.map(wordQuery).join(' & '), required),
    // the index is read by the rarest word and only looked up for the others
    entries: Math.min(...words.map((word) => wordFrequency(word, statistics)), held(required, statistics)),
    exact: words.length === 1 && required === null,
  };
}

const held = (required: string | null, statistics: TermStatistics): number =>
  required === null ? Number.POSITIVE_INFINITY : statistics.frequency(required);
const confined = (expression: string, required: string | null): string =>
  required === null ? expression : `(${expression}) & ${operand(required)}`;
