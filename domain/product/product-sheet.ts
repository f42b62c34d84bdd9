/**
 * Products as rows of a sheet: the columns of templates, imports and exports, and how their cells are read (decision
 * 26). Each property of the category has its own column, "Property: Material".
 */
import type { PriceTier } from '../price/price.ts';
import { readUnit } from '../text/trade-words.ts';
import {
  type DecimalMark,
  halfWidth,
  type NamedCurrency,
  readAmount,
  readDecimal,
  readWhole,
} from '../text/typed-number.ts';

/** In the order of the template. Values are the headers, of either language, in an import. */
export const SHEET_COLUMNS = {
  id: { en: 'Product ID', zh: '产品ID' },
  own_number: { en: 'Own number', zh: '自编货号' },
  cate: { en: 'Category ID', zh: '类目ID' },
  title: { en: 'Title', zh: '产品标题' },
  group_id: { en: 'Group', zh: '产品分组' },
  keywords: { en: 'Keywords', zh: '关键词' },
  currency: { en: 'Currency', zh: '币种' },
  price: { en: 'Prices', zh: '价格' },
  unit: { en: 'Unit', zh: '单位' },
  min_order: { en: 'Minimum order', zh: '最小起订量' },
  sample: { en: 'Sample', zh: '样品' },
  sample_lead_time_days: { en: 'Sample lead time (days)', zh: '样品交期（天）' },
  lead_times: { en: 'Lead times (days)', zh: '交货期（天）' },
  'packaging.type': { en: 'Package', zh: '包装方式' },
  'packaging.units': { en: 'Units per package', zh: '每包装数量' },
  'packaging.length': { en: 'Package length (cm)', zh: '包装长（厘米）' },
  'packaging.width': { en: 'Package width (cm)', zh: '包装宽（厘米）' },
  'packaging.height': { en: 'Package height (cm)', zh: '包装高（厘米）' },
  'packaging.weight': { en: 'Package weight (kg)', zh: '包装重量（千克）' },
  port: { en: 'Port', zh: '港口' },
  incoterms: { en: 'Incoterms', zh: '贸易术语' },
  warranty_months: { en: 'Warranty (months)', zh: '质保（月）' },
  target_markets: { en: 'Target markets', zh: '目标市场' },
  business_type: { en: 'Business types', zh: '经营类型' },
  images: { en: 'Pictures', zh: '图片' },
  content: { en: 'Description', zh: '产品描述' },
} as const;
export type SheetColumn = keyof typeof SHEET_COLUMNS;
export const sheetColumns = Object.keys(SHEET_COLUMNS) as SheetColumn[];
/** By which a row names a product that is there already: a sheet that has one of them needs no other. */
export const PRODUCT_KEYS = ['id', 'own_number'] as const satisfies readonly SheetColumn[];

/** Rows of an import, columns of a sheet, characters of a cell. */
export const SHEET_LIMITS = { rows: 1000, columns: 100, cell: 60_000, bytes: 20 * 1024 * 1024 } as const;

/** The header stands within the first so many rows. */
export const HEADER_ROWS = 20;

/** What a sheet as text may be read in, by WHATWG name. */
export const SHEET_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** Characters of the name of a property or detail. */
const MAX_NAME = 100;
const PREFIXES = {
  property: /^(?:property|参数)\s*[:：]\s*/i,
  detail: /^(?:detail|详情)\s*[:：]\s*/i,
} as const;
export const headerOf = {
  property: (name: string, language: 'en' | 'zh') => `${language === 'zh' ? '参数：' : 'Property: '}${name}`,
  detail: (name: string, language: 'en' | 'zh') => `${language === 'zh' ? '详情：' : 'Detail: '}${name}`,
};

/** What a column holds. */
export type ColumnMeaning =
  | { kind: 'field'; field: SheetColumn }
  | { kind: 'property' | 'detail'; name: string };

