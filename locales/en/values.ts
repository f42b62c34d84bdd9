import { units } from './units.ts';

/** Enumerated values that are shown otherwise than they are stored; all others are shown as they are. */
export interface ValueWords {
  /** Between the values of a list. */
  separator: string;
  markets: Record<string, string>;
  businessTypes: Record<string, string>;
  units: Record<string, string>;
  /** Units that are counted, more than one of them. */
  unitPlurals: Record<string, string>;
  propertyNames: Record<string, string>;
  propertyValues: Record<string, string>;
}

export const values: ValueWords = {
  separator: ', ',
  // The specification gives this market a label that differs from its value.
  markets: { 'East Europe': 'West Europe' },
  businessTypes: {},
  units: units.names,
  unitPlurals: units.plurals,
  propertyNames: {},
  propertyValues: {},
};
