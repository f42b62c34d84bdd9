import type { messageRoutes } from '../../../contract/account/message.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import {
  countUnreadMessages,
  deleteMessages,
  listMessages,
  listNotices,
  readAllMessages,
  readMessage,
} from './message.ts';

export const messageApi = (deps: Deps): Handlers<typeof messageRoutes> => ({
  listMessages: ({ caller, query }) => listMessages(deps, caller, query),
  countUnreadMessages: ({ caller }) => countUnreadMessages(deps, caller),
  readMessage: async ({ caller, params }) => {
    await readMessage(deps, caller, params.id);
    return null;
  },
  readAllMessages: ({ caller }) => readAllMessages(deps, caller),
  deleteMessages: ({ caller, body }) => deleteMessages(deps, caller, body.ids),
  listNotices: ({ caller, query }) => listNotices(deps, caller, query),
});
