import type { outboxRoutes } from '../../../contract/outbox.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { listOutbox } from './outbox.ts';

export const outboxApi = (deps: Deps): Handlers<typeof outboxRoutes> => ({
  listOutbox: ({ caller, query }) => listOutbox(deps, caller, query, query),
});
