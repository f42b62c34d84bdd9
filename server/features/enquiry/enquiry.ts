/** Enquiries as their lists show them (spec M2.12, M7.5); the thread and its beginning stand beside. */
import type { EnquiryItem } from '../../../contract/enquiry.ts';
import type { Paged } from '../../../contract/page.ts';
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import { audit } from '../../platform/audit.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import * as query from './enquiry.sql.ts';
import { toItem } from './thread.ts';

export { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from './confirm.ts';
export { createEnquiry } from './create.ts';
export { getEnquiry, guestEnquiry, guestFile, guestReply, readEnquiry, replyEnquiry } from './thread.ts';

const PAGE_SIZE = 20;

/** Received by the caller's company, or sent by the caller; newest first. */
export async function listEnquiries(
  deps: Deps,
  actor: MemberActor,
  given: PageQuery & { box: 'received' | 'sent' },
): Promise<Paged<EnquiryItem>> {
  const { limit, offset, page, size } = pageOf(given, PAGE_SIZE);
  const received = given.box === 'received';
  const box: query.Box = received ? { companyId: actor.user.company.id } : { userId: actor.user.id };
  const [rows, total] = await Promise.all([
    query.listBox(deps.db, box, limit, offset),
    query.countBox(deps.db, box),
  ]);
  return { items: rows.map((row) => toItem(row, received ? 'supplier' : 'buyer')), total, page, size };
}

export const countUnreadEnquiries = (deps: Deps, actor: MemberActor): Promise<number> =>
  query.countNew(deps.db, actor.user.company.id);

/** Removes received enquiries from the inbox; the buyer keeps the thread. Per id: not_found for what is not there. */
export async function deleteEnquiries(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<{ id: number; done: boolean; code?: string }[]> {
  return deps.db.transaction(async (tx) => {
    const gone = new Set(await query.removeFromInbox(tx, actor.user.company.id, ids, deps.now()));
    await audit(tx, actor, ...[...gone].map((id) => ({ action: 'remove', entity: 'enquiry' as const, id })));
    return ids.map((id) => (gone.has(id) ? { id, done: true } : { id, done: false, code: 'not_found' }));
  });
}
