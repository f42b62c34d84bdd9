/** Queries that post and change purchases. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { PURCHASE_STATUS, purchaseLifecycle } from '../../../domain/deal/purchase-audit.ts';
import { quotationLifecycle } from '../../../domain/deal/quotation.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { addresses } from '../address/address.tables.ts';
import { categories } from '../category/category.tables.ts';
import { companies } from '../company/company.tables.ts';
import type { NamedBefore } from '../email/email.ts';
import { products } from '../product/product.tables.ts';
import { quotations } from '../quotation/quotation.tables.ts';
import { users } from '../user/user.tables.ts';
import { purchaseFiles, purchases } from './purchase.tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

export const purchaseStates = {
  table: purchases,
  lifecycle: purchaseLifecycle,
  entity: 'purchase',
} as const;

export async function categoryPlace(tx: Executor, id: number) {
  const { rootId, subId, isEnd } = categories;
  const isClosed = sql<boolean>`EXISTS (SELECT FROM categories above
    WHERE above.id = ANY (categories.trail) AND above.closed_at IS NOT NULL)`;
  const [row] = await tx
    .select({ id: categories.id, rootId, subId, isEnd, isClosed })
    .from(categories)
    // that into which it was merged, perhaps; as bigint: any number may be sent, and none may fail the comparison
    .where(
      sql`${categories.id} = (SELECT coalesce(merged_into, id) FROM categories WHERE id = ${id}::bigint)`,
    );
  return row;
}

/** A listed product with the account of its supplier. */
export async function invitedProduct(tx: Executor, id: number) {
  const [row] = await tx
    .select({ title: products.title, owner: users.id, email: users.email, language: users.language })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(products.id, id), products.listed));
  return row;
}

/** Of an address that the account has named: whether its owner has confirmed it, and been asked since; null where it has not. */
export async function namedBefore(
  executor: Executor,
  userId: number,
  email: string,
  since: Date,
): Promise<NamedBefore> {
  const [row] = await executor
    .select({
      confirmed: sql<boolean | null>`bool_or(${purchases.emailConfirmed})`,
      asked: sql<boolean | null>`bool_or(${purchases.createdAt} > ${since.toISOString()}::timestamptz)`,
    })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), sql`lower(${purchases.contactEmail}) = ${email.toLowerCase()}`));
  return row!;
}

/** Sent from a network that the supplier answers from; says something of a request that invites one of its products. */
export async function setOwnNetwork(tx: Executor, id: number, companyId: number): Promise<void> {
  const own = tx.select({ id: products.id }).from(products).where(eq(products.companyId, companyId));
  await tx
    .update(purchases)
    .set({ ownNetwork: true })
    .where(and(eq(purchases.id, id), inArray(purchases.invitedProductId, own)));
}

interface Posted {
  userId: number | null;
  email: string;
  title: string;
  description: string;
  categoryId: number;
}

/** The same request of the same poster since then. The lock makes a double click wait for the first one. */
export async function findDuplicate(tx: Executor, posted: Posted, since: Date) {
  const { userId, title, description, categoryId } = posted;
  const email = posted.email.toLowerCase();
  const key = `purchase ${userId ?? email} ${title}`;
  await lockWords(tx, key);
  const { rows } = await tx.execute<{ id: number; confirmed: boolean }>(sql`
    SELECT id, confirmed FROM purchases
    WHERE created_at >= ${since.toISOString()}::timestamptz AND user_id IS NOT DISTINCT FROM ${userId}::bigint
      AND lower(contact_email) = ${email} AND title = ${title} AND description = ${description}
      AND category_id = ${categoryId} AND deleted_at IS NULL
    ORDER BY id DESC LIMIT 1`);
  return rows[0];
}

/** How many requests of guests have named this e-mail since. */
export async function postedTo(tx: Executor, email: string, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM purchases
    WHERE user_id IS NULL AND lower(contact_email) = ${email.toLowerCase()}
      AND created_at >= ${since.toISOString()}::timestamptz`);
  return rows[0]!.n;
}

/** An id ahead of the row: the link is derived from it. */
export async function nextId(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('purchases', 'id')) AS id`,
  );
  return rows[0]!.id;
}

export async function insertPurchase(
  tx: Executor,
  row: typeof purchases.$inferInsert & { id: number },
  fileIds: readonly number[],
): Promise<void> {
  await tx.insert(purchases).values(row);
  if (fileIds.length > 0)
    await tx
      .insert(purchaseFiles)
      .values(fileIds.map((fileId, position) => ({ purchaseId: row.id, position, fileId })));
}

/** The attachments of the approved text, of the edit beside it, or of both, in their order. */
export async function attachedTo(tx: Executor, purchaseId: number, proposed?: boolean): Promise<number[]> {
  const rows = await tx
    .select({ fileId: purchaseFiles.fileId })
    .from(purchaseFiles)
    .where(
      and(
        eq(purchaseFiles.purchaseId, purchaseId),
        proposed === undefined ? undefined : eq(purchaseFiles.proposed, proposed),
      ),
    )
    .orderBy(asc(purchaseFiles.position));
  return rows.map((row) => row.fileId);
}

export async function replaceFiles(
  tx: Executor,
  purchaseId: number,
  fileIds: readonly number[],
  proposed: boolean,
): Promise<void> {
  await tx
    .delete(purchaseFiles)
    .where(and(eq(purchaseFiles.purchaseId, purchaseId), eq(purchaseFiles.proposed, proposed)));
  if (fileIds.length > 0)
    await tx
      .insert(purchaseFiles)
      .values(fileIds.map((fileId, position) => ({ purchaseId, position, fileId, proposed })));
}

