/**
 * Opens one video that is not public, for its seller's preview: a player asks for parts of it by the address alone, which
 * carries no session (decision 28).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { readOrCreateSecret } from '../../platform/token.ts';

const HOUR = 3_600_000;
const secrets = new Map<string, Buffer>();

function signed({ environment: { dataDir } }: Deps, key: string, hour: number): string {
  const secret = secrets.get(dataDir) ?? readOrCreateSecret(dataDir, 'video');
  secrets.set(dataDir, secret);
  return createHmac('sha256', secret).update(`${key} ${hour}`).digest('base64url');
}

const hourOf = (deps: Deps) => Math.floor(deps.now().getTime() / HOUR);

/** The same one within an hour, so that a page that is drawn anew does not fetch its video anew; for an hour at least. */
export const ticketFor = (deps: Deps, key: string): string => signed(deps, key, hourOf(deps));

export function opens(deps: Deps, key: string, ticket: unknown): boolean {
  if (typeof ticket !== 'string') return false;
  const given = Buffer.from(ticket);
  return [0, 1].some((ago) => {
    const own = Buffer.from(signed(deps, key, hourOf(deps) - ago));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
