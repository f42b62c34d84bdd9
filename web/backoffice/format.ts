import type { Language } from '../../contract/error.ts';
import type { BackofficeWords } from '../../locales/en/backoffice.ts';
import type { UnitWords } from '../../locales/en/units.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** YYYY-MM-DD in the visitor's time zone. */
export function day(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** HH:mm:ss in the visitor's time zone. */
export function timeOfDay(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** YYYY-MM-DD HH:mm:ss (spec M2.8). */
export const dayAndTime = (iso: string | null): string => (iso ? `${day(iso)} ${timeOfDay(iso)}` : '–');

export function age(iso: string, words: BackofficeWords['ago'], now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 48 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / 1440));
}

export const megabytes = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** "1,000" and "2.5": both languages group by thousands. */
export const number = (n: number): string => n.toLocaleString('en-US', { maximumFractionDigits: 4 });

/** A unit by itself, as after a price. */
export const unitName = (unit: string, words: UnitWords): string => words.names[unit] ?? unit;

/** "1 piece", "1,000 meters", "100 件". */
export function quantity(n: number, unit: string, words: UnitWords): string {
  const several = n === 1 ? undefined : (words.plurals[unit] ?? words.measurePlurals[unit]);
  return `${number(n)} ${several ?? unitName(unit, words)}`;
}

interface Priced {
  currency: string;
  min_price: number;
  max_price: number;
}

const amount = (price: number) =>
  price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** "$1.20 – 1,500.00/piece"; `negotiable` where no price was named. */
export function price({ currency, min_price, max_price }: Priced, unit: string, negotiable: string): string {
  if (min_price <= 0) return negotiable;
  const range = min_price === max_price ? amount(min_price) : `${amount(min_price)} – ${amount(max_price)}`;
  return `${currency}${range}/${unit}`;
}

/** The name of a country, a place or a category in the language; the English one where there is no other. */
export const localName = (item: { name: string; name_zh?: string | null }, language: Language): string =>
  (language === 'zh' && item.name_zh) || item.name;
