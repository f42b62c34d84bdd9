/** Queries of quotations. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { LIVE_QUOTATION, QUOTATION_STATUS, quotationLifecycle } from '../../../domain/quotation.ts';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { users } from '../user/user.tables.ts';
import { quotationFiles, quotations } from './quotation.tables.ts';

export type QuotationRow = typeof quotations.$inferSelect;
const { withdrawn } = QUOTATION_STATUS;

export const quotationStates = {
  table: quotations,
  lifecycle: quotationLifecycle,
  entity: 'quotation',
} as const;

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

export const ofPurchase = (purchaseId: number) => eq(quotations.purchaseId, purchaseId);
export const notYetOver = (now: Date) => gt(quotations.validUntil, now);

/** At most `most` that have reached the end of their last day. */
export const dueQuotations = (tx: Executor, now: Date, most: number) =>
  inArray(
    quotations.id,
    tx
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
      .for('no key update', { skipLocked: true }),
  );

/** The account behind a quotation, as it is now. */
export async function supplierOf(tx: Executor, companyId: number) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, language: users.language, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return row!;
}
