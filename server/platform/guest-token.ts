/**
 * The links by which a guest confirms and follows what they have sent. A token is derived from the id and a secret of
 * the server, so that every later mail can carry the same link although the database holds only its hash.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
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

const signed = (deps: Deps, thing: GuestThing, text: string): string =>
  createHmac('sha256', secretOf(deps.environment.dataDir, thing)).update(text).digest('base64url');

/** @param renewedAt when the link was made anew, if it is not the first */
export const guestToken = (
  deps: Deps,
  thing: GuestThing,
  id: number,
  renewedAt: Date | null = null,
): string => signed(deps, thing, `${thing}:${id}${renewedAt ? `:${renewedAt.getTime()}` : ''}`);

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = { enquiry: 'e', purchase: 'p' } as const;

/** What a guest has sent, as a link names it. Its time tells it from another of the same id, after a restore. */
export interface Sent {
  thing: GuestThing;
  id: number;
  expiresAt: Date;
}

/** Opens the confirmation of the address, and nothing else. It says itself until when, so that it can be told afterwards. */
export function confirmationToken(deps: Deps, { thing, id, expiresAt }: Sent): string {
  const named = `${LETTERS[thing]}${id.toString(36)}-${expiresAt.getTime().toString(36)}`;
  return `${named}-${signed(deps, thing, `confirm:${named}`)}`;
}

/** Null for a token that is not ours. */
export function readConfirmationToken(deps: Deps, token: string): Sent | null {
  const found = /^([ep])([0-9a-z]{1,11})-([0-9a-z]{1,9})-[\w-]{43}$/.exec(token);
  if (!found) return null;
  const [, letter, id, time] = found;
  const sent: Sent = {
    thing: letter === 'e' ? 'enquiry' : 'purchase',
    id: Number.parseInt(id!, 36),
    expiresAt: new Date(Number.parseInt(time!, 36)),
  };
  const own = Buffer.from(confirmationToken(deps, sent));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given) ? sent : null;
}

/** Where a guest confirms their address: the link in the first mail. */
export const confirmationLink = (deps: Deps, language: 'en' | 'zh', sent: Sent): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}${language === 'zh' ? '/zh' : ''}/confirm/${confirmationToken(deps, sent)}`;
