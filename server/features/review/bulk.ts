/** Decides on many entries, each by itself: what one is refused keeps none of the others (decision 37). */
import type { ErrorCode } from '../../../contract/schema/error.ts';
import { codeOf, hasWrittenNothing } from '../../platform/http/error-code.ts';

/** So many at once; the others of the pool are for those who wait for a page. */
const AT_ONCE = 6;

export interface Outcome {
  id: number;
  done: boolean;
  code?: ErrorCode;
}

export const outcomeOf = (id: number, refused: ErrorCode | undefined): Outcome =>
  refused ? { id, done: false, code: refused } : { id, done: true };

/** What became of each, in the order in which they were named. Throws what is no refusal. */
export async function decideEach<Item extends { id: number }>(
  items: readonly Item[],
  decide: (item: Item) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes = new Map<number, Outcome>();
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      const { id } = item;
      // named twice it is decided once
      if (outcomes.has(id)) continue;
      outcomes.set(id, { id, done: true });
      try {
        await decide(item);
      } catch (error) {
        if (!hasWrittenNothing(error)) throw error;
        outcomes.set(id, outcomeOf(id, codeOf(error)));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...outcomes.values()];
}
