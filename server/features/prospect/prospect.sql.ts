/** Queries of prospects. */
import { and, asc, desc, eq, gte, inArray, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { type ProspectStage, STAGES_OVER } from '../../../domain/prospect.ts';
import { TICKET_STATUS } from '../../../domain/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { inState } from '../ticket/ticket.ts';
import { users } from '../user/user.tables.ts';
import { prospectNotes, prospects } from './prospect.tables.ts';

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

export interface ProspectFilter {
  state: TicketFilter;
  /** Null of those that nobody deals with. */
  ownerId?: number | null;
  stage?: ProspectStage | undefined;
  /** Of those whose reminder is due on this day. */
  dueOn?: string | undefined;
}
interface Slice {
  limit: number;
  offset: number;
}

const isOwnedBy = (ownerId: number | null): SQL =>
  ownerId === null ? isNull(prospects.ownerId) : eq(prospects.ownerId, ownerId);

const isDue = (today: string): SQL | undefined =>
  and(eq(prospects.status, TICKET_STATUS.open), lte(prospects.remindOn, today));

export async function prospectPage(
  executor: Executor,
  { state, ownerId, stage, dueOn }: ProspectFilter,
  { limit, offset }: Slice,
) {
  const owner = alias(users, 'owner');
  const where = and(
    inState(prospects, state),
    ownerId === undefined ? undefined : isOwnedBy(ownerId),
    stage && eq(prospects.stage, stage),
    dueOn ? isDue(dueOn) : undefined,
  );
  const [items, total] = await Promise.all([
    executor
      .select({
        prospect: prospects,
        resolvedBy: users.name,
        owner: { id: owner.id, name: owner.name },
        notes:
          sql<number>`(SELECT count(*) FROM ${prospectNotes} n WHERE n.prospect_id = ${prospects.id})`.mapWith(
            Number,
          ),
      })
      .from(prospects)
      .leftJoin(users, eq(users.id, prospects.resolvedBy))
      .leftJoin(owner, eq(owner.id, prospects.ownerId))
      .where(where)
      .orderBy(desc(prospects.createdAt), desc(prospects.id))
      .limit(limit)
      .offset(offset),
    executor.$count(prospects, where),
  ]);
  return { items, total };
}

/** Of how many an owner is reminded until this day, and the earliest day. */
export async function countDue(executor: Executor, ownerId: number, today: string) {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(prospects.remindOn) })
    .from(prospects)
    .where(and(isOwnedBy(ownerId), isDue(today)));
  return row as { waiting: number; oldest: string | null };
}

const mayOwn = and(
  inArray(users.role, ['operator', 'administrator']),
  eq(users.status, ACCOUNT_STATUS.normal),
);

export const owners = (executor: Executor) =>
  executor.select({ id: users.id, name: users.name }).from(users).where(mayOwn).orderBy(asc(users.name));

export const isOwner = async (executor: Executor, id: number): Promise<boolean> =>
  (await executor.$count(users, and(eq(users.id, id), mayOwn))) > 0;

export async function lockProspect(tx: Executor, id: number) {
  const [row] = await tx.select().from(prospects).where(eq(prospects.id, id)).for('update');
  return row;
}

export const setFollowed = (
  tx: Executor,
  id: number,
  change: Pick<typeof prospects.$inferSelect, 'ownerId' | 'stage' | 'remindOn' | 'version'>,
) => tx.update(prospects).set(change).where(eq(prospects.id, id));

export const insertNote = (tx: Executor, row: typeof prospectNotes.$inferInsert) =>
  tx.insert(prospectNotes).values(row);

export async function notesOf(executor: Executor, prospectId: number, { limit, offset }: Slice) {
  const where = eq(prospectNotes.prospectId, prospectId);
  const [items, total] = await Promise.all([
    executor
      .select({ note: prospectNotes, author: users.name })
      .from(prospectNotes)
      .innerJoin(users, eq(users.id, prospectNotes.authorId))
      .where(where)
      .orderBy(desc(prospectNotes.id))
      .limit(limit)
      .offset(offset),
    executor.$count(prospectNotes, where),
  ]);
  return { items, total };
}

export const nextVersion = sql`${prospects.version} + 1`;

/** What is reopened is talked about again. */
export const stageReopened = sql`CASE WHEN ${inArray(prospects.stage, [...STAGES_OVER])} THEN 'contacted' ELSE ${prospects.stage} END`;
