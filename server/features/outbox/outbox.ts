/** Mails and SMS that were sent or wait, for operators (decision 23). */
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './outbox.sql.ts';

const PAGE_SIZE = 20;

/** Mails and SMS, newest first; `address` filters by a part of it. */
export async function listOutbox(deps: Deps, address: string | undefined, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.outboxPage(deps.db, address?.trim(), slice);
  const shown = items.map(({ createdAt, sentAt, ...message }) => ({
    ...message,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
  return { items: shown, total, page, size };
}
