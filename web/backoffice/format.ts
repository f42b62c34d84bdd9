import type { OfficeDeskWords } from '../../locales/en/backoffice.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** YYYY-MM-DD in the visitor's time zone. */
export function day(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** YYYY-MM-DD HH:mm:ss (spec M2.8). */
export function dayAndTime(iso: string | null): string {
  if (!iso) return '–';
  const at = new Date(iso);
  return `${day(iso)} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

export function age(iso: string, words: OfficeDeskWords['ago'], now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 48 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / 1440));
}

export const megabytes = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
