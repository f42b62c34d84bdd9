import type { UnitWords } from '../../../domain/text/format.ts';
import { withdrawn } from '../search/withdrawn.ts';
import { units } from './units.ts';

/** Enumerated values that are shown otherwise than they are stored; all others are shown as they are. */
export interface ValueWords {
  /** Between the values of a list. */
  separator: string;
  markets: Record<string, string>;
  businessTypes: Record<string, string>;
  units: UnitWords;
  propertyNames: Record<string, string>;
  /** By the name of the property. */
  propertyValues: Record<string, Record<string, string>>;
  commonValues: Record<string, string>;
  /** Words behind a number that is the value of a property: "12 months". */
  measures: Record<string, string>;
  /** What a certification is called that is withdrawn. */
  withdrawn: string;
  /** Usual packing, ports, samples, payment terms: as a whole, or the parts between commas. */
  detailValues: Record<string, string>;
  /** The same for sentences with numbers. */
  detailPatterns: readonly [sentence: RegExp, shown: string][];
  /** By the English name; what a company says that it makes is mostly one of them. */
  categoryNames: Record<string, string>;
  /** What a supplier can deliver in a day, a week, a month, a year. */
  supply: Record<'day' | 'week' | 'month' | 'year', string>;
}

export const values: ValueWords = {
  separator: ', ',
  // The specification gives this market a label that differs from its value.
  markets: { 'East Europe': 'West Europe' },
  businessTypes: {},
  units,
  propertyNames: {},
  propertyValues: {},
  commonValues: {},
  measures: {},
  withdrawn,
  detailValues: {},
  detailPatterns: [],
  categoryNames: {},
  supply: {
    day: '{quantity} per day',
    week: '{quantity} per week',
    month: '{quantity} per month',
    year: '{quantity} per year',
  },
};
