/** Stored names and values as a page shows them in its language. */
import type { Language } from '../../contract/error.ts';
import { withCertificationNames } from '../../domain/enumerations.ts';
import { quantityText, unitText } from '../../domain/format.ts';
import { priceLabel } from '../../domain/price.ts';
import type { Words } from '../../locales/words.ts';

export const categoryName = (category: { name: string; name_zh?: string }, lang: Language): string =>
  lang === 'zh' && category.name_zh ? category.name_zh : category.name;

/** Where a supplier card says its company is. */
export const locationText = (card: { location: string; location_zh: string }, lang: Language): string =>
  lang === 'zh' ? card.location_zh : card.location;

/** Country, province and city of a company as its page says them. */
export const placeText = (
  place: { location_name: string[]; location_name_zh: string[] },
  lang: Language,
): string => (lang === 'zh' ? place.location_name_zh.join('') : place.location_name.join(', '));

const translated = (value: string, map: Record<string, string>) => map[value] ?? value;

export const unitName = (unit: string, words: Words): string => unitText(unit, words.values.units);
export const propertyName = (name: string, words: Words): string =>
  translated(name, words.values.propertyNames);
export const propertyValue = (value: string, words: Words): string =>
  withCertificationNames(translated(value, words.values.propertyValues));

/** "Global, East Asia" and the like: each part is a market or a business type. */
export function valueList(values: string | readonly string[], words: Words): string {
  const parts = typeof values === 'string' ? values.split(',') : values;
  const map = { ...words.values.markets, ...words.values.businessTypes };
  const shown = parts.map((part) => translated(part.trim(), map)).filter(Boolean);
  return shown.join(words.values.separator);
}

/** "1,000 pieces" with the unit in the language of the page; it is stored in the singular. */
export function minOrderText(minOrder: string, words: Words): string {
  const [, count, unit] = /^(\S+)\s+(.+)$/.exec(minOrder) ?? [];
  return count && unit ? quantityText(Number(count), unit, words.values.units) : minOrder;
}

type Priced = Parameters<typeof priceLabel>[0];

export function priceText(product: Priced, words: Words): string {
  const label = priceLabel({ ...product, unit: unitName(product.unit, words) });
  return label.negotiable ? words.common.negotiable : label.text;
}

export const shownDate = (iso: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
