/** Routes of the second factor (decision 20). */
import type { totpRoutes } from '../../../../contract/account/totp.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { signInWithFactor } from './second-factor.ts';
import { confirmTotp, endTotp, renewRecoveryCodes, startTotp, totpState } from './totp.ts';

export const totpApi = (deps: Deps): Handlers<typeof totpRoutes> => ({
  signInWithTotp: ({ caller, body }) => signInWithFactor(deps, caller, body),
  getTotp: ({ caller }) => totpState(deps, caller),
  startTotp: ({ caller, body }) => startTotp(deps, caller, body.code),
  confirmTotp: ({ caller, body }) => confirmTotp(deps, caller, body.code),
  renewRecoveryCodes: ({ caller, body }) => renewRecoveryCodes(deps, caller, body.code),
  endTotp: async ({ caller, body }) => {
    await endTotp(deps, caller, body.code);
    return null;
  },
});
