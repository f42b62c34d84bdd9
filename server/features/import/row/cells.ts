/** Each field of a product as the cell of an export, and whether the cell of an import still says the same. */
import { isDeepStrictEqual } from 'node:util';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import type { Language } from '../../../../contract/schema/error.ts';
import {
  type ColumnMeaning,
  leadTimesText,
  pricesText,
  quoted,
  type SheetColumn,
  sampleText,
} from '../../../../domain/product/product-sheet.ts';
import { importWords } from '../../../../locales/import.ts';
import type { OwnVersion } from '../../product/product.ts';
import { isRewritten } from './rewritten.ts';

/** Characters of a cell that every spreadsheet holds, an apostrophe before them included. */
const MAX_IN_CELL = 32_000;

const size = (n: number | null | undefined) => (n === null || n === undefined ? '' : String(n));

const CELLS: Record<SheetColumn, (content: ProductContent, of: OwnVersion) => string> = {
  id: (_, { id }) => String(id),
  own_number: ({ own_number }) => own_number,
  cate: ({ cate }) => String(cate),
  title: ({ title }) => title,
  group_id: (_, { group }) => group ?? '',
  keywords: ({ keywords }) => keywords.join('; '),
  currency: ({ currency }) => currency,
  price: ({ price }) => pricesText(price),
  unit: ({ unit }) => unit,
  min_order: ({ min_order }) => String(min_order),
  sample: (of) => (of.sample ? sampleText(of.sample) : ''),
  sample_lead_time_days: (of) => size(of.sample_lead_time_days),
  lead_times: (of) => leadTimesText(of.lead_times),
  'packaging.type': ({ packaging }) => packaging?.type ?? '',
  'packaging.units': ({ packaging }) => size(packaging?.units),
  'packaging.length': ({ packaging }) => size(packaging?.length),
  'packaging.width': ({ packaging }) => size(packaging?.width),
  'packaging.height': ({ packaging }) => size(packaging?.height),
  'packaging.weight': ({ packaging }) => size(packaging?.weight),
  port: ({ port }) => port,
  incoterms: ({ incoterms }) => incoterms.join('; '),
  warranty_months: (of) => size(of.warranty_months),
  target_markets: (of) => of.target_markets.join('; '),
  business_type: (of) => of.business_type.join('; '),
  images: (_, { pictures }) => pictures.map(({ name }) => name).join('; '),
  content: ({ content }) => content,
};

/** What the product says in a column; '' where it says nothing. */
function textOf(meaning: ColumnMeaning, of: OwnVersion): string {
  if (meaning.kind === 'field') return CELLS[meaning.field](of.content, of);
  const named: Record<string, string> =
    meaning.kind === 'property' ? of.content.properties : of.content.details;
  // a header may name what every object has
  return Object.hasOwn(named, meaning.name) ? named[meaning.name]! : '';
}

/** As it stands in an export. What no cell holds is a sentence there, by which an import leaves it as it is. */
export function cellOf(meaning: ColumnMeaning, of: OwnVersion, language: Language): string {
  const text = textOf(meaning, of);
  return text.length > MAX_IN_CELL ? importWords(language).tooLongForCell : text;
}

/** A cell with that sentence, in either language. */
export const isTooLongForCell = (cell: string): boolean =>
  (['en', 'zh'] as const).some((language) => importWords(language).tooLongForCell === cell);

/** Spreadsheets write line breaks in their own way, and take blanks from the ends of a cell. */
const comparable = (cell: string) => cell.replace(/\r\n?/g, '\n').trim();

/** Spreadsheets that open a CSV take the zeros from before a number. */
const withoutZeros = (number: string) =>
  /^\d+$/.test(number.trim()) ? number.trim().replace(/^0+(?=.)/, '') : number.trim();

/** Whether the cell is the one that was exported: what it says is not read anew, whatever it holds. */
export function isAsExported(meaning: ColumnMeaning, cell: string, of: OwnVersion): boolean {
  if (meaning.kind === 'field' && meaning.field === 'content' && isTooLongForCell(cell)) return true;
  const text = comparable(textOf(meaning, of));
  if (meaning.kind === 'field' && meaning.field === 'own_number' && withoutZeros(cell) === withoutZeros(text))
    return true;
  return (
    comparable(cell) === text ||
    comparable(cell) === comparable(quoted(text)) ||
    isRewritten(cell.trim(), text)
  );
}

/** Whether the content says something else in the column than the product did. */
export function differs(meaning: ColumnMeaning, was: ProductContent, is: ProductContent): boolean {
  if (meaning.kind !== 'field') {
    const kind = meaning.kind === 'property' ? 'properties' : 'details';
    return was[kind][meaning.name] !== is[kind][meaning.name];
  }
  const [field, part] = meaning.field.split('.') as [keyof ProductContent | 'id', string | undefined];
  if (field === 'id') return false;
  if (part === undefined) return !isDeepStrictEqual(was[field], is[field]);
  const partOf = ({ packaging }: ProductContent) => packaging?.[part as keyof typeof packaging] || null;
  return partOf(was) !== partOf(is);
}
