/** What a reviewer sees of a request: the content, who sent it, and from where (decision 23). */

import type { PurchaseReviewView, ReviewedPurchase } from '../../../../contract/deal/purchase-review.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import { AUDIT_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { momentIn } from '../../../../domain/text/time-zone.ts';
import type { Deps } from '../../../platform/deps.ts';
import { found } from '../../../platform/http/error.ts';
import { leadCards } from '../../card/card.ts';
import { evidenceOf } from '../../evidence/evidence.ts';
import { attachmentOf, fileUrl } from '../../file/file.ts';
import { queueEntry } from '../../review/review.ts';
import { placeNames } from '../owner/own.sql.ts';
import { leadLink } from '../owner.ts';
import { type AttachedFile, filesOf } from '../public.sql.ts';
import { proposalAt, statusAt } from '../public.ts';
import type { PurchaseRow } from '../write.sql.ts';
import * as query from './review-view.sql.ts';

const PAGE_SIZE = 20;
const EARLIER = 10;

/** A request in any state. Throws ApiError not_found. */
export async function purchaseReviewView(deps: Deps, id: number): Promise<PurchaseReviewView> {
  const { purchase, receive, account, product, productCompany } = found(
    await query.fullPurchase(deps.db, id),
  );
  const [entry, [card], attached, earlier, evidence] = await Promise.all([
    queueEntry(deps, 'purchase', id),
    leadCards(deps.db, [id], deps.now(), { unpublished: true }),
    filesOf(deps.db, id),
    query.othersOf(deps.db, purchase, EARLIER),
    evidenceOf(deps.db, 'purchase', id),
  ]);
  const { category } = found(card);
  return {
    ...entry,
    description: purchase.description,
    quantity: purchase.quantity,
    unit: purchase.unit,
    targetPrice: purchase.targetPrice,
    currency: purchase.currency,
    certifications: purchase.certifications,
    quotaNum: purchase.quotaNum,
    version: purchase.version,
    approvedTitle: purchase.title,
    proposal: await proposalView(deps, purchase),
    status: statusAt(purchase, deps.now()),
    audit: {
      status: purchase.auditStatus,
      reason: purchase.auditReason,
      updatedAt: purchase.auditedAt?.toISOString() ?? null,
    },
    url: purchase.auditStatus === AUDIT_STATUS.passed ? leadLink(deps, 'en', category.full_path, id) : null,
    category: wayTo([...category.trace_cate, category]),
    receive,
    closingDate: momentIn(purchase.closingAt, purchase.timeZone),
    timeZone: purchase.timeZone,
    files: attached.map(reviewedFile),
    contact: {
      name: purchase.contactName,
      email: purchase.contactEmail,
      email_confirmed: purchase.emailConfirmed,
      company: purchase.contactCompany,
    },
    submit: { ip: purchase.submitIp, language: purchase.language },
    account,
    product: product && { ...product, company: productCompany ?? '' },
    evidence,
    earlier: earlier.map(({ createdAt, ...other }) => ({ ...other, at: createdAt.toISOString() })),
  };
}

const wayTo = (way: { name: string; name_zh: string }[]) => ({
  name: way.map(({ name }) => name).join(' / '),
  name_zh: way.map(({ name_zh }) => name_zh).join(' / '),
});

const reviewedFile = (file: AttachedFile) => ({
  ...attachmentOf(file, fileUrl({ key: file.key, purpose: 6 })),
  mime: file.mime,
});

/** The edit that waits; one that was refused is the owner's alone. */
async function proposalView(deps: Deps, row: PurchaseRow): Promise<PurchaseReviewView['proposal']> {
  const { id } = row;
  const proposal = proposalAt(row, deps.now());
  if (!proposal || row.proposalReason !== '') return null;
  const [place, attached] = await Promise.all([
    placeNames(deps.db, proposal.categoryId, proposal.receiveId),
    filesOf(deps.db, id, true),
  ]);
  const { contactName: name, contactCompany: company, ...content } = proposal;
  return {
    ...content,
    category: { name: place.en.join(' / '), name_zh: place.zh.join(' / ') },
    receive: { name: place.name, name_zh: place.name_zh },
    files: attached.map(reviewedFile),
    contact: { name, company },
  };
}

/** All requests, newest first; `kw` is a number or a part of title, name, company or e-mail. */
export async function reviewedPurchases(
  deps: Deps,
  { kw, status, ...paging }: PageQuery & { kw: string; status?: number | undefined },
): Promise<Paged<ReviewedPurchase>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.findPurchases(deps.db, { kw, status, now: deps.now() }, slice);
  const shown = items.map(({ createdAt, ...line }) => ({ ...line, created_at: createdAt.toISOString() }));
  return { items: shown, total, page, size };
}
