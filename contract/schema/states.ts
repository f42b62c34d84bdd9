/** The states in replies and queries, taken from `domain`: add a new one there only. */
import * as z from 'zod';
import { ACCOUNT_STATUS } from '../../domain/account/account.ts';
import { CERTIFICATION_STATUS } from '../../domain/company/certification.ts';
import { DEAL_STATUS } from '../../domain/deal/deal.ts';
import { ENQUIRY_STATUS } from '../../domain/deal/enquiry.ts';
import { AUDIT_STATUS, PUBLIC_PURCHASE, PURCHASE_STATUS } from '../../domain/deal/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../domain/deal/quotation.ts';
import { KEPT_PRODUCT, OPEN_REVISION, PRODUCT_STATUS } from '../../domain/product/product-review.ts';
import { SHOP_CONTENT_STATUS } from '../../domain/shop/shop-content.ts';

export const accountStatus = z.literal(Object.values(ACCOUNT_STATUS));
export const certificationStatus = z.literal(Object.values(CERTIFICATION_STATUS));
export const dealStatus = z.literal(Object.values(DEAL_STATUS));
export const enquiryStatus = z.literal(Object.values(ENQUIRY_STATUS));
export const productStatus = z.literal(Object.values(PRODUCT_STATUS));
/** Of those that were not deleted. */
export const keptProductStatus = z.literal(KEPT_PRODUCT);
/** Of an edit of a product that is not decided for good. */
export const openRevisionStatus = z.literal(OPEN_REVISION);
export const purchaseStatus = z.literal(Object.values(PURCHASE_STATUS));
/** Of a request that everybody reads. */
export const publicPurchaseStatus = z.literal(PUBLIC_PURCHASE);
export const purchaseAudit = z.object({
  status: z.literal(Object.values(AUDIT_STATUS)),
  reason: z.string(),
  updatedAt: z.string().nullable(),
});
export const quotationStatus = z.literal(Object.values(QUOTATION_STATUS));
export const shopContentStatus = z.literal(Object.values(SHOP_CONTENT_STATUS));
