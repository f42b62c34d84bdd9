/** Names and values from the database in the language of the page. */
import type { Language } from '../../../contract/schema/error.ts';
import type { ResponseFigures } from '../../../domain/company/response.ts';
import { posterDay } from '../../../domain/deal/closing.ts';
import { priceLabel } from '../../../domain/price/price.ts';
import { propertyNameText, propertyValueText } from '../../../domain/product/property-text.ts';
import { quantityText, unitText } from '../../../domain/text/format.ts';
import { units as enUnits } from '../../../locales/en/product/units.ts';
import type { Words } from '../../../locales/words.ts';
import { fill } from '../../ui/picture/fill.ts';

export const categoryName = (category: { name: string; name_zh?: string }, lang: Language): string =>
  lang === 'zh' && category.name_zh ? category.name_zh : category.name;

/** Where a supplier card says its company is. */
export const locationText = (card: { location: string; location_zh: string }, lang: Language): string =>
  lang === 'zh' ? card.location_zh : card.location;

/** City, province and country of a company; in Chinese the largest comes first, as it is stored. */
export const placeText = (
  place: { location_name: string[]; location_name_zh: string[] },
  lang: Language,
): string => (lang === 'zh' ? place.location_name_zh.join('') : place.location_name.toReversed().join(', '));

const UNIT_PLURALS = enUnits.plurals;

const translated = (value: string, map: Record<string, string>) => map[value] ?? value;

export const unitName = (unit: string, words: Words): string => unitText(unit, words.values.units);
export const propertyName = (name: string, { values }: Words): string => propertyNameText(name, values);

/** A value, or several with commas between them, each in the language where the vocabulary of the property has it. */
export const propertyValue = (name: string, value: string, { values }: Words): string =>
  propertyValueText(name, value, values);

/** What a supplier can deliver, as most write it: "100 set per month". */
const SUPPLY = /^([\d,.]+) (.+?)(?: per |\/)(day|week|month|year)$/i;

/** A detail of a product: what is usually said, and quantity and unit of the supply, are in the language of the page. */
export function detailValue(name: string, value: string, { values }: Words): string {
  if (name !== 'Supply Ability') return usualDetail(value, values);
  const [, number = '', unit = '', period = ''] = SUPPLY.exec(value) ?? [];
  const quantity = Number(number.replaceAll(',', ''));
  if (!(quantity > 0)) return value;
  const singular = Object.entries(UNIT_PLURALS).find(([, plural]) => plural === unit.toLowerCase());
  return fill(values.supply[period.toLowerCase() as keyof typeof values.supply], {
    quantity: quantityText(quantity, singular?.[0] ?? unit.toLowerCase(), values.units),
  });
}

/** As a whole, or part by part; with one part that is none of them it stays as the seller wrote it. */
function usualDetail(value: string, { detailValues, detailPatterns, separator }: Words['values']): string {
  const usual = (part: string): string | undefined => {
    const pattern = detailPatterns.find(([sentence]) => sentence.test(part));
    return detailValues[part] ?? (pattern && part.replace(...pattern));
  };
  const parts = value.split(', ').map(usual);
  return usual(value) ?? (parts.includes(undefined) ? value : parts.join(separator));
}

/** "LED Bulbs, Tents": what is the name of a category is in the language of the page; such a name may hold a comma. */
export function mainProductsText(stored: string, { values }: Words): string {
  const parts = stored.split(', ').filter(Boolean);
  const shown: string[] = [];
  while (parts.length > 0) {
    let length = parts.length;
    while (length > 1 && !values.categoryNames[parts.slice(0, length).join(', ')]) length--;
    const name = parts.splice(0, length).join(', ');
    shown.push(values.categoryNames[name] ?? name);
  }
  return shown.join(values.separator);
}

/** "Global, East Asia" and the like: each part is a market or a business type. */
export function valueList(values: string | readonly string[], words: Words): string {
  const parts = typeof values === 'string' ? values.split(',') : values;
  const map = { ...words.values.markets, ...words.values.businessTypes };
  const shown = parts.map((part) => translated(part.trim(), map)).filter(Boolean);
  return shown.join(words.values.separator);
}

/** A group of a shop that is named after a category has its name in the language of the page. */
export const groupName = (name: string, { values }: Words): string => values.categoryNames[name] ?? name;

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

/** From two days on, days are plainer. */
const PLAIN_HOURS = 48;

/** "92% answered · usually within 3 hours"; empty while nothing is known. */
type ResponseWords = Pick<Words['common'], 'responseRate' | 'responseTime' | 'oneHour' | 'hours' | 'days'>;

export function responseText(
  response: ResponseFigures | null,
  { common }: { common: ResponseWords },
): string {
  if (!response) return '';
  const rate = fill(common.responseRate, { rate: response.rate });
  if (response.hours === null) return rate;
  return `${rate}\u00a0· ${fill(common.responseTime, { time: hoursText(response.hours, common) })}`;
}

/** So many hours in words, from two days on in days. */
export function hoursText(
  hours: number,
  common: Omit<ResponseWords, 'responseRate' | 'responseTime'>,
): string {
  if (hours === 1) return common.oneHour;
  if (hours < PLAIN_HOURS) return fill(common.hours, { n: hours });
  return fill(common.days, { n: Math.ceil(hours / 24) });
}

/** The day that a moment with an offset names, where it was written. */
export const shownDay = (moment: string, lang: Language): string => shownDate(posterDay(moment), lang);

export const shownDate = (iso: string, lang: Language): string => DAYS[lang].format(new Date(iso));

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
// to make one takes as long as to render a card
const DAYS = { en: dayFormat('en-GB'), zh: dayFormat('zh-CN') };
