import type { shopRoutes } from '../../../contract/shop.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import type { Handlers } from '../../platform/http.ts';
import * as shop from './public.ts';
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
