/** A row of a sheet as a draft: its cells read, its names looked up, and what is wrong by column. */
import type * as z from 'zod';
import type { Language } from '../../../contract/error.ts';
import type { RowFault } from '../../../contract/import.ts';
import { DETAIL_KEYS, type ProductContent, productDraft } from '../../../contract/product-content.ts';
import { MAIN_MARKETS } from '../../../domain/enumerations.ts';
import type { Finding } from '../../../domain/product-checks.ts';
import {
  type ColumnMeaning,
  decimal,
  descriptionHtml,
  leadTimes,
  listed,
  meaningOf,
  prices,
  type Read,
  SHEET_COLUMNS,
  sample,
  unquoted,
  wholeNumber,
} from '../../../domain/product-sheet.ts';
import { findingSentence } from '../../../locales/findings.ts';
import { importWords } from '../../../locales/import.ts';
import { issueSentence } from '../../../locales/problems.ts';
import type { Named, NamedPictures } from './pictures.ts';

export interface Column {
  header: string;
  meaning: ColumnMeaning;
}

/** The columns by their place; a header that is none of ours is a fault of row 1, and its cells are not read. */
export function columnsOf(
  header: readonly string[],
  language: Language,
): { columns: (Column | null)[]; faults: RowFault[] } {
  const words = importWords(language);
  const seen = new Set<string>();
  const faults: RowFault[] = [];
  const columns = header.map((text) => {
    if (text === '') return null;
    const meaning = meaningOf(text);
    const key = JSON.stringify(meaning).toLowerCase();
    if (!meaning) faults.push({ column: text, severity: 'warn', text: words.unknownColumn });
    else if (seen.has(key)) faults.push({ column: text, severity: 'warn', text: words.doubleColumn });
    else {
      seen.add(key);
      return { header: text, meaning };
    }
    return null;
  });
  return { columns, faults };
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

const MARKETS = new Map(
  MAIN_MARKETS.flatMap(
    ({ label, value }) =>
      [
        [label, value],
        [value, value],
      ] as const,
  ),
);
const isField = (column: Column | null, field: string): boolean =>
  column?.meaning.kind === 'field' && column.meaning.field === field;
const detailKey = (name: string) => DETAIL_KEYS.find((key) => key.toLowerCase() === name.toLowerCase());

export async function readRow(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  names: Names,
  language: Language,
): Promise<ReadRow> {
  const words = importWords(language);
  const faults: RowFault[] = [];
  const say = (column: string, severity: RowFault['severity'], text: string) =>
    faults.push({ column, severity, text });
  const given: Record<string, unknown> = { properties: {}, details: {} };
  const properties = given.properties as Record<string, string>;
  const details = given.details as Record<string, string>;
  const packaging: Record<string, unknown> = {};
  let pictures: ReadRow['pictures'] = null;

  const cate = cells[columns.findIndex((column) => isField(column, 'cate'))] ?? '';

  for (const [i, column] of columns.entries()) {
    const cell = unquoted(cells[i] ?? '');
    if (!column || cell === '') continue;
    const { header, meaning } = column;
    const read = <T>(of: Read<T>): T | undefined => {
      if ('value' in of) return of.value;
      say(header, 'block', words.cell[of.problem]);
      return undefined;
    };
    const field = meaning.kind === 'field' ? meaning.field : null;
    if (meaning.kind === 'property') {
      const [name, value] = await names.property(cate, meaning.name, cell);
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
          given[field] = read(wholeNumber(cell));
          break;
        case 'price':
          given.price = read(prices(cell));
          break;
        case 'sample':
          given.sample = read(sample(cell));
          break;
        case 'lead_times':
          given.lead_times = read(leadTimes(cell));
          break;
        case 'packaging.type':
          packaging.type = cell;
          break;
        case 'packaging.units':
          packaging.units = read(wholeNumber(cell));
          break;
        case 'packaging.length':
        case 'packaging.width':
        case 'packaging.height':
        case 'packaging.weight':
          packaging[field.slice('packaging.'.length)] = read(decimal(cell));
          break;
        case 'keywords':
        case 'incoterms':
        case 'business_type':
          given[field] = listed(cell);
          break;
        case 'target_markets':
          given.target_markets = listed(cell).map((name) => MARKETS.get(name as never) ?? name);
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
          given[field] = cell;
      }
  }
  if (Object.keys(packaging).length > 0) given.packaging = packaging;
  const parsed = productDraft.safeParse(given, { reportInput: true });
  if (!parsed.success)
    for (const issue of parsed.error.issues.slice(0, 20))
      say(headerOf(columns, issue), 'block', issueSentence(issue, language));
  const isWhole = parsed.success && !faults.some(({ severity }) => severity === 'block');
  return { draft: isWhole ? { ...parsed.data, images: [] } : null, pictures, faults };
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
