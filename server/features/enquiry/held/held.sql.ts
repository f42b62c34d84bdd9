/** Queries of the reviewers' queue of held enquiries. */
import { and, asc, desc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HeldFilter } from '../../../../contract/deal/held-enquiry.ts';
import {
  ENQUIRY_STATUS,
  type EnquiryStatus,
  HOLD_STATUS,
  holdLifecycle,
} from '../../../../domain/deal/enquiry.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { addresses } from '../../address/address.tables.ts';
import { companies } from '../../company/company.tables.ts';
import { files } from '../../file/file.tables.ts';
import { products } from '../../product/product.tables.ts';
import { users } from '../../user/user.tables.ts';
import { enquiries, enquiryFiles, enquiryHolds, enquiryMessages } from '../enquiry.tables.ts';

export const holdStates = { table: enquiryHolds, lifecycle: holdLifecycle, entity: 'enquiry_hold' } as const;

const isWaiting = eq(enquiryHolds.status, HOLD_STATUS.waiting);
const inState = (filter: HeldFilter) =>
  filter === 'all'
    ? undefined
    : filter === 'waiting'
      ? isWaiting
      : eq(enquiryHolds.status, HOLD_STATUS[filter]);

/** Distinct suppliers; of guests by their e-mail. */
const markedBy = sql<number>`(SELECT count(DISTINCT s.company_id)::int FROM enquiries s
  WHERE s.status = ${ENQUIRY_STATUS.spam} AND s.received AND CASE WHEN ${enquiries.userId} IS NULL
    THEN s.user_id IS NULL AND lower(s.email) = lower(${enquiries.email}) ELSE s.user_id = ${enquiries.userId} END)`;

export async function holdPage(
  executor: Executor,
  filter: HeldFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const decider = alias(users, 'decider');
  const order = filter === 'waiting' ? asc : desc;
  const [items, total] = await Promise.all([
    executor
      .select({
        hold: enquiryHolds,
        enquiry: enquiries,
        text: enquiryMessages.body,
        further: sql<boolean>`EXISTS (SELECT FROM enquiry_messages earlier
          WHERE earlier.enquiry_id = ${enquiries.id} AND earlier.id < ${enquiryMessages.id})`,
        country: { name: addresses.name, nameZh: addresses.nameZh },
        supplier: { name: companies.name, domain: companies.domain },
        product: { id: products.id, title: products.title },
        decidedBy: decider.name,
        markedBy,
      })
      .from(enquiryHolds)
      .innerJoin(enquiries, eq(enquiries.id, enquiryHolds.enquiryId))
      .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryHolds.messageId))
      .innerJoin(companies, eq(companies.id, enquiries.companyId))
      .innerJoin(addresses, eq(addresses.id, enquiries.countryId))
      .leftJoin(products, eq(products.id, enquiries.productId))
      .leftJoin(decider, eq(decider.id, enquiryHolds.decidedBy))
      .where(inState(filter))
      .orderBy(order(enquiryHolds.createdAt), order(enquiryHolds.id))
      .limit(limit)
      .offset(offset),
    executor.$count(enquiryHolds, inState(filter)),
  ]);
  return { items, total };
}

export const filesOfMessages = (executor: Executor, messageIds: readonly number[]) =>
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
    .innerJoin(files, eq(files.id, enquiryFiles.fileId))
    .where(and(inArray(enquiryFiles.messageId, [...messageIds]), isNull(files.deletedAt)))
    .orderBy(enquiryFiles.messageId, enquiryFiles.position);

export async function countWaiting(executor: Executor): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(enquiryHolds.createdAt) })
    .from(enquiryHolds)
    .where(isWaiting);
  return row!;
}

/** Whether there is such a hold. */
export const exists = async (tx: Executor, id: number): Promise<boolean> =>
  (await tx.$count(enquiryHolds, eq(enquiryHolds.id, id))) > 0;

/** Lets an enquiry that waits go on; false where the hold was of a further message. */
export async function releaseEnquiry(tx: Executor, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(enquiries)
    .set({ delivery: 'delivered', releasedAt: now, updatedAt: now, lastMessageAt: now })
    .where(and(eq(enquiries.id, id), eq(enquiries.delivery, 'held')));
  return rowCount === 1;
}

/** The text of the further message, which is shown from now on. */
export async function releaseMessage(tx: Executor, id: number): Promise<string> {
  const [row] = await tx
    .update(enquiryMessages)
    .set({ delivered: true })
    .where(eq(enquiryMessages.id, id))
    .returning({ body: enquiryMessages.body });
  return row!.body;
}

/** As it was before it was refused: the supplier never had it. */
export async function holdAgain(
  tx: Executor,
  id: number,
  status: EnquiryStatus,
  updatedAt: Date,
): Promise<void> {
  await tx.update(enquiries).set({ delivery: 'held', status, updatedAt }).where(eq(enquiries.id, id));
}

/** Puts what a supplier calls spam before the reviewers, also where one of them had let it go on. */
export async function putMarked(tx: Executor, enquiryId: number, now: Date): Promise<void> {
  const marked = {
    kind: 'marked' as const,
    status: HOLD_STATUS.waiting,
    score: 0,
    reasons: [],
    createdAt: now,
  };
  const [first] = await tx
    .select({ messageId: min(enquiryMessages.id) })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId));
  await tx
    .insert(enquiryHolds)
    .values({ ...marked, enquiryId, messageId: first!.messageId! })
    .onConflictDoUpdate({
      target: enquiryHolds.messageId,
      set: { ...marked, decidedAt: null, decidedBy: null },
    });
}

/** Its supplier takes it for no spam any more; what a reviewer has decided stays. */
export async function removeMarked(tx: Executor, enquiryId: number): Promise<void> {
  await tx
    .delete(enquiryHolds)
    .where(and(eq(enquiryHolds.enquiryId, enquiryId), eq(enquiryHolds.kind, 'marked'), isWaiting));
}

export const heldEnquiry = (id: number) => and(eq(enquiries.id, id), eq(enquiries.delivery, 'held'));

export const refusedEnquiry = (id: number) => and(eq(enquiries.id, id), eq(enquiries.delivery, 'refused'));
export const oneHold = (id: number) => eq(enquiryHolds.id, id);
