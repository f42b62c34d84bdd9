/** Queries of requests for membership and promotion. */
import { and, desc, eq, gte, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { HandledState } from '../../../contract/ticket.ts';
import type { Executor } from '../../platform/database.ts';
import { users } from '../user/user.tables.ts';
import { prospects } from './prospect.tables.ts';

type NewRow = Pick<
  typeof prospects.$inferInsert,
  'companyName' | 'contactName' | 'contactPhone' | 'source' | 'createdAt'
>;

/** The same request since then. The lock makes a double click wait for the first one. */
export async function findDuplicate(
  tx: Executor,
  prospect: NewRow,
  since: Date,
): Promise<number | undefined> {
  const { companyName, contactName, contactPhone, source } = prospect;
  const key = `prospect ${source} ${contactPhone} ${contactName} ${companyName}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [duplicate] = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(
      and(
        gte(prospects.createdAt, since),
        eq(prospects.source, source),
        eq(prospects.contactPhone, contactPhone),
        eq(prospects.contactName, contactName),
        eq(prospects.companyName, companyName),
      ),
    )
    .limit(1);
  return duplicate?.id;
}

export async function insertProspect(tx: Executor, prospect: NewRow): Promise<number> {
  const [made] = await tx.insert(prospects).values(prospect).returning({ id: prospects.id });
  return made!.id;
}

const inState = (state: HandledState) =>
  state === 'all'
    ? undefined
    : state === 'open'
      ? isNull(prospects.handledAt)
      : isNotNull(prospects.handledAt);

export async function prospectPage(
  executor: Executor,
  state: HandledState,
  { limit, offset }: { limit: number; offset: number },
) {
  const [items, total] = await Promise.all([
    executor
      .select({ prospect: prospects, handledBy: users.name })
      .from(prospects)
      .leftJoin(users, eq(users.id, prospects.handledBy))
      .where(inState(state))
      .orderBy(desc(prospects.createdAt), desc(prospects.id))
      .limit(limit)
      .offset(offset),
    executor.$count(prospects, inState(state)),
  ]);
  return { items, total };
}

export async function countOpen(executor: Executor): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(prospects.createdAt) })
    .from(prospects)
    .where(isNull(prospects.handledAt));
  return row!;
}

/** Marks or unmarks; false where it is so already, undefined where there is no such request. */
export async function setHandled(
  tx: Executor,
  id: number,
  by: { userId: number; at: Date } | null,
): Promise<boolean | undefined> {
  const rows = await tx
    .update(prospects)
    .set({ handledAt: by?.at ?? null, handledBy: by?.userId ?? null })
    .where(and(eq(prospects.id, id), by ? isNull(prospects.handledAt) : isNotNull(prospects.handledAt)))
    .returning({ id: prospects.id });
  if (rows.length > 0) return true;
  return (await tx.$count(prospects, eq(prospects.id, id))) > 0 ? false : undefined;
}
