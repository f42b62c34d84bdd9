import type { dealRoutes } from '../../../contract/deal/deal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as deal from './deal.ts';

export const dealApi = (deps: Deps): Handlers<typeof dealRoutes> => ({
  listDeals: ({ caller, query }) => deal.listDeals(deps, caller, query),
  getDeal: ({ caller, params }) => deal.getDeal(deps, caller, params.id),
  setDealStep: ({ caller, params, body }) => deal.setStep(deps, caller, params.id, params.step, body),
  takeDealStepBack: ({ caller, params }) => deal.takeStepBack(deps, caller, params.id, params.step),
  setGuestDealStep: ({ caller, params, body }) =>
    deal.setGuestStep(deps, caller, params.token, params.step, body),
  takeGuestDealStepBack: ({ caller, params }) =>
    deal.takeGuestStepBack(deps, caller, params.token, params.step),
  guestDeal: ({ params }) => deal.guestDeal(deps, params.token),
});
