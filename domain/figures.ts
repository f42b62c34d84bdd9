/** What the marketplace is measured by, a number a day (decision 37). */
import { UPLOAD_PURPOSES } from './enumerations.ts';
import { DAY_MS } from './time.ts';

/** How numbers of several days become one: those of events add up, of what stands the last one counts. */
type Kind = 'event' | 'state';
export type FigureUnit = 'count' | 'hours' | 'percent' | 'bytes';

interface Measure {
  kind: Kind;
  unit: FigureUnit;
  /** What its dimension is, where it has several numbers a day. */
  of?: 'queue' | 'reviewer' | 'channel' | 'tier';
  /** Lines of the audit log that it counts. */
  audit?: { entity: string; action: string };
}

const table = <const T extends Record<string, Measure>>(lines: T) => lines;

/** In the order in which they are shown. */
export const MEASURES = table({
  registrations: { kind: 'event', unit: 'count', audit: { entity: 'user', action: 'register' } },
  certifications_submitted: {
    kind: 'event',
    unit: 'count',
    audit: { entity: 'certification', action: 'submit' },
  },
  certifications_approved: {
    kind: 'event',
    unit: 'count',
    audit: { entity: 'certification', action: 'approve' },
  },
  products_published: { kind: 'event', unit: 'count', audit: { entity: 'product', action: 'approve' } },
  products_online: { kind: 'state', unit: 'count' },
  requests: { kind: 'event', unit: 'count', audit: { entity: 'purchase', action: 'submit' } },
  requests_approved: { kind: 'event', unit: 'count', audit: { entity: 'purchase', action: 'approve' } },
  quotations: { kind: 'event', unit: 'count', audit: { entity: 'quotation', action: 'submit' } },
  quotations_accepted: { kind: 'event', unit: 'count', audit: { entity: 'quotation', action: 'accept' } },
  answer_hours: { kind: 'state', unit: 'hours' },
  answer_rate: { kind: 'state', unit: 'percent' },
  queue_waiting: { kind: 'state', unit: 'count', of: 'queue' },
  queue_hours: { kind: 'state', unit: 'hours', of: 'queue' },
  decisions: { kind: 'event', unit: 'count', of: 'reviewer' },
  reversals: { kind: 'event', unit: 'count', of: 'reviewer' },
  decisions_overturned: { kind: 'event', unit: 'count', of: 'reviewer' },
  decisions_disagreed: { kind: 'event', unit: 'count', of: 'reviewer' },
  empty_searches: { kind: 'event', unit: 'count' },
  mails: { kind: 'event', unit: 'count', of: 'channel' },
  mails_failed: { kind: 'event', unit: 'count', of: 'channel' },
  work_dead: { kind: 'state', unit: 'count' },
  storage: { kind: 'state', unit: 'bytes' },
  tiers_ending: { kind: 'state', unit: 'count', of: 'tier' },
});
export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];
export const measure = (name: MeasureName): Measure => MEASURES[name];

/** Kinds of files in which what companies store is told apart: their purposes, and the numbers of these. */
export const STORAGE_KINDS = UPLOAD_PURPOSES;
export type StorageKind = keyof typeof STORAGE_KINDS;
export const STORAGE_KIND_NAMES = Object.keys(STORAGE_KINDS) as StorageKind[];

/** Days of a plot that can be chosen. */
export const FIGURE_SPANS = [7, 30, 90, 365] as const;
/** Days in which a tier ends that is said to end. */
export const ENDING_DAYS = 30;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** So many days in UTC, the last of them today. */
export function daysUntil(today: Date, count: number): string[] {
  const last = Date.parse(dayText(today.getTime()));
  return Array.from({ length: count }, (_, n) => dayText(last - (count - 1 - n) * DAY_MS));
}

/** Days are caught up so far after servers were away. */
const MOST_MISSED = 30;

/** The days that are over and not counted for good yet. */
export function missedDays(today: Date, last: string | null): string[] {
  const over = daysUntil(today, MOST_MISSED + 1).slice(0, -1);
  return last === null ? over : over.filter((day) => day > last);
}

/** One number of several: the sum of events, the last of what stands; null where there is none. */
export function totalOf(name: MeasureName, values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return measure(name).kind === 'event' ? known.reduce((sum, value) => sum + value, 0) : known.at(-1)!;
}

/** Days that are kept a number each; those before, by month. */
export const keptByDayFrom = (today: Date, days: number): string =>
  dayText(Date.parse(dayText(today.getTime())) - days * DAY_MS);

/** As it is counted: without what differs by case, width and spaces alone. Empty where it says nothing. */
export const emptySearchWords = (kw: string): string =>
  kw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
