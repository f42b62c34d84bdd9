/** Identifies the sender of a request: the only place where a token or an API key becomes a user (decisions 20, 33). */

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_STATUS, isStaff, MAY_SIGN_IN } from '../../../domain/account/account.ts';
import { API_KEY } from '../../../domain/account/api-key.ts';
import { isCurrentToken } from '../../../domain/account/session.ts';
import type { Caller, Deps, MemberActor, SignedIn } from '../../platform/deps.ts';
import type { Identify } from '../../platform/http/http.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { apiKeys } from '../api-key/api-key.tables.ts';
import { useKey } from '../api-key/api-key.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import { isDemoStaff } from '../user/user.ts';
import { sessions } from './auth.tables.ts';
import { setRenewals, setSeen } from './session/sessions.sql.ts';
import { mustEnrol } from './totp/second-factor.ts';
import { staffTotp } from './totp/totp.tables.ts';

/** Last seen is noted so often, not at each call. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** Only the Authorization header counts; the cookie is for the page alone and authenticates nothing. */
const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

const MEMBER = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  companyId: companies.id,
  type: companies.type,
  certification: companies.certification,
  tier: companies.tier,
};

export function identifier(deps: Deps): Identify {
  const byToken = deps.db
    .select({
      ...MEMBER,
      seenAt: sessions.seenAt,
      endsAt: sessions.endsAt,
      confirmedAt: sessions.confirmedAt,
      renewals: sessions.renewals,
      renewedAt: sessions.renewedAt,
      totpAt: staffTotp.confirmedAt,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(staffTotp, eq(staffTotp.userId, users.id))
    .leftJoin(sessions, and(eq(sessions.id, sql.placeholder('session')), eq(sessions.userId, users.id)))
    .where(
      and(
        eq(users.id, sql.placeholder('id')),
        eq(users.generation, sql.placeholder('generation')),
        inArray(users.status, [...MAY_SIGN_IN]),
      ),
    )
    .prepare('identify');

  const byKey = deps.db
    .select({ ...MEMBER, keyId: apiKeys.id, scopes: apiKeys.scopes })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder('hash')),
        gt(apiKeys.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        // who has become staff since has a second factor, which no key has
        eq(users.role, 'member'),
        inArray(users.status, [...MAY_SIGN_IN]),
      ),
    )
    .prepare('identify_key');

  return async (request) => {
    const caller: Caller = {
      user: null,
      language: languageOf(request),
      ip: request.ip,
      requestId: request.id,
      userAgent: request.headers['user-agent'] ?? '',
    };
    const token = bearer(request);
    const ended = { caller, ended: 'session_ended' } as const;
    if (!token) return { caller };
    const now = deps.now();
    if (API_KEY.test(token)) {
      const [known] = await byKey.execute({ hash: hashOf(token), now: now.toISOString() });
      if (!known || !(await useKey(deps, known.keyId))) return { caller, ended: 'key_ended' };
      return {
        caller: { ...caller, user: signedIn(known), key: { id: known.keyId, scopes: known.scopes } },
      };
    }
    const read = await deps.tokens.read(token, now);
    if (!read) return ended;
    const { id, generation, session, renewal = 0, staff = false } = read.claims;
    const [row] = await byToken.execute({ id, generation, session: session ?? null });
    if (!row || (session && !row.seenAt)) return ended;
    // made before the account became staff, or ceased to be: where and how it signed in does not suffice now
    if (staff !== isStaff(row)) return ended;
    const renewals = { used: row.renewals ?? 0, usedSince: row.renewedAt };
    if (session && !isCurrentToken(renewal, renewals, now)) return ended;
    const user = signedIn(row);
    const enrolled = row.totpAt !== null;
    if (mustEnrol(user, { session, enrolled }) && !(await isDemoStaff(deps.db, user.email)))
      user.mustEnrol = true;
    const known = { ...caller, user };
    if (!session || !row.seenAt || !row.endsAt) return { caller: known };
    const stale = new Date(now.getTime() - SEEN_EVERY_MS);
    if (renewal > renewals.used) await setRenewals(deps.db, session, renewal, now);
    else if (row.seenAt < stale) await setSeen(deps.db, session, now, stale);
    const { endsAt, confirmedAt } = row;
    return { caller: { ...known, session: { id: session, endsAt, renewal, confirmedAt } } };
  };
}

/** What the server does in the name of a member who does not ask at that moment; nobody for one who is banned or gone. */
export async function memberActor(deps: Deps, userId: number): Promise<MemberActor | null> {
  const [row] = await deps.db
    .select({ ...MEMBER, language: users.language })
    .from(users)
    .innerJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  if (!row) return null;
  const user = signedIn(row);
  if (!user.company) return null;
  return { user: { ...user, company: user.company }, language: row.language, ip: '', requestId: '' };
}

function signedIn(row: {
  id: number;
  name: string;
  email: string;
  role: SignedIn['role'];
  status: number;
  companyId: number | null;
  type: 1 | 2 | null;
  certification: 0 | 1 | 2 | 3 | null;
  tier: string | null;
}): SignedIn {
  const { id, name, email, role, status, companyId, type, certification, tier } = row;
  return {
    id,
    name,
    email,
    role,
    ...(status === ACCOUNT_STATUS.suspended && { suspended: true as const }),
    company:
      companyId === null || isStaff({ role })
        ? null
        : { id: companyId, type: type ?? 1, certification: certification ?? 0, tier },
  };
}
