/** Takes back a decision on a submission (decision 37). */
import type { CertificationStatus } from '../../../domain/company/certification.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { transition } from '../../platform/database/transition.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { indexCompany, lockShop, setCertification, shopTags } from '../company/company.ts';
import type { Undo } from '../decision/decision.ts';
import * as query from './certification.sql.ts';

interface Before {
  company: { certification: CertificationStatus; name: string };
}

export const undoCertification: Undo<Before> = async (
  deps,
  tx,
  actor,
  { entityId: id, kind, before: { company: was } },
) => {
  const { companyId, companyName } = found(await query.submissionById(tx, id));
  const shop = found(await lockShop(tx, companyId));
  const pages = await shopTags(tx, companyId);
  const named = kind === 'approve' ? companyName : was.name;
  if (shop.name !== named || (await query.hasOpen(tx, companyId))) throw new ApiError('conflict');
  await transition(tx, query.submissionStates, {
    id,
    action: kind === 'approve' ? 'undoApproval' : 'undoRejection',
    by: 'reviewer',
    caller: actor,
    change: { reasons: [], note: '', decidedAt: null, decidedBy: null },
  });
  await setCertification(tx, companyId, was.certification, was.name);
  if (shop.name !== was.name) await indexCompany(deps, tx, companyId);
  await dropPages(tx, ...new Set([...pages, ...(await shopTags(tx, companyId))]));
};
