/**
 * The links by which a guest follows what they have sent. A token is derived from the id and a secret of the server, so
 * that every later mail can carry the same link although the database holds only its hash.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Deps } from './deps.ts';
import { readOrCreateSecret } from './token.ts';

export type GuestThing = 'enquiry' | 'purchase';

const secrets = new Map<string, Buffer>();
function secretOf(dataDir: string, thing: GuestThing): Buffer {
  const key = `${thing} ${dataDir}`;
  const secret = secrets.get(key) ?? readOrCreateSecret(dataDir, thing);
  secrets.set(key, secret);
  return secret;
}

export const guestToken = (deps: Deps, thing: GuestThing, id: number): string =>
  createHmac('sha256', secretOf(deps.environment.dataDir, thing))
    .update(`${thing}:${id}`)
    .digest('base64url');

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
