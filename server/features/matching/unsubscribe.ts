/** Ending e-mails about requests that fit, from the e-mail itself and without signing in (RFC 8058, decision 27). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../../contract/error.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/error.ts';
import { readOrCreateSecret } from '../../platform/token.ts';
import * as query from './matching.sql.ts';

const secrets = new Map<string, Buffer>();
function secretOf({ environment: { dataDir } }: Deps): Buffer {
  const secret = secrets.get(dataDir) ?? readOrCreateSecret(dataDir, 'unsubscribe');
  secrets.set(dataDir, secret);
  return secret;
}

/** Opens nothing but this. */
function tokenOf(deps: Deps, userId: number): string {
  const named = userId.toString(36);
  return `${named}-${createHmac('sha256', secretOf(deps)).update(`leads:${named}`).digest('base64url')}`;
}

export function unsubscribeLink(deps: Deps, language: Language, userId: number): string {
  const { scheme, publicHost } = deps.environment;
  return `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/unsubscribe/${tokenOf(deps, userId)}`;
}

/** Null for a token that is not ours. */
function readToken(deps: Deps, token: string): number | null {
  const [, named] = /^([0-9a-z]{1,11})-[\w-]{43}$/.exec(token) ?? [];
  if (!named) return null;
  const userId = Number.parseInt(named, 36);
  const own = Buffer.from(tokenOf(deps, userId));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given) ? userId : null;
}

/** Whether these e-mails come to whoever has the token; null for a token that is not ours. */
export async function isSubscribed(deps: Deps, token: string): Promise<boolean | null> {
  const userId = readToken(deps, token);
  return userId === null ? null : (await query.leadEmailsOf(deps.db, userId)) !== 'none';
}

/** Asked twice, they have ended once. Throws ApiError not_found. */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const userId = readToken(deps, token);
  if (userId === null) throw notFound();
  await deps.db.transaction(async (tx) => {
    await query.setLeadEmails(tx, userId, 'none');
    await query.dropWaitingOf(tx, userId);
  });
}
