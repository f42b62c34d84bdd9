/** What staff does with a certification that passed: it is withdrawn, or what its licence says is entered (decision 37). */
import type * as z from 'zod';
import type { confirmedFacts } from '../../../contract/company/certification.ts';
import {
  CERTIFICATION_STATUS,
  type CertificationRejectReason,
} from '../../../domain/company/certification.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { lockShop, setCertification, shopTags } from '../company/company.ts';
import { appealLink, recordDecision } from '../decision/decision.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './certification.sql.ts';
import { CERTIFICATION_SCREEN, keptFacts } from './certification.ts';
import type { WithdrawalBefore } from './restore.ts';

const { underReview, failed, approved } = CERTIFICATION_STATUS;

/**
 * Takes the certification of a company back: whatever is public of it follows. A submission that waits is refused with the same
 * reasons, since its approval would bring everything back. Its owner can appeal. Throws ApiError not_found, wrong_state unless the company is
 * certified, forbidden for one's own.
 */
export async function withdrawCertification(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { reasons, note }: { reasons: CertificationRejectReason[]; note: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const shop = found(await lockShop(tx, companyId));
    if (shop.certification !== approved) throw new ApiError('wrong_state');
    const before = await shopTags(tx, companyId);
    const now = deps.now();
    const detail = { companyId, reasons, note };
    const step = { caller: actor, detail };
    const [passed, waiting] = [
      await query.openSubmissions(tx, companyId, approved),
      await query.openSubmissions(tx, companyId, underReview),
    ];
    for (const { id } of passed)
      await transition(tx, query.submissionStates, {
        ...step,
        id,
        action: 'withdraw',
        by: 'operator',
        change: { reasons, note, withdrawnAt: now, withdrawnBy: actor.user.id },
      });
    for (const { id } of waiting)
      await transition(tx, query.submissionStates, {
        ...step,
        id,
        action: 'reject',
        by: 'reviewer',
        change: { reasons, note, askedAt: null, decidedAt: now, decidedBy: actor.user.id },
      });
    await setCertification(tx, companyId, failed);
    await audit(tx, actor, { action: 'withdraw_certification', entity: 'company', id: companyId, detail });
    const decision = await recordDecision(tx, deps, actor, {
      entity: 'company',
      entityId: companyId,
      kind: 'withdraw',
      party: { userId: shop.userId, companyId },
      reasons,
      note,
      waited: null,
      before: {
        passed: passed.map(({ id }) => id),
        waiting: waiting.map(({ id, askedAt }) => ({ id, askedAt: askedAt?.toISOString() ?? null })),
      } satisfies WithdrawalBefore,
    });
    const told = { name: shop.name, reasons: reasons.join(','), note, decision };
    const appeal = { appeal: await appealLink(deps, tx, decision) };
    await sendMessage(deps, tx, shop.userId, 'certification_withdrawn', told, CERTIFICATION_SCREEN, appeal);
    await dropPages(tx, ...new Set([...before, ...(await shopTags(tx, companyId))]));
  });
}

/** Enters what the licence of an approved submission says. Throws ApiError not_found, invalid, wrong_state unless it is approved. */
export async function setFacts(
  deps: Deps,
  actor: Actor,
  id: number,
  given: z.output<typeof confirmedFacts>,
): Promise<void> {
  const { companyId, facts: before } = found(await query.submissionById(deps.db, id));
  const confirmed = keptFacts(deps, given);
  await deps.db.transaction(async (tx) => {
    if (!(await query.updateFacts(tx, id, confirmed))) throw new ApiError('wrong_state');
    const detail = { companyId, before, ...confirmed };
    await audit(tx, actor, { action: 'set_facts', entity: 'certification', id, detail });
  });
}
