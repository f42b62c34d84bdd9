/** Quotations as other features and the sites use them; every verb stands in a file by theme. */

export { countUnreadQuotations, listQuotations, quotationLine, readAllQuotations } from './lists.ts';
export { leadQuotations } from './public.ts';
export { deleteTemplate, listTemplates, saveTemplate } from './templates.ts';
export { guestPurchase, guestPurchaseFile } from './track.ts';
export { decideGuestQuotation, decideQuotation } from './verbs/decide.ts';
export { expireQuotations, withdrawQuotation } from './verbs/end.ts';
export { quotePurchase } from './verbs/quote.ts';
export { reviseQuotation } from './verbs/revise.ts';
export { getQuotation } from './view.ts';
