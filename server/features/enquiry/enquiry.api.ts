/** Routes of enquiries (spec P7.6; spec M7.5). */
import type { enquiryRoutes } from '../../../contract/enquiry.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { announceFile } from '../file/file.ts';
import * as enquiry from './enquiry.ts';

export const enquiryApi = (deps: Deps): Handlers<typeof enquiryRoutes> => ({
  createEnquiry: ({ caller, body }) => enquiry.createEnquiry(deps, caller, body),
  guestEnquiry: ({ params }) => enquiry.guestEnquiry(deps, params.token),
  guestReply: ({ caller, params, body }) => enquiry.guestReply(deps, caller, params.token, body),
  guestFile: async ({ params, reply }) => {
    const { file, bytes } = await enquiry.guestFile(deps, params.token, params.key);
    announceFile(reply, file);
    return bytes;
  },
  listEnquiries: ({ caller, query }) => enquiry.listEnquiries(deps, caller, query),
  countUnreadEnquiries: ({ caller }) => enquiry.countUnreadEnquiries(deps, caller),
  getEnquiry: ({ caller, params }) => enquiry.getEnquiry(deps, caller, params.id),
  readEnquiry: ({ caller, params }) => enquiry.readEnquiry(deps, caller, params.id),
  replyEnquiry: ({ caller, params, body }) => enquiry.replyEnquiry(deps, caller, params.id, body),
  deleteEnquiries: ({ caller, body }) => enquiry.deleteEnquiries(deps, caller, body.ids),
});
