import type { noticeRoutes } from '../../../../contract/catalogue/notice.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import * as notice from './notices.ts';

export const noticeApi = (deps: Deps): Handlers<typeof noticeRoutes> => ({
  listEveryNotice: ({ query }) => notice.listEveryNotice(deps, query),
  addNotice: ({ caller, body }) => notice.addNotice(deps, caller, body),
  changeNotice: ({ caller, params, body }) => notice.changeNotice(deps, caller, params.id, body),
  removeNotice: ({ caller, params }) => notice.removeNotice(deps, caller, params.id),
});