/** A blank before a bracket makes no other header of it. */
const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ ?\( ?/g, '(');
const FIELDS = new Map(
  sheetColumns.flatMap((field) =>
    Object.values(SHEET_COLUMNS[field]).map((name) => [headerKey(name), field] as const),
  ),
);

/** null for a header that is none of ours. The star of a required column is left out. */
export function meaningOf(header: string): ColumnMeaning | null {
  const text = header
    .normalize('NFKC')
    // first of all: behind it no expression meets a run of blanks, in which it would look from each of them
    .replace(/\s+/g, ' ')
    .replace(/^ ?[*★] ?| ?[*★] ?$/g, '')
    .trim();
  const field = FIELDS.get(headerKey(text));
  if (field) return { kind: 'field', field };
  for (const kind of ['property', 'detail'] as const) {
    const name = text.replace(PREFIXES[kind], '');
    if (name !== text && name !== '') return { kind, name: name.slice(0, MAX_NAME).toWellFormed() };
  }
  return null;
}

/** The same as a text: "title", "property:Material", "detail:Port". */
export const fieldOf = (meaning: ColumnMeaning): string =>
  meaning.kind === 'field' ? meaning.field : `${meaning.kind}:${meaning.name}`;
/** null for what is none of it. */
export function meaningOfField(field: string): ColumnMeaning | null {
  if (Object.hasOwn(SHEET_COLUMNS, field)) return { kind: 'field', field: field as SheetColumn };
  const [, kind, name] = /^(property|detail):\s*(\S.*)$/.exec(field) ?? [];
  return kind && name
    ? { kind: kind as 'property' | 'detail', name: name.trim().slice(0, MAX_NAME).toWellFormed() }
    : null;
}

/** Columns without which a row can be no new product. */
export const DRAFT_COLUMNS: readonly SheetColumn[] = ['cate', 'unit'];

/** Why a cell could not be read. */
export type CellProblem =
  | 'not_a_number'
  | 'not_whole'
  | 'prices_format'
  | 'lead_times_format'
  | 'sample_format';
/** `readings`: the two numbers that the cell may mean. */
export type Read<T> =
  | { value: T }
  | { problem: CellProblem }
  | { readings: readonly [thousands: number, decimals: number] };
/** What the sheet writes before decimals, as far as anything says so. */
type Mark = DecimalMark | null;

/** Characters of a cell with numbers; no seller's is longer. */
const LONGEST = 2000;
/** In signs of ASCII, each run of blanks one blank or line end: expressions that look from each blank of a run take for ever. */
const plain = (cell: string): string =>
  halfWidth(cell).replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));

/** Without the unit that the column is in anyhow: "12.5 kg", "7 days". Another one stays, and makes it no number. */
const UNITS_OF: Partial<Record<SheetColumn, RegExp>> = {
  'packaging.length': /\s*(?:cm|厘米|公分)$/i,
  'packaging.width': /\s*(?:cm|厘米|公分)$/i,
  'packaging.height': /\s*(?:cm|厘米|公分)$/i,
  'packaging.weight': /\s*(?:kgs?|公斤|千克)\.?$/i,
  sample_lead_time_days: /\s*(?:days?|天|日)$/i,
  warranty_months: /\s*(?:months?|个月|月)$/i,
};
export const withoutUnit = (field: SheetColumn, cell: string): string => {
  const text = plain(cell).trim();
  if (field === 'min_order' || field === 'packaging.units') {
    const [, number, unit = ''] = /^(.*\d)\s*(\p{L}[\p{L}.()]*)$/su.exec(text) ?? [];
    return number !== undefined && readUnit(unit) ? number : text;
  }
  return text.replace(UNITS_OF[field] ?? /$^/, '');
};

