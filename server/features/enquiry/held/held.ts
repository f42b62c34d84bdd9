/** What a reviewer does with enquiries that look like spam (decision 27). */
import type { HeldEnquiry, HeldFilter } from '../../../../contract/deal/held-enquiry.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../../contract/schema/ticket.ts';
import { HOLD_STATUS, type HoldStatus } from '../../../../domain/deal/enquiry.ts';
import { type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { SYSTEM } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/error.ts';
import { notifyParty, recordDecision, type Teller, tellLater } from '../../decision/decision.ts';
import { evidenceOfAll } from '../../evidence/evidence.ts';
import { attachmentOf, fileUrl } from '../../file/file.ts';
import { enquiryById, enquiryStates, lockEnquiry, oneEnquiry } from '../enquiry.sql.ts';
import { deliverEnquiry, deliverMessage, notifyGuest } from '../thread/deliver.ts';
import { titleOf } from '../title.ts';
import { officePath } from '../token.ts';
import * as query from './held.sql.ts';

const PAGE_SIZE = 20;
const STATES: Record<HoldStatus, HeldEnquiry['state']> = {
  [HOLD_STATUS.waiting]: 'waiting',
  [HOLD_STATUS.released]: 'released',
  [HOLD_STATUS.refused]: 'refused',
};

/** Those that wait oldest first, others newest first. */
export async function listHeldEnquiries(
  deps: Deps,
  filter: HeldFilter,
  paging: PageQuery,
): Promise<Paged<HeldEnquiry>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.holdPage(deps.db, filter, slice);
  const messageIds = items.map(({ hold }) => hold.messageId);
  const evidence = await evidenceOfAll(
    deps.db,
    'enquiry_hold',
    items.map(({ hold }) => hold.id),
  );
  const files = messageIds.length > 0 ? await query.filesOfMessages(deps.db, messageIds) : [];
  const shown = items.map(({ hold, enquiry, country, product, supplier, ...row }) => ({
    id: hold.id,
    kind: hold.kind,
    state: STATES[hold.status],
    score: hold.score,
    reasons: hold.reasons,
    enquiry: enquiry.id,
    further: row.further,
    subject: enquiry.subject,
    message: row.text,
    files: files
      .filter(({ messageId }) => messageId === hold.messageId)
      .map((file) => attachmentOf(file, fileUrl(file))),
    evidence: evidence.get(hold.id) ?? null,
    sender: {
      name: enquiry.name,
      email: enquiry.email,
      company: enquiry.buyerCompany,
      country: country.name,
      country_zh: country.nameZh ?? country.name,
      user: enquiry.userId,
      marked_by: row.markedBy,
    },
    supplier: { name: supplier.name, domain: supplier.domain ?? '' },
    product,
    created_at: hold.createdAt.toISOString(),
    handled: hold.decidedAt && { by: row.decidedBy ?? '', at: hold.decidedAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countHeldEnquiries(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countWaiting(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/**
 * Delivers it as if it had just been sent, once it cannot be undone; of one that its supplier marked, says that it is no spam.
 * Throws ApiError not_found, or wrong_state when another was first.
 */
export async function releaseHeldEnquiry(deps: Deps, actor: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { hold, decisionId } = await decide(deps, tx, actor, id, 'release');
    const { enquiryId, messageId, kind } = hold;
    // the supplier has it; it counts as a question again
    if (kind === 'marked') return;
    await tellLater(deps, tx, decisionId, releasedHold, { enquiryId, messageId });
  });
  return null;
}

/** It goes on to the supplier, who is told, and so is its sender. */
export const releasedHold: Teller<{ enquiryId: number; messageId: number }> = {
  of: 'hold',
  async tell(deps, tx, { enquiryId, messageId }) {
    if (await query.releaseEnquiry(tx, enquiryId, deps.now())) {
      const row = await deliverEnquiry(deps, tx, enquiryId);
      if (row.enquiry.userId === null) await notifyGuest(deps, tx, [row]);
      return;
    }
    const message = await query.releaseMessage(tx, messageId);
    const now = deps.now();
    const [written] = await transitionAll(tx, enquiryStates, {
      where: oneEnquiry(enquiryId),
      action: 'deliver',
      by: 'system',
      caller: SYSTEM,
      change: { readAt: null, deletedAt: null, closedAt: null, updatedAt: now, lastMessageAt: now },
    });
    // not where the supplier has put the thread aside as spam meanwhile
    if (written) await deliverMessage(deps, tx, (await enquiryById(tx, enquiryId))!, message);
  },
};

/** Its sender sees that it did not go on. Throws ApiError not_found, or wrong_state when another was first. */
export async function refuseHeldEnquiry(deps: Deps, actor: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { hold, decisionId } = await decide(deps, tx, actor, id, 'refuse');
    const { enquiryId, kind } = hold;
    await transitionAll(tx, enquiryStates, {
      where: query.heldEnquiry(enquiryId),
      action: 'refuse',
      by: 'reviewer',
      caller: actor,
      change: { delivery: 'refused', updatedAt: deps.now() },
    });
    // of what its supplier calls spam the sender hears nothing
    if (kind === 'held')
      await tellLater(deps, tx, decisionId, refusedHold, { enquiryId, decision: decisionId });
  });
  return null;
}

/** Its sender is told, with the way to appeal. */
export const refusedHold: Teller<{ enquiryId: number; decision: number }> = {
  of: 'refused_hold',
  async tell(deps, tx, { enquiryId, decision }) {
    const row = (await enquiryById(tx, enquiryId))!;
    const { userId, email: address, language } = row.enquiry;
    await notifyParty(deps, tx, {
      decision,
      kind: 'enquiry_refused',
      mail: 'enquiry.refused',
      title: titleOf(row),
      link: officePath(enquiryId),
      party: { userId },
      guest: { address, language },
      why: { rule: 'spam', note: '' },
    });
  },
};

async function decide(deps: Deps, tx: Transaction, actor: Actor, id: number, action: 'release' | 'refuse') {
  if (!(await query.exists(tx, id))) throw notFound();
  const hold = await transition(tx, query.holdStates, {
    id,
    action,
    by: 'reviewer',
    caller: actor,
    change: { decidedAt: deps.now(), decidedBy: actor.user.id },
    detail: (held) => ({ enquiry: held.enquiryId, score: held.score }),
  });
  const enquiry = (await lockEnquiry(tx, hold.enquiryId))!;
  const decisionId = await recordDecision(tx, deps, actor, {
    entity: 'enquiry_hold',
    entityId: id,
    kind: action === 'release' ? 'release' : 'hold_refused',
    // the sender; a guest is known by the enquiry
    party: { userId: enquiry.userId, companyId: null },
    ...(action === 'refuse' && { rule: 'spam' as const }),
    waited: hold.createdAt,
    before: {
      status: HOLD_STATUS.waiting,
      kind: hold.kind,
      messageId: hold.messageId,
      enquiry: {
        id: enquiry.id,
        status: enquiry.status,
        delivery: enquiry.delivery,
        releasedAt: enquiry.releasedAt?.toISOString() ?? null,
        updatedAt: enquiry.updatedAt.toISOString(),
        lastMessageAt: enquiry.lastMessageAt.toISOString(),
        readAt: enquiry.readAt?.toISOString() ?? null,
        deletedAt: enquiry.deletedAt?.toISOString() ?? null,
        closedAt: enquiry.closedAt?.toISOString() ?? null,
      },
    },
  });
  return { hold, decisionId };
}

interface HoldBefore {
  enquiry: { status: number; delivery: string };
}

/** What was refused waits for a reviewer again. False where it is not refused any more. */
export async function restoreHold(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: HoldBefore,
): Promise<boolean> {
  const [hold] = await transitionAll(tx, query.holdStates, {
    where: query.oneHold(id),
    action: 'reinstate',
    by: 'reviewer',
    caller: actor,
    change: { decidedAt: null, decidedBy: null },
  });
  if (!hold) return false;
  // of one that the supplier never had: what was delivered once stays so
  if (before.enquiry.delivery === 'held')
    await transitionAll(tx, enquiryStates, {
      where: query.refusedEnquiry(hold.enquiryId),
      action: 'reinstate',
      by: 'reviewer',
      caller: actor,
      change: { delivery: 'held', readAt: null, updatedAt: deps.now() },
    });
  return true;
}