export async function dropProposedFiles(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx
    .delete(purchaseFiles)
    .where(and(inArray(purchaseFiles.purchaseId, [...ids]), purchaseFiles.proposed));
}

/** Everything but the status, which is a transition's. */
export async function updatePurchase(
  tx: Executor,
  id: number,
  change: Omit<Partial<PurchaseRow>, 'id' | 'status'>,
): Promise<void> {
  await tx.update(purchases).set(change).where(eq(purchases.id, id));
}

export const purchasesOf = (ids: readonly number[]) => inArray(purchases.id, [...ids]);

export async function removePurchases(tx: Executor, ids: readonly number[], now: Date): Promise<void> {
  await tx.update(purchases).set({ deletedAt: now, updatedAt: now }).where(purchasesOf(ids));
}

/** Two letters. */
export async function countryCode(tx: Executor, receiveId: number): Promise<string> {
  const [row] = await tx.select({ code: addresses.code }).from(addresses).where(eq(addresses.id, receiveId));
  return row?.code ?? '';
}

/** The request, locked until the transaction ends: who quotes on it, decides it or closes it waits for the others. */
export async function lockPurchase(tx: Executor, id: number): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), isNull(purchases.deletedAt), purchases.confirmed))
    .for('no key update');
  return row;
}

export async function incrementQuotationCount(tx: Executor, id: number): Promise<void> {
  await tx
    .update(purchases)
    .set({ quotaNum: sql`${purchases.quotaNum} + 1` })
    .where(eq(purchases.id, id));
}

/** Gives back the places of quotations that were withdrawn or have expired: one for each mention of an id. */
export async function freePlaces(tx: Executor, purchaseIds: readonly number[]): Promise<void> {
  for (const id of new Set(purchaseIds)) {
    const freed = purchaseIds.filter((one) => one === id).length;
    await tx
      .update(purchases)
      .set({ quotaNum: sql`greatest(${purchases.quotaNum} - ${freed}::int, 0)` })
      .where(eq(purchases.id, id));
  }
}

/** The ids that nobody holds a lock on, locked; in one order, so that two who lock several do not wait for each other. */
export async function lockFreePurchases(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(inArray(purchases.id, [...ids]))
    .orderBy(purchases.id)
    .for('no key update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function setToken(tx: Executor, id: number, guestTokenHash: string): Promise<void> {
  await tx.update(purchases).set({ guestTokenHash }).where(eq(purchases.id, id));
}

/** At most `most` requests whose time has come. */
export const duePurchases = (tx: Executor, now: Date, most: number) =>
  sql`${purchases.id} = ANY(ARRAY(${tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, PURCHASE_STATUS.inEffect), lte(purchases.closingAt, now)))
    .orderBy(purchases.closingAt)
    .limit(most)
    // what somebody works on right now has its turn next time
    .for('no key update', { skipLocked: true })}))`;

/** Makes the requests that a guest posted with this e-mail, and confirmed, the user's; their ids. */
export async function claimByEmail(tx: Executor, userId: number, email: string): Promise<number[]> {
  const rows = await tx
    .update(purchases)
    .set({ userId })
    .where(
      and(
        isNull(purchases.userId),
        purchases.confirmed,
        sql`lower(${purchases.contactEmail}) = ${email.toLowerCase()}`,
      ),
    )
    .returning({ id: purchases.id });
  return rows.map((row) => row.id);
}

/** Whether the company has ever quoted on it. */
export async function hasQuoted(tx: Executor, purchaseId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.purchaseId, purchaseId), eq(quotations.companyId, companyId)))
    .limit(1);
  return rows.length > 0;
}

/** The accounts of suppliers with a quotation on it that is not decided yet: ten at most. */
export const undecidedSuppliers = (tx: Executor, purchaseId: number) =>
  tx
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
    })
    .from(quotations)
    .innerJoin(companies, and(eq(companies.id, quotations.companyId), companies.visible))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        eq(quotations.purchaseId, purchaseId),
        inArray(quotations.status, [...quotationLifecycle.from('withdraw')]),
      ),
    );

export async function accountOf(tx: Executor, userId: number) {
  const { email, language } = users;
  const [row] = await tx.select({ email, language }).from(users).where(eq(users.id, userId));
  return row;
}

export async function companyOfUser(tx: Executor, userId: number): Promise<number | null> {
  const [row] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  return row?.id ?? null;
}

export async function fullPathOf(tx: Executor, categoryId: number): Promise<string> {
  const [row] = await tx
    .select({ fullPath: categories.fullPath })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return row!.fullPath;
}

/** What the account has posted and others could see, from now on withheld; their ids. */
export async function setWithheld(tx: Executor, userId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .update(purchases)
    .set({ withheldAt: now })
    .where(and(eq(purchases.userId, userId), isNull(purchases.withheldAt), isNull(purchases.deletedAt)))
    .returning({ id: purchases.id });
  return rows.map(({ id }) => id);
}

export const clearWithheld = (tx: Executor, userId: number) =>
  tx
    .update(purchases)
    .set({ withheldAt: null })
    .where(and(eq(purchases.userId, userId), isNotNull(purchases.withheldAt)))
    .returning({ id: purchases.id, status: purchases.status });
