/** The file of an import as it was read, and whether the seller has to say something first (decision 26). */
import type { ImportReading, ReadingChoices, ReadingColumn } from '../../../../contract/product/import.ts';
import {
  type ColumnMeaning,
  DRAFT_COLUMNS,
  fieldOf,
  meaningOf,
  meaningOfField,
  PRODUCT_KEYS,
  SHEET_COLUMNS,
  SHEET_LIMITS,
  type SheetColumn,
} from '../../../../domain/product/product-sheet.ts';
import { readCurrency } from '../../../../domain/text/trade-words.ts';
import type { DecimalMark } from '../../../../domain/text/typed-number.ts';
import { comparableHeader, inBrackets, offeredField } from '../../../../domain/visitor/header-words.ts';
import { type Said, said } from '../../../../locales/import.ts';
import propertyNames from '../../../../locales/zh/property-names.json' with { type: 'json' };
import type { Deps } from '../../../platform/deps.ts';
import * as query from '../import.sql.ts';
import type { StoredReading } from '../import.tables.ts';
import type { RowFault, Taken } from '../progress.ts';
import { readSheet } from '../sheet/process.ts';
import type { Row } from '../sheet/rows.ts';
import type { Sheet } from '../sheet/worker.ts';
import { sheetMark, understood } from './cells.ts';
import type { Column } from './column.ts';
import { remarksByLine } from './remarks.ts';

/** What is shown of the rows; a cell of many characters is cut. */
const SHOWN = { rows: 5, characters: 120 };

const PROPERTY_NAMES = new Set(
  Object.entries(propertyNames)
    .flat()
    .map((name) => name.toLowerCase()),
);

/** By header as they are compared; null: it is left out. */
type Remembered = ReadonlyMap<string, string | null>;

export interface ReadFile {
  reading: StoredReading;
  /** Of the sheet as a whole; it asks then. */
  problem: Said | null;
  columns: (Column | null)[];
  /** Of the header. */
  faults: RowFault[];
  rows: Row[];
  mark: DecimalMark | null;
  /** A currency that the header of the prices names. */
  currency: string | null;
  remarks: Map<number, RowFault[]>;
  pictures: Sheet['pictures'];
}

/** The file read as the seller chose, or the sentence why it cannot be. */
export async function readFile(
  deps: Deps,
  taken: Taken,
  bytes: Uint8Array,
): Promise<ReadFile | { failed: Said }> {
  const { choices } = taken;
  const remembered: Remembered = new Map(
    (await query.headersOf(deps.db, taken.companyId)).map(({ header, field }) => [header, field]),
  );
  const read = await readSheet({
    bytes,
    choices,
    remembered: [...remembered].flatMap(([header, field]) => (field === null ? [] : [header])),
  });
  if ('problem' in read) {
    const { problem, detail = '' } = read;
    return {
      failed: said((words) => (problem === 'open_quote' ? words.openQuote(detail) : words.sheet[problem])),
    };
  }
  const { sheet } = read;
  const mapped = mappedColumns(sheet, choices, remembered);
  const { columns, faults } = columnsOf(mapped, choices);
  const mark =
    choices.decimal_mark === undefined
      ? sheetMark(columns, sheet.rows, sheet.delimiter)
      : choices.decimal_mark;
  const asks = asksOf(sheet, mapped, columns, choices);
  const missing = missingColumns(columns);
  const problem = !sheet.isHeaderFound
    ? said((words) => words.noHeader(sheet.firstRow))
    : missing.length > 0
      ? said((words, language) =>
          words.missingColumns(missing.map((field) => SHEET_COLUMNS[field][language])),
        )
      : null;
  const notes = notesOf(sheet, columns);
  const reading: StoredReading = {
    kind: sheet.kind,
    asks,
    encoding: sheet.encoding,
    encodings: sheet.encodings,
    sheets: sheet.sheets,
    sheet: sheet.sheet,
    header_row: sheet.header_row,
    decimal_mark: mark,
    columns: mapped,
    first_rows: firstRows(sheet, mapped, mark),
    notes: notes.map(({ en }) => en),
    notes_zh: notes.map(({ zh }) => zh),
  };
  return {
    reading,
    problem,
    columns,
    faults: [
      ...moreColumns(sheet).map((text) => ({ column: '', severity: 'warn' as const, text })),
      ...faults,
      ...silentlyMissing(columns),
    ],
    rows: sheet.rows,
    mark,
    currency: headerCurrency(columns),
    remarks: remarksByLine(sheet, columns),
    pictures: sheet.pictures,
  };
}

function mappedColumns(
  { header, rows }: Sheet,
  choices: ReadingChoices,
  remembered: Remembered,
): ReadingColumn[] {
  const own = header.map((text) => meaningOf(text));
  const taken = new Set(own.flatMap((meaning) => (meaning ? fieldOf(meaning) : [])));
  return header.flatMap((text, position) => {
    if (text === '') return [];
    const chosen = choices.columns?.find((one) => one.position === position);
    const meaning = own[position];
    const field = chosen ? chosen.field : meaning ? fieldOf(meaning) : null;
    const before = remembered.get(comparableHeader(text));
    let offered: string | null = null;
    if (!meaning && !choices.columns) {
      offered = before === undefined ? (offeredField(text) ?? offeredProperty(text)) : before;
      // of two columns that may mean the same the first is offered, and ours before others
      if (offered !== null && taken.has(offered)) offered = null;
      if (offered !== null) taken.add(offered);
    }
    const example = rows.find(({ cells }) => cells[position] !== '')?.cells[position] ?? '';
    return {
      position,
      header: text.replace(/\s+/g, ' ').slice(0, SHOWN.characters).toWellFormed(),
      field,
      offered,
      remembered: offered !== null && before !== undefined,
      example: cut(example),
    };
  });
}

