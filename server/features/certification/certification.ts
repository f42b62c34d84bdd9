/** Enterprise certification: a licence is submitted and decided on once (spec M2.15, M4.2, M5.6). */
import type * as z from 'zod';
import type { CertificationReviewView, confirmedFacts } from '../../../contract/company/certification.ts';
import {
  CERTIFICATION_STATUS,
  type CertificationRejectReason,
  certificationAfter,
} from '../../../domain/company/certification.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { indexCompany, lockShop, profileOf, setCertification, shopTags } from '../company/company.ts';
import {
  appealLink,
  recordDecision,
  type Teller,
  tellLater,
  withdrawCompanyAppeals,
} from '../decision/decision.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import { fileIdOf, fileUrl, ownImages, unknownFile } from '../file/file.ts';
import { sendMessage } from '../message/message.ts';
import { queueEntry } from '../review/review.ts';
import * as query from './certification.sql.ts';

/** Of the member centre. */
export const CERTIFICATION_SCREEN = '/company/EnterpriseCert';

/** The id of a licence, or of another private document, of the company's own. Throws ApiError invalid at `field`. */
export async function ownDocument(
  deps: Deps,
  tx: Transaction,
  companyId: number,
  given: number | string,
  field: string,
): Promise<number> {
  const id = typeof given === 'number' ? given : await fileIdOf(tx, given);
  if (id === undefined) throw unknownFile(field);
  await ownImages(deps, tx, companyId, [id], [2], field);
  return id;
}

/**
 * Files a submission. `license` is the id of the file, or its url as the specification has it. Throws ApiError invalid (licence not the company's own of purpose 2), wrong_state while
 * another waits.
 */
export async function submitLicense(
  deps: Deps,
  actor: MemberActor,
  { license, name }: { license: number | string; name: string },
): Promise<void> {
  const companyId = actor.user.company.id;
  try {
    await deps.db.transaction(async (tx) => {
      const shop = found(await lockShop(tx, companyId));
      const licenceId = await ownDocument(deps, tx, companyId, license, 'license');
      const id = await query.insertSubmission(tx, {
        companyId,
        companyName: name,
        licenceId,
        submittedAt: deps.now(),
      });
      await setCertification(
        tx,
        companyId,
        certificationAfter(shop.certification, CERTIFICATION_STATUS.underReview),
      );
      await audit(tx, actor, { action: 'submit', entity: 'certification', id, detail: { companyId, name } });
      await withdrawCompanyAppeals(tx, actor, ['certification', 'company'], companyId);
    });
  } catch (error) {
    if (brokenConstraint(error) === 'certifications_open') throw new ApiError('wrong_state');
    throw error;
  }
}

type Facts = z.output<typeof confirmedFacts>;

/** What is confirmed of a licence, as it is kept. Throws ApiError invalid: a last day that is over, or before the day of issue. */
export function keptFacts(
  deps: Deps,
  { number, authority, issued_on, expires_on }: Facts,
): query.ConfirmedFacts {
  if (expires_on && expires_on < deps.now().toISOString().slice(0, 10))
    throw invalid({ expires_on: 'in_past' });
  if (expires_on && issued_on && expires_on <= issued_on) throw invalid({ expires_on: 'before_issue' });
  return {
    licenceNumber: number || null,
    authority: authority || null,
    issuedOn: issued_on || null,
    expiresOn: expires_on || null,
  };
}

export { restoreCertification, restoreWithdrawn } from './restore.ts';
export { undoCertification } from './undo.ts';

type Told = {
  userId: number;
  kind: 'certification_approved' | 'certification_rejected';
  name: string;
  reasons: string[];
  note: string;
  /** That can be appealed. */
  decision?: number;
};

/** Message and mail to who submitted it. */
export const toldCompany: Teller<Told> = {
  of: 'certification',
  async tell(deps, tx, { userId, kind, name, reasons, note, decision }) {
    const params = { name, reasons: reasons.join(','), note, ...(decision && { decision }) };
    const appeal = decision ? { appeal: await appealLink(deps, tx, decision) } : {};
    await sendMessage(deps, tx, userId, kind, params, CERTIFICATION_SCREEN, appeal);
  },
};

