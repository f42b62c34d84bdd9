/** Queries of reports: what may be reported by whom, and the console's list of them. */
import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportedThing } from '../../../contract/operator/report.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { AUDIT_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { TICKET_STATUS } from '../../../domain/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { categories } from '../category/category.tables.ts';
import { companies } from '../company/company.tables.ts';
import { purchases } from '../purchase/purchase.tables.ts';
import { inState } from '../ticket/ticket.ts';
import { users } from '../user/user.tables.ts';
import { reports } from './report.tables.ts';

const LONGEST = 2000;

/** Of an account, of its company, or of a guest by the hash of their link. */
export interface Reporter {
  userId: number | null;
  companyId: number | null;
  tokenHash: string | null;
}

/** What the reporter may see of a thing: undefined for what they may not, or what is not there. */
export async function reportedThing(
  executor: Executor,
  { type, id }: ReportedThing,
  { userId, companyId, tokenHash }: Reporter,
): Promise<{ title: string; excerpt: string } | undefined> {
  const isParty = (buyer: SQL, supplier: SQL, token: SQL) =>
    sql`(${buyer} = ${userId}::bigint OR ${supplier} = ${companyId}::bigint OR ${token} = ${tokenHash}::text)`;
  const read: Record<ReportedThing['type'], SQL> = {
    product: sql`SELECT title, '' AS excerpt FROM products WHERE id = ${id} AND listed`,
    company: sql`SELECT name AS title, '' AS excerpt FROM companies WHERE id = ${id} AND visible`,
    purchase: sql`SELECT title, left(description, ${LONGEST}) AS excerpt FROM purchases
      WHERE id = ${id} AND deleted_at IS NULL AND withheld_at IS NULL AND audit_status = ${AUDIT_STATUS.passed}`,
    quotation: sql`SELECT q.item_name AS title, left(q.details, ${LONGEST}) AS excerpt
      FROM quotations q JOIN purchases p ON p.id = q.purchase_id
      WHERE q.id = ${id} AND ${isParty(sql`p.user_id`, sql`q.company_id`, sql`p.guest_token_hash`)}`,
    message: sql`SELECT left(e.subject, 300) AS title, left(m.body, ${LONGEST}) AS excerpt
      FROM enquiry_messages m JOIN enquiries e ON e.id = m.enquiry_id
      WHERE m.id = ${id} AND e.confirmed AND ${isParty(sql`e.user_id`, sql`CASE WHEN e.received AND m.delivered THEN e.company_id END`, sql`e.guest_token_hash`)}`,
  };
  const { rows } = await executor.execute<{ title: string; excerpt: string }>(read[type]);
  return rows[0];
}

type NewRow = typeof reports.$inferInsert;

/** A member's report of the thing that waits, or the same of a guest since then. The lock makes a double click wait. */
export async function findOpen(
  tx: Executor,
  row: NewRow,
  since: Date,
): Promise<{ id: number; reason: string; note: string } | undefined> {
  const { userId, targetType, targetId, reason, note, email } = row;
  const key = `report ${userId ?? email} ${targetType} ${targetId}`;
  await lockWords(tx, key);
  const same = and(
    eq(reports.targetType, targetType),
    eq(reports.targetId, targetId),
    eq(reports.status, TICKET_STATUS.open),
  );
  const ofGuest = and(
    sql`${reports.userId} IS NULL`,
    gte(reports.createdAt, since),
    eq(reports.reason, reason),
    eq(reports.note, note ?? ''),
    eq(reports.email, email ?? ''),
  );
  const [found] = await tx
    .select({ id: reports.id, reason: reports.reason, note: reports.note })
    .from(reports)
    .where(and(same, userId ? eq(reports.userId, userId) : ofGuest))
    .limit(1);
  return found;
}

export async function insertReport(tx: Executor, row: NewRow): Promise<number> {
  const [made] = await tx.insert(reports).values(row).returning({ id: reports.id });
  return made!.id;
}

export const replaceReason = (tx: Executor, id: number, change: Pick<NewRow, 'reason' | 'note'>) =>
  tx.update(reports).set(change).where(eq(reports.id, id));

/** Those that wait, the oldest first; otherwise the newest first. */
export async function reportPage(
  executor: Executor,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const resolver = alias(users, 'resolver');
  const order =
    filter === 'open'
      ? [asc(reports.createdAt), asc(reports.id)]
      : [desc(reports.createdAt), desc(reports.id)];
  const [items, total] = await Promise.all([
    executor
      .select({
        report: reports,
        user: { id: users.id, name: users.name, email: users.email },
        resolvedBy: resolver.name,
        domain: companies.domain,
        fullPath: categories.fullPath,
        others:
          sql<number>`(SELECT count(*) FROM ${reports} other WHERE other.target_type = ${reports.targetType}
          AND other.target_id = ${reports.targetId} AND other.status = ${TICKET_STATUS.open}
          AND other.id <> ${reports.id})`.mapWith(Number),
      })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.userId))
      .leftJoin(resolver, eq(resolver.id, reports.resolvedBy))
      .leftJoin(companies, and(eq(reports.targetType, 'company'), eq(companies.id, reports.targetId)))
      .leftJoin(purchases, and(eq(reports.targetType, 'purchase'), eq(purchases.id, reports.targetId)))
      .leftJoin(categories, eq(categories.id, purchases.categoryId))
      .where(inState(reports, filter))
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    executor.$count(reports, inState(reports, filter)),
  ]);
  return { items, total };
}
