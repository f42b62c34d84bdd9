/** From bytes to one table: which encoding, sheet and header row, and what of it is in doubt (decision 26). */
import { SHEET_ENCODINGS, SHEET_LIMITS } from '../../../../domain/product/product-sheet.ts';
import { csvTable, mended } from './csv.ts';
import { type Decoded, decodeSheet } from './encoding.ts';
import { type FoundHeader, findHeader } from './header.ts';
import type { Row, Table } from './rows.ts';
import { Unreadable } from './unreadable.ts';
import type { ReadTable, SheetTask } from './worker.ts';
import { xlsxSheets } from './xlsx.ts';

/** What is shown of a reading that may be chosen. */
const SHOWN = { rows: 3, cells: 12, characters: 60, text: 16 * 1024 };

const tidy = (cell = '') =>
  cell.replaceAll('\0', '').trim().slice(0, SHEET_LIMITS.cell).toWellFormed().normalize('NFC');

type Known = ReadonlySet<string>;

/** Below its header, each row as long as that one; empty rows are left out. */
function below(
  { rows, remarks, ...table }: Table,
  header: FoundHeader,
  delimiter: string | null,
): Omit<ReadTable, 'kind' | 'encoding' | 'encodings' | 'sheets' | 'sheet' | 'asks'> {
  const head = rows[header.index];
  const wanted = rows.slice(header.index + 1).filter(({ cells }) => cells.some((cell) => tidy(cell) !== ''));
  if (!head || wanted.length === 0) throw new Unreadable('no_rows');
  if (wanted.length > SHEET_LIMITS.rows) throw new Unreadable('too_many_rows');
  const done = delimiter === null ? { rows: wanted, remarks: [] } : mended(head, wanted, delimiter);
  const width = Math.min(head.cells.length, SHEET_LIMITS.columns);
  const beyond = head.cells.slice(SHEET_LIMITS.columns);
  const first = rows.find(({ cells }) => cells.some((cell) => tidy(cell) !== '')) ?? head;
  return {
    ...table,
    header: head.cells.slice(0, width).map(tidy),
    hasMoreColumns:
      beyond.some((cell) => tidy(cell) !== '') || [head, ...wanted].some(({ goesOn }) => goesOn),
    header_row: head.line,
    isHeaderFound: header.isFound,
    firstRow: first.cells.map(tidy).filter(Boolean).join(' | ').slice(0, 200),
    delimiter,
    rows: done.rows.map(
      (row): Row => ({ ...row, cells: Array.from({ length: width }, (_, i) => tidy(row.cells[i])) }),
    ),
    remarks: [...remarks, ...done.remarks].filter(({ line }) => line > head.line),
  };
}

/** Rows that tell a reading from another: those with letters beyond ASCII. */
function sampleOf(text: string, known: Known): string[][] {
  try {
    const head = text.slice(0, SHOWN.text);
    const { rows } = csvTable(
      text.length > SHOWN.text ? head.slice(0, head.lastIndexOf('\n') + 1) : head,
      known,
    );
    const telling = rows.filter(({ cells }) => cells.some((cell) => /[^\0-\x7f]/.test(cell)));
    const chosen = new Set([...new Set([...telling, ...rows])].slice(0, SHOWN.rows));
    return rows
      .filter((row) => chosen.has(row))
      .map(({ cells }) =>
        cells.slice(0, SHOWN.cells).map((cell) => tidy(cell).slice(0, SHOWN.characters).toWellFormed()),
      );
  } catch {
    // a quotation mark that the cut left open
    return [];
  }
}

function encodingsOf({ likely }: Decoded, known: Known): ReadTable['encodings'] {
  const others = SHEET_ENCODINGS.filter((name) => !likely.some(({ encoding }) => encoding === name));
  return [
    ...likely.map(({ encoding, text }) => ({
      name: encoding,
      likely: true,
      first_rows: sampleOf(text, known),
    })),
    ...others.map((name) => ({ name, likely: false, first_rows: [] })),
  ];
}

/** Throws Unreadable. */
export function readCsv(bytes: Uint8Array, { choices, remembered }: SheetTask): ReadTable {
  const known = new Set(remembered);
  const decoded = decodeSheet(bytes, choices.encoding);
  const asks: ReadTable['asks'] = decoded.isDoubtful ? ['encoding'] : [];
  const { delimiter, ...table } = csvTable(decoded.text, known);
  const header = findHeader(table.rows, known, choices.header_row);
  if (!header.isFound) asks.push('header_row');
  return {
    kind: 'csv',
    encoding: decoded.encoding,
    encodings: encodingsOf(decoded, known),
    sheets: [],
    sheet: null,
    asks,
    ...below(table, header, delimiter),
  };
}

/** `parts`: the entries of the archive. Throws Unreadable, and what its XML has wrong. */
export function readXlsx(
  parts: ReadonlyMap<string, Uint8Array>,
  { choices, remembered }: SheetTask,
): ReadTable {
  const known = new Set(remembered);
  const sheets = xlsxSheets(parts).map((sheet) => ({
    sheet,
    header: findHeader(sheet.rows, known, choices.sheet === sheet.name ? choices.header_row : undefined),
  }));
  const hasOurs = ({ sheet, header }: (typeof sheets)[number]) => header.isFound && sheet.rows.length > 1;
  // those with our columns before others, visible before hidden; then by how many of the columns are known
  const byLikelihood = sheets.toSorted(
    (a, b) =>
      Number(hasOurs(b)) - Number(hasOurs(a)) ||
      Number(a.sheet.isHidden) - Number(b.sheet.isHidden) ||
      b.header.score - a.header.score,
  );
  const chosen = sheets.find(({ sheet }) => sheet.name === choices.sheet);
  const taken = chosen ?? byLikelihood[0]!;
  const { sheet } = taken;
  const others = sheets.filter((one) => one !== taken && hasOurs(one) && !one.sheet.isHidden);
  const header =
    choices.header_row === undefined ? taken.header : findHeader(sheet.rows, known, choices.header_row);
  const asks: ReadTable['asks'] = [];
  if (!chosen && (others.length > 0 || (sheet.isHidden && header.isFound))) asks.push('sheet');
  if (!header.isFound) asks.push('header_row');
  return {
    kind: 'xlsx',
    encoding: null,
    encodings: [],
    sheets: sheets.map(({ sheet: { name, isHidden, rows }, header: { isFound } }) => ({
      name,
      hidden: isHidden,
      rows: rows.length,
      has_our_columns: isFound,
    })),
    sheet: sheet.name,
    asks,
    ...below(sheet, header, null),
  };
}
