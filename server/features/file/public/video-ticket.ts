/**
 * Opens one video that is not public, for its seller's preview: a player asks for parts of it by the address alone, which
 * carries no session (decision 28).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../../../domain/time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keyOf, keysOf } from '../../../platform/secrets/secret-keys.ts';

const signed = (secret: Buffer, key: string, hour: number): string =>
  createHmac('sha256', secret).update(`${key} ${hour}`).digest('base64url');

const hourOf = (deps: Deps) => Math.floor(deps.now().getTime() / HOUR_MS);

/** The same one within an hour, so that a page that is drawn anew does not fetch its video anew; for an hour at least. */
export const ticketFor = (deps: Deps, key: string): string =>
  signed(keyOf(deps.environment, 'video'), key, hourOf(deps));

export function opens(deps: Deps, key: string, ticket: unknown): boolean {
  if (typeof ticket !== 'string') return false;
  const given = Buffer.from(ticket);
  return keysOf(deps.environment, 'video').some((secret) =>
    [0, 1].some((ago) => {
      const own = Buffer.from(signed(secret, key, hourOf(deps) - ago));
      return own.length === given.length && timingSafeEqual(own, given);
    }),
  );
}