/** What categories ask for stands in many sheets without our word before it. */
const offeredProperty = (header: string): string | null => {
  const name = header.replace(/\s+/g, ' ').trim();
  return PROPERTY_NAMES.has(name.toLowerCase()) ? `property:${name}` : null;
};

const cut = (text: string) => text.slice(0, SHOWN.characters).toWellFormed();

/** A header that is none of ours is a fault of its row, unless the seller left the column out. */
function columnsOf(
  mapped: readonly ReadingColumn[],
  choices: ReadingChoices,
): Pick<ReadFile, 'columns' | 'faults'> {
  const seen = new Set<string>();
  const columns: (Column | null)[] = [];
  const faults: RowFault[] = [];
  for (const { position, header, field } of mapped) {
    while (columns.length <= position) columns.push(null);
    const meaning: ColumnMeaning | null = field === null ? null : meaningOfField(field);
    const key = JSON.stringify(meaning).toLowerCase();
    const isLeftOut = choices.columns?.some((one) => one.position === position && one.field === null);
    if (!meaning) {
      if (!isLeftOut)
        faults.push({ column: header, severity: 'warn', text: said((words) => words.unknownColumn) });
    } else if (seen.has(key))
      faults.push({ column: header, severity: 'warn', text: said((words) => words.doubleColumn) });
    else {
      seen.add(key);
      columns[position] = { header, meaning };
    }
  }
  return { columns, faults };
}

const hasField = (columns: ReadFile['columns'], field: string) =>
  columns.some((one) => one?.meaning.kind === 'field' && one.meaning.field === field);
const isOfProducts = (columns: ReadFile['columns']) => PRODUCT_KEYS.some((key) => hasField(columns, key));

/** Without them no row can become anything. */
const missingColumns = (columns: ReadFile['columns']): SheetColumn[] =>
  isOfProducts(columns) ? [] : DRAFT_COLUMNS.filter((field) => !hasField(columns, field));

/** What a product may lack, but a sheet of products hardly means to. */
const EXPECTED: readonly SheetColumn[] = ['title', 'price'];
const expectedMissing = (columns: ReadFile['columns']): SheetColumn[] =>
  isOfProducts(columns) ? [] : EXPECTED.filter((field) => !hasField(columns, field));
const silentlyMissing = (columns: ReadFile['columns']): RowFault[] =>
  expectedMissing(columns).map((field) => ({
    column: SHEET_COLUMNS[field],
    severity: 'warn',
    text: said((words) => words.noSuchColumn),
  }));

function asksOf(
  sheet: Sheet,
  mapped: readonly ReadingColumn[],
  columns: ReadFile['columns'],
  choices: ReadingChoices,
): ImportReading['asks'] {
  const isOffered = mapped.some(({ offered }) => offered !== null);
  const isForeign = mapped.some(({ field }) => field === null);
  const lacks = missingColumns(columns).length > 0;
  const mayLack = !choices.columns && isForeign && expectedMissing(columns).length > 0;
  return [...sheet.asks, ...(isOffered || lacks || mayLack ? (['columns'] as const) : [])];
}

function firstRows({ rows }: Sheet, mapped: readonly ReadingColumn[], mark: DecimalMark | null): string[][] {
  return rows.slice(0, SHOWN.rows).map(({ cells, numbers }) =>
    mapped.map(({ position, field, offered }) => {
      const name = field ?? offered;
      const meaning = name === null ? null : meaningOfField(name);
      const cell = cells[position] ?? '';
      return cut(understood(meaning && { meaning }, cell, numbers?.[position] ? '.' : mark));
    }),
  );
}

function headerCurrency(columns: ReadFile['columns']): string | null {
  if (hasField(columns, 'currency')) return null;
  const header = columns.find(
    (one) => one?.meaning.kind === 'field' && one.meaning.field === 'price',
  )?.header;
  const named = inBrackets(header ?? '');
  return readCurrency(named) ?? (/^(?:eur|gbp|jpy|hkd|[€£])$/i.test(named) ? named.toUpperCase() : null);
}

const moreColumns = ({ hasMoreColumns }: Sheet): Said[] =>
  hasMoreColumns ? [said(({ notes }) => notes.moreColumns(SHEET_LIMITS.columns))] : [];

function notesOf(sheet: Sheet, columns: ReadFile['columns']): Said[] {
  const hidden = sheet.hiddenColumns.flatMap((position) => columns[position]?.header ?? []);
  return [
    ...(sheet.sheets.length > 1
      ? [said(({ notes }) => notes.sheet(sheet.sheet ?? '', sheet.sheets.length))]
      : []),
    ...(sheet.header_row > 1 && sheet.isHeaderFound
      ? [said(({ notes }) => notes.header(sheet.header_row))]
      : []),
    ...moreColumns(sheet),
    ...(sheet.hiddenRows > 0 ? [said(({ notes }) => notes.hiddenRows(sheet.hiddenRows))] : []),
    ...(hidden.length > 0 ? [said(({ notes }) => notes.hiddenColumns(hidden))] : []),
    ...(sheet.mergedCells > 0 ? [said(({ notes }) => notes.merged(sheet.mergedCells))] : []),
    ...expectedMissing(columns).map((field) =>
      said(({ notes }, language) => notes.missing(SHEET_COLUMNS[field][language])),
    ),
  ];
}
