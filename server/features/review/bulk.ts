/** Decides on many entries, each by itself: what one is refused keeps none of the others (decision 37). */
import { ApiError } from '../../platform/http/error.ts';

/** So many at once; the others of the pool are for those who wait for a page. */
const AT_ONCE = 6;

interface Outcome {
  id: number;
  done: boolean;
  code?: string;
}

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
        if (!(error instanceof ApiError)) throw error;
        outcomes.set(id, { id, done: false, code: error.code });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...outcomes.values()];
}
