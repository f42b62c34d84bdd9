/** Which tsqueries to try, in turn (decision 7): the cost stays flat however common the words are. Pure. */
import type { TermStatistics } from './terms.ts';
import { type Word, wordFrequency, wordQuery } from './words.ts';

/** Matches whose ordering still costs little. */
export const CHEAP = 50_000;

/**
 * The tsqueries of a search, to be tried until one finds enough: any of the words; or, where that would match too
 * much, all of them, all but one, the rarest alone.
 */
export function plan(words: readonly Word[], statistics: TermStatistics): string[] {
  const frequencies = words.map((word) => wordFrequency(word, statistics));
  const matches = frequencies.reduce((sum, n) => sum + n, 0);
  const operands = words.map(wordQuery);
  if (matches <= CHEAP || words.length === 1) return [operands.join(' | ')];
  const all = operands.join(' & ');
  const rarest = operands[frequencies.indexOf(Math.min(...frequencies))]!;
  if (words.length === 2) return [all, rarest];
  const allBut = operands.map((_, left) => `(${operands.filter((_, i) => i !== left).join(' & ')})`);
  return [all, allBut.join(' | '), rarest];
}
