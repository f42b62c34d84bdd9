/** What waits as its page would show it, for the reviewer (decision 37). */
import type { PublicProduct } from '../../../../contract/product/product.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Deps } from '../../../platform/deps.ts';
import { found, notFound } from '../../../platform/http/error.ts';
import { imageUrlOf } from '../../card/card.ts';
import { type Content, contentOf } from '../content/content-columns.ts';
import { ownerOf } from '../edit/write.sql.ts';
import * as query from '../seller/full-product.sql.ts';
import { asPublic } from '../seller/preview.ts';

async function shown(
  deps: Deps,
  companyId: number,
  content: Content,
  [productId, revisionId]: [number, number | null],
): Promise<PublicProduct> {
  const [userId, images] = await Promise.all([
    ownerOf(deps.db, companyId),
    query.imagesOf(deps.db, productId, revisionId),
  ]);
  const pictures = images.map(({ key }) => imageUrlOf(key));
  return { ...(await asPublic(deps, { userId, companyId }, content, pictures)), id: productId };
}

/** A product under review. Throws ApiError not_found, also once it is decided. */
export async function waitingProduct(deps: Deps, id: number): Promise<PublicProduct> {
  const { product, content } = found(await query.fullProduct(deps.db, id, deps.now()));
  if (product.status !== PRODUCT_STATUS.underReview) throw notFound();
  return shown(deps, product.companyId, contentOf(content), [id, null]);
}

/** An edit that waits. Throws ApiError not_found, also once it is decided. */
export async function waitingRevision(deps: Deps, id: number): Promise<PublicProduct> {
  const revision = found(await query.revisionById(deps.db, id));
  if (revision.status !== REVISION_STATUS.underReview) throw notFound();
  const { product } = found(await query.fullProduct(deps.db, revision.productId, deps.now()));
  return shown(deps, product.companyId, revision.proposal, [product.id, id]);
}
