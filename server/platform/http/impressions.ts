/**
 * Counts how often visitors see products, in memory until written. No cookie and no address: a number per product and
 * day. A killed server loses what it has not written.
 */

import { emptySearchWords } from '../../../domain/figures.ts';

export interface Seen {
  /** The product whose page it is. */
  view?: number;
  /** The products that a search shows. */
  appearances?: readonly number[];
  /** What a search looked for that found nothing. */
  nothingFor?: string;
}
export interface EmptySearch {
  words: string;
  /** In UTC, as YYYY-MM-DD. */
  day: string;
  times: number;
}
export interface Impression {
  productId: number;
  /** In UTC, as YYYY-MM-DD. */
  day: string;
  views: number;
  appearances: number;
}

export interface Impressions {
  count(seen: Seen, now: Date): void;
  /** All that was counted; counting begins anew. */
  take(): Impression[];
  /** What could not be written counts again. */
  putBack(impressions: readonly Impression[]): void;
  /** The searches that found nothing; counting begins anew. */
  takeEmpty(): EmptySearch[];
  putBackEmpty(searches: readonly EmptySearch[]): void;
}

/** Above this many products and days what is new is not counted: the database has been away for long. */
const MAX = 100_000;
/** The same of searches that found nothing: whoever sends nonsense fills no table. */
const MAX_EMPTY = 1000;

export function impressions(): Impressions {
  let counted = new Map<string, Impression>();
  const add = ({ productId, day, views, appearances }: Impression) => {
    const key = `${productId} ${day}`;
    const known = counted.get(key);
    if (known) {
      known.views += views;
      known.appearances += appearances;
    } else if (counted.size < MAX) counted.set(key, { productId, day, views, appearances });
  };
  let empty = new Map<string, EmptySearch>();
  const addEmpty = ({ words, day, times }: EmptySearch) => {
    const key = `${day} ${words}`;
    const known = empty.get(key);
    if (known) known.times += times;
    else if (empty.size < MAX_EMPTY) empty.set(key, { words, day, times });
  };
  return {
    count({ view, appearances = [], nothingFor = '' }, now) {
      const day = now.toISOString().slice(0, 10);
      if (view !== undefined) add({ productId: view, day, views: 1, appearances: 0 });
      for (const productId of appearances) add({ productId, day, views: 0, appearances: 1 });
      const words = emptySearchWords(nothingFor);
      if (words !== '') addEmpty({ words, day, times: 1 });
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    putBack: (given) => given.forEach(add),
    takeEmpty() {
      const taken = [...empty.values()];
      empty = new Map();
      return taken;
    },
    putBackEmpty: (given) => given.forEach(addEmpty),
  };
}
