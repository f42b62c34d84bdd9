/** Which tsqueries to try, in turn (decision 7): the cost stays flat however common the words are. Pure. */
import type { TermStatistics } from './terms.ts';
import { type Word, wordFrequency, wordQuery } from './words.ts';

/**
 * How far a tsquery looks. `all`: every match. `some`: the matches among the newest, and of the others as many as are
 * soon ranked. `newest`: the newest of what lies under the filters, document by document, without the index: where most
 * documents match, that is the shorter way.
 */
export type Reach = 'all' | 'some' | 'newest';
export interface Step {
  expression: string;
  reach: Reach;
}

/** Matches that are soon read and ordered. */
const RANKABLE = 5_000;
/** Entries of the index that are soon read. */
const READABLE = 60_000;

const reachOf = (matches: number, entries: number): Reach =>
  entries > READABLE ? 'newest' : matches > RANKABLE ? 'some' : 'all';

/**
 * The steps of a search, to be tried until one finds enough. Any of the words; or, where that would match too much, all
 * of them, then all but the commonest and so on down to the rarest alone, and in the end any of them among the newest.
 */
export function plan(words: readonly Word[], statistics: TermStatistics): Step[] {
  const rarestFirst = words
    .map((word) => ({ operand: wordQuery(word), frequency: wordFrequency(word, statistics) }))
    .sort((a, b) => a.frequency - b.frequency);
  const sum = rarestFirst.reduce((n, { frequency }) => n + frequency, 0);
  const any = words.map(wordQuery).join(' | ');
  if (sum <= RANKABLE || words.length < 2) return [{ expression: any, reach: reachOf(sum, sum) }];
  const steps: Step[] = [];
  for (let n = words.length; n > 0; n--) {
    const kept = rarestFirst.slice(0, n);
    // the index is read by the rarest word and only looked up for the others
    const [{ frequency }] = kept as [(typeof kept)[0]];
    steps.push({
      expression: kept.map(({ operand }) => operand).join(' & '),
      reach: reachOf(frequency, frequency),
    });
  }
  return [...steps, { expression: any, reach: 'newest' }];
}

/** The step that wants all the words. */
export function allWords(words: readonly Word[], statistics: TermStatistics): Step {
  const least = Math.min(...words.map((word) => wordFrequency(word, statistics)));
  return { expression: words.map(wordQuery).join(' & '), reach: reachOf(least, least) };
}
