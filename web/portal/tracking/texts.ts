import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { priceLabel } from '../../../domain/price/price.ts';
import { numberText, type UnitWords, unitText } from '../../../domain/text/format.ts';
import type { RequestWords } from '../../../locales/en/deal/request.ts';
import { fill } from '../../ui/picture/fill.ts';

type Words = RequestWords['own'];

/** Per tier the price and the quantity it holds from. */
export const tierTexts = (
  { price, currency, unit }: Pick<OwnQuotation, 'price' | 'currency' | 'unit'>,
  words: Words,
  units: UnitWords,
): [price: string, from: string][] =>
  price.map(({ Start, Price }) => {
    const label = priceLabel({ currency, min_price: Price, unit: unitText(unit, units) });
    return [label.negotiable ? '–' : label.text, fill(words.from, { n: numberText(Start) })];
  });

export const daysText = (days: number, words: Words): string =>
  days === 1 ? words.oneDay : fill(words.days, { n: days });

export function sampleText({ offered, free, days }: OwnQuotation['sample'], words: Words): string {
  if (!offered) return words.sampleNone;
  const kind = free ? words.sampleFree : words.samplePaid;
  return days === null ? kind : fill(words.sampleIn, { kind, days: daysText(days, words) });
}
