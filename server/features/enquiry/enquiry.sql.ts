/** Queries of enquiries and their threads. */
import { and, asc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type Delivery, enquiryLifecycle, HOLD_STATUS } from '../../../domain/deal/enquiry.ts';
import type { Executor } from '../../platform/database/database.ts';
import { addresses } from '../address/address.tables.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import type { Side } from './enquiry.policy.ts';
import { enquiries, enquiryFiles, enquiryHolds, enquiryMessages } from './enquiry.tables.ts';

export const enquiryStates = {
  table: enquiries,
  lifecycle: enquiryLifecycle,
  entity: 'enquiry',
} as const;

/** One enquiry, where reading it again changes nothing. */
export const oneEnquiry = (id: number) => eq(enquiries.id, id);

export const manyEnquiries = (ids: readonly number[]) => inArray(enquiries.id, [...ids]);

export async function insertMessage(
  tx: Executor,
  row: Pick<
    typeof enquiryMessages.$inferInsert,
    'enquiryId' | 'author' | 'body' | 'createdAt' | 'delivered' | 'textKey'
  >,
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(enquiryMessages).values(row).returning({ id: enquiryMessages.id });
  if (fileIds.length > 0)
    await tx
      .insert(enquiryFiles)
      .values(fileIds.map((fileId, position) => ({ messageId: made!.id, position, fileId })));
  return made!.id;
}

const itemColumns = {
  enquiry: enquiries,
  companyName: companies.name,
  companyOwner: companies.userId,
  country: addresses.name,
  countryZh: sql<string>`coalesce(${addresses.nameZh}, ${addresses.name})`,
  productTitle: products.title,
  productImage: files.key,
  furtherProducts: sql<{ id: number; title: string; image: string | null }[]>`(
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'image', '/files/' || f.key)
      ORDER BY of.position), '[]')
    FROM enquiry_products of JOIN products p ON p.id = of.product_id LEFT JOIN files f ON f.id = p.main_image_id
    WHERE of.enquiry_id = ${enquiries.id})`,
  excerpt: sql<string>`(SELECT left(m.body, 160) FROM enquiry_messages m
    WHERE m.enquiry_id = ${enquiries.id} AND m.delivered ORDER BY m.id DESC LIMIT 1)`,
  checked: sql<boolean>`EXISTS (SELECT FROM enquiry_holds h
    WHERE h.enquiry_id = ${enquiries.id} AND h.kind = 'held' AND h.status = ${HOLD_STATUS.released})`,
  labels: sql<{ id: number; name: string }[]>`(
    SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) ORDER BY lower(l.name)), '[]')
    FROM labelled_enquiries of JOIN enquiry_labels l ON l.id = of.label_id WHERE of.enquiry_id = ${enquiries.id})`,
};

export const items = (executor: Executor, where: SQL | undefined) =>
  executor
    .select(itemColumns)
    .from(enquiries)
    .innerJoin(companies, eq(companies.id, enquiries.companyId))
    .innerJoin(addresses, eq(addresses.id, enquiries.countryId))
    .leftJoin(products, eq(products.id, enquiries.productId))
    .leftJoin(files, eq(files.id, products.mainImageId))
    .where(where);
export type ItemRow = Awaited<ReturnType<typeof items>>[number];

export async function enquiryById(executor: Executor, id: number): Promise<ItemRow | undefined> {
  const [row] = await items(executor, and(eq(enquiries.id, id), enquiries.confirmed));
  return row;
}

export async function enquiryByToken(executor: Executor, hash: string): Promise<ItemRow | undefined> {
  const [row] = await items(executor, and(eq(enquiries.guestTokenHash, hash), enquiries.confirmed));
  return row;
}

/** By the link before the present one. */
export async function enquiryByFormerToken(executor: Executor, hash: string): Promise<ItemRow | undefined> {
  const [row] = await items(executor, and(eq(enquiries.formerTokenHash, hash), enquiries.confirmed));
  return row;
}

export async function lockEnquiry(tx: Executor, id: number) {
  const [row] = await tx.select().from(enquiries).where(oneEnquiry(id)).for('update');
  return row;
}

export const updateEnquiry = (tx: Executor, id: number, change: Partial<typeof enquiries.$inferInsert>) =>
  tx.update(enquiries).set(change).where(oneEnquiry(id));

/** Of the supplier those that were delivered. */
const shownTo = (side: Side) => (side === 'supplier' ? eq(enquiryMessages.delivered, true) : undefined);

export const messagesOf = (executor: Executor, enquiryId: number, side: Side) =>
  executor
    .select({
      id: enquiryMessages.id,
      author: enquiryMessages.author,
      body: enquiryMessages.body,
      createdAt: enquiryMessages.createdAt,
      delivered: enquiryMessages.delivered,
      hold: enquiryHolds.status,
    })
    .from(enquiryMessages)
    .leftJoin(enquiryHolds, eq(enquiryHolds.messageId, enquiryMessages.id))
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), shownTo(side)))
    .orderBy(asc(enquiryMessages.id));

