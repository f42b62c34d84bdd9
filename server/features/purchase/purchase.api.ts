/** Routes of sourcing requests (spec P7.5). */
import type { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import type { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import type { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { announceFile } from '../file/file.ts';
import { decideClaimed, requireCovered } from '../review/review.ts';
import { claimByLink } from './owner/claim.ts';
import * as own from './owner/own.ts';
import { copyPurchase } from './posting/copy.ts';
import { editPurchase, extendPurchase } from './posting/edit.ts';
import * as purchase from './purchase.ts';
import { decidePurchase, takeDownPurchase } from './review/review.ts';
import { purchaseReviewView, reviewedPurchases } from './review/review-view.ts';

export const purchaseApi = (deps: Deps): Handlers<typeof purchaseRoutes> => ({
  createGuestPurchase: ({ caller, body }) => purchase.createPurchase(deps, caller, body),
  createPurchase: ({ caller, body }) => purchase.createPurchase(deps, caller, body),
  listPublicPurchases: ({ query }) => purchase.listLeads(deps, query),
  recommendedPurchases: ({ query }) => purchase.recommendedLeads(deps, query),
  getPublicPurchase: ({ params }) => purchase.getLead(deps, params.id),
  publicPurchaseFile: async ({ params, reply }) => {
    const { file, bytes } = await purchase.leadFile(deps, params.id, params.key);
    announceFile(reply, file);
    return bytes;
  },
  closeGuestPurchase: ({ caller, params }) => purchase.closeGuestPurchase(deps, caller, params.token),
});

export const ownPurchaseApi = (deps: Deps): Handlers<typeof ownPurchaseRoutes> => ({
  listOwnPurchases: ({ caller, query }) => own.listOwnPurchases(deps, caller, query),
  countOwnPurchases: ({ caller }) => own.countOwnPurchases(deps, caller),
  getOwnPurchase: ({ caller, params }) => own.getOwnPurchase(deps, caller, params.id),
  closePurchases: ({ caller, body }) => own.closePurchases(deps, caller, body.ids),
  deletePurchases: ({ caller, body }) => own.deletePurchases(deps, caller, body.ids),
  extendPurchase: ({ caller, params, body }) =>
    extendPurchase(deps, caller, own.ownLock(caller, params.id), body.closingDate),
  editPurchase: ({ caller, params, body }) =>
    editPurchase(deps, caller, own.ownLock(caller, params.id), body),
  guestPurchaseContent: async ({ params }) => {
    await purchase.purchaseByToken(deps, params.token);
    return found(await purchase.managedByGuest(deps, params.token));
  },
  renewGuestLink: ({ caller, params }) => purchase.renewLink(deps, caller, params.token),
  extendGuestPurchase: ({ caller, params, body }) =>
    purchase.extendGuestPurchase(deps, caller, params.token, body.closingDate),
  editGuestPurchase: ({ caller, params, body }) =>
    purchase.editGuestPurchase(deps, caller, params.token, body),
  copyGuestPurchase: ({ caller, params, body }) =>
    purchase.copyGuestPurchase(deps, caller, params.token, body.closingDate),
  claimPurchase: ({ caller, body }) => claimByLink(deps, caller, body.token),
  copyPurchase: ({ caller, params, body }) =>
    copyPurchase(deps, caller, own.ownLock(caller, params.id), body.closingDate),
});

export const purchaseReviewApi = (deps: Deps): Handlers<typeof purchaseReviewRoutes> => ({
  getPurchaseCase: async ({ caller, params }) => {
    await requireCovered(deps, caller, 'purchase', params.id);
    return purchaseReviewView(deps, params.id);
  },
  decidePurchase: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'purchase', id, () => decidePurchase(deps, caller, id, body)),
  takeDownPurchase: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'purchase', id, () => takeDownPurchase(deps, caller, id, body)),
  listReviewedPurchases: ({ query }) => reviewedPurchases(deps, query),
});
