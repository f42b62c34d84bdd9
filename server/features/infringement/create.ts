/** Sending a notice of infringement; nothing is done with it before its address is confirmed (decision 37). */
import type * as z from 'zod';
import type { newInfringement } from '../../../contract/operator/infringement.ts';
import { CONFIRM_DAYS, confirmableSince } from '../../../domain/account/confirmation.ts';
import {
  LINK_DAYS,
  MAX_ITEMS,
  NOTICE_STATUS,
  namedItem,
  noticeDue,
} from '../../../domain/decision/infringement.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError, invalid } from '../../platform/http/error.ts';
import { hashOf, randomToken } from '../../platform/secrets/random-token.ts';
import { requireDeliverable, sendEmail } from '../email/email.ts';
import { attachmentsFor } from '../file/file.ts';
import { SAME_MS } from '../ticket/ticket.ts';
import { emails } from './emails.ts';
import * as query from './infringement.sql.ts';

/** Notices an hour: from one address of the network, and in the name of one e-mail. */
const SENT_AN_HOUR = 5;

/** A link that opens this notice, and nothing else, for whoever has the mail. */
export async function noticeLink(
  deps: Deps,
  tx: Transaction,
  { id, language }: Pick<query.NoticeRow, 'id' | 'language'>,
  days: number = LINK_DAYS,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(deps.now().getTime() + days * DAY_MS);
  await query.insertLink(tx, { tokenHash: hashOf(token), noticeId: id, expiresAt });
  const { scheme, publicHost } = deps.environment;
  return `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/infringement/${token}`;
}

/** How a notice is called in mails: by its items. */
export const titleOf = (items: readonly { title: string }[]): string =>
  items.length > 1 ? `${items[0]!.title} (+${items.length - 1})` : (items[0]?.title ?? '');

/**
 * Keeps a notice and asks its sender to confirm the address; sent twice it is there once. Throws ApiError too_many; invalid with
 * `items` for an address that leads to no product and no shop, or `files`.
 */
export async function createInfringement(
  deps: Deps,
  caller: Caller,
  { right, items: addresses, files, goodFaith: _, accuracy: __, ...given }: z.output<typeof newInfringement>,
): Promise<null> {
  await requireDeliverable(deps, given.email, 'email');
  await deps.rateLimit('infringement', caller.ip, SENT_AN_HOUR);
  await deps.rateLimit('infringement of', given.email.toLowerCase(), SENT_AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const items = await itemsAt(deps, tx, addresses);
    const row = {
      ...given,
      kind: right,
      status: NOTICE_STATUS.unconfirmed,
      language: caller.language,
      userId: caller.user?.id ?? null,
      submitIp: caller.ip,
      createdAt: now,
    };
    // before the files: those of a duplicate belong to it and would be refused
    if (await query.isRepeated(tx, row, items, new Date(now.getTime() - SAME_MS))) return;
    const proofs = await attachmentsFor(tx, caller, files);
    const id = await query.insertNotice(
      tx,
      row,
      items,
      proofs.map((file) => file.id),
    );
    await audit(tx, caller, { action: 'send', entity: 'infringement', id });
    const { email: address, language } = row;
    const link = await noticeLink(deps, tx, { id, language }, CONFIRM_DAYS);
    await sendEmail(deps, tx, null, emails.confirm({ address, language, link, days: CONFIRM_DAYS }));
  });
  return null;
}

async function itemsAt(deps: Deps, tx: Transaction, addresses: string): Promise<query.NewItem[]> {
  const lines = addresses.split(/\s+/).filter(Boolean);
  if (lines.length > MAX_ITEMS) throw invalid({ items: 'too_many_items' });
  const items = new Map<string, query.NewItem>();
  for (const line of lines) {
    const named = namedItem(line, deps.environment.publicHost);
    const item = named && (await query.publicItem(tx, named));
    if (!item) throw invalid({ items: 'unknown_item' });
    items.set(`${item.targetType} ${item.targetId}`, item);
  }
  return [...items.values()];
}

/** The notice that a link opens. Throws ApiError link_expired. */
export async function linkedNotice(deps: Deps, token: string): Promise<query.NoticeRow> {
  const notice = await query.linkedNotice(deps.db, hashOf(token), deps.now());
  if (!notice) throw new ApiError('link_expired');
  return notice;
}

/** Puts a notice before staff, once; again changes nothing. Throws ApiError link_expired. */
export async function confirmInfringement(deps: Deps, caller: Caller, token: string): Promise<null> {
  const { id } = await linkedNotice(deps, token);
  await deps.db.transaction(async (tx) => {
    const notice = await query.lockNotice(tx, id);
    if (!notice) throw new ApiError('link_expired');
    if (notice.status !== NOTICE_STATUS.unconfirmed) return;
    const now = deps.now();
    const dueAt = noticeDue(now);
    await transition(tx, query.noticeStates, {
      id,
      action: 'confirm',
      by: 'holder',
      caller,
      change: { confirmedAt: now, dueAt },
    });
    const { email: address, language } = notice;
    const link = await noticeLink(deps, tx, notice);
    const title = titleOf(await query.itemsOf(tx, id));
    const day = dueAt.toISOString().slice(0, 10);
    await sendEmail(deps, tx, null, emails.received({ address, language, title, link, day }));
  });
  return null;
}

/** Removes what nobody has confirmed in time, some hundred at a time, and links that open nothing any more. */
export async function removeUnconfirmedInfringements(deps: Deps): Promise<number> {
  await query.deleteExpiredLinks(deps.db, deps.now());
  return query.deleteUnconfirmed(deps.db, confirmableSince(deps.now()));
}
