/** The reviewers' queues and the cases in them (decision 23). */
import type { Paged } from '../../../contract/page.ts';
import {
  type CertificationCase,
  type ProductCase,
  type PurchaseCase,
  type QueueItem,
  REVIEW_KINDS,
  type ReviewKind,
} from '../../../contract/review.ts';
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { submissionWithHistory } from '../certification/certification.ts';
import { profileOf } from '../company/company.ts';
import { fileUrl } from '../file/file.ts';
import { productCase, revisionCase } from '../product/product.ts';
import { purchaseCase } from '../purchase/purchase.ts';
import { caseRow, type QueueRow, queueCount, queueRows } from './queue.sql.ts';

export { removeLapsedClaims } from './claims.ts';

const PAGE_SIZE = 20;

/** Per queue how many cases wait, and since when the oldest does. */
export const reviewCounts = (deps: Deps) =>
  Promise.all(
    REVIEW_KINDS.map(async (kind) => {
      const { waiting, oldest } = await queueCount(deps.db, kind);
      return { kind, waiting, oldest: oldest?.toISOString() ?? null };
    }),
  );

/** Waiting cases, oldest first. */
export async function reviewQueue(
  deps: Deps,
  kind: ReviewKind,
  paging: PageQuery,
): Promise<Paged<QueueItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const [rows, { waiting }] = await Promise.all([
    queueRows(deps.db, kind, deps.now(), slice),
    queueCount(deps.db, kind),
  ]);
  return { items: rows.map((row) => toItem(kind, row)), total: waiting, page, size };
}

const toItem = (kind: ReviewKind, row: QueueRow): QueueItem => ({
  kind,
  id: row.id,
  title: row.title,
  company: { id: row.company_id, name: row.company_name, tier: row.tier },
  image: row.image_key && `/files/${row.image_key}`,
  submitted_at: row.submitted_at.toISOString(),
  claimedBy: row.claimed_by === null ? null : { id: row.claimed_by, name: row.claimed_name ?? '' },
});

/** A product or a revision with what is proposed and what is approved. Throws ApiError not_found. */
export async function getProductCase(
  deps: Deps,
  kind: 'product' | 'revision',
  id: number,
): Promise<ProductCase> {
  const { version, proposal, approved } = await (kind === 'product' ? productCase : revisionCase)(deps, id);
  const row = found(await caseRow(deps.db, kind, id, deps.now()));
  return { ...toItem(kind, row), version, proposal, approved };
}

/** A sourcing request with all that only reviewers see, in any state. Throws ApiError not_found. */
export async function getPurchaseCase(deps: Deps, id: number): Promise<PurchaseCase> {
  const [whole, row] = await Promise.all([
    purchaseCase(deps, id),
    caseRow(deps.db, 'purchase', id, deps.now()),
  ]);
  return { ...toItem('purchase', found(row)), ...whole };
}

/** A submission beside the profile it must match, with the earlier ones. Throws ApiError not_found. */
export async function getCertificationCase(deps: Deps, id: number): Promise<CertificationCase> {
  const submission = await submissionWithHistory(deps, id);
  const row = found(await caseRow(deps.db, 'certification', id, deps.now()));
  const company = await profileOf(deps, submission.companyId);
  return {
    ...toItem('certification', row),
    company_name: submission.companyName,
    license: fileUrl({ key: submission.licenceKey, purpose: 2 }),
    profile: {
      name: company.name,
      domain: company.domain || null,
      desc: company.desc,
      category: company.cate_names.join(' / '),
      location: company.location_name.join(' / '),
      main_products: company.mainProducts,
      contact_address: company.contact.Address,
      registered_at: company.registeredAt.toISOString(),
    },
    history: submission.history.map((past) => ({
      status: past.status,
      reasons: past.reasons,
      at: (past.decidedAt ?? past.submittedAt).toISOString(),
    })),
  };
}
