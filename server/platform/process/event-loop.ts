/** Whether the event loop is blocked: a process that only computes answers nobody. */

/** In milliseconds. */
const LOOK_EVERY = 1000;
const WINDOW = 30_000;
/**
 * Of the window. Much less than that is a large page or a machine that stood still for a moment, perhaps with all servers on
 * it: none of them is to be left out for that.
 */
const MAX_BLOCKED = WINDOW / 2;

export interface EventLoop {
  /** Blocked for more than half of the last 30 seconds. */
  isBlocked(): boolean;
  stop(): void;
}

/** `clock` counts milliseconds; tests bring their own. */
export function watchEventLoop(clock: { now(): number } = performance): EventLoop {
  let lookedAt = clock.now();
  let blocks: { until: number; lasted: number }[] = [];
  const look = () => {
    const now = clock.now();
    const late = now - lookedAt - LOOK_EVERY;
    if (late > LOOK_EVERY) blocks.push({ until: now, lasted: Math.min(late, WINDOW) });
    blocks = blocks.filter(({ until }) => until > now - WINDOW);
    lookedAt = now;
  };
  const timer = setInterval(look, LOOK_EVERY).unref();
  return {
    isBlocked() {
      // the look that is overdue may come after whoever asks
      look();
      return blocks.reduce((sum, { lasted }) => sum + lasted, 0) > MAX_BLOCKED;
    },
    stop: () => clearInterval(timer),
  };
}
