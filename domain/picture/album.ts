/** How much albums hold, and how long a deleted picture can be restored (decision 23). */
import { DAY_MS } from '../time.ts';

/** Pictures of a company in all, however small: counting them must stay quick. */
export const MAX_PICTURES = 20_000;
/** The album of pictures that are in none. */
export const NO_ALBUM = 0;

/** What was deleted before this goes for good, after the days in the bin. */
export const recycledSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Whole days until a deleted picture goes, begun ones counted; 0 for one that only waits until nothing shows it. */
export const daysInBin = (deletedAt: Date, now: Date, days: number): number =>
  Math.max(0, Math.ceil((deletedAt.getTime() - recycledSince(now, days).getTime()) / DAY_MS));
