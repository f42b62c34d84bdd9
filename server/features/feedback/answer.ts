/** Answers problem reports by mail, one of the staff at a time (decision 37). */
import { ticketLifecycle } from '../../../domain/ticket.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import type { To } from '../../platform/email/email.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { sendEmail } from '../email/email.ts';
import { confirmedAddress } from '../ticket/ticket.ts';
import { emails } from './emails.ts';
import * as query from './feedback.sql.ts';
import { feedback } from './feedback.tables.ts';

const states = { table: feedback, lifecycle: ticketLifecycle, entity: 'feedback' } as const;
/** Of a report, what its answer repeats. */
const TITLE_LENGTH = 120;

/** An account's own address; of a guest the one given, where an account, an enquiry or a request has confirmed it. */
async function answerTo(executor: Executor, sender: query.Sender): Promise<To | null> {
  if (sender.address && sender.language) return { address: sender.address, language: sender.language };
  const address = sender.contact_email.trim();
  const language = address ? await confirmedAddress(executor, address) : null;
  return language && { address, language };
}

/** Where an answer goes. Throws ApiError not_found. */
export async function recipientOf({ db }: Deps, id: number): Promise<{ address: string | null }> {
  const to = await answerTo(db, found(await query.senderOf(db, id)));
  return { address: to?.address ?? null };
}

/** Throws ApiError not_found; wrong_state of one that is resolved; claimed while another has it and it is not taken over. */
export async function claimFeedback(deps: Deps, caller: Actor, id: number, over: boolean): Promise<null> {
  return changeClaim(deps, caller, id, { claimedBy: caller.user.id, over, action: 'claim' });
}

/** Gives it back to all. Throws ApiError not_found; wrong_state; claimed when another has it. */
export async function releaseFeedback(deps: Deps, caller: Actor, id: number): Promise<null> {
  return changeClaim(deps, caller, id, { claimedBy: null, over: false, action: 'release_claims' });
}

interface Claim {
  claimedBy: number | null;
  over: boolean;
  action: 'claim' | 'release_claims';
}

async function changeClaim(
  deps: Deps,
  caller: Actor,
  id: number,
  { claimedBy, over, action }: Claim,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const guard = over ? undefined : query.isFreeFor(caller.user.id);
    if (!(await query.setClaim(tx, id, claimedBy, guard))) {
      await requireFree(tx, caller, id);
      throw new ApiError('wrong_state');
    }
    await audit(tx, caller, { action, entity: 'feedback', id });
  });
  return null;
}

/** Throws ApiError not_found; claimed. */
async function requireFree(tx: Executor, { user }: Actor, id: number): Promise<void> {
  const { claimedBy } = found(await query.claimOf(tx, id));
  if (claimedBy !== null && claimedBy !== user.id) throw new ApiError('claimed');
}

/**
 * Mails an answer, keeps it and resolves the report, in one transaction. Throws ApiError not_found; claimed while another has
 * it; wrong_state when it is resolved, or nobody has confirmed the address.
 */
export async function answerFeedback(deps: Deps, caller: Actor, id: number, text: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await requireFree(tx, caller, id);
    const row = await transition(tx, states, {
      id,
      action: 'handle',
      by: 'reviewer',
      caller,
      guard: query.isFreeFor(caller.user.id),
      change: { resolvedAt: deps.now(), resolvedBy: caller.user.id },
      detail: { answered: true },
    });
    const to = await answerTo(tx, found(await query.senderOf(tx, id)));
    if (!to) throw new ApiError('wrong_state');
    await query.insertAnswer(tx, {
      feedbackId: id,
      authorId: caller.user.id,
      address: to.address,
      answer: text,
      createdAt: deps.now(),
    });
    const title = row.description.slice(0, TITLE_LENGTH);
    await sendEmail(deps, tx, row.userId, emails.answered({ ...to, title, note: text }));
  });
  return null;
}
