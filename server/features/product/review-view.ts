/** What a reviewer sees of a product or an edit (decision 23). */
import type { ProductContent } from '../../../contract/product.ts';
import type { ReviewContent } from '../../../contract/review.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../domain/product-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { imageUrlOf } from '../card/card.ts';
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

type Whole = NonNullable<Awaited<ReturnType<typeof query.wholeProduct>>>;

async function contentOf(deps: Deps, { item, product }: Whole): Promise<ReviewContent> {
  const images = await query.imagesOf(deps.db, product.id, null);
  return {
    title: product.title,
    category: item.categoryTrail.map((c) => c.name).join(' > '),
    keywords: product.keywords,
    properties: Object.fromEntries(product.properties),
    images: images.map(({ key }) => imageUrlOf(key)),
    content: product.content,
    price: product.prices,
    currency: product.currency,
    unit: product.unit,
    min_order: product.minOrder,
    details: product.details,
  };
}

async function proposed(
  deps: Deps,
  productId: number,
  revisionId: number,
  content: ProductContent,
): Promise<ReviewContent> {
  const images = await query.imagesOf(deps.db, productId, revisionId);
  const trail = await query.trailOf(deps.db, content.cate);
  return {
    ...content,
    category: trail.map((c) => c.name).join(' > '),
    images: images.map(({ key }) => imageUrlOf(key)),
    details: content.details as Record<string, string>,
  };
}

/** A product under review. Throws ApiError not_found, also once it is decided. */
export async function productCase(deps: Deps, id: number): Promise<ReviewCase> {
  const whole = found(await query.wholeProduct(deps.db, id));
  const { product } = whole;
  found(product.status === PRODUCT_STATUS.underReview ? product : null);
  const proposal = await contentOf(deps, whole);
  return {
    title: product.title,
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
  const whole = found(
    revision.status === REVISION_STATUS.underReview
      ? await query.wholeProduct(deps.db, revision.productId)
      : null,
  );
  const proposal = await proposed(deps, revision.productId, id, revision.proposal);
  return {
    title: proposal.title,
    companyId: whole.product.companyId,
    image: proposal.images[0] ?? null,
    submitted_at: revision.submittedAt.toISOString(),
    version: revision.baseVersion,
    proposal,
    approved: await contentOf(deps, whole),
  };
}