/** A whole number; thousands may be set apart, and a sheet may say "3.0". */
export function wholeNumber(cell: string, mark: Mark = null): Read<number> {
  const text = halfWidth(cell).trim();
  const read = text === '' ? ({ problem: 'not_a_number' } as const) : readWhole(text, mark);
  if (!('value' in read)) return read;
  if (read.value < 0) return { problem: 'not_a_number' };
  // a sheet of decimal commas may have a column of "1,000" from elsewhere
  const other = mark === ',' ? readWhole(text) : read;
  return 'value' in other && other.value > read.value ? { readings: [other.value, read.value] } : read;
}

/** A number with decimals. */
export function decimal(cell: string, mark: Mark = null): Read<number> {
  const read = readDecimal(cell, mark);
  return 'value' in read && read.value < 0 ? { problem: 'not_a_number' } : read;
}

/** A currency that stands beside a number. */
type Amount = Read<number> & { currency: NamedCurrency | null };
/** "US$ 2.50 / piece". */
function amount(cell: string, mark: Mark): Amount {
  const read = readAmount(plain(cell).replace(/\s*\/\s*\p{L}+\.?$/u, ''), mark);
  const { currency } = read;
  if ('problem' in read || ('value' in read && read.value < 0)) return { problem: 'not_a_number', currency };
  return read;
}

