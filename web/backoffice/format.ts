import type { OfficeDeskWords } from '../../locales/en/backoffice.ts';

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

export function age(iso: string, words: OfficeDeskWords['ago'], now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 48 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / 1440));
}

export const megabytes = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
