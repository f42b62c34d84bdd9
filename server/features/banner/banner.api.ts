import type { bannerRoutes } from '../../../contract/catalogue/banner.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as banner from './banner.ts';

export const bannerApi = (deps: Deps): Handlers<typeof bannerRoutes> => ({
  listBanners: ({ query }) => banner.listBanners(deps, query),
  addBanner: ({ caller, body }) => banner.addBanner(deps, caller, body),
  changeBanner: ({ caller, params, body }) => banner.changeBanner(deps, caller, params.id, body),
  placeBanner: ({ caller, params, body }) => banner.placeBanner(deps, caller, params.id, body),
  removeBanner: ({ caller, params }) => banner.removeBanner(deps, caller, params.id),
});
