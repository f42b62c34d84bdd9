import type { NewQuotation, TemplateTerms } from '../../../contract/deal/quotation.ts';
import type { PriceTier } from '../../../contract/schema/price.ts';
import {
  clearText,
  type DecimalMark,
  markOf,
  numberSentence,
  typedAmount,
  typedWhole,
} from '../../../domain/text/typed-number.ts';
import type { LeadWords } from '../../../locales/en/deal/lead.ts';
import { emptyFields, type FieldErrors } from '../form/form-fields.ts';
import type { QuoteRules } from './panel-props.ts';

/** A price as it is typed: valid from this quantity up to the next row. */
export interface PriceRow {
  from: string;
  price: string;
}
export type QuoteErrors = FieldErrors;

/** Whole numbers of the form beside the prices. */
const WHOLES = ['min_order', 'lead_time_days', 'sample_days'] as const;

/** What the numbers of the form say of each other. */
const markIn = (data: FormData, rows: readonly PriceRow[]): DecimalMark | null =>
  markOf(
    rows.map(({ price }) => price),
    [...rows.map(({ from }) => from), ...WHOLES.map((name) => String(data.get(name) ?? ''))],
  );

/** A row as it reads: numbers, and texts where a number cannot be read. */
interface ReadRow {
  from: number | string;
  price: number | string;
}
const readRow = ({ from, price }: PriceRow, currency: string, mark: DecimalMark | null): ReadRow => ({
  from: typedWhole(from, mark),
  price: typedAmount(price, currency, mark),
});

/** Tiers without gaps: each ends one below the start of the next, the last is open. */
export const tiersOf = (
  rows: readonly PriceRow[],
  currency = '',
  mark: DecimalMark | null = null,
): PriceTier[] =>
  rows
    .map((row) => readRow(row, currency, mark))
    .map(({ from, price }, i, all) => {
      const next = all[i + 1]?.from;
      return { Start: from, End: typeof next === 'number' ? next - 1 : null, Price: price } as PriceTier;
    });

/**
 * What the form holds, as the call takes it; the server checks everything again. A number that cannot be read stays the
 * text that was typed.
 */
export function readQuote(data: FormData, rows: readonly PriceRow[], files: number[]): NewQuotation {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const mark = markIn(data, rows);
  const number = (name: (typeof WHOLES)[number]) => (text(name) ? typedWhole(text(name), mark) : null);
  const sample = text('sample');
  return {
    item_name: text('item_name'),
    model: text('model'),
    details: text('details'),
    price: tiersOf(rows, text('currency'), mark),
    currency: text('currency'),
    unit: text('unit'),
    min_order: number('min_order'),
    incoterm: text('incoterm'),
    port: text('port'),
    lead_time_days: number('lead_time_days') ?? undefined,
    payment_terms: data.getAll('payment_terms'),
    sample: {
      offered: sample !== 'none',
      free: sample === 'free',
      days: sample === 'none' ? null : number('sample_days'),
    },
    files,
    valid_until: text('valid_until') || undefined,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as NewQuotation;
}

/** What of a quotation a template keeps. */
export function templateOf({
  files: _files,
  valid_until: _day,
  time_zone: _zone,
  ...terms
}: NewQuotation): TemplateTerms {
  return terms as TemplateTerms;
}

/** A template as the fields of the form; its prices are rows of their own. */
export function fieldsOfTemplate(terms: TemplateTerms): [string, string][] {
  const { sample, payment_terms } = terms;
  return [
    ...(['item_name', 'model', 'details', 'currency', 'unit', 'incoterm', 'port'] as const).map(
      (name): [string, string] => [name, terms[name]],
    ),
    ['min_order', terms.min_order ? clearText(terms.min_order) : ''],
    ['lead_time_days', String(terms.lead_time_days)],
    ...payment_terms.map((term): [string, string] => ['payment_terms', term]),
    ['sample', sample.offered ? (sample.free ? 'free' : 'paid') : 'none'],
    ['sample_days', String(sample.days ?? '')],
  ];
}

export const rowsOf = (tiers: readonly PriceTier[]): PriceRow[] =>
  tiers.map(({ Start, Price }) => ({ from: clearText(Start), price: clearText(Price) }));

/** The first look, before the call; keys are the ids of the fields. */
export function problemsOf(quote: NewQuotation, words: LeadWords['quote'], rules: QuoteRules): QuoteErrors {
  const problems: QuoteErrors = emptyFields(rules, quote, words.required);
  const unclear = (typed: unknown, other: string) =>
    (typeof typed === 'string' && typed !== '' && numberSentence(typed, words.numbers)) || other;
  const wholes: [string, unknown][] = [
    ['min_order', quote.min_order],
    ['lead_time_days', quote.lead_time_days],
    ['sample_days', quote.sample?.days],
  ];
  for (const [name, typed] of wholes) {
    if (typeof typed === 'string') problems[name] = unclear(typed, words.numbers.notWhole);
    else if (typeof typed === 'number' && !Number.isInteger(typed)) problems[name] = words.numbers.notWhole;
  }
  quote.price.forEach(({ Start, Price }, i) => {
    const before = quote.price[i - 1]?.Start;
    if (!(Number.isInteger(Start) && Start >= 1)) problems[`from-${i}`] = unclear(Start, words.number);
    else if (before !== undefined && Start <= before) problems[`from-${i}`] = words.ascending;
    if (typeof Price !== 'number' || Price <= 0) problems[`price-${i}`] = unclear(Price, words.number);
    else if (Number(Price.toFixed(4)) !== Price) problems[`price-${i}`] = words.decimals;
  });
  return problems;
}

/** The paths that the server names → the fields of the form. */
export const refusedFields = (fields: Record<string, string>): QuoteErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [first = '', row = '0', part] = path.split('.');
      if (first === 'price')
        return [`${part === 'Start' || part === 'End' ? 'from' : 'price'}-${row}`, sentence];
      return [first === 'sample' ? 'sample_days' : first, sentence];
    }),
  );
