/** Who sends a request: the one place where a token becomes a user (decision 20). */
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Caller, Deps, SignedIn } from '../../platform/deps.ts';
import type { Identify } from '../../platform/http.ts';
import { languageOf } from '../../platform/negotiation.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import { isDemoStaff } from '../user/user.ts';
import { sessions } from './auth.tables.ts';
import { mustEnrol } from './second-factor.ts';
import { setSeen } from './sessions.sql.ts';
import { staffTotp } from './totp.tables.ts';

/** Last seen is noted so often, not at each call. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** Only the Authorization header counts; the cookie is for the page alone and authenticates nothing. */
const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

export function identifier(deps: Deps): Identify {
  const byToken = deps.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      companyId: companies.id,
      type: companies.type,
      certification: companies.certification,
      tier: companies.tier,
      seenAt: sessions.seenAt,
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
        eq(users.status, 1),
      ),
    )
    .prepare('identify');

  return async (request) => {
    const caller: Caller = {
      user: null,
      language: languageOf(request),
      ip: request.ip,
      requestId: request.id,
      userAgent: request.headers['user-agent'] ?? '',
    };
    const token = bearer(request);
    const guest = { caller, ended: false };
    const ended = { caller, ended: true };
    if (!token) return guest;
    const now = deps.now();
    const read = await deps.tokens.read(token, now);
    if (!read) return ended;
    const { id, generation, session } = read.claims;
    const [row] = await byToken.execute({ id, generation, session: session ?? null });
    if (!row || (session && !row.seenAt)) return ended;
    const user = signedIn(row);
    const enrolled = row.totpAt !== null;
    if (mustEnrol(user, { session, enrolled }) && !(await isDemoStaff(deps.db, user.email)))
      user.mustEnrol = true;
    const known = { ...caller, user };
    if (!session || !row.seenAt) return { caller: known, ended: false };
    const stale = new Date(now.getTime() - SEEN_EVERY_MS);
    if (row.seenAt < stale) await setSeen(deps.db, session, now, stale);
    return { caller: { ...known, session }, ended: false };
  };
}

function signedIn(row: {
  id: number;
  name: string;
  email: string;
  role: SignedIn['role'];
  companyId: number | null;
  type: 1 | 2 | null;
  certification: 0 | 1 | 2 | 3 | null;
  tier: string | null;
}): SignedIn {
  const { id, name, email, role, companyId, type, certification, tier } = row;
  return {
    id,
    name,
    email,
    role,
    company:
      companyId === null ? null : { id: companyId, type: type ?? 1, certification: certification ?? 0, tier },
  };
}
