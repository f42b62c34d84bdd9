/** Accounts with their companies, as operators search them. */
import { count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { companies } from '../company/company.tables.ts';
import { users } from './user.tables.ts';

export async function findUsers(
  executor: Executor,
  kw: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const pattern = containing(kw);
  const where = kw
    ? or(ilike(users.email, pattern), ilike(users.name, pattern), ilike(companies.name, pattern))
    : undefined;
  const [items, [counted]] = await Promise.all([
    executor
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        status: users.status,
        company: {
          id: companies.id,
          name: companies.name,
          certification: companies.certification,
          tier: companies.tier,
        },
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(where)
      .orderBy(desc(users.id))
      .limit(limit)
      .offset(offset),
    executor
      .select({ n: count() })
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(where),
  ]);
  return { items, total: counted!.n };
}
