/** Queries of requests for membership and promotion. */
import { and, desc, eq, gte, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { HandledState } from '../../../contract/ticket.ts';
import type { Executor } from '../../platform/database.ts';
import { users } from '../user/user.tables.ts';
import { leads } from './prospect.tables.ts';

type NewRow = Pick<
  typeof leads.$inferInsert,
  'companyName' | 'contactName' | 'contactPhone' | 'source' | 'createdAt'
>;

/** The same request since then. The lock makes a double click wait for the first one. */
export async function findDuplicate(tx: Executor, lead: NewRow, since: Date): Promise<number | undefined> {
  const { companyName, contactName, contactPhone, source } = lead;
  const key = `lead ${source} ${contactPhone} ${contactName} ${companyName}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [duplicate] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        gte(leads.createdAt, since),
        eq(leads.source, source),
        eq(leads.contactPhone, contactPhone),
        eq(leads.contactName, contactName),
        eq(leads.companyName, companyName),
      ),
    )
    .limit(1);
  return duplicate?.id;
}

export async function insertLead(tx: Executor, lead: NewRow): Promise<number> {
  const [made] = await tx.insert(leads).values(lead).returning({ id: leads.id });
  return made!.id;
}

const inState = (state: HandledState) =>
  state === 'all' ? undefined : state === 'open' ? isNull(leads.handledAt) : isNotNull(leads.handledAt);

export async function leadPage(
  executor: Executor,
  state: HandledState,
  { limit, offset }: { limit: number; offset: number },
) {
  const [items, total] = await Promise.all([
    executor
      .select({ lead: leads, handledBy: users.name })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.handledBy))
      .where(inState(state))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(limit)
      .offset(offset),
    executor.$count(leads, inState(state)),
  ]);
  return { items, total };
}

export async function countOpen(executor: Executor): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(leads.createdAt) })
    .from(leads)
    .where(isNull(leads.handledAt));
  return row!;
}

/** Marks or unmarks; false where it is so already, undefined where there is no such request. */
export async function mark(
  tx: Executor,
  id: number,
  by: { userId: number; at: Date } | null,
): Promise<boolean | undefined> {
  const rows = await tx
    .update(leads)
    .set({ handledAt: by?.at ?? null, handledBy: by?.userId ?? null })
    .where(and(eq(leads.id, id), by ? isNull(leads.handledAt) : isNotNull(leads.handledAt)))
    .returning({ id: leads.id });
  if (rows.length > 0) return true;
  return (await tx.$count(leads, eq(leads.id, id))) > 0 ? false : undefined;
}
