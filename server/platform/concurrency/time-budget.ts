/** Work that takes a processor, held to so much of each span of time on this server. */

/** Does it, or leaves it undone where the time of the span is used up. */
export type TimeBudget = (work: () => Promise<void>) => Promise<void>;

/**
 * A span begins with the first work after the one before. One piece is done in each at least: what is begun is done to its
 * end. `clock` counts milliseconds; tests bring their own.
 */
export function timeBudget(
  { mostMs, ofMs }: { mostMs: number; ofMs: number },
  clock: { now(): number } = performance,
): TimeBudget {
  let begun = Number.NEGATIVE_INFINITY;
  /** Null until something is done in the span. */
  let used: number | null = null;
  return async (work) => {
    const from = clock.now();
    if (from >= begun + ofMs) {
      begun = from;
      used = null;
    }
    if (used !== null && used >= mostMs) return;
    try {
      await work();
    } finally {
      used = (used ?? 0) + clock.now() - from;
    }
  };
}
