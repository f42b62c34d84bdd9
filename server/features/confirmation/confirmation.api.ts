/** Routes of confirmations (decision 27). */
import type { confirmationRoutes } from '../../../contract/account/confirmation.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { confirmAddress } from './confirmation.ts';

export const confirmationApi = (deps: Deps): Handlers<typeof confirmationRoutes> => ({
  confirmAddress: ({ caller, params }) => confirmAddress(deps, caller, params.token),
});
