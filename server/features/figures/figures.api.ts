import type { figureRoutes } from '../../../contract/operator/figures.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { getFigures, listEmptySearches } from './figures.ts';
import { listOnlineProducts } from './online.ts';
import { listStorage } from './storage.ts';

export const figuresApi = (deps: Deps): Handlers<typeof figureRoutes> => ({
  getFigures: ({ query }) => getFigures(deps, query.days),
  listEmptySearches: ({ query }) => listEmptySearches(deps, query),
  listOnlineProducts: ({ query }) => listOnlineProducts(deps, query),
  listStorage: ({ query }) => listStorage(deps, query),
});
