/** Queries of prospects. */
import { and, desc, eq, gte } from 'drizzle-orm';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { inState } from '../ticket/ticket.ts';
import { users } from '../user/user.tables.ts';
import { prospects } from './prospect.tables.ts';

type NewRow = Pick<
  typeof prospects.$inferInsert,
  'companyName' | 'contactName' | 'contactPhone' | 'source' | 'createdAt'
>;

/** The same request since then. The lock makes a double click wait for its duplicate. */
export async function findDuplicate(
  tx: Executor,
  prospect: NewRow,
  since: Date,
): Promise<number | undefined> {
  const { companyName, contactName, contactPhone, source } = prospect;
  const key = `prospect ${source} ${contactPhone} ${contactName} ${companyName}`;
  await lockWords(tx, key);
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

export async function prospectPage(
  executor: Executor,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const [items, total] = await Promise.all([
    executor
      .select({ prospect: prospects, resolvedBy: users.name })
      .from(prospects)
      .leftJoin(users, eq(users.id, prospects.resolvedBy))
      .where(inState(prospects, filter))
      .orderBy(desc(prospects.createdAt), desc(prospects.id))
      .limit(limit)
      .offset(offset),
    executor.$count(prospects, inState(prospects, filter)),
  ]);
  return { items, total };
}
