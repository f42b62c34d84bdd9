/** Quotations as other features and the sites use them; every verb stands in a file by theme. */
export { decideGuestQuotation, decideQuotation } from './decide.ts';
export { expireQuotations, withdrawQuotation } from './end.ts';
export { countUnreadQuotations, listQuotations, quotationLine, readAllQuotations } from './lists.ts';
export { leadQuotations } from './public.ts';
export { quotePurchase } from './quote.ts';
export { reviseQuotation } from './revise.ts';
export { deleteTemplate, listTemplates, saveTemplate } from './templates.ts';
export { guestPurchase, guestPurchaseFile } from './track.ts';
export { getQuotation } from './view.ts';
