import type { quotationRoutes } from '../../../contract/quotation.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { announceFile } from '../file/file.ts';
import * as quotation from './quotation.ts';

export const quotationApi = (deps: Deps): Handlers<typeof quotationRoutes> => ({
  purchaseQuotations: ({ query }) => quotation.leadQuotations(deps, query),
  guestPurchase: ({ caller, params }) => quotation.guestPurchase(deps, caller, params.token),
  decideGuestQuotation: ({ caller, params, body }) =>
    quotation.decideGuestQuotation(deps, caller, params, body.action),
  guestPurchaseFile: async ({ params, reply }) => {
    const { file, bytes } = await quotation.guestPurchaseFile(deps, params.token, params.key);
    announceFile(reply, file);
    return bytes;
  },
  quotePurchase: ({ caller, params, body }) => quotation.quotePurchase(deps, caller, params.id, body),
});
