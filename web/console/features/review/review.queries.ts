import { reviewRoutes } from '../../../../contract/review.ts';
import { featureOf, type Mutation } from '../../../backoffice/queries.ts';

const change = featureOf(reviewRoutes);
/** A claim says who looks at something, and leaves the thing itself as it is. */
const ofWaiting = [reviewRoutes.reviewQueue, reviewRoutes.reviewCounts];

export const claimCase: Mutation<typeof reviewRoutes.claimCase> = {
  route: reviewRoutes.claimCase,
  makesOld: ofWaiting,
};
export const releaseCase: Mutation<typeof reviewRoutes.releaseCase> = {
  route: reviewRoutes.releaseCase,
  makesOld: ofWaiting,
};
export const decideProduct = change(reviewRoutes.decideProduct);
export const decideRevision = change(reviewRoutes.decideRevision);
export const decideCertification = change(reviewRoutes.decideCertification);
export const decidePurchase = change(reviewRoutes.decidePurchase);
export const takeDownPurchase = change(reviewRoutes.takeDownPurchase);
