/** Quotations for other features and the sites; each group of verbs has its own file. */

export { countUnreadQuotations, listQuotations, quotationLine, readAllQuotations } from './lists.ts';
export { leadQuotations } from './public.ts';
export { deleteTemplate, listTemplates, saveTemplate } from './templates.ts';
export { guestPurchase, guestPurchaseFile } from './track.ts';
export { makeMissingDeals } from './verbs/deals.ts';
export { decideGuestQuotation, decideQuotation } from './verbs/decide.ts';
export { expireQuotations, withdrawQuotation } from './verbs/end.ts';
export { hideQuotation, showQuotation } from './verbs/hide.ts';
export { quotePurchase } from './verbs/quote.ts';
export { reviseQuotation } from './verbs/revise.ts';
export { getQuotation } from './view.ts';
