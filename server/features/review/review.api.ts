import type { reviewRoutes } from '../../../contract/review.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { decideCertification } from '../certification/certification.ts';
import { setMembership } from '../membership/membership.ts';
import { decideProduct, decideRevision, takeDownProduct } from '../product/product.ts';
import { decidePurchase, reviewedPurchases, takeDownPurchase } from '../purchase/purchase.ts';
import { banUser, liftBan } from '../user/user.ts';
import { claimCase, deciding, releaseCase } from './claims.ts';
import {
  getCertificationCase,
  getProductCase,
  getPurchaseCase,
  reviewCounts,
  reviewQueue,
} from './review.ts';
import { listAudit, listOutbox, listUsers } from './users.ts';

const done = async (work: Promise<void>): Promise<null> => {
  await work;
  return null;
};

export const reviewApi = (deps: Deps): Handlers<typeof reviewRoutes> => ({
  reviewCounts: () => reviewCounts(deps),
  reviewQueue: ({ params, query }) => reviewQueue(deps, params.kind, query),
  claimCase: ({ caller, params }) => done(claimCase(deps, caller, params.kind, params.id)),
  releaseCase: ({ caller, params }) => done(releaseCase(deps, caller, params.kind, params.id)),
  getProductCase: ({ params }) => getProductCase(deps, 'product', params.id),
  decideProduct: ({ caller, params: { id }, body }) =>
    done(deciding(deps, caller, 'product', id, () => decideProduct(deps, caller, id, body))),
  getRevisionCase: ({ params }) => getProductCase(deps, 'revision', params.id),
  decideRevision: ({ caller, params: { id }, body }) =>
    done(deciding(deps, caller, 'revision', id, () => decideRevision(deps, caller, id, body))),
  takeDownProduct: ({ caller, params, body }) => done(takeDownProduct(deps, caller, params.id, body)),
  getCertificationCase: ({ params }) => getCertificationCase(deps, params.id),
  decideCertification: ({ caller, params: { id }, body }) =>
    done(deciding(deps, caller, 'certification', id, () => decideCertification(deps, caller, id, body))),
  getPurchaseCase: ({ params }) => getPurchaseCase(deps, params.id),
  decidePurchase: ({ caller, params: { id }, body }) =>
    done(deciding(deps, caller, 'purchase', id, () => decidePurchase(deps, caller, id, body))),
  takeDownPurchase: ({ caller, params: { id }, body }) =>
    done(deciding(deps, caller, 'purchase', id, () => takeDownPurchase(deps, caller, id, body))),
  listReviewedPurchases: ({ query }) => reviewedPurchases(deps, query),
  listOutbox: ({ query }) => listOutbox(deps, query.address, query),
  listAudit: ({ query }) => listAudit(deps, query, query),
  listUsers: ({ query }) => listUsers(deps, query.kw, query),
  banUser: ({ caller, params, body }) => done(banUser(deps, caller, params.id, body.note)),
  liftBan: ({ caller, params }) => done(liftBan(deps, caller, params.id)),
  setMembership: ({ caller, params, body }) => done(setMembership(deps, caller, params.id, body)),
});
