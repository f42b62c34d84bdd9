/** The token with which an e-mail itself unsubscribes from its topic, without signing in (RFC 8058, decision 20). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../../contract/schema/error.ts';
import { EMAIL_TOPICS, type EmailTopic } from '../../../domain/email/email-topics.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { keyOf, keysOf } from '../../platform/secrets/secret-keys.ts';

/** Whose e-mails: an account's, or those to an address without one. */
export type Subscriber = { userId: number } | { addressHash: string };
export type Subscription = Subscriber & { topic: EmailTopic };

interface Signing {
  environment: Environment;
}

const HASH_LENGTH = 22;
/** 132 bits of SHA-256, in letters. */
export const addressHashOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url').slice(0, HASH_LENGTH);

const signed = (key: Buffer, topic: EmailTopic, named: string): string =>
  createHmac('sha256', key).update(`${topic}:${named}`).digest('base64url');

/** Opens nothing but this. */
function tokenOf({ environment }: Signing, { topic, ...whose }: Subscription): string {
  const named = 'userId' in whose ? whose.userId.toString(36) : `_${whose.addressHash}`;
  return `${topic}-${named}-${signed(keyOf(environment, 'unsubscribe'), topic, named)}`;
}

export function unsubscribeLink(deps: Signing, language: Language, subscription: Subscription): string {
  const { scheme, publicHost } = deps.environment;
  return `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/unsubscribe/${tokenOf(deps, subscription)}`;
}

const TOKEN = new RegExp(
  `^(?:(${EMAIL_TOPICS.join('|')})-)?(?:([0-9a-z]{1,11})|_([\\w-]{22}))-([\\w-]{43})$`,
);

/** Null for a token that is not ours. One without a topic is of leads: it comes from an older version. */
export function readToken(deps: Signing, token: string): Subscription | null {
  const found = TOKEN.exec(token);
  if (!found) return null;
  const [, topic = 'leads', id, addressHash, signature] = found;
  const given = Buffer.from(signature!);
  const isOurs = keysOf(deps.environment, 'unsubscribe').some((key) =>
    timingSafeEqual(Buffer.from(signed(key, topic as EmailTopic, id ?? `_${addressHash}`)), given),
  );
  if (!isOurs) return null;
  const whose: Subscriber = id ? { userId: Number.parseInt(id, 36) } : { addressHash: addressHash! };
  return { topic: topic as EmailTopic, ...whose };
}
