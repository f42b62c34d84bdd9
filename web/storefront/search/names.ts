/** Labels of filters in the language of the page. */
import type { Address } from '../../../contract/address.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { amountText, numberText } from '../../../domain/text/format.ts';
import type { Words } from '../../../locales/words.ts';
import { fill } from '../../ui/picture/fill.ts';

export const placeName = (place: Address, lang: Language): string =>
  lang === 'zh' && place.name_zh ? place.name_zh : place.name;

/** Fills `{n}` with the number, thousands grouped. */
export const countText = (text: string, n: number): string => fill(text, { n: numberText(n) });

/** "From $10", "Up to $50", "$10–$50". */
export function priceText(
  { minPrice, maxPrice }: { minPrice?: number | undefined; maxPrice?: number | undefined },
  { search }: Words,
): string {
  const min = amountText('$', minPrice ?? 0);
  if (maxPrice === undefined) return fill(search.priceFrom, { min });
  const max = amountText('$', maxPrice);
  return minPrice === undefined ? fill(search.priceTo, { max }) : fill(search.priceBetween, { min, max });
}

/** "Closes within 7 days" by a text for many and one for a single day. */
export const daysText = (days: number, many: string, one: string): string =>
  days === 1 ? one : countText(many, days);
