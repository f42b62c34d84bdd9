/**
 * What the console reads about waiting, decided and banned things: an action on one of them may change any of these.
 */
import { accountRoutes } from '../../contract/account/account.ts';
import { certificationRoutes } from '../../contract/company/certification.ts';
import { shopReviewRoutes } from '../../contract/company/shop-review.ts';
import { purchaseReviewRoutes } from '../../contract/deal/purchase-review.ts';
import { auditRoutes } from '../../contract/operator/audit.ts';
import { outboxRoutes } from '../../contract/operator/outbox.ts';
import { productReviewRoutes } from '../../contract/product/product-review.ts';
import { reviewRoutes } from '../../contract/schema/review.ts';

export const reviewedRoutes = {
  ...reviewRoutes,
  ...productReviewRoutes,
  ...purchaseReviewRoutes,
  ...shopReviewRoutes,
  ...certificationRoutes,
  ...accountRoutes,
  ...outboxRoutes,
  ...auditRoutes,
};
