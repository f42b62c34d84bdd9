/** Queries of deals. */
import { and, desc, eq, getTableColumns, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type DealSide, type DealStatus, dealLifecycle } from '../../../domain/deal/deal.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import type { Executor } from '../../platform/database/database.ts';
import { addresses } from '../address/address.tables.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { purchases } from '../purchase/purchase.tables.ts';
import { quotationFiles, quotations } from '../quotation/quotation.tables.ts';
import { users } from '../user/user.tables.ts';
import { dealSteps, deals } from './deal.tables.ts';

export type AcceptedRow = typeof quotations.$inferSelect;

/** Writes the deal of a quotation; null where it has one. */
export async function insertDeal(tx: Executor, row: typeof deals.$inferInsert): Promise<number | null> {
  const [made] = await tx
    .insert(deals)
    .values(row)
    .onConflictDoNothing({ target: deals.quotationId })
    .returning({ id: deals.id });
  return made?.id ?? null;
}

/** Accepted quotations without a deal, with their requests, locked; of those that others hold the turn comes later. */
export const lockWithoutDeal = (tx: Executor, most: number) =>
  tx
    .select({ purchase: purchases, quotation: quotations })
    .from(quotations)
    .innerJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(
      and(
        eq(quotations.status, QUOTATION_STATUS.accepted),
        notExists(tx.select({ id: deals.id }).from(deals).where(eq(deals.quotationId, quotations.id))),
      ),
    )
    .orderBy(quotations.id)
    .limit(most)
    .for('update', { of: quotations, skipLocked: true });

const buyers = alias(users, 'buyers');

/** What both sides are shown of a deal beside what is frozen. */
const sides = {
  deal: getTableColumns(deals),
  hiddenVersion: quotations.hiddenVersion,
  receive: { id: addresses.id, code: addresses.code, name: addresses.name, name_zh: addresses.nameZh },
  purchase: {
    userId: purchases.userId,
    name: purchases.contactName,
    company: purchases.contactCompany,
    email: purchases.contactEmail,
    emailConfirmed: purchases.emailConfirmed,
  },
  /** Of the account that asked; null of a guest's. */
  buyerStatus: buyers.status,
  company: {
    name: companies.name,
    domain: companies.domain,
    contactName: companies.contactName,
    job: companies.contactJob,
    telephone: companies.contactTelephone,
    mobile: companies.contactMobile,
    address: companies.contactAddress,
  },
  owner: {
    id: users.id,
    name: users.name,
    email: users.email,
    status: users.status,
    language: users.language,
  },
};
export type Sides = Awaited<ReturnType<typeof readDeals>>[number];

export const readDeals = (
  executor: Executor,
  which: SQL | undefined,
  { limit, offset }: { limit: number; offset: number } = { limit: 1, offset: 0 },
) =>
  executor
    .select(sides)
    .from(deals)
    .innerJoin(purchases, eq(purchases.id, deals.purchaseId))
    .innerJoin(quotations, eq(quotations.id, deals.quotationId))
    .innerJoin(companies, eq(companies.id, deals.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(addresses, sql`${addresses.id} = (${deals.request}->>'receive_id')::int`)
    .leftJoin(buyers, eq(buyers.id, purchases.userId))
    .where(which)
    .orderBy(desc(deals.id))
    .limit(limit)
    .offset(offset);

export const countDeals = (executor: Executor, which: SQL | undefined): Promise<number> =>
  executor.$count(deals, which);

export async function idOfQuotation(executor: Executor, quotationId: number): Promise<number | null> {
  const [row] = await executor.select({ id: deals.id }).from(deals).where(eq(deals.quotationId, quotationId));
  return row?.id ?? null;
}

/** Whom a deal is of. */
export interface Party {
  userId: number;
  companyId: number;
}

const bought = (userId: number) => sql`SELECT ${deals.id} FROM ${deals}
  JOIN ${purchases} ON ${purchases.id} = ${deals.purchaseId} WHERE ${purchases.userId} = ${userId}`;
const sold = (companyId: number) =>
  sql`SELECT ${deals.id} FROM ${deals} WHERE ${deals.companyId} = ${companyId}`;

/** Each side by its index. */
export const ofParty = (
  { userId, companyId }: Party,
  { side, status }: { side?: DealSide | undefined; status?: DealStatus | undefined } = {},
): SQL | undefined => {
  const mine = {
    buyer: bought(userId),
    supplier: sold(companyId),
    both: sql`${bought(userId)} UNION ALL ${sold(companyId)}`,
  };
  return and(
    sql`${deals.id} IN (${mine[side ?? 'both']})`,
    status === undefined ? undefined : eq(deals.status, status),
  );
};

export const oneOfParty = (party: Party, id: number) => and(eq(deals.id, id), ofParty(party));
export const ofPurchase = (purchaseId: number): SQL => eq(deals.purchaseId, purchaseId);
export const byId = (id: number): SQL => eq(deals.id, id);

/** What hangs on the quotation in the version that was accepted. */
export const quotationFilesOf = (executor: Executor, quotationId: number, version: number) =>
  executor
    .select({
      id: files.id,
      key: files.key,
      name: files.name,
      bytes: files.bytes,
      mime: files.mime,
      scannedAt: files.scannedAt,
    })
    .from(quotationFiles)
    .innerJoin(files, eq(files.id, quotationFiles.fileId))
    .where(
      and(
        eq(quotationFiles.quotationId, quotationId),
        eq(quotationFiles.version, version),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(quotationFiles.position);

export const dealStates = { table: deals, lifecycle: dealLifecycle, entity: 'deal' } as const;

/** Until the transaction ends nobody else tells anything of it. */
export async function lockDeal(tx: Executor, which: SQL): Promise<void> {
  await tx.select({ id: deals.id }).from(deals).where(which).for('no key update');
}

export type StepRow = typeof dealSteps.$inferSelect;

export const stepsOf = (executor: Executor, dealIds: readonly number[]): Promise<StepRow[]> =>
  executor
    .select()
    .from(dealSteps)
    .where(inArray(dealSteps.dealId, [...dealIds]));

/** False where it was set before. */
export async function insertStep(tx: Executor, row: StepRow): Promise<boolean> {
  const made = await tx
    .insert(dealSteps)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: dealSteps.dealId });
  return made.length > 0;
}

export async function removeStep(tx: Executor, dealId: number, step: StepRow['step']): Promise<void> {
  await tx.delete(dealSteps).where(and(eq(dealSteps.dealId, dealId), eq(dealSteps.step, step)));
}

export async function purchaseOf(tx: Executor, id: number): Promise<typeof purchases.$inferSelect> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id));
  return row!;
}
