/** What a reviewer sees of a product or an edit (decision 23). */

import type { ProductContent, ReviewContent } from '../../../../contract/product/product-content.ts';
import type { ProductReviewView } from '../../../../contract/product/product-review.ts';
import type { ShownFinding } from '../../../../contract/schema/finding.ts';
import type { ProblemCode } from '../../../../contract/schema/problem.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Deps } from '../../../platform/deps.ts';
import { found, notFound } from '../../../platform/http/error.ts';
import { imageUrlOf } from '../../card/card.ts';
import { evidenceOf } from '../../evidence/evidence.ts';
import { queueEntry } from '../../review/review.ts';
import { productFindings } from '../content/check.ts';
import { type Content, contentOf } from '../content/content-columns.ts';
import * as query from '../seller/full-product.sql.ts';

interface Judged {
  content: ReviewContent;
  /** With the pictures as files, as it was sent. */
  sent: ProductContent;
}

/** A product's content, or an edit's, as it is judged. */
async function judged(
  deps: Deps,
  content: Content,
  productId: number,
  revisionId: number | null,
): Promise<Judged> {
  const images = await query.imagesOf(deps.db, productId, revisionId);
  const trail = await query.trailOf(deps.db, content.cate);
  return {
    content: {
      ...content,
      category: {
        name: trail.map(({ name }) => name).join(' / '),
        name_zh: trail.map(({ name_zh }) => name_zh).join(' / '),
      },
      images: images.map(({ key }) => imageUrlOf(key)),
    },
    sent: { ...content, images: images.map(({ id }) => Number(id)) },
  };
}

/** Whose the pictures are was judged when it was sent: the reviewer sees them, and can change nothing about it. */
async function findingsOf(
  deps: Deps,
  companyId: number,
  productId: number,
  { sent }: Judged,
): Promise<ShownFinding[]> {
  const findings = await productFindings(deps, companyId, productId, sent);
  return findings
    .filter(({ detail }) => detail !== ('unknown_file' satisfies ProblemCode))
    .map(({ other: _other, ...told }) => told);
}

/** A product under review. Throws ApiError not_found, also once it is decided. */
export async function productReviewView(deps: Deps, id: number): Promise<ProductReviewView> {
  const { product, content } = found(await query.fullProduct(deps.db, id, deps.now()));
  if (product.status !== PRODUCT_STATUS.underReview) throw notFound();
  const proposal = await judged(deps, contentOf(content), id, null);
  const evidence = await evidenceOf(deps.db, 'product', id);
  return {
    ...(await queueEntry(deps, 'product', id)),
    version: product.version,
    proposal: proposal.content,
    approved: null,
    findings: evidence?.findings ?? (await findingsOf(deps, product.companyId, id, proposal)),
    evidence,
  };
}

/** An edit that waits, beside the approved version. Throws ApiError not_found, also once it is decided. */
export async function revisionReviewView(deps: Deps, id: number): Promise<ProductReviewView> {
  const revision = found(await query.revisionById(deps.db, id));
  if (revision.status !== REVISION_STATUS.underReview) throw notFound();
  const { product, content } = found(await query.fullProduct(deps.db, revision.productId, deps.now()));
  const proposal = await judged(deps, revision.proposal, revision.productId, id);
  const approved = await judged(deps, contentOf(content), revision.productId, null);
  const evidence = await evidenceOf(deps.db, 'revision', id);
  return {
    ...(await queueEntry(deps, 'revision', id)),
    version: revision.baseVersion,
    proposal: proposal.content,
    approved: approved.content,
    findings: evidence?.findings ?? (await findingsOf(deps, product.companyId, revision.productId, proposal)),
    evidence,
  };
}
