/** Queries of tickets, whatever their table. */
import { eq, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { TICKET_STATUS } from '../../../domain/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';

export type TicketTable = PgTable & Record<'id' | 'status' | 'createdAt', PgColumn>;

/** Undefined where all are asked for. */
export const inState = (table: TicketTable, filter: TicketFilter): SQL | undefined =>
  filter === 'all'
    ? undefined
    : eq(table.status, filter === 'open' ? TICKET_STATUS.open : TICKET_STATUS.resolved);

export async function countOpen(executor: Executor, table: TicketTable) {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(table.createdAt) })
    .from(table)
    .where(eq(table.status, TICKET_STATUS.open));
  return row as { waiting: number; oldest: Date | null };
}

export const exists = async (tx: Executor, table: TicketTable, id: number): Promise<boolean> =>
  (await tx.$count(table, eq(table.id, id))) > 0;
