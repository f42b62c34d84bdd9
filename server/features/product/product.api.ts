/** Routes of products (spec P7.3; spec M7.3). */
import type { ownProductRoutes } from '../../../contract/product/own-product.ts';
import type { productRoutes } from '../../../contract/product/product.ts';
import type { productReviewRoutes } from '../../../contract/product/product-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { decideClaimed, decideEach, decideManyClaimed, requireCovered } from '../review/review.ts';
import { checkProduct } from './content/check.ts';
import * as copy from './edit/copy.ts';
import { editProduct } from './edit/edit.ts';
import { requireDone } from './edit/outcomes.ts';
import * as publish from './edit/publish.ts';
import { moveProduct, moveProducts } from './edit/seller-transitions.ts';
import * as submit from './edit/submit.ts';
import * as shown from './public/public.ts';
import * as review from './review/review.ts';
import { reviewOverview } from './review/review-overview.ts';
import { productReviewView, revisionReviewView } from './review/review-view.ts';
import * as sellerList from './seller/seller-list.ts';

export const productApi = (deps: Deps): Handlers<typeof productRoutes> => ({
  getProduct: async ({ params }) => found(await shown.productDetail(deps, params.id)),
  recommendedProducts: async ({ params }) => found(await shown.recommendedProducts(deps, params.id)),
});

export const ownProductApi = (deps: Deps): Handlers<typeof ownProductRoutes> => ({
  listOwnProducts: ({ caller, query }) => sellerList.listOwnProducts(deps, caller, query),
  ownProductFilters: ({ caller, query }) => sellerList.ownProductFilters(deps, caller, query.status),
  reviewOverview: ({ caller, query }) => reviewOverview(deps, caller, query),
  countOwnProducts: ({ caller }) => sellerList.countOwnProducts(deps, caller),
  getOwnProduct: ({ caller, params }) => sellerList.getOwnProduct(deps, caller, params.id),
  createProduct: ({ caller, body }) => publish.createProduct(deps, caller, body),
  editProduct: ({ caller, params, body }) => editProduct(deps, caller, params.id, body),
  checkProduct: ({ caller, body }) => checkProduct(deps, caller, body),
  deleteProducts: ({ caller, body }) => moveProducts(deps, caller, 'remove', body.ids),
  withdrawProduct: ({ caller, params }) => moveProduct(deps, caller, 'withdraw', params.id),
  withdrawProducts: ({ caller, body }) => moveProducts(deps, caller, 'withdraw', body.ids),
  takeProductOffline: ({ caller, params }) => moveProduct(deps, caller, 'takeOffline', params.id),
  takeProductsOffline: ({ caller, body }) => moveProducts(deps, caller, 'takeOffline', body.ids),
  restoreProduct: ({ caller, params }) => moveProduct(deps, caller, 'restore', params.id),
  restoreProducts: ({ caller, body }) => moveProducts(deps, caller, 'restore', body.ids),
  copyProduct: ({ caller, params }) => copy.copyProduct(deps, caller, params.id),
  copyProducts: ({ caller, body }) => copy.copyProducts(deps, caller, body.ids),
  submitProduct: ({ caller, params }) => submit.submitProduct(deps, caller, params.id),
  submitProducts: ({ caller, body }) => submit.submitProducts(deps, caller, body.ids),
  refreshProduct: async ({ caller, params }) =>
    requireDone(await publish.refreshProducts(deps, caller, [params.id])),
  refreshProductByGet: async ({ caller, params }) =>
    requireDone(await publish.refreshProducts(deps, caller, [params.id])),
  refreshProducts: ({ caller, body }) => publish.refreshProducts(deps, caller, body.ids),
  refreshAllProducts: ({ caller }) => publish.refreshAllProducts(deps, caller),
  listRecentProducts: ({ caller, query }) => sellerList.listRecentProducts(deps, caller, query),
});

export const productReviewApi = (deps: Deps): Handlers<typeof productReviewRoutes> => ({
  getProductCase: async ({ caller, params }) => {
    await requireCovered(deps, caller, 'product', params.id);
    return productReviewView(deps, params.id);
  },
  decideProduct: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'product', id, () => review.decideProduct(deps, caller, id, body)),
  getRevisionCase: async ({ caller, params }) => {
    await requireCovered(deps, caller, 'revision', params.id);
    return revisionReviewView(deps, params.id);
  },
  decideMany: ({ caller, params: { kind }, body: { items, ...decision } }) =>
    decideManyClaimed(deps, caller, kind, items, (left) =>
      kind === 'product'
        ? review.decideProducts(deps, caller, left, decision)
        : decideEach(left, ({ id, version }) =>
            review.decideRevision(deps, caller, id, { ...decision, version }),
          ),
    ),
  decideRevision: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'revision', id, () => review.decideRevision(deps, caller, id, body)),
  async takeDownProduct({ caller, params, body }) {
    await review.takeDownProduct(deps, caller, params.id, body);
    return null;
  },
});
