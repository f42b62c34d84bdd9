/**
 * The few calls that islands make. The contract's route objects would bring their schemas, larger than all islands
 * together; here are only method and path, checked against the contract by type.
 */

import type { userRoutes } from '../../../contract/account/user.ts';
import type { companyRoutes } from '../../../contract/company/company.ts';
import type { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import type { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import type { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import type { quotationRoutes } from '../../../contract/deal/quotation.ts';
import type { fileRoutes } from '../../../contract/file/file.ts';
import type { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import type { prospectRoutes } from '../../../contract/operator/prospect.ts';
import type { categoryRoutes } from '../../../contract/product/category.ts';
import type { savedRoutes } from '../../../contract/saved.ts';
import type { Route } from '../../../contract/schema/route.ts';
import type { searchRoutes } from '../../../contract/search.ts';

const bare = <R extends Route>(method: R['method'], path: R['path']): R => ({ method, path }) as R;

export const searchOpened = bare<typeof searchRoutes.searchOpened>('POST', '/search/opened');
export const createEnquiry = bare<typeof enquiryRoutes.createEnquiry>('POST', '/services/enquiry');
export const guestEnquiry = bare<typeof enquiryRoutes.guestEnquiry>('GET', '/services/enquiry/:token');
export const claimEnquiry = bare<typeof enquiryRoutes.claimEnquiry>('POST', '/session/enquiry/claim');
export const guestReply = bare<typeof enquiryRoutes.guestReply>('POST', '/services/enquiry/:token');
export const translateGuestMessage = bare<typeof enquiryRoutes.translateGuestMessage>(
  'POST',
  '/services/enquiry/:token/messages/:message/translation',
);
export const uploadForEnquiry = bare<typeof fileRoutes.uploadForEnquiry>('POST', '/services/enquiry/upload');

export const categoryTree = bare<typeof categoryRoutes.categoryTree>('GET', '/cates/tree');
export const getUser = bare<typeof userRoutes.getUser>('GET', '/session/user');
export const getCompany = bare<typeof companyRoutes.getCompany>('GET', '/session/company');
export const createPurchase = bare<typeof purchaseRoutes.createPurchase>('POST', '/session/purchase');
export const createGuestPurchase = bare<typeof purchaseRoutes.createGuestPurchase>('POST', '/guest/purchase');
export const guestPurchase = bare<typeof quotationRoutes.guestPurchase>('GET', '/services/purchase/:token');
export const claimPurchase = bare<typeof ownPurchaseRoutes.claimPurchase>('POST', '/session/purchases/claim');
export const closeGuestPurchase = bare<typeof purchaseRoutes.closeGuestPurchase>(
  'POST',
  '/services/purchase/:token/close',
);
export const quotePurchase = bare<typeof quotationRoutes.quotePurchase>(
  'POST',
  '/session/purchase/:id/quote',
);
export const suggest = bare<typeof searchRoutes.suggest>('GET', '/search/suggest');
export const decideGuestQuotation = bare<typeof quotationRoutes.decideGuestQuotation>(
  'POST',
  '/services/purchase/:token/quotations/:id',
);
export const createFeedback = bare<typeof feedbackRoutes.createFeedback>('POST', '/services/feedbacks');
export const uploadForFeedback = bare<typeof fileRoutes.uploadForFeedback>(
  'POST',
  '/services/feedbacks/upload',
);
export const createProspect = bare<typeof prospectRoutes.createLead>('POST', '/guest/vip/requests');
export const listQuotationTemplates = bare<typeof quotationRoutes.listQuotationTemplates>(
  'GET',
  '/session/quotation/templates',
);
export const saveQuotationTemplate = bare<typeof quotationRoutes.saveQuotationTemplate>(
  'PUT',
  '/session/quotation/templates',
);
export const deleteQuotationTemplate = bare<typeof quotationRoutes.deleteQuotationTemplate>(
  'DELETE',
  '/session/quotation/templates/:id',
);

export const savedIds = bare<typeof savedRoutes.savedIds>('GET', '/session/saved/ids');
export const carrySaved = bare<typeof savedRoutes.carrySaved>('POST', '/session/saved');
export const saveProduct = bare<typeof savedRoutes.saveProduct>('PUT', '/session/saved/products/:id');
export const unsaveProduct = bare<typeof savedRoutes.unsaveProduct>('DELETE', '/session/saved/products/:id');
export const saveSupplier = bare<typeof savedRoutes.saveSupplier>('PUT', '/session/saved/suppliers/:id');
export const unsaveSupplier = bare<typeof savedRoutes.unsaveSupplier>(
  'DELETE',
  '/session/saved/suppliers/:id',
);
export const saveSearch = bare<typeof savedRoutes.saveSearch>('POST', '/session/saved/searches');
export const unsaveSearch = bare<typeof savedRoutes.unsaveSearch>('DELETE', '/session/saved/searches/:id');
