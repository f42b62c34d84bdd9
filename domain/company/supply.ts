/** Limits on samples, lead times, packaging and shipping, and their wording. */
import { fill } from '../fill.ts';
import { amountText, numberText, quantityText, type UnitWords } from '../text/format.ts';

export const SUPPLY_LIMITS = {
  leadTimes: { most: 5 },
  days: { most: 365 },
  packagingType: { most: 100 },
  /** Centimetres. */
  side: { most: 10_000 },
  kilograms: { most: 1_000_000 },
  port: { most: 100 },
  warrantyMonths: { most: 240 },
} as const;

/** Until so many are ready; `up_to` null: any quantity. */
export interface LeadTime {
  up_to: number | null;
  days: number;
}

/** A price of 0 is free, none is a price on request. */
export interface Sample {
  offered: boolean;
  price: number | null;
}

/** One package: what it is, how many it holds, its sides in centimetres and its weight in kilograms. */
export interface Packaging {
  type: string;
  units: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
}

/** Whether quantities ascend, and only the last is without an end. */
export const areAscending = (times: readonly LeadTime[]): boolean =>
  times.every(({ up_to }, i) => {
    const before = times[i - 1];
    if (before && before.up_to === null) return false;
    return up_to === null || up_to > (before?.up_to ?? 0);
  });

/** Nothing is said of the package. */
export const isUnpacked = ({ type, ...numbers }: Packaging): boolean =>
  type === '' && Object.values(numbers).every((value) => value === null);

export interface Supply {
  currency: string;
  unit: string;
  sample: Sample | null;
  lead_times: readonly LeadTime[];
  packaging: Packaging | null;
  port: string;
  incoterms: readonly string[];
  warranty_months: number | null;
}

export interface SupplyWords {
  sampleFree: string;
  samplePrice: string;
  sampleOnRequest: string;
  sampleNone: string;
  upTo: string;
  more: string;
  anyQuantity: string;
  perPackage: string;
  size: string;
  weight: string;
  months: string;
  noWarranty: string;
}

type SupplyField = Exclude<keyof Supply, 'currency' | 'unit'>;

/** Each field in words, in the order in which a buyer asks; empty where nothing is said. Lead times have a line each. */
export function supplyTexts(of: Supply, words: SupplyWords, units: UnitWords): Record<SupplyField, string> {
  return {
    sample: of.sample ? sampleText(of.sample, of.currency, words) : '',
    lead_times: leadTimeLines(of.lead_times, of.unit, words, units).join('\n'),
    packaging: of.packaging ? packagingText(of.packaging, of.unit, words, units) : '',
    port: of.port,
    incoterms: of.incoterms.join(', '),
    warranty_months:
      of.warranty_months === null
        ? ''
        : of.warranty_months === 0
          ? words.noWarranty
          : fill(words.months, { n: of.warranty_months }),
  };
}

function sampleText({ offered, price }: Sample, currency: string, words: SupplyWords): string {
  if (!offered) return words.sampleNone;
  if (price === null) return words.sampleOnRequest;
  return price === 0 ? words.sampleFree : fill(words.samplePrice, { price: amountText(currency, price) });
}

const leadTimeLines = (
  times: readonly LeadTime[],
  unit: string,
  words: SupplyWords,
  units: UnitWords,
): string[] =>
  times.map(({ up_to, days }, i) => {
    if (up_to !== null) return fill(words.upTo, { quantity: quantityText(up_to, unit, units), days });
    return fill(i === 0 ? words.anyQuantity : words.more, { days });
  });

function packagingText(one: Packaging, unit: string, words: SupplyWords, units: UnitWords): string {
  const { type, length, width, height, weight } = one;
  const sides = [length, width, height].filter((side) => side !== null);
  return [
    type,
    one.units !== null && fill(words.perPackage, { quantity: quantityText(one.units, unit, units) }),
    sides.length > 0 && fill(words.size, { size: sides.map(numberText).join(' × ') }),
    weight !== null && fill(words.weight, { weight: numberText(weight) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
