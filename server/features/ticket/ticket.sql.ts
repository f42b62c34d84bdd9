/** Queries of tickets, whatever their table. */
import { eq, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/schema/error.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { MAY_SIGN_IN } from '../../../domain/account/account.ts';
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

/**
 * In which language the owner of an address is written to, which an account, an enquiry or a request has confirmed; null
 * where nobody has: it may be a stranger's.
 */
export async function confirmedAddress(tx: Executor, address: string): Promise<Language | null> {
  const email = address.toLowerCase();
  const { rows } = await tx.execute<{ language: Language }>(sql`
    (SELECT language FROM users WHERE lower(email) = ${email} AND status IN (${sql.join(
      MAY_SIGN_IN.map((status) => sql`${status}`),
      sql`, `,
    )}))
    UNION ALL (SELECT language FROM enquiries WHERE lower(email) = ${email} AND user_id IS NULL AND confirmed LIMIT 1)
    UNION ALL (SELECT language FROM purchases WHERE lower(contact_email) = ${email} AND user_id IS NULL AND confirmed LIMIT 1)
    LIMIT 1`);
  return rows[0]?.language ?? null;
}
