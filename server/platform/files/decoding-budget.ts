/** How much decoding an account or a network may use within an hour, across all servers. */
import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../../domain/time.ts';
import { networkOf } from '../../../domain/visitor/network.ts';
import type { Caller, Deps } from '../deps.ts';
import { ApiError } from '../http/error.ts';
import * as query from './decoding-budget.sql.ts';
import type { Payer } from './images.ts';

const SLOT_MS = 10 * 60_000;
const MEGAPIXELS = 1_000_000;

/** A catalogue of some thousand photos, and a twelfth of one processor; of a guest, twenty photos. */
export const MAX_WORK = {
  account: { pixels: 8000 * MEGAPIXELS, milliseconds: 300_000 },
  guest: { pixels: 600 * MEGAPIXELS, milliseconds: 30_000 },
} satisfies Record<string, query.Work>;

/** The caller's account pays, or a guest's network. Throws ApiError too_much_decoding when its hour is used up. */
export function payerOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, ip }: Pick<Caller, 'user' | 'ip'>,
): Payer {
  const whose = user ? `account ${user.id}` : networkOf(ip);
  const most = user ? MAX_WORK.account : MAX_WORK.guest;
  const key = createHash('sha256').update(`decoding ${whose}`).digest().subarray(0, 16);
  const slot = () => new Date(Math.floor(now().getTime() / SLOT_MS) * SLOT_MS);
  return {
    async claim(pixels) {
      const since = sinceOf(now());
      if (await query.addPixels(db, key, { slot: slot(), since, pixels, most })) return;
      const oldest = (await query.oldestSlot(db, key, since)) ?? slot();
      throw new ApiError('too_much_decoding', {
        retryAfter: (oldest.getTime() + HOUR_MS + SLOT_MS - now().getTime()) / 1000,
      });
    },
    paid: (milliseconds) => query.addMilliseconds(db, key, slot(), Math.ceil(milliseconds)),
  };
}

/** A slot counts as long as any of it lies within the hour. */
const sinceOf = (now: Date) => new Date(now.getTime() - HOUR_MS - SLOT_MS);

/** Keeps the table small. */
export const removeOldWork = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  query.deleteBefore(db, sinceOf(now()));
