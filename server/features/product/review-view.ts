/** What a reviewer sees of a product or an edit (decision 23). */
import type { ProductContent } from '../../../contract/product.ts';
import type { ProductReviewView, ReviewContent } from '../../../contract/product-review.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../domain/product-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, notFound } from '../../platform/error.ts';
import { imageUrlOf } from '../card/card.ts';
import { queueEntry } from '../review/review.ts';
import * as query from './seller-list.sql.ts';

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

async function proposedContent(
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
export async function productReviewView(deps: Deps, id: number): Promise<ProductReviewView> {
  const whole = found(await query.wholeProduct(deps.db, id));
  const { status, version } = whole.product;
  if (status !== PRODUCT_STATUS.underReview) throw notFound();
  const proposal = await contentOf(deps, whole);
  return { ...(await queueEntry(deps, 'product', id)), version, proposal, approved: null };
}

/** An edit that waits, beside the approved version. Throws ApiError not_found, also once it is decided. */
export async function revisionReviewView(deps: Deps, id: number): Promise<ProductReviewView> {
  const revision = found(await query.revisionById(deps.db, id));
  if (revision.status !== REVISION_STATUS.underReview) throw notFound();
  const whole = found(await query.wholeProduct(deps.db, revision.productId));
  const proposal = await proposedContent(deps, revision.productId, id, revision.proposal);
  const approved = await contentOf(deps, whole);
  return { ...(await queueEntry(deps, 'revision', id)), version: revision.baseVersion, proposal, approved };
}
