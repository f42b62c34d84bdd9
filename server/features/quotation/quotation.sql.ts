/** Queries of quotations. */
import { and, asc, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { LIVE_QUOTATION, QUOTATION_STATUS, quotationLifecycle } from '../../../domain/quotation.ts';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { users } from '../user/user.tables.ts';
import { quotationFiles, quotations } from './quotation.tables.ts';

export type QuotationRow = typeof quotations.$inferSelect;
const { withdrawn, submitted } = QUOTATION_STATUS;

/** On one purchase, newest first, by companies that everybody can see; withdrawn ones are as if never sent. */
export const shownQuotations = (executor: Executor, purchaseId: number, n: number) =>
  executor
    .select({
      id: quotations.id,
      companyId: quotations.companyId,
      incoterm: quotations.incoterm,
      leadTimeDays: quotations.leadTimeDays,
      sampleOffered: quotations.sampleOffered,
      createdAt: quotations.createdAt,
    })
    .from(quotations)
    .innerJoin(companies, eq(companies.id, quotations.companyId))
    .where(and(eq(quotations.purchaseId, purchaseId), ne(quotations.status, withdrawn), companies.visible))
    .orderBy(desc(quotations.id))
    .limit(n);

/** Everything on one purchase but what was withdrawn, newest first. */
export const quotationsOn = (executor: Executor, purchaseId: number): Promise<QuotationRow[]> =>
  executor
    .select()
    .from(quotations)
    .where(and(eq(quotations.purchaseId, purchaseId), ne(quotations.status, withdrawn)))
    .orderBy(desc(quotations.id));

export const filesOn = (executor: Executor, purchaseId: number) =>
  executor
    .select({
      quotationId: quotationFiles.quotationId,
      id: files.id,
      key: files.key,
      name: files.name,
      bytes: files.bytes,
      mime: files.mime,
    })
    .from(quotationFiles)
    .innerJoin(quotations, eq(quotations.id, quotationFiles.quotationId))
    .innerJoin(files, eq(files.id, quotationFiles.fileId))
    .where(
      and(eq(quotations.purchaseId, purchaseId), ne(quotations.status, withdrawn), isNull(files.deletedAt)),
    )
    .orderBy(asc(quotationFiles.quotationId), asc(quotationFiles.position));

/** Whether the company has a live quotation on the purchase. */
export const hasLive = async (tx: Executor, purchaseId: number, companyId: number): Promise<boolean> =>
  (await tx.$count(
    quotations,
    and(
      eq(quotations.purchaseId, purchaseId),
      eq(quotations.companyId, companyId),
      inArray(quotations.status, [...LIVE_QUOTATION]),
    ),
  )) > 0;

export async function insertQuotation(
  tx: Executor,
  row: typeof quotations.$inferInsert,
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(quotations).values(row).returning({ id: quotations.id });
  if (fileIds.length > 0)
    await tx
      .insert(quotationFiles)
      .values(fileIds.map((fileId, position) => ({ quotationId: made!.id, position, fileId })));
  return made!.id;
}

/** Takes an action of the lifecycle on one of a purchase's quotations; undefined where it is in no state for it. */
export async function moveQuotation(
  tx: Executor,
  of: { purchaseId: number; id: number },
  action: Parameters<typeof quotationLifecycle.from>[0],
  now: Date,
): Promise<QuotationRow | undefined> {
  const [row] = await tx
    .update(quotations)
    .set({ status: quotationLifecycle.to(action), updatedAt: now })
    .where(
      and(
        eq(quotations.id, of.id),
        eq(quotations.purchaseId, of.purchaseId),
        inArray(quotations.status, [...quotationLifecycle.from(action)]),
      ),
    )
    .returning();
  return row;
}

/** Ids on a purchase that are still to be decided. */
export async function undecidedOn(tx: Executor, purchaseId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        eq(quotations.purchaseId, purchaseId),
        inArray(quotations.status, [...quotationLifecycle.from('decline')]),
      ),
    )
    .orderBy(asc(quotations.id));
  return rows.map((row) => row.id);
}

/** The owner of the request has seen what was new. */
export async function markViewed(executor: Executor, purchaseId: number, now: Date): Promise<void> {
  await executor
    .update(quotations)
    .set({ status: quotationLifecycle.to('view'), buyerReadAt: now })
    .where(and(eq(quotations.purchaseId, purchaseId), eq(quotations.status, submitted)));
}

/** Expires what has reached the end of its last day; ids with their purchases. */
export async function expireDue(tx: Executor, now: Date, most: number) {
  const due = tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        inArray(quotations.status, [...quotationLifecycle.from('expire')]),
        lte(quotations.validUntil, now),
      ),
    )
    .orderBy(quotations.validUntil)
    .limit(most)
    .for('no key update', { skipLocked: true });
  return tx
    .update(quotations)
    .set({ status: quotationLifecycle.to('expire'), updatedAt: now })
    .where(inArray(quotations.id, due))
    .returning({ id: quotations.id, purchaseId: quotations.purchaseId });
}

/** The account behind a quotation, as it is now. */
export async function supplierOf(tx: Executor, companyId: number) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, language: users.language, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return row!;
}
