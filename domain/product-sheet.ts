/**
 * Products as rows of a sheet: the columns of templates, imports and exports, and what their cells mean (decision 26).
 * A property of the category has a column of its own, "Property: Material".
 */
import type { PriceTier } from './price.ts';

/** In the order of the template. Values are the headers, of either language, in an import. */
export const SHEET_COLUMNS = {
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

/** Rows of an import, columns of a sheet, characters of a cell. */
export const SHEET_LIMITS = { rows: 1000, columns: 100, cell: 60_000, bytes: 20 * 1024 * 1024 } as const;

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

const FIELDS = new Map(
  sheetColumns.flatMap((field) =>
    Object.values(SHEET_COLUMNS[field]).map((name) => [name.toLowerCase(), field] as const),
  ),
);

/** null for a header that is none of ours. The star of a required column is left out. */
export function meaningOf(header: string): ColumnMeaning | null {
  const text = header.replace(/\s*\*\s*$/, '').trim();
  const field = FIELDS.get(text.toLowerCase());
  if (field) return { kind: 'field', field };
  for (const kind of ['property', 'detail'] as const) {
    const name = text.replace(PREFIXES[kind], '');
    if (name !== text && name !== '') return { kind, name };
  }
  return null;
}

/** Why a cell could not be read. */
export type CellProblem = 'not_a_number' | 'prices_format' | 'lead_times_format' | 'sample_format';
export type Read<T> = { value: T } | { problem: CellProblem };

const WHOLE = /^\d{1,12}$/;
/** A whole number; thousands may be set apart, and a sheet may say "3.0". */
export function wholeNumber(cell: string): Read<number> {
  const text = cell.replace(/[,\s]/g, '').replace(/\.0+$/, '');
  return WHOLE.test(text) ? { value: Number(text) } : { problem: 'not_a_number' };
}

const TIER = /^(?:≥|>=)?\s*(\d{1,10})\s*(?:[-–~]\s*(\d{1,10})?|\+)?\s*[:：=]\s*(\d{1,10}(?:\.\d{1,8})?)$/;

/** "1-99: 2.50; 100-499: 2.20; 500+: 2"; a number alone is one price for every quantity. */
export function prices(cell: string): Read<PriceTier[]> {
  if (/^\d{1,10}(?:\.\d{1,8})?$/.test(cell)) return { value: [{ Start: 1, End: null, Price: Number(cell) }] };
  const tiers: PriceTier[] = [];
  for (const part of listed(cell)) {
    const match = TIER.exec(part);
    if (!match) return { problem: 'prices_format' };
    tiers.push({ Start: Number(match[1]), End: match[2] ? Number(match[2]) : null, Price: Number(match[3]) });
  }
  return { value: tiers };
}

export const pricesText = (tiers: readonly PriceTier[]): string =>
  tiers
    .map(({ Start, End, Price }) => `${End === null ? `${Start}+` : `${Start}-${End}`}: ${Price}`)
    .join('; ');

const LEAD_TIME = /^(?:(?:≤|<=)?\s*(\d{1,10})\s*[:：=]\s*)?(\d{1,4})$/;
interface LeadTime {
  up_to: number | null;
  days: number;
}
/** "100: 7; 1000: 15; 30": up to 100 within 7 days, more than 1,000 within 30. */
export function leadTimes(cell: string): Read<LeadTime[]> {
  const matches = listed(cell).map((part) => LEAD_TIME.exec(part));
  if (matches.some((match) => match === null)) return { problem: 'lead_times_format' };
  return { value: matches.map((m) => ({ up_to: m![1] ? Number(m![1]) : null, days: Number(m![2]) })) };
}
export const leadTimesText = (times: readonly LeadTime[]): string =>
  times.map(({ up_to, days }) => (up_to === null ? `${days}` : `${up_to}: ${days}`)).join('; ');

interface Sample {
  offered: boolean;
  price: number | null;
}
const SAMPLE_WORDS: [RegExp, Sample][] = [
  [/^(?:no|none|否|无|不提供)$/i, { offered: false, price: null }],
  [/^(?:yes|on request|是|提供|面议)$/i, { offered: true, price: null }],
  [/^(?:free|免费)$/i, { offered: true, price: 0 }],
];
/** "no", "yes" (the price on request), "free", or a price. */
export function sample(cell: string): Read<Sample> {
  const word = SAMPLE_WORDS.find(([pattern]) => pattern.test(cell));
  if (word) return { value: { ...word[1] } };
  const price = decimal(cell);
  return 'value' in price ? { value: { offered: true, price: price.value } } : { problem: 'sample_format' };
}
export const sampleText = ({ offered, price }: Sample): string =>
  !offered ? 'no' : price === null ? 'yes' : price === 0 ? 'free' : String(price);

/** A number with decimals. */
export const decimal = (cell: string): Read<number> =>
  /^\d{1,10}(?:\.\d{1,8})?$/.test(cell.replaceAll(',', ''))
    ? { value: Number(cell.replaceAll(',', '')) }
    : { problem: 'not_a_number' };

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

/** A cell that a spreadsheet would run as a formula is text behind an apostrophe. */
export const quoted = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
export const unquoted = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
