import type { Language } from '../../../contract/schema/error.ts';
import { amountText } from '../../../domain/text/format.ts';
import type { BackofficeWords } from '../../../locales/en/backoffice/backoffice.ts';

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

/** MM-DD HH:mm, of what comes within days. */
export const minute = (iso: string): string => `${day(iso).slice(5)} ${timeOfDay(iso).slice(0, 5)}`;

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

interface Priced {
  currency: string;
  min_price: number;
  max_price: number;
}

/** "$1.20–$1,500.00/piece"; `negotiable` where no price was named. */
export function price({ currency, min_price, max_price }: Priced, unit: string, negotiable: string): string {
  if (min_price <= 0) return negotiable;
  const [least, most] = [min_price, max_price].map((one) => amountText(currency, one));
  return `${least === most ? least : `${least}–${most}`}/${unit}`;
}

/** The name of a country, a place or a category in the language; the English one where there is no other. */
export const localName = (item: { name: string; name_zh?: string | null }, language: Language): string =>
  (language === 'zh' && item.name_zh) || item.name;
