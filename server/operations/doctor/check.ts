/** A check of the doctor: its name and its findings. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Check {
  name: string;
  /** Of a check that may take longer than half a minute. */
  limitSeconds?: number;
  /**
   * Says what is well, or lists what is to be done one day; throws an error whose message says what is wrong and what to do,
   * or an AggregateError of several.
   */
  run(): Promise<string | readonly string[]>;
}

export const check = (name: string, run: Check['run'], limitSeconds?: number): Check => ({
  name,
  run,
  ...(limitSeconds && { limitSeconds }),
});

const LIMIT_SECONDS = 30;

/** A line for all that is well of a check, or for each thing that is wrong or is to be done, in their order. Returns how many are wrong. */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<number> {
  let wrong = 0;
  for (const check of checks)
    await within(check).then(
      (well) => {
        if (typeof well === 'string') say(`ok    ${check.name}${well && `: ${well}`}`);
        else for (const warning of well) say(`warn  ${check.name}: ${warning}`);
      },
      (error: Error) => {
        for (const { message } of error instanceof AggregateError ? error.errors : [error]) {
          wrong++;
          say(`WRONG ${check.name}: ${message}`);
        }
      },
    );
  return wrong;
}

/** What hangs is wrong, and keeps no other check waiting; it is left to end by itself, or with the program. */
async function within({ run, limitSeconds = LIMIT_SECONDS }: Check): ReturnType<Check['run']> {
  const ended = new AbortController();
  const late = pause(limitSeconds * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`it did not answer within ${limitSeconds} s: look whether what it asks hangs.`);
  });
  late.catch(() => {});
  const running = run();
  running.catch(() => {});
  try {
    return await Promise.race([running, late]);
  } finally {
    ended.abort();
  }
}

/** Throws for one or several things that are wrong; nothing for none. */
export function requireNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new AggregateError(faults.map((fault) => new Error(fault)));
}
