import type { dealRoutes } from '../../../contract/deal/deal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as deal from './deal.ts';

export const dealApi = (deps: Deps): Handlers<typeof dealRoutes> => ({
  listDeals: ({ caller, query }) => deal.listDeals(deps, caller, query),
  getDeal: ({ caller, params }) => deal.getDeal(deps, caller, params.id),
  guestDeal: ({ params }) => deal.guestDeal(deps, params.token),
});
