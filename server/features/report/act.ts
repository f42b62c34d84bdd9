/** Acts on what was reported, and answers whoever reported it (decision 37). */
import type * as z from 'zod';
import type { reportAct } from '../../../contract/operator/report.ts';
import type { PurchaseRejectReason } from '../../../domain/deal/purchase-audit.ts';
import { reasonUnder } from '../../../domain/decision/decision.ts';
import { actsOn } from '../../../domain/report.ts';
import { ticketLifecycle } from '../../../domain/ticket.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition, transitionAll } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { found, invalid } from '../../platform/http/error.ts';
import { sendEmail } from '../email/email.ts';
import { hideMessage } from '../enquiry/enquiry.ts';
import { sendMessage } from '../message/message.ts';
import { takeDownIn } from '../product/product.ts';
import { endReported } from '../purchase/purchase.ts';
import { hideQuotation } from '../quotation/quotation.ts';
import { confirmedAddress } from '../ticket/ticket.ts';
import { suspendUser } from '../user/user.ts';
import * as query from './act.sql.ts';
import { emails } from './emails.ts';
import { reports } from './report.tables.ts';

type Act = z.output<typeof reportAct>;
type Row = typeof reports.$inferSelect;

const states = { table: reports, lifecycle: ticketLifecycle, entity: 'report' } as const;

/**
 * Resolves a report by an act on its thing, in one transaction: with `others` every open report of it. Whom it hits and
 * who reported it are told. Throws ApiError not_found; wrong_state when another was first, or the thing is not so any more;
 * invalid with `act` for what cannot be done about it; forbidden on what is of the actor's own account.
 */
export async function actOnReport(deps: Deps, actor: Actor, id: number, body: Act): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { targetType, targetId } = found(await query.reportById(tx, id));
    if (!actsOn(targetType).includes(body.act)) throw invalid({ act: 'unknown_choice' });
    const change = {
      resolvedAt: deps.now(),
      resolvedBy: actor.user.id,
      outcome: body.act,
      outcomeNote: body.answer,
    };
    const step = { action: 'handle', by: 'reviewer', caller: actor, change } as const;
    const first = await transition(tx, states, { ...step, id, detail: { act: body.act } });
    const others = body.others
      ? await transitionAll(tx, states, {
          ...step,
          where: query.openOf(targetType, targetId),
          detail: { act: body.act, with: id },
        })
      : [];
    const resolved = [first, ...others];
    const decisionId = await perform(deps, tx, actor, first, body);
    if (decisionId !== null) await query.setDecision(tx, resolved, decisionId);
    for (const row of resolved) await answer(deps, tx, row, body);
  });
  return null;
}

/** Does it, and returns the decision; null where nothing was found. */
async function perform(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  { targetType, targetId }: Row,
  { act, rule, reasons, note, days }: Act,
): Promise<number | null> {
  // what is refused has a reason: its seller's list says nothing of rules
  const given = reasons.length > 0 ? reasons : [reasonUnder(rule)];
  const why = { rule, reasons, note };
  switch (act) {
    case 'nothing_found':
      return null;
    case 'take_down':
      return takeDownIn(deps, tx, actor, targetId, { ...why, reasons: given });
    case 'end':
      return endReported(deps, tx, actor, targetId, {
        ...why,
        reasons: given as PurchaseRejectReason[],
      });
    case 'hide':
      return targetType === 'message'
        ? hideMessage(deps, tx, actor, targetId, why)
        : hideQuotation(deps, tx, actor, targetId, why);
    case 'suspend': {
      const owner = await query.ownerOf(tx, targetType, targetId);
      // of a guest there is nothing to suspend
      if (owner === null) throw invalid({ act: 'unknown_choice' });
      return suspendUser(deps, tx, actor, owner, { ...why, days });
    }
  }
}

/** A member by message and mail; a guest by mail, where the address is known to be theirs. */
async function answer(deps: Deps, tx: Transaction, report: Row, { act, answer: note }: Act): Promise<void> {
  const { title, userId, email: address } = report;
  const outcome = act === 'nothing_found' ? 'report_unfounded' : 'report_acted_on';
  if (userId !== null) return sendMessage(deps, tx, userId, outcome, { title, note });
  const language = address ? await confirmedAddress(tx, address) : null;
  if (language === null) return;
  const write = act === 'nothing_found' ? emails.unfounded : emails.actedOn;
  await sendEmail(deps, tx, null, write({ address, language, title, note }));
}
