/**
 * The links with which guests confirm and follow what they have sent. A token derives from the id and a key of the
 * marketplace, so that every later e-mail can carry the same link although the database holds only its hash.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { hashOf } from './random-token.ts';
import { type KeySource, keyOf, keysOf } from './secret-keys.ts';

export type GuestThing = 'enquiry' | 'purchase';

interface Has {
  environment: KeySource;
}

const signedBy = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** The same with each key that is still read, the present one first. */
const tokensOf = (
  { environment }: Has,
  thing: GuestThing,
  id: number,
  renewedAt: Date | null,
): [string, ...string[]] => {
  const text = `${thing}:${id}${renewedAt ? `:${renewedAt.getTime()}` : ''}`;
  const [present, ...former] = keysOf(environment, thing);
  return [signedBy(present, text), ...former.map((key) => signedBy(key, text))];
};

/**
 * @param renewedAt when the link was made anew, if it is not the first
 * @param kept what the database keeps: of a former key it stays that link until rotate-keys gives it the present one's
 */
export function guestToken(
  has: Has,
  thing: GuestThing,
  id: number,
  renewedAt: Date | null = null,
  kept: string | null = null,
): string {
  const tokens = tokensOf(has, thing, id, renewedAt);
  return tokens.find((token) => hashOf(token) === kept) ?? tokens[0];
}

/** Whether it is the link of this thing, by a key that is still read. */
export const isGuestToken = (
  has: Has,
  thing: GuestThing,
  { id, linkRenewedAt }: { id: number; linkRenewedAt: Date | null },
  token: string,
): boolean => tokensOf(has, thing, id, linkRenewedAt).some((own) => isSame(own, token));

function isSame(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const LETTERS = { enquiry: 'e', purchase: 'p' } as const;

/** What a guest has sent, as a link names it. Its time tells it from another of the same id, after a restore. */
export interface Sent {
  thing: GuestThing;
  id: number;
  expiresAt: Date;
}

/** Opens the confirmation of the address, and nothing else. It says itself until when, so that it can be told afterwards. */
export const confirmationToken = ({ environment }: Has, sent: Sent): string =>
  confirmationBy(keyOf(environment, sent.thing), sent);

function confirmationBy(key: Buffer, { thing, id, expiresAt }: Sent): string {
  const named = `${LETTERS[thing]}${id.toString(36)}-${expiresAt.getTime().toString(36)}`;
  return `${named}-${signedBy(key, `confirm:${named}`)}`;
}

/** Null for a token that is not ours. */
export function readConfirmationToken({ environment }: Has, token: string): Sent | null {
  const found = /^([ep])([0-9a-z]{1,11})-([0-9a-z]{1,9})-[\w-]{43}$/.exec(token);
  if (!found) return null;
  const [, letter, id, time] = found;
  const sent: Sent = {
    thing: letter === 'e' ? 'enquiry' : 'purchase',
    id: Number.parseInt(id!, 36),
    expiresAt: new Date(Number.parseInt(time!, 36)),
  };
  const keys = keysOf(environment, sent.thing);
  return keys.some((key) => isSame(confirmationBy(key, sent), token)) ? sent : null;
}

/** Where a guest confirms their address: the link in the first mail. */
export const confirmationLink = (deps: Deps, language: 'en' | 'zh', sent: Sent): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}${language === 'zh' ? '/zh' : ''}/confirm/${confirmationToken(deps, sent)}`;
