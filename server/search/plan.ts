/** Which tsqueries to try, in turn (decision 7): the cost stays flat however common the words are. Pure. */
import { operand } from './candidates.sql.ts';
import type { TermStatistics } from './terms.ts';

/** Matches whose ordering still costs little. */
const CHEAP = 50_000;

/**
 * The tsqueries of a search, to be tried until one finds enough: any of the words; or, where that would match too
 * much, all of them, all but one, the rarest alone.
 */
export function plan(terms: readonly string[], statistics: TermStatistics): string[] {
  const matches = terms.reduce((sum, term) => sum + statistics.frequency(term), 0);
  const operands = terms.map(operand);
  if (matches <= CHEAP || terms.length === 1) return [operands.join(' | ')];
  const allBut = operands.map((_, left) => `(${operands.filter((_, i) => i !== left).join(' & ')})`);
  const rarest = terms.reduce((a, b) => (statistics.frequency(b) < statistics.frequency(a) ? b : a));
  return [operands.join(' & '), allBut.join(' | '), operand(rarest)];
}
