/** The terms of a quotation: as calls send them, as rows store them, and how versions differ. */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { type newQuotation, quotationTerms, type TermName } from '../../../../contract/deal/quotation.ts';
import { endOfDay, endProblem } from '../../../../domain/deal/closing.ts';
import { knownTimeZone, momentIn } from '../../../../domain/text/time-zone.ts';
import { invalid } from '../../../platform/http/error.ts';
import type { QuotationRow } from '../quotation.sql.ts';
import type { StoredTerms } from '../quotation.tables.ts';

type Given = z.output<typeof newQuotation>;

/** The columns that a call fills. Throws ApiError invalid with `valid_until` (in_past, date_too_far). */
export function columnsOf(body: Given, now: Date) {
  const timeZone = knownTimeZone(body.time_zone);
  const validUntil = endOfDay(body.valid_until, timeZone);
  const wrong = endProblem(validUntil, now, timeZone);
  if (wrong) throw invalid({ valid_until: wrong });
  return {
    itemName: body.item_name,
    model: body.model,
    details: body.details,
    prices: body.price,
    currency: body.currency,
    unit: body.unit,
    minOrder: body.min_order,
    incoterm: body.incoterm,
    port: body.port,
    leadTimeDays: body.lead_time_days,
    paymentTerms: body.payment_terms,
    sampleOffered: body.sample.offered,
    sampleFree: body.sample.free,
    sampleDays: body.sample.days,
    validUntil,
    timeZone,
  };
}

export const termsOf = (row: Omit<QuotationRow, 'id'>): Omit<StoredTerms, 'files'> => ({
  item_name: row.itemName,
  model: row.model,
  details: row.details,
  price: row.prices,
  currency: row.currency,
  unit: row.unit,
  min_order: row.minOrder,
  incoterm: row.incoterm as StoredTerms['incoterm'],
  port: row.port,
  lead_time_days: row.leadTimeDays,
  payment_terms: row.paymentTerms,
  sample: { offered: row.sampleOffered, free: row.sampleFree, days: row.sampleDays },
  valid_until: momentIn(row.validUntil, row.timeZone),
});

/** Not by their text: the database orders the names within a value as it likes. */
export const changedTerms = (before: StoredTerms, after: StoredTerms): TermName[] =>
  (Object.keys(quotationTerms.shape) as TermName[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
