import type { addressRoutes } from '../../../contract/address.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendCached } from '../../platform/http/cached-reply.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { addressTrees } from './address.ts';

const A_DAY = 86_400;

export const addressApi = (deps: Deps): Handlers<typeof addressRoutes> => ({
  async addressTrees({ request, reply }) {
    return sendCached(request, reply, await addressTrees(deps), A_DAY);
  },
});
