/** The cells of a pasted table that are worth keeping. */
import type { LeftOut } from './left-out.ts';
import { isHidden, type StyleRules, stylesOf } from './styles.ts';

export const MAX_ROWS = 200;
export const MAX_COLUMNS = 20;
/** Rows or columns that one cell may join. */
export const MAX_SPANNED = 100;

const isEmpty = (cell: Element): boolean =>
  (cell.textContent ?? '').trim() === '' && cell.querySelector('img') === null;
const spans = (cell: Element): boolean => cell.hasAttribute('colspan') || cell.hasAttribute('rowspan');

/** Rows of cells: without hidden ones, and without the blank rows and columns at the end of a copied sheet. */
export function cellsOf(table: Element, rules: StyleRules, leftOut: LeftOut): Element[][] {
  const shown = (element: Element) => !isHidden(stylesOf(element, rules));
  let rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table && shown(row))
    .map((row) => [...row.children].filter((cell) => cell.matches('td, th') && shown(cell)))
    .filter((cells) => cells.length > 0);
  while (rows.at(-1)?.every(isEmpty)) rows.pop();
  leftOut.rows += Math.max(0, rows.length - MAX_ROWS);
  rows = rows.slice(0, MAX_ROWS);
  if (!rows.some((cells) => cells.some(spans))) {
    const width = Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => !isEmpty(cell)) + 1));
    rows = rows.map((cells) => cells.slice(0, width));
  }
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  leftOut.columns += Math.max(0, widest - MAX_COLUMNS);
  return rows.map((cells) => cells.slice(0, MAX_COLUMNS));
}

/** Tables that place things on a page: one cell, or tables in cells. */
export const isLayout = (table: Element, rows: readonly Element[][]): boolean =>
  (rows.length === 1 && rows[0]?.length === 1) || table.querySelector('table') !== null;
