import type { appealRoutes } from '../../../contract/operator/appeal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as appeal from './appeal.ts';
import { listAppealsOf } from './of-things.ts';
import { usualTimes } from './usual.ts';

export const appealApi = (deps: Deps): Handlers<typeof appealRoutes> => ({
  listOwnDecisions: ({ caller, query }) => appeal.listOwnDecisions(deps, caller, query),
  listAppealsOf: ({ caller, query }) => listAppealsOf(deps, caller, query),
  usualTimes: () => usualTimes(deps),
  getOwnDecision: ({ caller, params }) => appeal.ownDecision(deps, caller, params),
  appealDecision: ({ caller, params, body }) => appeal.appealDecision(deps, caller, params, body),
  writeAboutDecision: ({ caller, params, body }) => appeal.writeAsParty(deps, caller, params, body.text),
  getLinkedDecision: ({ caller, params }) => appeal.ownDecision(deps, caller, params),
  appealByLink: ({ caller, params, body }) => appeal.appealDecision(deps, caller, params, body),
  writeByLink: ({ caller, params, body }) => appeal.writeAsParty(deps, caller, params, body.text),
  listDecisionsOfCompany: ({ params, query }) => appeal.listDecisionsOfCompany(deps, params.id, query),
  listDecisions: ({ query }) => appeal.listDecisions(deps, query),
  listAppeals: ({ query }) => appeal.listAppeals(deps, query.state, query),
  countAppeals: () => appeal.countAppeals(deps),
  getAppeal: ({ caller, params }) => appeal.appealView(deps, caller, params.id),
  writeInAppeal: ({ caller, params, body }) => appeal.writeAsStaff(deps, caller, params.id, body),
  decideAppeal: ({ caller, params, body }) => appeal.decideAppeal(deps, caller, params.id, body),
});
