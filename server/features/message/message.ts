/** In-site messages and notices (spec M2.13, M4.5, M7.5). */
import type * as z from 'zod';
import {
  MESSAGE_KINDS,
  type Message,
  type MessageKind,
  type messageRoutes,
  SUBJECT_OF,
} from '../../../contract/account/message.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import { sendEmails } from '../email/email.ts';
import { isMailed, type Mailed, messageEmail } from './emails.ts';
import * as query from './message.sql.ts';
import { type MessageParams, messageText } from './texts.ts';

export { shownTo } from './notices/notices.sql.ts';
export { listNotices, readerOf } from './notices/notices.ts';

export {
  declineText,
  type MessageParams,
  partsText,
  reasonsText,
  reasonText,
  ruleText,
  stepText,
  tierText,
} from './texts.ts';

const DELETED_AT_ONCE = 5000;

/** Deletes what is older than the setting says, some at a time (decision 37). */
export async function removeOldMessages({ db, now, settings }: Deps): Promise<void> {
  const before = new Date(now().getTime() - settings.values().message_days * DAY_MS);
  while ((await query.deleteWrittenBefore(db, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}

/**
 * Puts a message into a user's inbox, in the caller's transaction, and an e-mail where the message says it all. Its words are made when it is read.
 * @param params title and id of what it is about, `reasons` (codes, comma separated), `note`, `name`
 * @param link path in the member centre, or a whole address
 */
export async function sendMessage(
  deps: Deps,
  tx: Executor,
  userId: number,
  kind: MessageKind,
  params: MessageParams = {},
  link = '',
  mailed: Mailed = {},
): Promise<void> {
  await sendMessages(deps, tx, [{ userId, kind, params, link, mailed }]);
}

/** The same for many at once. */
export async function sendMessages(
  deps: Deps,
  tx: Executor,
  messages: { userId: number; kind: MessageKind; params: MessageParams; link: string; mailed?: Mailed }[],
): Promise<void> {
  if (messages.length === 0) return;
  await query.insertMessages(
    tx,
    messages.map(({ mailed: _, ...message }) => ({ ...message, createdAt: deps.now() })),
  );
  const mailed = messages.flatMap((message) =>
    isMailed(message.kind) ? { ...message, kind: message.kind } : [],
  );
  if (mailed.length === 0) return;
  const users = new Map(
    (
      await query.readersAmong(
        tx,
        mailed.map(({ userId }) => userId),
      )
    ).map((user) => [user.id, user]),
  );
  const office = `${deps.environment.scheme}://my.${deps.environment.publicHost}`;
  await sendEmails(
    deps,
    tx,
    mailed.flatMap(({ userId, kind, params, link, mailed: beside = {} }) => {
      const to = users.get(userId);
      if (!to) return [];
      return {
        userId,
        email: messageEmail(kind, to, params, link.startsWith('/') ? office + link : link, beside),
      };
    }),
  );
}

export async function listMessages(
  deps: Deps,
  caller: Actor,
  { subject, unread, ...paging }: z.output<typeof messageRoutes.listMessages.query>,
): Promise<Paged<Message>> {
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const by = {
    kinds: subject && MESSAGE_KINDS.filter((kind) => SUBJECT_OF[kind] === subject),
    unread: unread !== undefined,
  };
  const [rows, total] = await Promise.all([
    query.messagesOf(deps.db, caller.user.id, by, limit, offset),
    query.countMessages(deps.db, caller.user.id, by),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    type: row.kind,
    ...messageText(row.kind, row.params, caller.language),
    link: row.link,
    decision: typeof row.params.decision === 'number' ? row.params.decision : null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { items, total, page, size };
}

export const countUnreadMessages = (deps: Deps, caller: Actor): Promise<number> =>
  query.countUnread(deps.db, caller.user.id);

/** Marks one message as read; reading it again keeps the first time. Throws ApiError not_found. */
export async function readMessage(deps: Deps, caller: Actor, id: number): Promise<void> {
  if (!(await query.markRead(deps.db, caller.user.id, id, deps.now()))) throw notFound();
}

/** Marks whatever is unread as read. @returns how many that were */
export const readAllMessages = (deps: Deps, caller: Actor): Promise<number> =>
  query.markAllRead(deps.db, caller.user.id, deps.now());

/** Deletes those of the ids that are the caller's; says of each id what became of it. */
export async function deleteMessages(
  deps: Deps,
  caller: Actor,
  ids: readonly number[],
): Promise<{ id: number; done: boolean; code?: string }[]> {
  const gone = new Set(await query.deleteMessages(deps.db, caller.user.id, ids));
  return ids.map((id) => (gone.has(id) ? { id, done: true } : { id, done: false, code: 'not_found' }));
}
