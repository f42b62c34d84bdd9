import type { outboxRoutes } from '../../../contract/operator/outbox.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listOutbox, sendAgain } from './outbox.ts';

export const outboxApi = (deps: Deps): Handlers<typeof outboxRoutes> => ({
  listOutbox: ({ caller, query }) => listOutbox(deps, caller, query, query),
  sendAgain: ({ caller, params }) => sendAgain(deps, caller, params.id),
});
