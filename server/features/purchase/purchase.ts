/** Purchases for other features and the sites; each group of verbs has its own file. */

export { confirmPurchase, removeUnconfirmedPurchases, sentPurchase } from './owner/confirm.ts';
export { giveMissingLinks, linkEnded, renewLink } from './owner/link.ts';
export { comparisonLink, countOwnPurchases, ownPurchaseLine, publicLink } from './owner/own.ts';
export {
  closeGuestPurchase,
  copyGuestPurchase,
  editGuestPurchase,
  extendGuestPurchase,
  type GuestManaged,
  lockByToken,
  managedByGuest,
  purchaseByToken,
  purchaseFiles,
  trackedPurchase,
} from './owner/track.ts';
export { leadLink, notifyOwner, ownersOf } from './owner.ts';
export { movePurchasesTo } from './posting/category-move.sql.ts';
export { createPurchase } from './posting/create.ts';
export {
  getLead,
  isOpen,
  isPublicLead,
  leadFile,
  listLeads,
  recommendedLeads,
  statusAt,
  statusForSuppliers,
} from './public.ts';
export { canQuote, isReadByAll } from './purchase.policy.ts';
export { restorePurchase, restorePurchaseEdit } from './review/restore.ts';
export { decidePurchase, endReported, takeDownPurchase } from './review/review.ts';
export { toldOwner } from './review/tell.ts';
export { undoPurchase, undoPurchaseEdit } from './review/undo.ts';
export { markAllMatched, markMatched, requestsToMatch } from './to-match.sql.ts';
export {
  canClose,
  claimPurchases,
  closeLocked,
  dropLeadPages,
  expirePurchases,
  returnPurchases,
  withholdPurchases,
} from './transitions.ts';
export { leadTranslation, leadTranslator } from './translation/translate.ts';
export {
  freePlaces,
  incrementQuotationCount,
  lockFreePurchases,
  lockPurchase,
  type PurchaseRow,
  setOwnNetwork,
} from './write.sql.ts';
