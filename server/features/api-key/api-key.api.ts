import type { apiKeyRoutes } from '../../../contract/account/api-key.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as keys from './api-key.ts';

export const apiKeyApi = (deps: Deps): Handlers<typeof apiKeyRoutes> => ({
  listApiKeys: ({ caller }) => keys.listApiKeys(deps, caller),
  createApiKey: ({ caller, body }) => keys.createApiKey(deps, caller, body),
  revokeApiKey: ({ caller, params }) => keys.revokeApiKey(deps, caller, params.id),
});
