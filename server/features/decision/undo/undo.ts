/** Takes back a decision that nobody outside has heard of (decision 37). */
import type { UndoneKind } from '../../../../contract/review/undo.ts';
import type { DecidedEntity } from '../../../../domain/decision/decision.ts';
import { type AuditLine, audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import * as query from './undo.sql.ts';

/**
 * What brings back what a decision found, as its own feature wrote it. It throws ApiError conflict or wrong_state where
 * anybody has acted since.
 */
export type Undo<Before = never> = (
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  decision: Pick<query.DecisionRow, 'entityId' | 'kind' | 'reviewerId'> & { before: Before },
) => Promise<void>;
export type Undoing = Record<UndoneKind, Partial<Record<DecidedEntity, Undo>>>;

const ENTITIES: Partial<Record<DecidedEntity, AuditLine['entity']>> = {
  product: 'product',
  revision: 'revision',
  certification: 'certification',
  purchase: 'purchase',
  purchase_edit: 'purchase',
  shop_content: 'shop_content',
  enquiry_hold: 'enquiry_hold',
};
/** Those that wait for 10 seconds; a take-down, a ban and others have a question instead. */
const UNDONE = ['approve', 'reject', 'release', 'hold_refused'];

/**
 * Brings back what the actor's last decision on the entry found, and writes that it was taken back.
 * Throws ApiError not_found where nothing was decided, forbidden for another's decision; wrong_state once it was told, was
 * undone or the time is over; conflict where anybody has acted since.
 */
export async function undoDecision(
  deps: Deps,
  undoing: Undoing,
  actor: Actor,
  kind: UndoneKind,
  id: number,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const undos = undoing[kind];
    const decision = found(await query.lockLast(tx, Object.keys(undos) as DecidedEntity[], id));
    if (decision.reviewerId !== actor.user.id) throw new ApiError('forbidden');
    const now = deps.now();
    const until = decision.decidedAt.getTime() + deps.undoSeconds * 1000;
    const undo = undos[decision.entity];
    const isOver = now.getTime() >= until || decision.undoneAt || !UNDONE.includes(decision.kind);
    if (!undo || isOver || (await query.isTold(tx, decision.id))) throw new ApiError('wrong_state');
    await undo(deps, tx, actor, { ...decision, before: decision.before as never });
    await query.noteUndone(tx, decision.id, actor.user.id, now);
    const entity = ENTITIES[decision.entity]!;
    const detail = { decision: decision.id, kind: decision.kind };
    await audit(tx, actor, { action: 'undo', entity, id, detail });
  });
  return null;
}
