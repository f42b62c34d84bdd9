/** Queries of what was done with memberships. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';
import { membershipEvents, memberships } from './membership.tables.ts';

export const insertEvent = (tx: Executor, row: typeof membershipEvents.$inferInsert) =>
  tx.insert(membershipEvents).values(row);

/** Of a company, newest first, with who did it. */
export const eventsOf = (executor: Executor, companyId: number) =>
  executor
    .select({ event: membershipEvents, by: users.name })
    .from(membershipEvents)
    .leftJoin(users, eq(users.id, membershipEvents.doneBy))
    .where(eq(membershipEvents.companyId, companyId))
    .orderBy(desc(membershipEvents.id))
    .limit(200);

/** Memberships of a company from before it was kept what was done with them. */
export const unwritten = (executor: Executor, companyId: number) =>
  executor
    .select({
      id: memberships.id,
      tier: memberships.tier,
      from: sql<string>`lower(${memberships.period})::text`,
      to: sql<string>`upper(${memberships.period})::text`,
      grantedAt: memberships.grantedAt,
      by: users.name,
    })
    .from(memberships)
    .leftJoin(users, eq(users.id, memberships.grantedBy))
    .where(
      sql`${memberships.companyId} = ${companyId} AND NOT EXISTS (
        SELECT FROM membership_events e WHERE e.membership_id = ${sql.raw('memberships.id')} AND e.company_id = ${companyId})`,
    )
    .orderBy(desc(memberships.grantedAt))
    .limit(200);
