/** A text as a table: comma, semicolon or tab, with what people and programs put around and into it (decision 26). */
import { CsvError, parse } from 'csv-parse/sync';
import { SHEET_LIMITS } from '../../../../domain/product/product-sheet.ts';
import { knownCells } from './header.ts';
import type { Remark, Row, Table } from './rows.ts';
import { Unreadable } from './unreadable.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** Rows of a text, empty ones too. */
const MAX_RECORDS = SHEET_LIMITS.rows * 10;
/** Characters and rows in which the delimiter is looked for. */
const HEAD = { characters: 64 * 1024, rows: 20 };

const options = (delimiter: string) => ({
  delimiter,
  // an inch mark inside a cell is no quotation mark
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: SHEET_LIMITS.cell * 4,
});

function records(text: string, delimiter: string): string[][] {
  try {
    const found: string[][] = parse(text, { ...options(delimiter), to: MAX_RECORDS });
    // what lies beyond them must not be lost without a word
    if (found.length === MAX_RECORDS) throw new Unreadable('too_many_rows');
    return found;
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    throw new Unreadable('open_quote', String(Number((error as { records?: unknown }).records ?? 0) + 1));
  }
}

/** Under which of them the first rows have most of the headers that are known; else the one that stands there most. */
function delimiterOf(text: string, known: ReadonlySet<string>): string {
  const head = text.slice(0, HEAD.characters).split(/\r\n|\r|\n/, HEAD.rows);
  const scored = DELIMITERS.map((delimiter) => {
    const lines = head.map((line) => line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, '')));
    const best = Math.max(...lines.map((cells) => (cells.length > 1 ? knownCells(cells, known).score : 0)));
    const widths = lines.map((cells) => cells.length - 1);
    return { delimiter, best, count: Math.max(...widths) };
  });
  return scored.toSorted((a, b) => b.best - a.best || b.count - a.count)[0]!.delimiter;
}

/** The first line of what Excel is told its separator by: "sep=;". */
const SEP = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

/** An inch mark inside quotation marks: what stands around the cell is no part of it. */
const unwrapped = (cell: string): string =>
  /^"[\s\S]*"$/.test(cell) && cell.split('"').length % 2 === 0 ? cell.slice(1, -1) : cell;

/** Without the empty rows at its end, which may be a million. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
const TAIL = ' \t\r\n,;|';

/** Throws Unreadable, and CsvError for a record that is too large. */
export function csvTable(decoded: string, known: ReadonlySet<string>): Table & { delimiter: string } {
  const text = decoded.replace(/^\uFEFF/, '');
  const told = SEP.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? delimiterOf(body, known);
  const first = told ? 2 : 1;
  const rows = records(withoutTail(body), delimiter).map((cells, i): Row => ({ line: i + first, cells }));
  return { rows, remarks: [], hiddenColumns: [], hiddenRows: 0, mergedCells: 0, delimiter };
}

/**
 * Rows that have more cells than the header: where the cells that are too many begin with a blank, which no other cell does,
 * a comma of a sentence stood outside quotation marks. What cannot be told is refused, and so is a row that swallowed another.
 */
export function mended(
  header: Row,
  rows: readonly Row[],
  delimiter: string,
): { rows: Row[]; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const width = header.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const isBlankLed = (cell: string) => /^ \S/.test(cell);
  const areHeadersBlankLed = header.cells.some(isBlankLed);
  const done = rows.map((row): Row => {
    const count = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    const cells = row.cells.slice(0, Math.max(count, width));
    const swallowed = cells.findIndex(
      (cell) => cell.includes('\n') && cell.split('\n').some((line) => line.split(delimiter).length >= width),
    );
    if (width > 2 && swallowed >= 0)
      remarks.push({ line: row.line, position: swallowed, code: 'swallowed_row', detail: '' });
    const surplus = cells.length - width;
    if (surplus <= 0) return { ...row, cells: cells.map(unwrapped) };
    const blankLed = cells.flatMap((cell, i) => (i > 0 && isBlankLed(cell) ? [i] : []));
    if (areHeadersBlankLed || blankLed.length !== surplus) {
      remarks.push({ line: row.line, position: null, code: 'more_cells', detail: `${count} ${width}` });
      return { ...row, cells: cells.slice(0, width) };
    }
    const joined: string[] = [];
    const led = new Set(blankLed);
    for (const [i, cell] of cells.entries()) {
      if (led.has(i)) joined.push(`${joined.pop()}${delimiter}${cell}`);
      else joined.push(cell);
    }
    for (const position of new Set(blankLed.map((i, n) => i - n - 1)))
      remarks.push({
        line: row.line,
        position,
        code: 'comma_outside',
        detail: unwrapped(joined[position] ?? ''),
      });
    return { ...row, cells: joined.map(unwrapped) };
  });
  return { rows: done, remarks };
}
