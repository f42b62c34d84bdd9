/** Routes of sourcing requests (spec P7.5). */
import type { purchaseRoutes } from '../../../contract/purchase.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { announceFile } from '../file/file.ts';
import * as quotation from '../quotation/quotation.ts';
import * as purchase from './purchase.ts';

export const purchaseApi = (deps: Deps): Handlers<typeof purchaseRoutes> => ({
  createGuestPurchase: ({ caller, body }) => purchase.createPurchase(deps, caller, body),
  createPurchase: ({ caller, body }) => purchase.createPurchase(deps, caller, body),
  listPublicPurchases: ({ query }) => purchase.listLeads(deps, query),
  recommendedPurchases: ({ query }) => purchase.recommendedLeads(deps, query),
  purchaseQuotations: ({ query }) => quotation.leadQuotations(deps, query),
  getPublicPurchase: ({ params }) => purchase.getLead(deps, params.id),
  publicPurchaseFile: async ({ params, reply }) => {
    const { file, bytes } = await purchase.leadFile(deps, params.id, params.key);
    announceFile(reply, file);
    return bytes;
  },
  guestPurchase: ({ caller, params }) => quotation.guestPurchase(deps, caller, params.token),
  closeGuestPurchase: ({ caller, params }) => purchase.closeGuestPurchase(deps, caller, params.token),
  decideGuestQuotation: ({ caller, params, body }) =>
    quotation.decideGuestQuotation(deps, caller, params, body.action),
  guestPurchaseFile: async ({ params, reply }) => {
    const { file, bytes } = await quotation.guestPurchaseFile(deps, params.token, params.key);
    announceFile(reply, file);
    return bytes;
  },
});
