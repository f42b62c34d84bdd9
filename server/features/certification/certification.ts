/** Enterprise certification: a licence is submitted and decided once (spec M2.15, M4.2, M5.6). */
import {
  type CertificationRejectReason,
  certificationAfter,
  submissionLifecycle,
} from '../../../domain/certification.ts';
import { audit } from '../../platform/audit.ts';
import type { Actor, Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found } from '../../platform/error.ts';
import { dropPages } from '../../platform/page-cache.ts';
import { indexCompany, lockShop, moveCertification, shopTags } from '../company/company.ts';
import { ownImages } from '../file/file.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './certification.sql.ts';

/**
 * Files a submission. Throws ApiError invalid (licence not the company's own of purpose 2), wrong_state while
 * another waits.
 */
export async function submitLicense(
  deps: Deps,
  actor: MemberActor,
  { license, name }: { license: number; name: string },
): Promise<void> {
  const companyId = actor.user.company.id;
  try {
    await deps.db.transaction(async (tx) => {
      const shop = found(await lockShop(tx, companyId));
      await ownImages(deps, tx, companyId, [license], [2], 'license');
      const id = await query.insertSubmission(tx, {
        companyId,
        companyName: name,
        licenceId: license,
        submittedAt: deps.now(),
      });
      await moveCertification(tx, companyId, certificationAfter(shop.certification, 1));
      await audit(tx, actor, { action: 'submit', entity: 'certification', id, detail: { companyId, name } });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'certifications_open') throw new ApiError('wrong_state');
    throw error;
  }
}

export type CertificationDecision =
  | { approve: true }
  | { approve: false; reasons: CertificationRejectReason[]; note: string };

/**
 * Decides a submission. Approving makes the shop visible and the certified name the company's name. The caller has
 * checked the claim. Throws ApiError not_found, wrong_state when it is decided already, forbidden for one's own company.
 */
export async function decideCertification(
  deps: Deps,
  actor: Actor,
  id: number,
  decision: CertificationDecision,
): Promise<void> {
  const submission = found(await query.submissionById(deps.db, id));
  const { companyId, companyName } = submission;
  if (actor.user.company?.id === companyId) throw new ApiError('forbidden');
  const action = decision.approve ? 'approve' : 'reject';
  await deps.db.transaction(async (tx) => {
    // the company first, as submitting does: in the other order the two could wait for each other
    const shop = found(await lockShop(tx, companyId));
    const before = await shopTags(tx, companyId);
    const status = submissionLifecycle.to(action);
    const { reasons, note } = decision.approve ? { reasons: [], note: '' } : decision;
    const decided = await query.decideSubmission(tx, id, submissionLifecycle.from(action), {
      status,
      reasons,
      note,
      decidedAt: deps.now(),
      decidedBy: actor.user.id,
    });
    if (!decided) throw new ApiError('wrong_state');
    await moveCertification(
      tx,
      companyId,
      certificationAfter(shop.certification, status),
      decision.approve ? companyName : undefined,
    );
    if (decision.approve && shop.name !== companyName) await indexCompany(deps, tx, companyId);
    await audit(tx, actor, { action, entity: 'certification', id, detail: { companyId, reasons, note } });
    await sendMessage(
      deps,
      tx,
      shop.userId,
      decision.approve ? 'certification_approved' : 'certification_rejected',
      { name: companyName, reasons: reasons.join(','), note },
      '/company/EnterpriseCert',
    );
    await dropPages(tx, ...new Set([...before, ...(await shopTags(tx, companyId))]));
  });
}

/** A submission with what its company has filed before, for the reviewer. Throws ApiError not_found. */
export async function submissionWithHistory(deps: Deps, id: number) {
  const submission = found(await query.submissionById(deps.db, id));
  const all = await query.submissionsOf(deps.db, submission.companyId);
  return { ...submission, history: all.filter((other) => other.id !== id) };
}