export const filesOf = (executor: Executor, enquiryId: number, side: Side) =>
  executor
    .select({
      messageId: enquiryFiles.messageId,
      id: files.id,
      name: files.name,
      key: files.key,
      bytes: files.bytes,
      purpose: files.purpose,
      mime: files.mime,
      scannedAt: files.scannedAt,
    })
    .from(enquiryFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryFiles.messageId))
    .innerJoin(files, eq(files.id, enquiryFiles.fileId))
    .where(
      and(
        eq(enquiryMessages.enquiryId, enquiryId),
        isNull(files.deletedAt),
        isNull(enquiryMessages.hiddenAt),
        shownTo(side),
      ),
    )
    .orderBy(asc(enquiryFiles.messageId), asc(enquiryFiles.position));

/** Whether the supplier has written in the thread. */
export const hasAnswer = async (executor: Executor, enquiryId: number): Promise<boolean> =>
  (await executor.$count(
    enquiryMessages,
    and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.author, 'supplier')),
  )) > 0;

/** Keeps the time of the first reading. */
export const firstRead = (now: Date) => sql`coalesce(${enquiries.readAt}, ${now.toISOString()}::timestamptz)`;

export async function markBuyerRead(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .update(enquiries)
    .set({ buyerReadAt: now })
    .where(and(eq(enquiries.id, id), isNull(enquiries.buyerReadAt)));
}

export async function userById(executor: Executor, id: number) {
  const { email, language } = users;
  const [row] = await executor.select({ email, language }).from(users).where(eq(users.id, id));
  return row;
}

const sentWith = (id: number) => or(eq(enquiries.id, id), eq(enquiries.submissionId, id));

/** Whether what it asks about is still to be seen. */
const deliverable = sql<boolean>`EXISTS (SELECT FROM companies c WHERE c.id = ${enquiries.companyId} AND c.visible)
  AND (${enquiries.productId} IS NULL OR EXISTS (SELECT FROM products p WHERE p.id = ${enquiries.productId} AND p.listed))`;

/** A guest's has been confirmed by the time it is an account's. */
const ofMember = sql`(${enquiries.userId} IS NOT NULL AND ${enquiries.confirmedAt} IS NULL)`;

/** The enquiry with that id which was sent at that moment; deliverable as long as one of those sent with it is. */
export async function sentEnquiry(executor: Executor, id: number, createdAt: Date) {
  const { rows } = await executor.execute<{
    confirmed: boolean;
    /** Of a member: the address alone is confirmed. */
    ofMember: boolean;
    language: 'en' | 'zh';
    deliverable: boolean;
    /** Of the one that is named. */
    guestTokenHash: string | null;
  }>(sql`
    SELECT bool_or(confirmed AND email_confirmed) AS confirmed, bool_and(${ofMember}) AS "ofMember", min(language) AS language, bool_or(${ofMember} OR ${deliverable}) AS deliverable,
      min(guest_token_hash) FILTER (WHERE id = ${id}) AS "guestTokenHash"
    FROM enquiries WHERE ${sentWith(id)} AND created_at = ${createdAt.toISOString()}::timestamptz
    HAVING bool_or(id = ${id})`);
  return rows[0] ?? null;
}

/** Of those sent with it what was not confirmed so far and can still be delivered, with its text; the rows are locked. */
export const lockUnconfirmed = (tx: Executor, id: number) =>
  tx
    .select({ enquiry: enquiries, messageId: enquiryMessages.id, text: enquiryMessages.body })
    .from(enquiries)
    // nobody writes on before it is confirmed: it has one message
    .innerJoin(enquiryMessages, eq(enquiryMessages.enquiryId, enquiries.id))
    .where(and(sentWith(id), not(enquiries.confirmed), deliverable))
    .orderBy(asc(enquiries.id))
    .for('update', { of: enquiries });

export const confirm = (tx: Executor, id: number, now: Date, delivery: Delivery) =>
  tx.update(enquiries).set({ confirmedAt: now, updatedAt: now, delivery }).where(oneEnquiry(id));

/** The address is its owner's word now, wherever the account has named it. @returns the ids of its enquiries */
export async function confirmEmail(tx: Executor, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE enquiries e SET email_confirmed = true FROM enquiries sent
    WHERE sent.id = ${id} AND e.user_id = sent.user_id AND NOT e.email_confirmed AND lower(e.email) = lower(sent.email)
    RETURNING e.id`);
  return rows.map((row) => row.id);
}

const AT_ONCE = 500;

/** @returns how many, of the oldest */
export async function deleteUnconfirmed(executor: Executor, before: Date): Promise<number> {
  const old = executor
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(not(enquiries.confirmed), lt(enquiries.createdAt, before)))
    .orderBy(enquiries.createdAt)
    .limit(AT_ONCE)
    // what is being confirmed right now is not old any more
    .for('update', { skipLocked: true });
  const { rowCount } = await executor.delete(enquiries).where(inArray(enquiries.id, old));
  return rowCount ?? 0;
}