export type CertificationDecision =
  | { approve: true; facts: Facts }
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
  const confirmed = decision.approve ? keptFacts(deps, decision.facts) : {};
  await deps.db.transaction(async (tx) => {
    // the company first, as submitting does: in the other order the two could wait for each other
    const shop = found(await lockShop(tx, companyId));
    const before = await shopTags(tx, companyId);
    const { reasons, note } = decision.approve ? { reasons: [], note: '' } : decision;
    const { status } = await transition(tx, query.submissionStates, {
      id,
      action: decision.approve ? 'approve' : 'reject',
      by: 'reviewer',
      caller: actor,
      change: { ...confirmed, reasons, note, askedAt: null, decidedAt: deps.now(), decidedBy: actor.user.id },
      detail: { companyId, reasons, note, ...confirmed },
    });
    const made = await recordDecision(tx, deps, actor, {
      entity: 'certification',
      entityId: id,
      kind: decision.approve ? 'approve' : 'reject',
      party: { userId: shop.userId, companyId },
      reasons,
      note,
      waited: submission.submittedAt,
      before: {
        status: submission.status,
        company: { certification: shop.certification, name: shop.name },
      },
    });
    await setCertification(
      tx,
      companyId,
      certificationAfter(shop.certification, status),
      decision.approve ? companyName : undefined,
    );
    if (decision.approve && shop.name !== companyName) await indexCompany(deps, tx, companyId);
    await tellLater(deps, tx, made, toldCompany, {
      userId: shop.userId,
      kind: decision.approve ? 'certification_approved' : 'certification_rejected',
      name: companyName,
      reasons,
      note,
      ...(!decision.approve && { decision: made }),
    });
    await dropPages(tx, ...new Set([...before, ...(await shopTags(tx, companyId))]));
  });
}

/** A submission beside the profile it must match, with the earlier ones. Throws ApiError not_found. */
export async function certificationReviewView(deps: Deps, id: number): Promise<CertificationReviewView> {
  const submission = found(await query.submissionById(deps.db, id));
  const [entry, company, all, questions, evidence] = await Promise.all([
    queueEntry(deps, 'certification', id),
    profileOf(deps, submission.companyId),
    query.submissionsOf(deps.db, submission.companyId),
    query.questionsOf(deps.db, id),
    evidenceOf(deps.db, 'certification', id),
  ]);
  return {
    ...entry,
    company_name: submission.companyName,
    license: fileUrl({ key: submission.licenceKey, purpose: 2 }),
    profile: {
      name: company.name,
      domain: company.domain || null,
      desc: company.desc,
      category: wayTo(company.cate_names, company.cate_names_zh),
      location: wayTo(company.location_name, company.location_name_zh),
      main_products: company.mainProducts,
      contact_address: company.contact.Address,
      registered_at: company.registeredAt.toISOString(),
    },
    asked_at: submission.askedAt?.toISOString() ?? null,
    questions: questions.map(toQuestion),
    facts: submission.facts,
    evidence,
    history: all
      .filter((other) => other.id !== id)
      .map((past) => ({
        status: past.status,
        reasons: past.reasons,
        at: (past.withdrawnAt ?? past.decidedAt ?? past.submittedAt).toISOString(),
        withdrawn: past.withdrawnAt !== null,
      })),
  };
}

const toQuestion = (asked: Awaited<ReturnType<typeof query.questionsOf>>[number]) => ({
  note: asked.note,
  asked_at: asked.askedAt.toISOString(),
  document: asked.key && fileUrl({ key: asked.key, purpose: 2 }),
  answered_at: asked.answeredAt?.toISOString() ?? null,
});

const wayTo = (names: readonly string[], namesZh: readonly string[]) => ({
  name: names.join(' / '),
  name_zh: namesZh.join(' / '),
});

/** Submissions of a company, newest first, and what was asked about the newest. */
export async function submissionsOf(deps: Deps, companyId: number) {
  const all = await query.submissionsOf(deps.db, companyId);
  const [newest] = all;
  const submissions = all.map((row) => ({
    id: row.id,
    name: row.companyName,
    status: row.status,
    licence: fileUrl({ key: row.licenceKey, purpose: 2 }),
    ...row.facts,
    reasons: row.reasons,
    note: row.note,
    submitted_at: row.submittedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    asked_at: row.askedAt?.toISOString() ?? null,
  }));
  const questions = newest ? (await query.questionsOf(deps.db, newest.id)).map(toQuestion) : [];
  return { submissions, questions };
}
