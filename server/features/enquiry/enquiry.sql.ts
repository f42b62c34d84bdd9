/** Queries of enquiries and their threads. */
import { and, asc, eq, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { enquiryLifecycle } from '../../../domain/enquiry.ts';
import type { Executor } from '../../platform/database.ts';
import { addresses } from '../address/address.tables.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { enquiries, enquiryFiles, enquiryMessages } from './enquiry.tables.ts';

type Author = 'buyer' | 'supplier';

export const enquiryStates = {
  table: enquiries,
  lifecycle: enquiryLifecycle,
  entity: 'enquiry',
} as const;

/** One enquiry, where reading it again changes nothing. */
export const oneEnquiry = (id: number) => eq(enquiries.id, id);

export const manyEnquiries = (ids: readonly number[]) => inArray(enquiries.id, [...ids]);

/** The company asked, with its owner; only what the public can see. */
export async function askedCompany(tx: Executor, target: { type: 'product' | 'company'; id: number }) {
  const columns = {
    companyId: companies.id,
    companyName: companies.name,
    owner: users.id,
    email: users.email,
    language: users.language,
  };
  const [row] =
    target.type === 'product'
      ? await tx
          .select({ ...columns, title: sql<string | null>`${products.title}` })
          .from(products)
          .innerJoin(companies, eq(companies.id, products.companyId))
          .innerJoin(users, eq(users.id, companies.userId))
          .where(and(eq(products.id, target.id), products.listed))
      : await tx
          .select({ ...columns, title: sql<string | null>`NULL` })
          .from(companies)
          .innerJoin(users, eq(users.id, companies.userId))
          .where(and(eq(companies.id, target.id), companies.visible));
  return row;
}

/** The same text from the same sender to the same target since then. The lock makes a double click wait for the first one. */
export async function findDuplicate(
  tx: Executor,
  asked: { userId: number | null; email: string; companyId: number; productId: number | null; body: string },
  since: Date,
) {
  const { userId, companyId, productId, body } = asked;
  const email = asked.email.toLowerCase();
  const key = `enquiry ${userId ?? email} ${companyId} ${productId ?? ''}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { rows } = await tx.execute<{ id: number; confirmed: boolean }>(sql`
    SELECT e.id, e.confirmed FROM enquiries e
    WHERE e.company_id = ${companyId} AND e.created_at >= ${since.toISOString()}::timestamptz
      AND e.product_id IS NOT DISTINCT FROM ${productId}::bigint
      AND e.user_id IS NOT DISTINCT FROM ${userId}::bigint AND lower(e.email) = ${email}
      AND ${body} = (SELECT m.body FROM enquiry_messages m WHERE m.enquiry_id = e.id ORDER BY m.id LIMIT 1)
    ORDER BY e.id DESC LIMIT 1`);
  return rows[0];
}

/** An id ahead of the row: the guest's token is derived from it. */
export async function nextId(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('enquiries', 'id')) AS id`,
  );
  return rows[0]!.id;
}

export async function insertEnquiry(tx: Executor, row: typeof enquiries.$inferInsert): Promise<void> {
  await tx.insert(enquiries).values(row);
}

export async function insertMessage(
  tx: Executor,
  row: { enquiryId: number; author: Author; body: string; createdAt: Date },
  fileIds: readonly number[],
): Promise<void> {
  const [made] = await tx.insert(enquiryMessages).values(row).returning({ id: enquiryMessages.id });
  if (fileIds.length > 0)
    await tx
      .insert(enquiryFiles)
      .values(fileIds.map((fileId, position) => ({ messageId: made!.id, position, fileId })));
}

const itemColumns = {
  enquiry: enquiries,
  companyName: companies.name,
  companyOwner: companies.userId,
  country: addresses.name,
  countryZh: sql<string>`coalesce(${addresses.nameZh}, ${addresses.name})`,
  productTitle: products.title,
  productImage: files.key,
  excerpt: sql<string>`(SELECT left(m.body, 160) FROM enquiry_messages m
    WHERE m.enquiry_id = ${enquiries.id} ORDER BY m.id DESC LIMIT 1)`,
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

export const messagesOf = (executor: Executor, enquiryId: number) =>
  executor
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.id));

export const filesOf = (executor: Executor, enquiryId: number) =>
  executor
    .select({
      messageId: enquiryFiles.messageId,
      id: files.id,
      name: files.name,
      key: files.key,
      bytes: files.bytes,
      purpose: files.purpose,
      mime: files.mime,
    })
    .from(enquiryFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryFiles.messageId))
    .innerJoin(files, eq(files.id, enquiryFiles.fileId))
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), isNull(files.deletedAt)))
    .orderBy(asc(enquiryFiles.messageId), asc(enquiryFiles.position));

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

/** How many enquiries of guests have named this e-mail since. */
export const guestEnquiries = (tx: Executor, email: string, since: Date): Promise<number> =>
  tx.$count(
    enquiries,
    and(
      isNull(enquiries.userId),
      sql`lower(${enquiries.email}) = ${email.toLowerCase()}`,
      gte(enquiries.createdAt, since),
    ),
  );

/** The enquiry with that id which was sent at that moment, and whether what it asks about is still to be seen. */
export async function sentEnquiry(executor: Executor, id: number, createdAt: Date) {
  const { confirmed, language } = enquiries;
  const [row] = await executor
    .select({
      confirmed,
      language,
      deliverable: sql<boolean>`${companies.visible} AND (${enquiries.productId} IS NULL OR coalesce(${products.listed}, false))`,
    })
    .from(enquiries)
    .innerJoin(companies, eq(companies.id, enquiries.companyId))
    .leftJoin(products, eq(products.id, enquiries.productId))
    .where(and(eq(enquiries.id, id), eq(enquiries.createdAt, createdAt)));
  return row ?? null;
}

/** False when it was confirmed before. */
export async function confirm(executor: Executor, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await executor
    .update(enquiries)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(enquiries.id, id), not(enquiries.confirmed)));
  return rowCount === 1;
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
