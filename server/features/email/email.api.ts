import type { emailRoutes } from '../../../contract/account/email.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listPreferences, setPreference } from './preferences.ts';

export const emailApi = (deps: Deps): Handlers<typeof emailRoutes> => ({
  listEmailPreferences: ({ caller }) => listPreferences(deps, caller),
  setEmailPreference: ({ caller, params, body }) => setPreference(deps, caller, params.topic, body.frequency),
});