const QUANTITY = String.raw`(\d[\d.,' ]*?)\s*(\p{L}*)`;
/** Behind a quantity: no other is told apart from it. */
const UPWARDS = /^(?:以上|及以上|起|up|plus|above)$/i;
const isBesideQuantity = (word: string | undefined) => !word || UPWARDS.test(word) || readUnit(word) !== null;
const TIER = new RegExp(
  String.raw`^(?:≥|>=)?\s*${QUANTITY}\s*(?:([-~])\s*(?:${QUANTITY})?|\+)?\s*[:=]\s*(\S.*)$`,
  'u',
);
/** Tiers stand apart by semicolons, lines, or a comma before the next quantity. */
const tiersOf = (cell: string): string[] =>
  listed(plain(cell).replace(/,\s+(?=(?:≥|>=)?\s*\d[\d.,' ]*\s*\p{L}*\s*(?:[-~+]|[:=]))/gu, ';'));

export interface SheetPrices {
  value: PriceTier[];
  /** One that stands beside the prices. */
  currency: NamedCurrency | null;
}

/** "1-99: 2.50; 100-499: 2.20; 500+: 2"; a number alone is one price for every quantity. */
export function prices(
  cell: string,
  mark: Mark = null,
): SheetPrices | { problem: CellProblem } | { readings: readonly [number, number] } {
  if (cell.length > LONGEST) return { problem: 'prices_format' };
  const whole = amount(cell, mark);
  if ('readings' in whole) return { readings: whole.readings };
  if ('value' in whole)
    return { value: [{ Start: 1, End: null, Price: whole.value }], currency: whole.currency };
  const tiers: PriceTier[] = [];
  const currencies = new Set<NamedCurrency>();
  for (const part of tiersOf(cell)) {
    const [, start = '', word, , end, endWord, text = ''] = TIER.exec(part) ?? [];
    if (!isBesideQuantity(word) || !isBesideQuantity(endWord)) return { problem: 'prices_format' };
    const [from, to, price] = [wholeNumber(start, mark), end && wholeNumber(end, mark), amount(text, mark)];
    const all = [from, ...(to ? [to] : []), price];
    const doubt = all.find((read) => 'readings' in read);
    if (doubt && 'readings' in doubt) return { readings: doubt.readings };
    if (!('value' in from) || !('value' in price) || (to && !('value' in to)))
      return { problem: 'prices_format' };
    if (price.currency) currencies.add(price.currency);
    tiers.push({ Start: from.value, End: to ? (to as { value: number }).value : null, Price: price.value });
  }
  if (currencies.size > 1) return { problem: 'prices_format' };
  return { value: tiers, currency: [...currencies][0] ?? null };
}

/** Units that stand in a cell of prices or of a quantity, beside their numbers: "1-99 pcs: US$2.50/kg". */
export const unitsIn = (cell: string): string[] =>
  [...halfWidth(cell).matchAll(/(?:\d\s*|\/\s*)(\p{L}+)/gu)].flatMap(([, word = '']) => readUnit(word) ?? []);

export const pricesText = (tiers: readonly PriceTier[]): string =>
  tiers
    .map(({ Start, End, Price }) => `${End === null ? `${Start}+` : `${Start}-${End}`}: ${Price}`)
    .join('; ');

/** The numbers with decimals of a cell of prices, for what they say of the decimal mark of the sheet. */
export const amountsIn = (cell: string): string[] =>
  (cell.length > LONGEST ? [] : tiersOf(cell)).map((part) => TIER.exec(part)?.[6] ?? part);

const LEAD_TIME = /^(?:(?:≤|<=)?\s*(\d[\d.,' ]*)\s*[:=]\s*)?(\d{1,4})$/;
interface LeadTime {
  up_to: number | null;
  days: number;
}
/** "100: 7; 1000: 15; 30": up to 100 within 7 days, more than 1,000 within 30. */
export function leadTimes(cell: string, mark: Mark = null): Read<LeadTime[]> {
  if (cell.length > LONGEST) return { problem: 'lead_times_format' };
  const times: LeadTime[] = [];
  for (const part of listed(plain(cell))) {
    const match = LEAD_TIME.exec(part);
    if (!match) return { problem: 'lead_times_format' };
    const read = match[1] === undefined ? { value: null } : wholeNumber(match[1], mark);
    if ('readings' in read) return read;
    if (!('value' in read)) return { problem: 'lead_times_format' };
    times.push({ up_to: read.value, days: Number(match[2]) });
  }
  return { value: times };
}
export const leadTimesText = (times: readonly LeadTime[]): string =>
  times.map(({ up_to, days }) => (up_to === null ? `${days}` : `${up_to}: ${days}`)).join('; ');

interface Sample {
  offered: boolean;
  price: number | null;
}
const SAMPLE_WORDS: [RegExp, Sample][] = [
  [
    /^(?:no|n|none|false|not available|unavailable|否|无|不|没有|不提供|×|✗)$/i,
    { offered: false, price: null },
  ],
  [
    /^(?:yes|y|true|available|on request|negotiable|是|有|可|可以|提供|可提供|面议|√|✓)$/i,
    { offered: true, price: null },
  ],
  [/^(?:free|free of charge|foc|免费|免费提供)$/i, { offered: true, price: 0 }],
];
/** "no", "yes" (the price on request), "free", or a price. */
export function sample(cell: string, mark: Mark = null): Read<Sample> & { currency?: NamedCurrency | null } {
  const word = SAMPLE_WORDS.find(([pattern]) => pattern.test(halfWidth(cell).trim()));
  if (word) return { value: { ...word[1] } };
  const price = amount(cell, mark);
  if ('readings' in price) return price;
  return 'value' in price
    ? { value: { offered: true, price: price.value }, currency: price.currency }
    : { problem: 'sample_format' };
}
export const sampleText = ({ offered, price }: Sample): string =>
  !offered ? 'no' : price === null ? 'yes' : price === 0 ? 'free' : String(price);

/** Several values in one cell, by semicolons or lines. */
export const listed = (cell: string): string[] =>
  cell
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A description as it is typed into a cell: lines are paragraphs. What is HTML already stays. */
export function descriptionHtml(cell: string): string {
  if (/<(?:p|ul|ol|h\d|table|div|br|img)\b/i.test(cell)) return cell;
  const lines = cell.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.replace(/[&<>"]/g, (c) => ESCAPES[c]!)}</p>`).join('');
}

/** What a spreadsheet takes for the beginning of a formula, behind what it passes over; of East Asia also in full width. */
const FORMULA = /^'?[=+\-@＝＋－＠\t\r\n]/;
/** A cell that a spreadsheet would run as a formula is text behind an apostrophe. */
export const quoted = (cell: string): string =>
  FORMULA.test(cell) && !cell.startsWith("'") ? `'${cell}` : cell;
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
