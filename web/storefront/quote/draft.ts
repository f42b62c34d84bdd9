import type { PriceTier } from '../../../contract/price.ts';
import type { NewQuotation, TemplateTerms } from '../../../contract/quotation.ts';
import type { LeadWords } from '../../../locales/en/lead.ts';

/** A price as it is typed: valid from this quantity up to the next row. */
export interface PriceRow {
  from: string;
  price: string;
}
export type QuoteErrors = Record<string, string>;

/** Tiers without gaps: each ends one below the start of the next, the last is open. */
export const tiersOf = (rows: readonly PriceRow[]): PriceTier[] =>
  rows.map(({ from, price }, i) => {
    const next = rows[i + 1];
    return { Start: Number(from), End: next ? Number(next.from) - 1 : null, Price: Number(price) };
  });

/** What the form holds, as the call takes it; the server checks everything again. */
export function readQuote(data: FormData, rows: readonly PriceRow[], files: number[]): NewQuotation {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => (text(name) ? Number(text(name)) : null);
  const sample = text('sample');
  return {
    item_name: text('item_name'),
    model: text('model'),
    details: text('details'),
    price: tiersOf(rows),
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
    ['min_order', String(terms.min_order ?? '')],
    ['lead_time_days', String(terms.lead_time_days)],
    ...payment_terms.map((term): [string, string] => ['payment_terms', term]),
    ['sample', sample.offered ? (sample.free ? 'free' : 'paid') : 'none'],
    ['sample_days', String(sample.days ?? '')],
  ];
}

export const rowsOf = (tiers: readonly PriceTier[]): PriceRow[] =>
  tiers.map(({ Start, Price }) => ({ from: String(Start), price: String(Price) }));

const REQUIRED = ['item_name', 'details', 'incoterm', 'lead_time_days', 'valid_until'] as const;

/** The first look, before the call; keys are the ids of the fields. */
export function problemsOf(
  quote: NewQuotation,
  rows: readonly PriceRow[],
  words: LeadWords['quote'],
): QuoteErrors {
  const problems: QuoteErrors = {};
  for (const name of REQUIRED)
    if (quote[name] === '' || quote[name] === undefined) problems[name] = words.required;
  rows.forEach(({ from, price }, i) => {
    const before = rows[i - 1];
    if (!(Number.isInteger(Number(from)) && Number(from) >= 1)) problems[`from-${i}`] = words.number;
    else if (before && Number(from) <= Number(before.from)) problems[`from-${i}`] = words.ascending;
    if (!(Number(price) > 0)) problems[`price-${i}`] = words.number;
    else if (Number(Number(price).toFixed(4)) !== Number(price)) problems[`price-${i}`] = words.decimals;
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
