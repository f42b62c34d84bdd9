/** Enumerations as options of a select, in the visitor's language. */
import {
  ANNUAL_REVENUES,
  BUSINESS_TYPES,
  CERTIFICATIONS,
  CURRENCIES,
  INCOTERMS,
  MAIN_MARKET_VALUES,
  PAYMENT_TERMS,
  UNITS,
  WORKERS,
} from '../../domain/enumerations.ts';
import { useFormat } from '../backoffice/parts/use-format.ts';
import { useReasonWords } from './words.ts';

const plain = <const V extends readonly string[]>(values: V) =>
  values.map((value) => ({ value: value as V[number], label: value as string }));
const labelled = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function useOptions() {
  const reasons = useReasonWords();
  const format = useFormat();
  const units = labelled(UNITS, reasons.units);
  return {
    markets: labelled(MAIN_MARKET_VALUES, reasons.markets),
    businessTypes: labelled(BUSINESS_TYPES, reasons.businessTypes),
    paymentTerms: plain(PAYMENT_TERMS),
    certificates: CERTIFICATIONS.map((value) => ({ value, label: format.certifications([value]) })),
    incoterms: plain(INCOTERMS),
    workers: plain(WORKERS),
    annualRevenues: labelled(ANNUAL_REVENUES, reasons.annualRevenues),
    units,
    /** One that is not of the list is shown as it is stored. */
    unitName: (unit: string) => units.find(({ value }) => value === unit)?.label ?? unit,
    currencies: plain(CURRENCIES),
  };
}

/** What was stored, as far as it is still one of the closed list. */
export const stillOffered = <V extends string>(values: readonly V[], stored: readonly string[]): V[] =>
  stored.flatMap((one) => values.filter((value) => value === one));
