/** Queries of the lists of quotations in the member centre. */
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import type { Executor } from '../../platform/database/database.ts';
import { purchases } from '../purchase/purchase.tables.ts';
import { quotations } from './quotation.tables.ts';

const { submitted, withdrawn } = QUOTATION_STATUS;

/** Sent by the company, also what it withdrew. */
export const fromCompany = (companyId: number): SQL => eq(quotations.companyId, companyId);

/** On the account's requests; withdrawn ones are as if never sent. */
export const toUser = (userId: number) =>
  and(eq(purchases.userId, userId), isNull(purchases.deletedAt), ne(quotations.status, withdrawn));

const either = (companyId: number, userId: number) => or(fromCompany(companyId), toUser(userId));

/** Those of the one and of the other, each by its index: for "this or that" of two tables all of both would be read. */
export const ofEither = (companyId: number, userId: number) => sql`${quotations.id} IN (
  SELECT ${quotations.id} FROM ${quotations} WHERE ${fromCompany(companyId)}
  UNION ALL SELECT ${quotations.id} FROM ${quotations} JOIN ${purchases} ON ${purchases.id} = ${quotations.purchaseId}
    WHERE ${toUser(userId)})`;

export const oneOfEither = (companyId: number, userId: number, id: number) =>
  and(either(companyId, userId), eq(quotations.id, id));

/** Newest first, or by request: the newest request first, and on each the newest quotation first. */
export const listQuotations = (
  executor: Executor,
  which: SQL | undefined,
  order: 'newest' | 'byRequest',
  { limit, offset }: { limit: number; offset: number },
) =>
  executor
    .select({
      quotation: quotations,
      purchase: {
        id: purchases.id,
        userId: purchases.userId,
        title: purchases.title,
        status: purchases.status,
        closingAt: purchases.closingAt,
        quotaNum: purchases.quotaNum,
        deletedAt: purchases.deletedAt,
      },
    })
    .from(quotations)
    .innerJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(which)
    .orderBy(...(order === 'byRequest' ? [desc(purchases.id)] : []), desc(quotations.id))
    .limit(limit)
    .offset(offset);

export async function countQuotations(executor: Executor, which: SQL | undefined): Promise<number> {
  const joined = executor
    .select({ id: quotations.id })
    .from(quotations)
    .innerJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(which)
    .as('listed');
  return executor.$count(joined);
}

/** What the buyer has not seen yet. */
export const unseenBy = (userId: number) => and(toUser(userId), eq(quotations.status, submitted));

/** The ids of what the buyer has not seen yet. */
export async function unseenIds(tx: Executor, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .innerJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(unseenBy(userId));
  return rows.map(({ id }) => id);
}
