/** Routes of groups (spec M7.3; decision 23). */
import type { groupRoutes } from '../../../contract/product/group.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as group from './group.ts';

export const groupApi = (deps: Deps): Handlers<typeof groupRoutes> => ({
  listGroups: ({ caller }) => group.listGroups(deps, caller),
  createGroup: ({ caller, body }) => group.createGroup(deps, caller, body.name),
  renameGroup: ({ caller, params, body }) => group.renameGroup(deps, caller, params.id, body.name),
  deleteGroup: ({ caller, params }) => group.deleteGroup(deps, caller, params.id),
  orderGroups: ({ caller, body }) => group.orderGroups(deps, caller, body.ids),
  saveGroupProducts: ({ caller, body }) => group.saveGroupProducts(deps, caller, body),
  listGroupProducts: ({ caller, query }) => group.listGroupProducts(deps, caller, query),
});
