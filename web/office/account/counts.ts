/** The numbers beside the names of screens. */

import { messageRoutes } from '../../../contract/account/message.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { dashboardRoutes } from '../../../contract/operator/dashboard.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { PURCHASE_STATUS, PURCHASE_TAB, type PurchaseTab } from '../../../domain/deal/purchase-audit.ts';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import { useCall } from '../../backoffice/app/queries.ts';
import type { Count } from '../outside-screens.ts';
import { SUPPLIER, useCompany } from './company.ts';

/** What is unread, as live events keep it; of a buyer's enquiries the answers. */
export function useUnread(): Partial<Record<Count, number>> {
  const enquiries = useCall(ownEnquiryRoutes.countUnreadEnquiries).data ?? 0;
  const messages = useCall(messageRoutes.countUnreadMessages).data ?? 0;
  const quotations = useCall(quotationRoutes.countUnreadQuotations).data ?? 0;
  return { enquiries, messages, quotations };
}

function usePurchaseCounts(): Partial<Record<Count, number>> {
  const purchases = useCall(ownPurchaseRoutes.countOwnPurchases).data;
  if (!purchases) return {};
  const of = (tab: PurchaseTab) =>
    purchases.reduce((sum, { status, cnt }) => (PURCHASE_TAB[status] === tab ? sum + cnt : sum), 0);
  const { inEffect, underReview, notPassed, closed } = PURCHASE_STATUS;
  return {
    purchasesInEffect: of(inEffect),
    purchasesUnderReview: of(underReview),
    purchasesRejected: of(notPassed),
    purchasesClosed: of(closed),
  };
}

export function useCounts(): Partial<Record<Count, number>> {
  const others = { ...useUnread(), ...usePurchaseCounts() };
  const isSupplier = useCompany().data?.type === SUPPLIER;
  const products = useCall(ownProductRoutes.countOwnProducts, {}, { enabled: isSupplier }).data;
  const of = (status: number) => products?.find((line) => line.status === status)?.cnt ?? 0;
  if (!products) return others;
  return {
    ...others,
    published: of(PRODUCT_STATUS.published),
    underReview: of(PRODUCT_STATUS.underReview),
    failed: of(PRODUCT_STATUS.failed),
    draft: of(PRODUCT_STATUS.draft),
    deleted: of(PRODUCT_STATUS.deleted),
  };
}

/** Those of every list that the map names. */
export function useMapCounts(): Partial<Record<Count, number>> {
  return { ...useCounts(), ...useCall(dashboardRoutes.countLists).data };
}
