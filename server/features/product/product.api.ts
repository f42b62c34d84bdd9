/** Routes of products (spec P7.3; spec M7.3). */
import type { productRoutes } from '../../../contract/product.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import type { Handlers } from '../../platform/http.ts';
import { latestProducts } from '../listing/listing.ts';
import { editProduct } from './edit.ts';
import * as shown from './public.ts';
import * as publish from './publish.ts';
import * as sellerList from './seller-list.ts';

export const productApi = (deps: Deps): Handlers<typeof productRoutes> => ({
  getProduct: async ({ params }) => found(await shown.productDetail(deps, params.id)),
  recommendedProducts: async ({ params }) => found(await shown.recommendedProducts(deps, params.id)),
  latestProducts: ({ query }) => latestProducts(deps, query),
  listOwnProducts: ({ caller, query }) => sellerList.listOwnProducts(deps, caller, query),
  countOwnProducts: ({ caller }) => sellerList.countOwnProducts(deps, caller),
  getOwnProduct: ({ caller, params }) => sellerList.getOwnProduct(deps, caller, params.id),
  createProduct: ({ caller, body }) => publish.createProduct(deps, caller, body),
  editProduct: ({ caller, params, body }) => editProduct(deps, caller, params.id, body),
  deleteProducts: ({ caller, body }) => publish.deleteProducts(deps, caller, body.ids),
  refreshProduct: ({ caller, params }) => publish.refreshProduct(deps, caller, params.id),
  refreshProductByGet: ({ caller, params }) => publish.refreshProduct(deps, caller, params.id),
  refreshProducts: ({ caller, body }) => publish.refreshProducts(deps, caller, body.ids),
  listRecentProducts: ({ caller, query }) => sellerList.listRecentProducts(deps, caller, query),
});
