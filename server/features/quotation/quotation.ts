/** Quotations as other features and the sites use them; every verb stands in a file by theme. */
export { decideGuestQuotation, expireQuotations } from './decide.ts';
export { leadQuotations } from './public.ts';
export { quotePurchase } from './quote.ts';
export { guestPurchase, guestPurchaseFile } from './track.ts';
