/** What a cell of each column means: its words and numbers as trade writes them (decision 26). */
import {
  BUSINESS_TYPES,
  CURRENCIES,
  INCOTERMS,
  MAIN_MARKETS,
  UNITS,
} from '../../../../domain/enumerations.ts';
import {
  amountsIn,
  type ColumnMeaning,
  decimal,
  leadTimes,
  leadTimesText,
  listed,
  prices,
  pricesText,
  type Read,
  type SheetColumn,
  sample,
  sampleText,
  wholeNumber,
  withoutUnit,
} from '../../../../domain/product/product-sheet.ts';
import {
  nearest,
  readBusinessType,
  readCurrency,
  readIncoterm,
  readMarket,
  readUnit,
} from '../../../../domain/text/trade-words.ts';
import { type DecimalMark, markOf } from '../../../../domain/text/typed-number.ts';
import type { Row } from '../sheet/rows.ts';

/** Columns whose cells are values that are offered. */
export const OFFERED: Partial<
  Record<SheetColumn, { read(word: string): string | null; offered: readonly string[] }>
> = {
  unit: { read: readUnit, offered: UNITS },
  currency: { read: readCurrency, offered: CURRENCIES },
  incoterms: { read: readIncoterm, offered: INCOTERMS },
  target_markets: { read: readMarket, offered: MAIN_MARKETS.map(({ label }) => label) },
  business_type: { read: readBusinessType, offered: BUSINESS_TYPES },
};

/** The sentence for a value that is none of the offered ones names those that are written most alike. */
export const nearestOffered = (field: SheetColumn, word: string): string[] => {
  const { offered } = OFFERED[field]!;
  return offered.length <= 8 ? [...offered] : nearest(word, offered);
};

const WHOLE: readonly SheetColumn[] = [
  'cate',
  'min_order',
  'sample_lead_time_days',
  'warranty_months',
  'packaging.units',
];
const DECIMAL: readonly SheetColumn[] = [
  'packaging.length',
  'packaging.width',
  'packaging.height',
  'packaging.weight',
];

type Place = { meaning: ColumnMeaning } | null;
const fieldAt = (column: Place): SheetColumn | null =>
  column?.meaning.kind === 'field' ? column.meaning.field : null;

/** The decimal mark that the cells of a sheet decide; where they say nothing, one of semicolons has commas for decimals. */
export function sheetMark(
  columns: readonly Place[],
  rows: readonly Row[],
  delimiter: string | null,
): DecimalMark | null {
  const found = new Set<DecimalMark>();
  const add = (mark: DecimalMark | null) => mark && found.add(mark);
  for (const { cells, numbers } of rows)
    for (const [i, column] of columns.entries()) {
      const field = fieldAt(column);
      const cell = cells[i] ?? '';
      if (!field || cell === '' || numbers?.[i]) continue;
      if (field === 'price' || field === 'sample') for (const text of amountsIn(cell)) add(markOf([text]));
      else if (DECIMAL.includes(field)) add(markOf([withoutUnit(field, cell)]));
      else if (WHOLE.includes(field)) add(markOf([], [withoutUnit(field, cell)]));
    }
  if (found.size === 0) return delimiter === ';' ? ',' : null;
  return found.size === 1 ? [...found][0]! : null;
}

const textOf = <T>(read: Read<T>, text: (value: T) => string, cell: string): string =>
  'value' in read ? text(read.value) : cell;

/** A cell as it was understood, for the seller to look at; what was not is shown as it stands. */
export function understood(column: Place, cell: string, mark: DecimalMark | null): string {
  const field = fieldAt(column);
  if (!field || cell === '') return cell;
  if (WHOLE.includes(field)) return textOf(wholeNumber(withoutUnit(field, cell), mark), String, cell);
  if (DECIMAL.includes(field)) return textOf(decimal(withoutUnit(field, cell), mark), String, cell);
  if (field === 'sample') return textOf(sample(cell, mark), sampleText, cell);
  if (field === 'lead_times') return textOf(leadTimes(cell, mark), leadTimesText, cell);
  if (field === 'price') {
    const read = prices(cell, mark);
    return 'value' in read ? `${read.currency ?? ''}${pricesText(read.value)}` : cell;
  }
  const words = OFFERED[field];
  return words
    ? listed(cell)
        .map((word) => words.read(word) ?? word)
        .join('; ')
    : cell;
}
