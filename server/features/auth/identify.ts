/** Who sends a request: the one place where a token becomes a user (decision 20). */
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Caller, Deps, SignedIn } from '../../platform/deps.ts';
import type { Identify } from '../../platform/http.ts';
import { languageOf } from '../../platform/negotiation.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

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
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
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
    };
    const token = bearer(request);
    if (!token) return { caller, ended: false };
    const read = await deps.tokens.read(token, deps.now());
    const [row] = read
      ? await byToken.execute({ id: read.claims.id, generation: read.claims.generation })
      : [];
    return row ? { caller: { ...caller, user: signedIn(row) }, ended: false } : { caller, ended: true };
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
