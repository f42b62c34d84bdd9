/** What a reviewer sees of a product or an edit (decision 23). */
import type { ReviewContent } from '../../../contract/product-content.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { imageUrlOf } from '../card/card.ts';
import { type Content, contentOf } from './content-columns.ts';
import * as query from './seller-list.sql.ts';

export interface ReviewCase {
  title: string;
  companyId: number;
  image: string | null;
  submitted_at: string;
  version: number;
  proposal: ReviewContent;
  approved: ReviewContent | null;
}

/** A product's content, or an edit's, as it is judged. */
async function judged(
  deps: Deps,
  content: Content,
  productId: number,
  revisionId: number | null,
): Promise<ReviewContent> {
  const images = await query.imagesOf(deps.db, productId, revisionId);
  const trail = await query.trailOf(deps.db, content.cate);
  return {
    ...content,
    category: trail.map(({ name }) => name).join(' > '),
    images: images.map(({ key }) => imageUrlOf(key)),
  };
}

/** A product under review. Throws ApiError not_found, also once it is decided. */
export async function productCase(deps: Deps, id: number): Promise<ReviewCase> {
  const { product, content } = found(await query.wholeProduct(deps.db, id));
  found(product.status === 2 ? product : null);
  const proposal = await judged(deps, contentOf(content), id, null);
  return {
    title: proposal.title,
    companyId: product.companyId,
    image: proposal.images[0] ?? null,
    submitted_at: (product.submittedAt ?? product.updatedAt).toISOString(),
    version: product.version,
    proposal,
    approved: null,
  };
}

/** An edit that waits, beside the approved version. Throws ApiError not_found, also once it is decided. */
export async function revisionCase(deps: Deps, id: number): Promise<ReviewCase> {
  const revision = found(await query.revisionById(deps.db, id));
  const whole = found(revision.status === 2 ? await query.wholeProduct(deps.db, revision.productId) : null);
  const proposal = await judged(deps, revision.proposal, revision.productId, id);
  return {
    title: proposal.title,
    companyId: whole.product.companyId,
    image: proposal.images[0] ?? null,
    submitted_at: revision.submittedAt.toISOString(),
    version: revision.baseVersion,
    proposal,
    approved: await judged(deps, contentOf(whole.content), revision.productId, null),
  };
}
