import type { listingRoutes } from '../../../contract/product/listing.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { findCategory } from '../category/category.ts';
import * as listing from './listing.ts';

export const listingApi = (deps: Deps): Handlers<typeof listingRoutes> => ({
  async categoryProducts({ query }) {
    return listing.categoryProducts(deps, await findCategory(deps, query), query);
  },
  async categoryBlocks({ query }) {
    const { subs, level } = await findCategory(deps, query);
    return listing.categoryBlocks(deps, { subs, level }, { size: query.size, cateSize: query.cate_size });
  },
  async categoryCompanies({ query }) {
    return listing.categoryCompanies(deps, await findCategory(deps, query), query);
  },
  async pinnedProducts({ query }) {
    return listing.pinnedProducts(deps, await findCategory(deps, query), query.limit);
  },
  companyProducts: ({ query }) => listing.shopProducts(deps, query.domain, query),
  groupProducts: ({ params, query }) => listing.shopGroup(deps, params.id, query),
  recommendedCompanies: ({ query }) => listing.recommendedCompanies(deps, query.n),
  latestProducts: ({ query }) => listing.latestProducts(deps, query),
});
