/** A row of a sheet as a draft: its cells read, its names looked up, and what is wrong by column. */
import type * as z from 'zod';
import type { Language } from '../../../contract/error.ts';
import type { RowFault } from '../../../contract/import.ts';
import { DETAIL_KEYS, type ProductContent, productDraft } from '../../../contract/product-content.ts';
import type { Finding } from '../../../domain/product-checks.ts';
import {
  type ColumnMeaning,
  decimal,
  descriptionHtml,
  leadTimes,
  listed,
  prices,
  type Read,
  SHEET_COLUMNS,
  type SheetColumn,
  sample,
  unitsIn,
  unquoted,
  wholeNumber,
  withoutUnit,
} from '../../../domain/product-sheet.ts';
import { readUnit } from '../../../domain/trade-words.ts';
import type { DecimalMark } from '../../../domain/typed-number.ts';
import { findingSentence } from '../../../locales/findings.ts';
import { importWords } from '../../../locales/import.ts';
import { issueSentence } from '../../../locales/problems.ts';
import type { Named, NamedPictures } from './pictures.ts';
import { nearestOffered, OFFERED } from './reading/cells.ts';

export interface Column {
  header: string;
  meaning: ColumnMeaning;
}

/** What a row names and only the database knows. */
export interface Names {
  group(name: string): number | undefined;
  pictures: ReturnType<NamedPictures['on']>;
  /** Of a category whose id stands in the row as text. */
  property(cate: string, name: string, value: string): Promise<[name: string, value: string]>;
}

export interface ReadRow {
  /** null where it cannot even be a draft. Its pictures are still to be taken. */
  draft: ProductContent | null;
  pictures: (Named & { header: string }) | null;
  faults: RowFault[];
}

/** How the numbers of a row are written; `currency` is one that the header of its prices names. */
export interface Writing {
  mark: DecimalMark | null;
  /** By place: a number of the spreadsheet itself, which has a point. */
  numbers?: readonly boolean[];
  currency: string | null;
}

/** A cell may be broken into lines where the field is one. */
const oneLine = (cell: string): string => cell.replace(/\s*[\r\n]+\s*/g, ' ');
const isField = (column: Column | null, field: string): boolean =>
  column?.meaning.kind === 'field' && column.meaning.field === field;
const detailKey = (name: string) => DETAIL_KEYS.find((key) => key.toLowerCase() === name.toLowerCase());

