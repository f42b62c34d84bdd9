import type { workRoutes } from '../../../contract/operator/work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listWorkKinds, setPaused } from './kinds.ts';
import { countDeadWork, dropOne, dropWork, listDeadWork, retryOne, retryWork } from './work.ts';

export const workApi = (deps: Deps): Handlers<typeof workRoutes> => ({
  listWorkKinds: ({ query }) => listWorkKinds(deps, query),
  pauseWork: ({ caller, params, body }) => setPaused(deps, caller, params.kind, body.paused),
  listDeadWork: ({ query }) => listDeadWork(deps, query.kind, query),
  countDeadWork: () => countDeadWork(deps),
  retryWork: ({ caller, params }) => retryOne(deps, caller, params.id),
  dropWork: ({ caller, params }) => dropOne(deps, caller, params.id),
  retryWorks: ({ caller, body }) => retryWork(deps, caller, body.ids),
  dropWorks: ({ caller, body }) => dropWork(deps, caller, body.ids),
});
