/** Queries of the lists of enquiries. */
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { ENQUIRY_STATUS, type EnquiryStatus } from '../../../../domain/deal/enquiry.ts';
import { constant } from '../../../platform/database/constant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like.ts';
import { items } from '../enquiry.sql.ts';
import { enquiries } from '../enquiry.tables.ts';

/** Messages of so many enquiries are read for a search, whatever is asked. */
const SEARCHED = 2000;

export type Box = { companyId: number } | { userId: number };
export interface Narrowing {
  status?: EnquiryStatus | undefined;
  unread?: boolean | undefined;
  label?: number | undefined;
  kw?: string | undefined;
}

export const inInbox = (companyId: number) =>
  and(eq(enquiries.companyId, companyId), isNull(enquiries.deletedAt), enquiries.received);
const inBox = (box: Box) => ('companyId' in box ? inInbox(box.companyId) : eq(enquiries.userId, box.userId));

/** As the indexes enquiries_inbox and enquiries_sent have it: numbers must stand in it, not parameters. */
const isUnread = (box: Box) =>
  'companyId' in box
    ? sql`(${enquiries.status} = ${constant(ENQUIRY_STATUS.new)})`
    : sql`(${enquiries.status} = ${constant(ENQUIRY_STATUS.replied)} AND ${enquiries.buyerReadAt} IS NULL)`;

/** Spam stands apart. */
const inReceivedStatus = (status: EnquiryStatus | undefined) =>
  status === undefined ? ne(enquiries.status, ENQUIRY_STATUS.spam) : eq(enquiries.status, status);

/** The buyer does not learn of spam: it looks closed. */
function inSentStatus(status: EnquiryStatus | undefined): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === ENQUIRY_STATUS.spam) return sql`false`;
  const shown = status === ENQUIRY_STATUS.closed ? [status, ENQUIRY_STATUS.spam] : [status];
  return inArray(enquiries.status, shown);
}

function narrowed(box: Box, { status, unread, label, kw }: Narrowing): SQL | undefined {
  const received = 'companyId' in box;
  return and(
    inBox(box),
    received ? inReceivedStatus(status) : inSentStatus(status),
    unread ? isUnread(box) : undefined,
    received && label !== undefined
      ? sql`EXISTS (SELECT FROM labelled_enquiries l WHERE l.enquiry_id = ${enquiries.id} AND l.label_id = ${label})`
      : undefined,
    kw ? enquiriesWith(box, containing(kw)) : undefined,
  );
}

function enquiriesWith(box: Box, like: string): SQL {
  const whose = 'companyId' in box ? sql`company_id = ${box.companyId}` : sql`user_id = ${box.userId}`;
  const shown = 'companyId' in box ? sql`AND m.delivered` : sql``;
  return sql`${enquiries.id} IN (
    SELECT e.id FROM (SELECT * FROM enquiries WHERE ${whose} ORDER BY last_message_at DESC LIMIT ${SEARCHED}) e
    WHERE e.subject ILIKE ${like} OR e.name ILIKE ${like} OR e.email ILIKE ${like} OR e.buyer_company ILIKE ${like}
      OR EXISTS (SELECT FROM products p WHERE p.id = e.product_id AND p.title ILIKE ${like})
      OR EXISTS (SELECT FROM companies c WHERE c.id = e.company_id AND c.name ILIKE ${like})
      OR EXISTS (SELECT FROM enquiry_messages m WHERE m.enquiry_id = e.id AND m.body ILIKE ${like} ${shown}))`;
}

/** Unread ones first, then by the last message. */
export const listBox = (executor: Executor, box: Box, by: Narrowing, limit: number, offset: number) =>
  items(executor, narrowed(box, by))
    .orderBy(desc(isUnread(box)), desc(enquiries.lastMessageAt), desc(enquiries.id))
    .limit(limit)
    .offset(offset);

export const countBox = (executor: Executor, box: Box, by: Narrowing) =>
  executor.$count(enquiries, narrowed(box, by));

export const countUnread = (executor: Executor, box: Box) =>
  executor.$count(enquiries, and(inBox(box), isUnread(box)));

/** Those of the ids that are in the inbox. */
export async function receivedOf(tx: Executor, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(inInbox(companyId), inArray(enquiries.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function removeFromInbox(
  tx: Executor,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .update(enquiries)
    .set({ deletedAt: now })
    .where(and(inInbox(companyId), inArray(enquiries.id, [...ids])))
    .returning({ id: enquiries.id });
  return rows.map((row) => row.id);
}
