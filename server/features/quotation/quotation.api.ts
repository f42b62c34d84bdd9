import type { quotationRoutes } from '../../../contract/deal/quotation.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { announceFile } from '../file/file.ts';
import * as quotation from './quotation.ts';

export const quotationApi = (deps: Deps): Handlers<typeof quotationRoutes> => ({
  purchaseQuotations: ({ query }) => quotation.leadQuotations(deps, query),
  guestPurchase: ({ caller, params }) => quotation.guestPurchase(deps, caller, params.token),
  decideGuestQuotation: ({ caller, params, body }) =>
    quotation.decideGuestQuotation(deps, caller, params, body),
  guestPurchaseFile: async ({ params, reply }) => {
    const { file, bytes } = await quotation.guestPurchaseFile(deps, params.token, params.key);
    announceFile(reply, file);
    return bytes;
  },
  listQuotations: ({ caller, query }) => quotation.listQuotations(deps, caller, 'all', query),
  listQuotationsToMe: ({ caller, query }) => quotation.listQuotations(deps, caller, 'toMe', query),
  listQuotationsFromMe: ({ caller, query }) => quotation.listQuotations(deps, caller, 'fromMe', query),
  countUnreadQuotations: ({ caller }) => quotation.countUnreadQuotations(deps, caller),
  readAllQuotations: ({ caller }) => quotation.readAllQuotations(deps, caller),
  getQuotation: ({ caller, params }) => quotation.getQuotation(deps, caller, params.id),
  decideQuotation: ({ caller, params, body }) => quotation.decideQuotation(deps, caller, params.id, body),
  reviseQuotation: ({ caller, params, body }) => quotation.reviseQuotation(deps, caller, params.id, body),
  listQuotationTemplates: ({ caller }) => quotation.listTemplates(deps, caller),
  saveQuotationTemplate: ({ caller, body }) => quotation.saveTemplate(deps, caller, body),
  deleteQuotationTemplate: ({ caller, params }) => quotation.deleteTemplate(deps, caller, params.id),
  withdrawQuotation: ({ caller, params }) => quotation.withdrawQuotation(deps, caller, params.id),
  quotePurchase: ({ caller, params, body }) => quotation.quotePurchase(deps, caller, params.id, body),
});
