import type { infringementRoutes } from '../../../contract/operator/infringement.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { actOnItem, askHolder, closeNotice } from './act.ts';
import * as counter from './counter.ts';
import { confirmInfringement, createInfringement } from './create.ts';
import { sentInfringement, writeAsHolder } from './holder.ts';
import * as review from './review.ts';

export const infringementApi = (deps: Deps): Handlers<typeof infringementRoutes> => ({
  createInfringement: ({ caller, body }) => createInfringement(deps, caller, body),
  getSentInfringement: ({ params }) => sentInfringement(deps, params.token),
  confirmInfringement: ({ caller, params }) => confirmInfringement(deps, caller, params.token),
  writeAboutInfringement: ({ caller, params, body }) => writeAsHolder(deps, caller, params.token, body),
  getOwnInfringement: ({ caller, params }) => counter.ownInfringement(deps, caller, params.id),
  sendCounterNotice: ({ caller, params, body }) => counter.sendCounterNotice(deps, caller, params.id, body),
  listInfringements: ({ query }) => review.listInfringements(deps, query.state, query),
  countInfringements: () => review.countInfringements(deps),
  getInfringement: ({ params }) => review.infringementView(deps, params.id),
  askHolder: ({ caller, params, body }) => askHolder(deps, caller, params.id, body.text),
  closeInfringement: ({ caller, params, body }) => closeNotice(deps, caller, params.id, body.text),
  actOnInfringementItem: ({ caller, params, body }) => actOnItem(deps, caller, params.id, body),
  forwardCounterNotice: ({ caller, params }) => counter.forwardCounter(deps, caller, params.id),
  settleCounterNotice: ({ caller, params, body }) => counter.settleCounter(deps, caller, params.id, body),
});
