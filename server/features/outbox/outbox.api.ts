import type { outboxRoutes } from '../../../contract/operator/outbox.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { cancelMail, listOutbox, resendMail, sendAgain } from './outbox.ts';

export const outboxApi = (deps: Deps): Handlers<typeof outboxRoutes> => ({
  listOutbox: ({ caller, query }) => listOutbox(deps, caller, query),
  cancelMail: ({ caller, params }) => cancelMail(deps, caller, params.id),
  resendMail: ({ caller, params }) => resendMail(deps, caller, params.id),
  sendAgain: ({ caller, params }) => sendAgain(deps, caller, params.id),
});
