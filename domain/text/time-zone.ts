/** Converts between days and moments in an IANA time zone (decision 27). */
import { DAY_MS, MINUTE_MS } from '../time.ts';

export const UTC = 'UTC';
/** No zone is further from UTC than this, in either direction. */
const FURTHEST_MS = 16 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** By its canonical name, of which there are some hundred: what anybody writes in upper and lower case is not kept. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  return format;
}

/** The zone of that name as it is written; UTC for a name that is not known. */
export function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return UTC;
  }
}

/** The clock of the zone at a moment, read as if it were UTC. */
function localTime(at: Date, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const whole = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return whole + (((at.getTime() % 1000) + 1000) % 1000);
}

/** The day (2026-12-31) in which a moment lies there. */
export const dayIn = (at: Date, zone: string): string =>
  new Date(localTime(at, zone)).toISOString().slice(0, 10);

/** That many days after a day. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The last moment of a day there. Searched for, not computed from an offset: where the clock is changed at midnight the
 * offset before and after it differ.
 */
export function lastMomentOf(day: string, zone: string): Date {
  const midnight = Date.parse(day) + DAY_MS;
  let inside = (midnight - DAY_MS - FURTHEST_MS) / MINUTE_MS;
  let outside = (midnight + FURTHEST_MS) / MINUTE_MS;
  while (outside - inside > 1) {
    const between = Math.floor((inside + outside) / 2);
    if (dayIn(new Date(between * MINUTE_MS), zone) <= day) inside = between;
    else outside = between;
  }
  return new Date(outside * MINUTE_MS - 1);
}

/** The moment with the offset that the zone has then: "2026-12-31T23:59:59.999+08:00". Its first ten letters are the day there. */
export function momentIn(at: Date, zone: string): string {
  if (zone === UTC) return at.toISOString();
  const local = localTime(at, zone);
  const minutes = Math.round((local - at.getTime()) / MINUTE_MS);
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
  return new Date(local).toISOString().replace('Z', () => offset);
}
