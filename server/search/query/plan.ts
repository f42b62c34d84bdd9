/** Which tsqueries to try, in turn (decision 7): the cost stays flat however common the words are. Pure. */

import { BOUND } from '../index/kinds.ts';
import type { TermStatistics } from '../text/term-statistics.ts';
import { anyOf, operand, type Word, wordFrequency, wordQuery } from '../text/tsquery.ts';

/** A tsquery with what is known of its cost. */
export interface Step {
  expression: string;
  /** Entries of the index that have to be read; no more documents match. */
  entries: number;
  /** Whether about as many match: of several words together it cannot be told. */
  exact: boolean;
}

/** So many matches are read and ordered quickly. */
export const RANKABLE = 3 * BOUND;
/** Words that together match no more documents than these are worth finding by any of them alone. */
const RARE = BOUND;
/** Of more words than these only the rarest are combined, */
const COMBINED = 6;
/** and not at all where that would name so many words: one of many variants stands in every combination. */
const OPERANDS = 200;

/**
 * The steps of a search, to be tried until enough is found. Any of the words; or, where that would match too much: all
 * of them, all but one, and so on to any two, at each step beside what holds one that is rare; in the end any again.
 * Before them what is rare as it was typed, for it would be lost among what a common word is that it may stand for.
 * `required` is a lexeme that every match holds: that of a category.
 */
export function planQuery(
  words: readonly Word[],
  statistics: TermStatistics,
  required: string | null = null,
): Step[] {
  const held = required === null ? Number.POSITIVE_INFINITY : statistics.frequency(required);
  const step = (expression: string, entries: number, exact: boolean): Step => ({
    expression: required === null ? expression : `(${expression}) & ${operand(required)}`,
    entries: Math.min(entries, held),
    exact: exact && required === null,
  });
  const frequencies = new Map(words.map((word) => [word, wordFrequency(word, statistics)]));
  const sum = (some: readonly Word[]) => some.reduce((n, word) => n + frequencies.get(word)!, 0);
  // words side by side are in fewer documents than either
  const exact = words.every((word) => word.every(({ terms }) => terms.length === 1));
  const any = step(anyOf(words), sum(words), exact);
  if (any.entries <= RANKABLE) return [any];
  const typed = words.flatMap((word) => (word.length > 1 ? [[word[0]] as const] : []));
  const byTyping = typed.filter((word) => wordFrequency(word, statistics) <= RARE);
  const first = byTyping.length > 0 ? [step(anyOf(byTyping), byTyping.length * RARE, false)] : [];
  if (words.length < 2) return [...first, any];
  const rarestFirst = words.toSorted((a, b) => frequencies.get(a)! - frequencies.get(b)!);
  const rare = rarestFirst.filter((_, n) => sum(rarestFirst.slice(0, n + 1)) <= RARE);
  const combined = rarestFirst.slice(0, COMBINED);
  const steps: Step[] = first;
  for (let n = combined.length; n > 1; n--) {
    const some = combinations(combined, n);
    if (some.flat(2).length > OPERANDS) continue;
    const all = some.map((each) => each.map(wordQuery).join(' & '));
    // so many of the commonest cannot match alone: the index reads the others, and looks these up
    const read = new Set([...rare, ...combined.slice(0, combined.length - n + 1)]);
    steps.push(step([...all, ...rare.map(wordQuery)].join(' | '), sum([...read]), false));
  }
  return [...steps, any];
}

/** The step that wants all the words. */
export function stepOfAllWords(
  words: readonly Word[],
  statistics: TermStatistics,
  required: string | null = null,
): Step {
  const lexemes = required === null ? [] : [operand(required)];
  const frequencies = words.map((word) => wordFrequency(word, statistics));
  return {
    expression: [...words.map(wordQuery), ...lexemes].join(' & '),
    entries: Math.min(...frequencies, required === null ? Infinity : statistics.frequency(required)),
    exact: words.length === 1 && required === null,
  };
}

/** All ways to take n of the items, each in their order. */
function combinations<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}
