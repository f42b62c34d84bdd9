/** One more document before a certification is decided: asked for by the reviewer, sent by the company (decision 37). */
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { lockShop } from '../company/company.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './certification.sql.ts';
import { CERTIFICATION_SCREEN, ownDocument } from './certification.ts';

/**
 * Asks the company of a submission that waits. The caller has checked the claim. Throws ApiError not_found, wrong_state when it
 * is decided, or a document is asked for already.
 */
export async function askForDocument(deps: Deps, actor: Actor, id: number, note: string): Promise<void> {
  const { companyId } = found(await query.submissionById(deps.db, id));
  await deps.db.transaction(async (tx) => {
    const shop = found(await lockShop(tx, companyId));
    const asked = { certificationId: id, note, askedBy: actor.user.id, askedAt: deps.now() };
    if (!(await query.insertQuestion(tx, asked))) throw new ApiError('wrong_state');
    await audit(tx, actor, { action: 'ask', entity: 'certification', id, detail: { companyId, note } });
    await sendMessage(deps, tx, shop.userId, 'certification_asked', { note }, CERTIFICATION_SCREEN);
  });
}

/** Sends what is asked for: the submission waits for its review again. Throws ApiError invalid, wrong_state while nothing is asked. */
export async function answerQuestion(
  deps: Deps,
  actor: MemberActor,
  document: number | string,
): Promise<void> {
  const companyId = actor.user.company.id;
  await deps.db.transaction(async (tx) => {
    found(await lockShop(tx, companyId));
    const fileId = await ownDocument(deps, tx, companyId, document, 'document');
    const id = await query.answerQuestion(tx, companyId, { fileId, answeredAt: deps.now() });
    if (id === undefined) throw new ApiError('wrong_state');
    await audit(tx, actor, { action: 'answer', entity: 'certification', id, detail: { companyId, fileId } });
  });
}
