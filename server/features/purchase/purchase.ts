/** Purchases as other features and the sites use them; every verb stands in a file by theme. */

export { createPurchase } from './create.ts';
export { leadLink, tellOwner } from './owner.ts';
export {
  getLead,
  isOpen,
  isPublicLead,
  leadFile,
  listLeads,
  recommendedLeads,
  statusAt,
} from './public.ts';
export { decidePurchase, takeDownPurchase } from './review.ts';
export { purchaseCase, reviewedPurchases } from './review-view.ts';
export { closeGuestPurchase, lockByToken, purchaseByToken, purchaseFiles, trackedPurchase } from './track.ts';
export { claimPurchases, closeLocked, dropLeadPages, expirePurchases } from './transitions.ts';
export { countUp as countQuotation, fullPathOf, lockPurchase, type PurchaseRow } from './write.sql.ts';
