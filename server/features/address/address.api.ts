import type { addressRoutes } from '../../../contract/address.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { sendWhole } from '../../platform/http/send-whole.ts';
import { addressTrees } from './address.ts';

const A_DAY = 86_400;

export const addressApi = (deps: Deps): Handlers<typeof addressRoutes> => ({
  async addressTrees({ request, reply }) {
    return sendWhole(request, reply, await addressTrees(deps), A_DAY);
  },
});
