import { certificationRoutes } from '../../../../contract/company/certification.ts';
import { shopReviewRoutes } from '../../../../contract/company/shop-review.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import { featureOf, type Mutation } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

const change = featureOf(reviewedRoutes);
/** A claim says who looks at something, and leaves the thing itself as it is. */
const ofWaiting = [reviewRoutes.reviewQueue, reviewRoutes.reviewCounts];

export const claimEntry: Mutation<typeof reviewRoutes.claimCase> = {
  route: reviewRoutes.claimCase,
  makesOld: ofWaiting,
};
export const releaseEntry: Mutation<typeof reviewRoutes.releaseCase> = {
  route: reviewRoutes.releaseCase,
  makesOld: ofWaiting,
};
export const askCertificationDocument = change(certificationRoutes.askCertificationDocument);
export const takeDownPurchase = change(purchaseReviewRoutes.takeDownPurchase);
export const takeDownShopContent = change(shopReviewRoutes.takeDownShopContent);
