/** Queries of notices of infringement as they are sent, read by their sender and decided on. */
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  counterLifecycle,
  itemLifecycle,
  type NamedItem,
  NOTICE_STATUS,
  noticeLifecycle,
} from '../../../domain/decision/infringement.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { users } from '../user/user.tables.ts';
import {
  counterNotices,
  infringementFiles,
  infringementItems,
  infringementLinks,
  infringementMessages,
  infringementNotices,
} from './infringement.tables.ts';

export const noticeStates = {
  table: infringementNotices,
  lifecycle: noticeLifecycle,
  entity: 'infringement',
} as const;
export const itemStates = {
  table: infringementItems,
  lifecycle: itemLifecycle,
  entity: 'infringement_item',
} as const;
export const counterStates = {
  table: counterNotices,
  lifecycle: counterLifecycle,
  entity: 'counter_notice',
} as const;

export type NoticeRow = typeof infringementNotices.$inferSelect;
export type ItemRow = typeof infringementItems.$inferSelect;
export type NewNotice = typeof infringementNotices.$inferInsert;
export type NewItem = Pick<ItemRow, 'targetType' | 'targetId' | 'title'>;

/** What stands there now, as anybody sees it; undefined where nothing does. */
export async function publicItem(tx: Executor, item: NamedItem): Promise<NewItem | undefined> {
  const { rows } = await tx.execute<{ id: number; title: string }>(
    item.type === 'product'
      ? sql`SELECT id, title FROM products WHERE id = ${item.id} AND listed`
      : sql`SELECT id, name AS title FROM companies WHERE domain = ${item.domain} AND visible`,
  );
  const [row] = rows;
  return row && { targetType: item.type, targetId: Number(row.id), title: row.title };
}

/** Whether the same was sent since then. The lock makes a double click wait for its duplicate. */
export async function isRepeated(
  tx: Executor,
  { email, kind, number, covers, explanation }: NewNotice,
  items: readonly NewItem[],
  since: Date,
): Promise<boolean> {
  await lockWords(tx, `infringement ${email} ${kind} ${number} ${explanation}`);
  const same = await tx
    .select({ id: infringementNotices.id })
    .from(infringementNotices)
    .where(
      and(
        gte(infringementNotices.createdAt, since),
        eq(infringementNotices.email, email),
        eq(infringementNotices.kind, kind),
        eq(infringementNotices.number, number),
        eq(infringementNotices.covers, covers),
        eq(infringementNotices.explanation, explanation),
      ),
    );
  if (same.length === 0) return false;
  const keyOf = (item: NewItem) => `${item.targetType} ${item.targetId}`;
  const wanted = items.map(keyOf).sort().join();
  for (const { id } of same) if ((await itemsOf(tx, id)).map(keyOf).sort().join() === wanted) return true;
  return false;
}

export async function insertNotice(
  tx: Executor,
  row: NewNotice,
  items: readonly NewItem[],
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(infringementNotices).values(row).returning({ id: infringementNotices.id });
  const noticeId = made!.id;
  await tx.insert(infringementItems).values(items.map((item) => ({ ...item, noticeId })));
  if (fileIds.length > 0)
    await tx
      .insert(infringementFiles)
      .values(fileIds.map((fileId, position) => ({ noticeId, position, fileId })));
  return noticeId;
}

export const insertLink = (tx: Executor, row: typeof infringementLinks.$inferInsert) =>
  tx.insert(infringementLinks).values(row);

