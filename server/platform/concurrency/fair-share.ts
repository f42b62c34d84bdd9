/** Work that is dear, shared fairly: networks take turns, so that who asks for much waits for themselves. */
import { networkOf } from '../../../domain/visitor/network.ts';
import { ApiError } from '../http/error.ts';

/** What a browser may have waiting, and a crawler in a hurry. */
const MAX_WAITING = 30;
/** Seconds after which a refused one may try again. */
const RETRY_AFTER = 5;

/**
 * Runs when it is the turn of `address`. Throws ApiError too_many for a network that has too much waiting already.
 */
export type FairShare = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Runs so many pieces of work at once. */
export function fairShare(places: number, mostWaiting = MAX_WAITING): FairShare {
  let free = places;
  // in the order of turns: whose piece is begun goes to the end
  const waiting = new Map<string, (() => void)[]>();

  const beginNext = () => {
    const [next] = waiting;
    if (!next) {
      free++;
      return;
    }
    const [network, [begin, ...others]] = next;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    begin?.();
  };

  return async (address, work) => {
    if (free > 0) free--;
    else {
      const network = networkOf(address);
      const own = waiting.get(network) ?? [];
      if (own.length >= mostWaiting) throw new ApiError('too_many', { retryAfter: RETRY_AFTER });
      await new Promise<void>((begin) => waiting.set(network, [...own, begin]));
    }
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}