export async function readRow(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  names: Names,
  language: Language,
  writing: Writing = { mark: null, currency: null },
): Promise<ReadRow> {
  const words = importWords(language);
  const faults: RowFault[] = [];
  const say = (column: string, severity: RowFault['severity'], text: string) =>
    faults.push({ column, severity, text });
  const given: Record<string, unknown> = { properties: {}, details: {} };
  const properties = given.properties as Record<string, string>;
  const details = given.details as Record<string, string>;
  const packaging: Record<string, unknown> = {};
  /** Fields whose word is none of the offered ones, which has been said. */
  const refused = new Set<string>();
  let pictures: ReadRow['pictures'] = null;
  /** Those that stand beside prices. */
  const currencies: { header: string; currency: string }[] = [];

  const cellOf = (field: SheetColumn) => cells[columns.findIndex((column) => isField(column, field))] ?? '';
  const cate = cellOf('cate');
  const unit = readUnit(cellOf('unit'));

  for (const [i, column] of columns.entries()) {
    const cell = unquoted(cells[i] ?? '');
    if (!column || cell === '') continue;
    const { header, meaning } = column;
    const field = meaning.kind === 'field' ? meaning.field : null;
    const mark = writing.numbers?.[i] ? '.' : writing.mark;
    if (field === 'price' || field === 'min_order') {
      const other = unitsIn(cell).find((one) => unit !== null && one !== unit);
      if (other) say(header, 'block', words.otherUnit(other, unit!));
    }
    const read = <T>(of: Read<T> & { currency?: string | null }): T | undefined => {
      if (of.currency) currencies.push({ header, currency: of.currency });
      if ('value' in of) return of.value;
      if (field) refused.add(field);
      say(header, 'block', 'readings' in of ? words.twoReadings(cell, of.readings) : words.cell[of.problem]);
      return undefined;
    };
    const offered = (field: SheetColumn, word: string): string => {
      const value = OFFERED[field]!.read(word);
      if (value === null) {
        say(header, 'block', words.notOffered(word, nearestOffered(field, word)));
        refused.add(field);
      }
      return value ?? word;
    };
    if (meaning.kind === 'property') {
      const [name, value] = await names.property(cate, meaning.name, oneLine(cell));
      properties[name] = value;
    } else if (meaning.kind === 'detail') {
      const key = detailKey(meaning.name);
      if (key) details[key] = cell;
      else say(header, 'warn', words.unknownColumn);
    } else
      switch (field) {
        case 'cate':
        case 'min_order':
        case 'sample_lead_time_days':
        case 'warranty_months':
          given[field] = read(wholeNumber(withoutUnit(field, cell), mark));
          break;
        case 'price':
          given.price = read(prices(cell, mark));
          break;
        case 'sample':
          given.sample = read(sample(cell, mark));
          break;
        case 'lead_times':
          given.lead_times = read(leadTimes(cell, mark));
          break;
        case 'packaging.type':
          packaging.type = oneLine(cell);
          break;
        case 'packaging.units':
          packaging.units = read(wholeNumber(withoutUnit(field, cell), mark));
          break;
        case 'packaging.length':
        case 'packaging.width':
        case 'packaging.height':
        case 'packaging.weight':
          packaging[field.slice('packaging.'.length)] = read(decimal(withoutUnit(field, cell), mark));
          break;
        case 'keywords':
          given.keywords = listed(cell);
          break;
        case 'unit':
        case 'currency':
          given[field] = offered(field, cell);
          break;
        case 'incoterms':
        case 'business_type':
        case 'target_markets':
          given[field] = [...new Set(listed(cell).map((word) => offered(field, word)))];
          break;
        case 'group_id': {
          const id = names.group(cell);
          if (id === undefined) say(header, 'warn', words.unknownGroup);
          else given.group_id = id;
          break;
        }
        case 'images': {
          pictures = { header, ...(await names.pictures(listed(cell))) };
          // they have no ids before they are decoded, which is not done for a row that is refused anyhow
          given.images = Array.from({ length: pictures.count }, (_, n) => n + 1);
          for (const { severity, text } of pictures.unknown) say(header, severity, text);
          break;
        }
        case 'content':
          given.content = descriptionHtml(cell);
          break;
        case null:
          break;
        default:
          given[field] = oneLine(cell);
      }
  }
  if (Object.keys(packaging).length > 0) given.packaging = packaging;
  priceCurrency(
    given,
    [...currencies, ...(writing.currency ? [{ header: '', currency: writing.currency }] : [])],
    {
      columns,
      say,
      language,
    },
  );
  const parsed = productDraft.safeParse(given, { reportInput: true });
  if (!parsed.success)
    for (const issue of parsed.error.issues.filter(({ path }) => !refused.has(String(path[0]))).slice(0, 20))
      say(headerOf(columns, issue), 'block', issueSentence(issue, language));
  const isWhole = parsed.success && !faults.some(({ severity }) => severity === 'block');
  return { draft: isWhole ? { ...parsed.data, images: [] } : null, pictures, faults };
}

/** The currency that prices or their header name: that of the row, which may not say another one. */
function priceCurrency(
  given: Record<string, unknown>,
  named: readonly { header: string; currency: string }[],
  {
    columns,
    say,
    language,
  }: {
    columns: readonly (Column | null)[];
    say(column: string, severity: RowFault['severity'], text: string): void;
    language: Language;
  },
): void {
  const words = importWords(language);
  for (const { header, currency } of named) {
    const column = header || columnOf(columns, 'price');
    if (!OFFERED.currency!.offered.includes(currency)) {
      say(column, 'block', words.notOffered(currency, nearestOffered('currency', currency)));
      return;
    }
    given.currency ??= currency;
    if (given.currency !== currency) {
      say(column, 'block', words.otherCurrency(currency, String(given.currency)));
      return;
    }
  }
}

/** Findings of the check stand at the column of their field. */
export const faultsOf = (
  findings: readonly Finding[],
  columns: readonly (Column | null)[],
  language: Language,
): RowFault[] =>
  findings.map((found) => ({
    column: columnOf(columns, found.field),
    severity: found.severity,
    text: findingSentence(found, language),
  }));

const headerOf = (columns: readonly (Column | null)[], { path }: z.core.$ZodIssue): string => {
  const [field = '', name] = path.map(String);
  const own = columns.find(
    (column) => column !== null && column.meaning.kind !== 'field' && column.meaning.name === name,
  );
  return own?.header ?? columnOf(columns, field);
};

/** The header that the sheet has for a field, or the one it should have. */
function columnOf(columns: readonly (Column | null)[], field: string): string {
  const own = columns.find((column) => column?.meaning.kind === 'field' && column.meaning.field === field);
  if (own) return own.header;
  return Object.hasOwn(SHEET_COLUMNS, field) ? SHEET_COLUMNS[field as keyof typeof SHEET_COLUMNS].en : '';
}
