/** Every route of the API by name. The server mounts these, the access test walks them, OpenAPI lists them. */
import { accountRoutes } from './account.ts';
import { addressRoutes } from './address.ts';
import { albumRoutes } from './album.ts';
import { apiKeyRoutes } from './api-key.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { categoryRoutes } from './category.ts';
import { certificationRoutes } from './certification.ts';
import { companyRoutes } from './company.ts';
import { companyChangeRoutes } from './company-change.ts';
import { confirmationRoutes } from './confirmation.ts';
import { dashboardRoutes } from './dashboard.ts';
import { emailGalleryRoutes, emailRoutes } from './email.ts';
import { enquiryRoutes } from './enquiry.ts';
import { feedbackRoutes } from './feedback.ts';
import { fileRoutes } from './file.ts';
import { groupRoutes } from './group.ts';
import { heldEnquiryRoutes } from './held-enquiry.ts';
import { importRoutes } from './import.ts';
import { leadRoutes } from './lead.ts';
import { listingRoutes } from './listing.ts';
import { liveRoutes } from './live.ts';
import { membershipRoutes } from './membership.ts';
import { messageRoutes } from './message.ts';
import { outboxRoutes } from './outbox.ts';
import { ownPurchaseRoutes } from './own-purchase.ts';
import { ownShopRoutes, shopPreviewRoutes } from './own-shop.ts';
import { pinRoutes } from './pin.ts';
import { productRoutes } from './product.ts';
import { productPreviewRoutes } from './product-preview.ts';
import { productReviewRoutes } from './product-review.ts';
import { prospectRoutes } from './prospect.ts';
import { purchaseRoutes } from './purchase.ts';
import { purchaseReviewRoutes } from './purchase-review.ts';
import { quotationRoutes } from './quotation.ts';
import { reportRoutes } from './report.ts';
import { reviewRoutes } from './review.ts';
import { savedRoutes } from './saved.ts';
import { searchRoutes } from './search.ts';
import { securityRoutes } from './security.ts';
import { shopRoutes } from './shop.ts';
import { shopReviewRoutes } from './shop-review.ts';
import { totpRoutes } from './totp.ts';
import { userRoutes } from './user.ts';
import { webhookRoutes } from './webhook.ts';

export const routes = {
  ...authRoutes,
  ...totpRoutes,
  ...userRoutes,
  ...companyRoutes,
  ...companyChangeRoutes,
  ...categoryRoutes,
  ...addressRoutes,
  ...productRoutes,
  ...productPreviewRoutes,
  ...groupRoutes,
  ...pinRoutes,
  ...importRoutes,
  ...searchRoutes,
  ...savedRoutes,
  ...emailRoutes,
  ...emailGalleryRoutes,
  ...enquiryRoutes,
  ...heldEnquiryRoutes,
  ...confirmationRoutes,
  ...dashboardRoutes,
  ...purchaseRoutes,
  ...ownPurchaseRoutes,
  ...leadRoutes,
  ...quotationRoutes,
  ...messageRoutes,
  ...liveRoutes,
  ...fileRoutes,
  ...albumRoutes,
  ...feedbackRoutes,
  ...reportRoutes,
  ...prospectRoutes,
  ...reviewRoutes,
  ...accountRoutes,
  ...auditRoutes,
  ...certificationRoutes,
  ...listingRoutes,
  ...membershipRoutes,
  ...outboxRoutes,
  ...productReviewRoutes,
  ...purchaseReviewRoutes,
  ...securityRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...shopRoutes,
  ...ownShopRoutes,
  ...shopPreviewRoutes,
  ...shopReviewRoutes,
};
export type RouteName = keyof typeof routes;
