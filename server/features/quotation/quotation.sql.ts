/** Queries of quotations. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { LIVE_QUOTATION, QUOTATION_STATUS, quotationLifecycle } from '../../../domain/deal/quotation.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { purchases } from '../purchase/purchase.tables.ts';
import type { PurchaseRow } from '../purchase/purchase.ts';
import { users } from '../user/user.tables.ts';
import { quotationFiles, quotations, quotationVersions } from './quotation.tables.ts';

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

const attachment = {
  quotationId: quotationFiles.quotationId,
  version: quotationFiles.version,
  id: files.id,
  key: files.key,
  name: files.name,
  bytes: files.bytes,
  mime: files.mime,
  scannedAt: files.scannedAt,
};
const isShown = sql`${quotationFiles.version} > coalesce(${quotations.hiddenVersion}, 0)`;
const inOrder = [asc(quotationFiles.quotationId), asc(quotationFiles.version), asc(quotationFiles.position)];

/** The attachments of these quotations in all their versions. */
export const filesOf = (executor: Executor, ids: readonly number[]) =>
  executor
    .select(attachment)
    .from(quotationFiles)
    .innerJoin(quotations, eq(quotations.id, quotationFiles.quotationId))
    .innerJoin(files, eq(files.id, quotationFiles.fileId))
    .where(and(inArray(quotationFiles.quotationId, [...ids]), isNull(files.deletedAt), isShown))
    .orderBy(...inOrder);

/** The same of what stands on one purchase. */
export const filesOn = (executor: Executor, purchaseId: number) =>
  executor
    .select(attachment)
    .from(quotationFiles)
    .innerJoin(quotations, eq(quotations.id, quotationFiles.quotationId))
    .innerJoin(files, eq(files.id, quotationFiles.fileId))
    .where(
      and(
        eq(quotations.purchaseId, purchaseId),
        ne(quotations.status, withdrawn),
        isNull(files.deletedAt),
        isShown,
      ),
    )
    .orderBy(...inOrder);

/** The earlier versions of these quotations, newest first. */
export const versionsOf = (executor: Executor, ids: readonly number[]) =>
  executor
    .select()
    .from(quotationVersions)
    .where(inArray(quotationVersions.quotationId, [...ids]))
    .orderBy(asc(quotationVersions.quotationId), desc(quotationVersions.version));

export const keepVersion = async (
  tx: Executor,
  row: typeof quotationVersions.$inferInsert,
): Promise<void> => {
  await tx.insert(quotationVersions).values(row);
};

/**
 * A quotation with its request for somebody on either side: the company that sent it, or the account whose request it
 * is on, to whom a withdrawn one is as if never sent.
 */
export async function oneOf(
  executor: Executor,
  { userId, companyId }: { userId: number; companyId: number },
  id: number,
): Promise<{ quotation: QuotationRow; purchase: PurchaseRow } | undefined> {
  const [row] = await executor
    .select({ quotation: quotations, purchase: purchases })
    .from(quotations)
    .innerJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(
      and(
        eq(quotations.id, id),
        or(
          eq(quotations.companyId, companyId),
          and(eq(purchases.userId, userId), isNull(purchases.deletedAt), ne(quotations.status, withdrawn)),
        ),
      ),
    );
  return row;
}

/** No better offer is asked for. */
export const NOT_ASKED = { betterOfferAskedAt: null, betterOfferPrice: null, betterOfferNote: '' };

export async function askBetterOffer(
  tx: Executor,
  id: number,
  { price, note }: { price: number | null; note: string },
  now: Date,
): Promise<void> {
  await tx
    .update(quotations)
    .set({ betterOfferAskedAt: now, betterOfferPrice: price, betterOfferNote: note, updatedAt: now })
    .where(eq(quotations.id, id));
}

export async function setBuyerNote(tx: Executor, id: number, buyerNote: string): Promise<void> {
  await tx.update(quotations).set({ buyerNote }).where(eq(quotations.id, id));
}

export async function titleOf(tx: Executor, purchaseId: number): Promise<string> {
  const [row] = await tx
    .select({ title: purchases.title })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return row!.title;
}

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
  await attachFiles(tx, made!.id, 1, fileIds);
  return made!.id;
}

export async function attachFiles(
  tx: Executor,
  quotationId: number,
  version: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length > 0)
    await tx
      .insert(quotationFiles)
      .values(fileIds.map((fileId, position) => ({ quotationId, version, position, fileId })));
}

export const ofPurchase = (purchaseId: number) => eq(quotations.purchaseId, purchaseId);
export const manyQuotations = (ids: readonly number[]) => inArray(quotations.id, [...ids]);
export const notYetOver = (now: Date) => gt(quotations.validUntil, now);

/** At most `most` that have reached the end of their last day, the longest due first. */
export const dueQuotations = (tx: Executor, now: Date, most: number) =>
  tx
    .select({ id: quotations.id, purchaseId: quotations.purchaseId })
    .from(quotations)
    .where(
      and(
        inArray(quotations.status, [...quotationLifecycle.from('expire')]),
        lte(quotations.validUntil, now),
      ),
    )
    .orderBy(quotations.validUntil)
    .limit(most);

/** Of these, those on the given requests that are still due: a revision may have come in between. */
export const dueAmong = (ids: readonly number[], purchaseIds: readonly number[], now: Date) =>
  and(
    inArray(quotations.id, [...ids]),
    inArray(quotations.purchaseId, [...purchaseIds]),
    lte(quotations.validUntil, now),
  );

export async function ownQuotation(
  tx: Executor,
  companyId: number,
  id: number,
): Promise<QuotationRow | undefined> {
  const [row] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, id), eq(quotations.companyId, companyId)));
  return row;
}

export const certificatesOf = (executor: Executor, companyIds: readonly number[]) =>
  executor
    .select({ id: companies.id, certificates: companies.certificates })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]));

/** The account behind a quotation, as it is now. */
export async function supplierOf(tx: Executor, companyId: number) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, language: users.language, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return row!;
}
