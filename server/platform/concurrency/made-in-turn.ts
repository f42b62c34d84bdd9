/** Dear work in fair turns (fair-share.ts), each piece once for all who ask for it at the same time. */
import { networkOf } from '../../../domain/visitor/network.ts';
import { dedupe } from '../process/dedupe.ts';
import { fairShare } from './fair-share.ts';

/** Gives what `key` stands for to whoever asks from `address`. Throws ApiError too_many as FairShare does. */
export type MadeInTurn<T> = (address: string, key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes so many different things at once: all who ask for the same take one place together, and one turn of their network.
 * It is begun by the first whose turn comes, so nobody waits in the line of another network.
 */
export function madeInTurn<T>(places: number, mostWaiting?: number): MadeInTurn<T> {
  const inTurn = fairShare(places, mostWaiting);
  const made = new Map<string, Promise<T>>();
  const turns = dedupe<{ thing: Promise<T> }>();
  return async (address, key, work) => {
    const begun = made.get(key);
    if (begun) return begun;
    // in an object: a promise by itself would be waited for with the place in hand
    const { thing } = await turns(`${networkOf(address)} ${key}`, () =>
      inTurn(address, async () => {
        const known = made.get(key);
        if (known) return { thing: known };
        const thing = work().finally(() => made.delete(key));
        made.set(key, thing);
        await thing;
        return { thing };
      }),
    );
    return thing;
  };
}
