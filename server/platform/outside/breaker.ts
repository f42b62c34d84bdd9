/** A circuit breaker: stops calling for a while what has failed several times in a row. */

export interface Breaker {
  /** Runs, or throws what `refuse` makes of the seconds until the next try. */
  <T>(run: () => Promise<T>): Promise<T>;
  /** Whether calls are refused now. */
  isOpen(): boolean;
}

interface BreakerOptions {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds until one call is let through, whose outcome is that of all others. */
  restMs: number;
  /** Whether an error says that the other side is away; others count as answers. */
  isAway(error: unknown): boolean;
  refuse(seconds: number): Error;
  onChange?(isOpen: boolean): void;
}

/** `clock` counts milliseconds; tests bring their own. */
export function breaker(options: BreakerOptions, clock: { now(): number } = performance): Breaker {
  const { failures, restMs, isAway, refuse, onChange } = options;
  let inRow = 0;
  let openUntil: number | undefined;
  let probing = false;

  function answered(): void {
    inRow = 0;
    if (openUntil === undefined) return;
    openUntil = undefined;
    onChange?.(false);
  }
  function failed(): void {
    inRow++;
    if (inRow < failures) return;
    const wasClosed = openUntil === undefined;
    openUntil = clock.now() + restMs;
    if (wasClosed) onChange?.(true);
  }

  async function pass<T>(run: () => Promise<T>): Promise<T> {
    const isProbe = openUntil !== undefined;
    if (isProbe) {
      const left = openUntil! - clock.now();
      if (left > 0 || probing) throw refuse(Math.max(1, Math.ceil((left > 0 ? left : restMs) / 1000)));
      probing = true;
    }
    try {
      const result = await run();
      answered();
      return result;
    } catch (error) {
      if (isAway(error)) failed();
      else answered();
      throw error;
    } finally {
      if (isProbe) probing = false;
    }
  }
  return Object.assign(pass, { isOpen: () => openUntil !== undefined });
}
