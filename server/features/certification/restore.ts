/** What an overturned decision on a company's licence brings back (decision 37). */
import * as z from 'zod';
import { CERTIFICATION_STATUS, type CertificationStatus } from '../../../domain/company/certification.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { lockShop, setCertification, shopTags } from '../company/company.ts';
import * as query from './certification.sql.ts';

const { failed, approved } = CERTIFICATION_STATUS;

interface CertificationBefore {
  status: number;
  company: { certification: CertificationStatus; name: string };
}

/** A refused licence waits again. False where a newer one was filed, or it is not refused any more. */
export async function restoreCertification(
  tx: Transaction,
  actor: Actor,
  id: number,
  before: CertificationBefore,
): Promise<boolean> {
  const submission = await query.submissionById(tx, id);
  if (!submission || before.status !== CERTIFICATION_STATUS.underReview) return false;
  await lockShop(tx, submission.companyId);
  const [newest] = await query.submissionsOf(tx, submission.companyId);
  if (newest?.id !== id || newest.status !== CERTIFICATION_STATUS.failed) return false;
  const tags = await shopTags(tx, submission.companyId);
  await transition(tx, query.submissionStates, {
    id,
    action: 'reinstate',
    by: 'reviewer',
    caller: actor,
    change: { reasons: [], note: '', decidedAt: null, decidedBy: null },
  });
  await setCertification(tx, submission.companyId, before.company.certification);
  await dropPages(tx, ...new Set([...tags, ...(await shopTags(tx, submission.companyId))]));
  return true;
}

const withdrawalBefore = z.object({
  passed: z.array(z.int()),
  waiting: z.array(z.object({ id: z.int(), askedAt: z.string().nullable() })),
});
/** The submissions that fell: of the company those that had passed, and one that waited. */
export type WithdrawalBefore = z.infer<typeof withdrawalBefore>;

/**
 * An overturned withdrawal: the company is certified again, and what waited waits. False where it has submitted since, or
 * where what fell with it is not as the withdrawal left it.
 */
export async function restoreWithdrawn(
  tx: Transaction,
  actor: Actor,
  companyId: number,
  kept: unknown,
): Promise<boolean> {
  const { passed, waiting } = withdrawalBefore.parse(kept);
  const shop = found(await lockShop(tx, companyId));
  const fallen = new Set([...passed, ...waiting.map(({ id }) => id)]);
  const all = await query.submissionsOf(tx, companyId);
  const isAsLeft = all.filter(({ id, status }) => fallen.has(id) && status === failed).length === fallen.size;
  const [newest] = all;
  if (shop.certification !== failed || !isAsLeft || (newest && !fallen.has(newest.id))) return false;
  const before = await shopTags(tx, companyId);
  const step = { by: 'reviewer', caller: actor, detail: { companyId } } as const;
  const nothing = { reasons: [], note: '' };
  for (const id of passed) {
    const change = { ...nothing, withdrawnAt: null, withdrawnBy: null };
    await transition(tx, query.submissionStates, { ...step, id, action: 'reinstateApproval', change });
  }
  for (const { id, askedAt } of waiting) {
    const asked = askedAt === null ? null : new Date(askedAt);
    const change = { ...nothing, askedAt: asked, decidedAt: null, decidedBy: null };
    await transition(tx, query.submissionStates, { ...step, id, action: 'reinstate', change });
  }
  await setCertification(tx, companyId, approved);
  await dropPages(tx, ...new Set([...before, ...(await shopTags(tx, companyId))]));
  return true;
}
