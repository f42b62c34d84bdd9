/** Every route of the API by name. The server mounts these, the access test walks them, OpenAPI lists them. */
import { accountRoutes } from './account/account.ts';
import { apiKeyRoutes } from './account/api-key.ts';
import { authRoutes } from './account/auth.ts';
import { confirmationRoutes } from './account/confirmation.ts';
import { emailGalleryRoutes, emailRoutes } from './account/email.ts';
import { messageRoutes } from './account/message.ts';
import { securityRoutes } from './account/security.ts';
import { totpRoutes } from './account/totp.ts';
import { userRoutes } from './account/user.ts';
import { addressRoutes } from './address.ts';
import { bannerRoutes } from './catalogue/banner.ts';
import { categoryEditRoutes } from './catalogue/category-edit.ts';
import { noticeRoutes } from './catalogue/notice.ts';
import { prohibitedWordRoutes } from './catalogue/prohibited-word.ts';
import { synonymRoutes } from './catalogue/synonym.ts';
import { certificationRoutes } from './company/certification.ts';
import { companyRoutes } from './company/company.ts';
import { companyChangeRoutes } from './company/company-change.ts';
import { membershipRoutes } from './company/membership.ts';
import { ownShopRoutes, shopPreviewRoutes } from './company/own-shop.ts';
import { shopRoutes } from './company/shop.ts';
import { shopReviewRoutes } from './company/shop-review.ts';
import { dealRoutes } from './deal/deal.ts';
import { enquiryRoutes } from './deal/enquiry.ts';
import { heldEnquiryRoutes } from './deal/held-enquiry.ts';
import { leadRoutes } from './deal/lead.ts';
import { ownEnquiryRoutes } from './deal/own-enquiry.ts';
import { ownPurchaseRoutes } from './deal/own-purchase.ts';
import { purchaseRoutes } from './deal/purchase.ts';
import { purchaseReviewRoutes } from './deal/purchase-review.ts';
import { quotationRoutes } from './deal/quotation.ts';
import { albumRoutes } from './file/album.ts';
import { fileRoutes } from './file/file.ts';
import { answerRoutes } from './operator/answer.ts';
import { appealRoutes } from './operator/appeal.ts';
import { auditRoutes } from './operator/audit.ts';
import { dashboardRoutes } from './operator/dashboard.ts';
import { feedbackRoutes } from './operator/feedback.ts';
import { figureRoutes } from './operator/figures.ts';
import { findingSwitchRoutes } from './operator/finding-switch.ts';
import { infringementRoutes } from './operator/infringement.ts';
import { liveRoutes } from './operator/live.ts';
import { outboxRoutes } from './operator/outbox.ts';
import { peopleRoutes } from './operator/people.ts';
import { prospectRoutes } from './operator/prospect.ts';
import { reportRoutes } from './operator/report.ts';
import { settingRoutes } from './operator/setting.ts';
import { staffRoutes } from './operator/staff.ts';
import { webhookRoutes } from './operator/webhook.ts';
import { workRoutes } from './operator/work.ts';
import { categoryRoutes } from './product/category.ts';
import { groupRoutes } from './product/group.ts';
import { importRoutes } from './product/import.ts';
import { listingRoutes } from './product/listing.ts';
import { ownProductRoutes } from './product/own-product.ts';
import { pinRoutes } from './product/pin.ts';
import { productRoutes } from './product/product.ts';
import { productPreviewRoutes } from './product/product-preview.ts';
import { productReviewRoutes } from './product/product-review.ts';
import { reviewersOwnRoutes } from './review/own.ts';
import { reviewPreviewRoutes } from './review/preview.ts';
import { sampleRoutes } from './review/sample.ts';
import { undoRoutes } from './review/undo.ts';
import { savedRoutes } from './saved.ts';
import { reviewRoutes } from './schema/review.ts';
import { searchRoutes } from './search.ts';

export const routes = {
  ...authRoutes,
  ...totpRoutes,
  ...userRoutes,
  ...companyRoutes,
  ...companyChangeRoutes,
  ...categoryRoutes,
  ...addressRoutes,
  ...productRoutes,
  ...ownProductRoutes,
  ...productPreviewRoutes,
  ...groupRoutes,
  ...pinRoutes,
  ...importRoutes,
  ...searchRoutes,
  ...savedRoutes,
  ...emailRoutes,
  ...emailGalleryRoutes,
  ...enquiryRoutes,
  ...ownEnquiryRoutes,
  ...heldEnquiryRoutes,
  ...confirmationRoutes,
  ...dashboardRoutes,
  ...purchaseRoutes,
  ...ownPurchaseRoutes,
  ...leadRoutes,
  ...quotationRoutes,
  ...dealRoutes,
  ...messageRoutes,
  ...liveRoutes,
  ...fileRoutes,
  ...albumRoutes,
  ...feedbackRoutes,
  ...reportRoutes,
  ...appealRoutes,
  ...infringementRoutes,
  ...prospectRoutes,
  ...prohibitedWordRoutes,
  ...categoryEditRoutes,
  ...noticeRoutes,
  ...bannerRoutes,
  ...synonymRoutes,
  ...reviewRoutes,
  ...reviewPreviewRoutes,
  ...reviewersOwnRoutes,
  ...sampleRoutes,
  ...undoRoutes,
  ...accountRoutes,
  ...answerRoutes,
  ...auditRoutes,
  ...figureRoutes,
  ...findingSwitchRoutes,
  ...settingRoutes,
  ...certificationRoutes,
  ...listingRoutes,
  ...membershipRoutes,
  ...outboxRoutes,
  ...peopleRoutes,
  ...staffRoutes,
  ...workRoutes,
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
