/** Hides a message of a thread from both sides, and shows it again (decision 37). */
import { HIDDEN_TEXT } from '../../../../domain/decision/hidden.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { type Grounds, notifyParty, recordDecision } from '../../decision/decision.ts';
import { officePath } from '../token.ts';
import * as query from './hide.sql.ts';

/** Both sides read a sentence in its place, and its author is told why. Throws ApiError not_found, wrong_state. */
export async function hideMessage(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  why: Grounds,
): Promise<number> {
  const { message, enquiry, supplier } = found(await query.lockMessage(tx, id));
  if (message.hiddenAt) throw new ApiError('wrong_state');
  const now = deps.now();
  await query.setBody(tx, message, { body: HIDDEN_TEXT, hiddenAt: now, now });
  await audit(tx, actor, {
    action: 'hide',
    entity: 'enquiry',
    id: enquiry.id,
    detail: { message: id, ...why },
  });
  const isSupplier = message.author === 'supplier';
  const party = {
    userId: isSupplier ? supplier : enquiry.userId,
    companyId: isSupplier ? enquiry.companyId : null,
  };
  const decision = await recordDecision(tx, deps, actor, {
    ...why,
    entity: 'message',
    entityId: id,
    kind: 'hide',
    party,
    waited: null,
    before: { body: message.body },
  });
  const { email: address, language } = enquiry;
  await notifyParty(deps, tx, {
    decision,
    kind: 'content_hidden',
    mail: 'content.hidden',
    title: enquiry.subject || message.body.slice(0, 60),
    link: officePath(enquiry.id),
    party,
    guest: isSupplier || enquiry.userId !== null ? null : { address, language },
    why,
  });
  return decision;
}

/** Shows what was hidden. False where it is shown already. */
export async function showMessage(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: { body: string },
): Promise<boolean> {
  const row = await query.lockMessage(tx, id);
  if (!row?.message.hiddenAt) return false;
  await query.setBody(tx, row.message, { body: before.body, hiddenAt: null, now: deps.now() });
  await audit(tx, actor, { action: 'show', entity: 'enquiry', id: row.enquiry.id, detail: { message: id } });
  return true;
}
