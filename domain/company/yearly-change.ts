/** What a certified company may change once every 12 months: main category and shop domain (decision 26). */

/** A year later, by the calendar in UTC. */
export function inAYear(at: Date): Date {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + 1);
  return later;
}

/** From when it may be changed again; null when it may be now. */
export function changeableFrom(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const from = inAYear(changedAt);
  return from > now ? from : null;
}
