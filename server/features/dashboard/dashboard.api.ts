import type { dashboardRoutes } from '../../../contract/operator/dashboard.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { buyerDashboard, countLists, sellerDashboard } from './dashboard.ts';

export const dashboardApi = (deps: Deps): Handlers<typeof dashboardRoutes> => ({
  getSellerDashboard: ({ caller }) => sellerDashboard(deps, caller),
  getBuyerDashboard: ({ caller }) => buyerDashboard(deps, caller),
  countLists: ({ caller }) => countLists(deps, caller),
});
