import type { ownShopRoutes } from '../../../contract/company/own-shop.ts';
import type { shopRoutes } from '../../../contract/company/shop.ts';
import type { shopReviewRoutes } from '../../../contract/company/shop-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { decideClaimed, requireCovered } from '../review/review.ts';
import * as own from './own.ts';
import * as shop from './public.ts';
import * as review from './review/review.ts';
import { shopSections } from './sections.ts';

export const shopApi = (deps: Deps): Handlers<typeof shopRoutes> => ({
  shopSections: async ({ params }) => shopSections(deps, await shop.requireVisible(deps, params.id)),
  shopNews: async ({ params, query }) =>
    shop.shopNews(deps, await shop.requireVisible(deps, params.id), query),
  shopNewsArticle: async ({ params }) =>
    found(await shop.shopNewsArticle(deps, await shop.requireVisible(deps, params.id), params.news)),
  shopVideos: async ({ params, query }) =>
    shop.shopVideos(deps, await shop.requireVisible(deps, params.id), query),
  shopQualifications: async ({ params }) =>
    shop.shopQualifications(deps, await shop.requireVisible(deps, params.id)),
});

export const ownShopApi = (deps: Deps): Handlers<typeof ownShopRoutes> => ({
  listShopContents: ({ caller, query }) => own.listShopContents(deps, caller, query),
  getShopContent: ({ caller, params }) => own.getShopContent(deps, caller, params.id),
  createShopContent: ({ caller, body }) => own.createShopContent(deps, caller, body),
  saveShopContent: ({ caller, params, body }) => own.saveShopContent(deps, caller, params.id, body),
  submitShopContent: ({ caller, params }) => own.submitShopContent(deps, caller, params.id),
  withdrawShopContent: ({ caller, params }) => own.withdrawShopContent(deps, caller, params.id),
  discardShopContent: ({ caller, params }) => own.discardShopContent(deps, caller, params.id),
  deleteShopContent: ({ caller, params }) => own.deleteShopContent(deps, caller, params.id),
  orderShopSections: ({ caller, body }) => own.orderShopSections(deps, caller, body.ids),
});

export const shopReviewApi = (deps: Deps): Handlers<typeof shopReviewRoutes> => ({
  listOnlineShopContents: ({ query }) => review.listOnlineShopContents(deps, query),
  getShopCase: async ({ caller, params }) => {
    await requireCovered(deps, caller, 'shop', params.id);
    return review.shopReviewView(deps, params.id);
  },
  decideShopContent: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'shop', id, () => review.decideShopContent(deps, caller, id, body)),
  async takeDownShopContent({ caller, params, body }) {
    await review.takeDownShopContent(deps, caller, params.id, body);
    return null;
  },
});
