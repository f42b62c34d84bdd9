/** Which row of a sheet is its header: the one with most of the names that are known, within the first 20 (decision 26). */

import { HEADER_ROWS, meaningOf } from '../../../../domain/product/product-sheet.ts';
import { comparableHeader, offeredField } from '../../../../domain/visitor/header-words.ts';
import type { Row } from './rows.ts';

export interface Known {
  count: number;
  /** Our own names weigh more than those that may mean ours. */
  score: number;
}

/** `remembered`: headers as they are compared that the company has confirmed before. */
export function knownCells(cells: readonly string[], remembered: ReadonlySet<string>): Known {
  let [count, score] = [0, 0];
  for (const cell of cells) {
    if (cell.trim() === '' || cell.length > 200) continue;
    const weight = meaningOf(cell)
      ? 3
      : remembered.has(comparableHeader(cell))
        ? 2
        : offeredField(cell)
          ? 1
          : 0;
    if (weight > 0) count++;
    score += weight;
  }
  return { count, score };
}

/** A row of one known name among many cells is a row of products that says "piece" or "box". */
const FEWEST = 2;

export interface FoundHeader extends Known {
  index: number;
  isFound: boolean;
}

export function findHeader(
  rows: readonly Row[],
  remembered: ReadonlySet<string>,
  chosen: number | undefined,
): FoundHeader {
  if (chosen !== undefined) {
    const index = rows.findIndex(({ line }) => line === chosen);
    if (index >= 0) return { index, isFound: true, ...knownCells(rows[index]!.cells, remembered) };
  }
  const first = rows.filter(({ line }) => line <= HEADER_ROWS);
  const scored = first.map(({ cells }, index) => ({ index, ...knownCells(cells, remembered) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  const width = (index: number) => rows[index]!.cells.filter((cell) => cell.trim() !== '').length;
  if (best && (best.count >= FEWEST || (best.score >= 3 && width(best.index) === 1)))
    return { ...best, isFound: true };
  // the first of the widest is the likeliest to have names
  const widest = first.map((_, i) => i).toSorted((a, b) => width(b) - width(a))[0] ?? 0;
  return { index: widest, isFound: false, count: 0, score: 0 };
}
