/** Lists of enquiries and actions on them (spec M2.12, M7.5; decision 26). */
import type * as z from 'zod';
import type { EnquiryItem } from '../../../../contract/deal/enquiry.ts';
import type { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, pageOf } from '../../../../domain/page/paging.ts';
import { audit } from '../../../platform/database/audit.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { enquiryStates, firstRead, manyEnquiries } from '../enquiry.sql.ts';
import * as holds from '../held/held.sql.ts';
import { ownEnquiry, toItem } from '../thread/thread.ts';
import * as query from './inbox.sql.ts';

const SUPPLIER = 1;
type Outcome = { id: number; done: boolean; code?: string };

const outcomes = (ids: readonly number[], done: ReadonlySet<number>): Outcome[] =>
  ids.map((id) => (done.has(id) ? { id, done: true } : { id, done: false, code: 'not_found' }));

/** Received by the caller's company, or sent by the caller: unread first, then by the last message. */
export async function listEnquiries(
  deps: Deps,
  { user }: MemberActor,
  given: z.output<typeof ownEnquiryRoutes.listEnquiries.query>,
): Promise<Paged<EnquiryItem>> {
  const { limit, offset, page, size } = pageOf(given, MEMBER_PAGE_SIZE);
  const received = given.box === 'received';
  const box: query.Box = received ? { companyId: user.company.id } : { userId: user.id };
  const by = { ...given, unread: given.unread !== undefined };
  const [rows, total] = await Promise.all([
    query.listBox(deps.db, box, by, limit, offset),
    query.countBox(deps.db, box, by),
  ]);
  return { items: rows.map((row) => toItem(row, received ? 'supplier' : 'buyer')), total, page, size };
}

/** A supplier's new enquiries; of a buyer the answers that were not read. */
export const countUnreadEnquiries = (deps: Deps, { user }: MemberActor): Promise<number> =>
  query.countUnread(
    deps.db,
    user.company.type === SUPPLIER ? { companyId: user.company.id } : { userId: user.id },
  );

/** Marks received enquiries as read; one that was read before is done as well. Per id: not_found for what is not there. */
export async function readEnquiries(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    const own = await query.receivedOf(tx, actor.user.company.id, ids);
    await transitionAll(tx, enquiryStates, {
      where: manyEnquiries(own),
      action: 'read',
      by: 'supplier',
      caller: actor,
      change: { readAt: deps.now() },
    });
    return outcomes(ids, new Set(own));
  });
}

/** Removes received enquiries from the inbox; the buyer keeps the thread. Per id: not_found for what is not there. */
export async function deleteEnquiries(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    const gone = new Set(await query.removeFromInbox(tx, actor.user.company.id, ids, deps.now()));
    await audit(tx, actor, ...[...gone].map((id) => ({ action: 'remove', entity: 'enquiry' as const, id })));
    return outcomes(ids, gone);
  });
}

/**
 * Closes, opens again or puts aside as spam, which a reviewer looks at: without their word it counts as not answered.
 * Throws ApiError not_found, also for an enquiry of others; forbidden when
 * the caller's side may not; wrong_state.
 */
export async function moveEnquiry(
  deps: Deps,
  actor: MemberActor,
  id: number,
  action: 'close' | 'reopen' | 'markSpam' | 'unmarkSpam',
): Promise<null> {
  const { side } = await ownEnquiry(deps, actor, id);
  if (!enquiryStates.lifecycle.permits(action, side)) throw new ApiError('forbidden');
  const now = deps.now();
  const change = {
    updatedAt: now,
    closedAt: action === 'close' ? now : null,
    // what is read must say since when
    ...(side === 'supplier' && { readAt: firstRead(now) }),
  };
  await deps.db.transaction(async (tx) => {
    await transition(tx, enquiryStates, { id, action, by: side, caller: actor, change });
    if (action === 'markSpam') await holds.putMarked(tx, id, now);
    if (action === 'unmarkSpam') await holds.removeMarked(tx, id);
  });
  return null;
}