/** The notice that a link opens, while it does. */
export async function linkedNotice(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<NoticeRow | undefined> {
  const [row] = await executor
    .select({ notice: infringementNotices })
    .from(infringementLinks)
    .innerJoin(infringementNotices, eq(infringementNotices.id, infringementLinks.noticeId))
    .where(and(eq(infringementLinks.tokenHash, tokenHash), gt(infringementLinks.expiresAt, now)));
  return row?.notice;
}

export async function noticeById(executor: Executor, id: number): Promise<NoticeRow | undefined> {
  const [row] = await executor.select().from(infringementNotices).where(eq(infringementNotices.id, id));
  return row;
}

export const itemsOf = (executor: Executor, noticeId: number): Promise<ItemRow[]> =>
  executor
    .select()
    .from(infringementItems)
    .where(eq(infringementItems.noticeId, noticeId))
    .orderBy(asc(infringementItems.id));

export async function itemById(executor: Executor, id: number): Promise<ItemRow | undefined> {
  const [row] = await executor.select().from(infringementItems).where(eq(infringementItems.id, id));
  return row;
}

/** The notice under lock: its items are decided and it is closed one after the other. */
export async function lockNotice(tx: Executor, id: number): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(infringementNotices)
    .where(eq(infringementNotices.id, id))
    .for('update');
  return row;
}

/** The one notice, for a transition that may find it in another state. */
export const isNotice = (id: number) => eq(infringementNotices.id, id);

/** The account that answers for an item. */
export async function ownerOf(
  tx: Executor,
  { targetType, targetId }: Pick<ItemRow, 'targetType' | 'targetId'>,
): Promise<number | null> {
  const { rows } = await tx.execute<{ user_id: number }>(
    targetType === 'product'
      ? sql`SELECT c.user_id FROM products p JOIN companies c ON c.id = p.company_id WHERE p.id = ${targetId}`
      : sql`SELECT user_id FROM companies WHERE id = ${targetId}`,
  );
  return rows[0] ? Number(rows[0].user_id) : null;
}

export const messagesOf = (executor: Executor, noticeId: number) =>
  executor
    .select({ message: infringementMessages, by: users.name })
    .from(infringementMessages)
    .leftJoin(users, eq(users.id, infringementMessages.userId))
    .where(eq(infringementMessages.noticeId, noticeId))
    .orderBy(desc(infringementMessages.id))
    .limit(200);

export const insertMessage = (tx: Executor, row: typeof infringementMessages.$inferInsert) =>
  tx.insert(infringementMessages).values(row);

export const proofsOf = (executor: Executor, noticeId: number) =>
  executor
    .select({ name: files.name, key: files.key, bytes: files.bytes })
    .from(infringementFiles)
    .innerJoin(files, eq(files.id, infringementFiles.fileId))
    .where(eq(infringementFiles.noticeId, noticeId))
    .orderBy(infringementFiles.position);

const AT_ONCE = 500;

/** Notices that nobody has confirmed, with their links; the files go as uploads that nothing refers to. */
export async function deleteUnconfirmed(executor: Executor, before: Date): Promise<number> {
  const old = await executor
    .select({ id: infringementNotices.id })
    .from(infringementNotices)
    .where(
      and(
        eq(infringementNotices.status, NOTICE_STATUS.unconfirmed),
        lt(infringementNotices.createdAt, before),
      ),
    )
    .limit(AT_ONCE);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0)
    await executor.delete(infringementNotices).where(
      and(
        inArray(infringementNotices.id, ids),
        // one may have been confirmed meanwhile
        eq(infringementNotices.status, NOTICE_STATUS.unconfirmed),
      ),
    );
  return ids.length;
}

export const deleteExpiredLinks = (executor: Executor, now: Date) =>
  executor.delete(infringementLinks).where(lt(infringementLinks.expiresAt, now));

/** Names of the staff that decided items of a notice, or closed it, by their ids. */
export async function decidersOf(executor: Executor, noticeId: number): Promise<Map<number, string>> {
  const { rows } = await executor.execute<{ id: number; name: string }>(sql`
    SELECT id, name FROM users WHERE id IN (SELECT decided_by FROM infringement_items WHERE notice_id = ${noticeId}
      UNION SELECT closed_by FROM infringement_notices WHERE id = ${noticeId})`);
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

/** Domains of the shops among items. */
export async function domainsOf(executor: Executor, items: readonly ItemRow[]): Promise<Map<number, string>> {
  const ids = items.filter(({ targetType }) => targetType === 'company').map(({ targetId }) => targetId);
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: companies.id, domain: companies.domain })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(rows.flatMap(({ id, domain }) => (domain ? [[id, domain] as const] : [])));
}
