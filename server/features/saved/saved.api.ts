import type { savedRoutes } from '../../../contract/saved.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as saved from './saved.ts';

export const savedApi = (deps: Deps): Handlers<typeof savedRoutes> => ({
  savedIds: ({ caller }) => saved.savedIds(deps, caller),
  listSavedProducts: ({ caller, query }) => saved.listSavedProducts(deps, caller, query),
  saveProduct: ({ caller, params }) => saved.saveProduct(deps, caller, params.id),
  unsaveProduct: ({ caller, params }) => saved.unsave(deps, caller, 'products', params.id),
  listSavedSuppliers: ({ caller, query }) => saved.listSavedSuppliers(deps, caller, query),
  saveSupplier: ({ caller, params, body }) => saved.saveSupplier(deps, caller, params.id, body.digest),
  unsaveSupplier: ({ caller, params }) => saved.unsave(deps, caller, 'suppliers', params.id),
  listSavedSearches: ({ caller, query }) => saved.listSavedSearches(deps, caller, query),
  saveSearch: ({ caller, body }) => saved.saveSearch(deps, caller, body),
  setSearchDigest: ({ caller, params, body }) => saved.setSearchDigest(deps, caller, params.id, body.digest),
  unsaveSearch: ({ caller, params }) => saved.unsave(deps, caller, 'searches', params.id),
  carrySaved: ({ caller, body }) => saved.carrySaved(deps, caller, body),
});
