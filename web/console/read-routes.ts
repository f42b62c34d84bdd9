/** What the console reads of waiting, decided and banned things: any action on one of them shows in all of these. */
import { accountRoutes } from '../../contract/account.ts';
import { auditRoutes } from '../../contract/audit.ts';
import { certificationRoutes } from '../../contract/certification.ts';
import { outboxRoutes } from '../../contract/outbox.ts';
import { productReviewRoutes } from '../../contract/product-review.ts';
import { purchaseReviewRoutes } from '../../contract/purchase-review.ts';
import { reviewRoutes } from '../../contract/review.ts';
import { shopReviewRoutes } from '../../contract/shop-review.ts';

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
