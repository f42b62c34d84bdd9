/** Routes of enquiries (spec P7.6; spec M7.5). */
import type { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import type { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { announceFile } from '../file/file.ts';
import { createEnquiry } from './create/create.ts';
import { claimByLink } from './guest/claim.ts';
import * as inbox from './inbox/inbox.ts';
import * as labels from './inbox/labels.ts';
import * as templates from './inbox/templates.ts';
import { renewEnquiryLink } from './link.ts';
import * as thread from './thread/thread.ts';
import { translateGuestMessage, translateMessage } from './thread/translate.ts';
import { guestReply, replyEnquiry } from './thread/write.ts';

export const enquiryApi = (deps: Deps): Handlers<typeof enquiryRoutes> => ({
  createEnquiry: ({ caller, body }) => createEnquiry(deps, caller, body),
  guestEnquiry: ({ params }) => thread.guestEnquiry(deps, params.token),
  claimEnquiry: ({ caller, body }) => claimByLink(deps, caller, body.token),
  renewEnquiryLink: ({ caller, params }) => renewEnquiryLink(deps, caller, params.token),
  guestReply: ({ caller, params, body }) => guestReply(deps, caller, params.token, body),
  translateGuestMessage: ({ caller, params }) =>
    translateGuestMessage(deps, caller, params.token, params.message),
  guestFile: async ({ params, reply }) => {
    const { file, bytes } = await thread.guestFile(deps, params.token, params.key);
    announceFile(reply, file);
    return bytes;
  },
});

export const ownEnquiryApi = (deps: Deps): Handlers<typeof ownEnquiryRoutes> => ({
  listEnquiries: ({ caller, query }) => inbox.listEnquiries(deps, caller, query),
  countUnreadEnquiries: ({ caller }) => inbox.countUnreadEnquiries(deps, caller),
  getEnquiry: ({ caller, params }) => thread.getEnquiry(deps, caller, params.id),
  translateMessage: ({ caller, params }) => translateMessage(deps, caller, params.id, params.message),
  readEnquiry: ({ caller, params }) => thread.readEnquiry(deps, caller, params.id),
  replyEnquiry: ({ caller, params, body }) => replyEnquiry(deps, caller, params.id, body),
  readEnquiries: ({ caller, body }) => inbox.readEnquiries(deps, caller, body.ids),
  closeEnquiry: ({ caller, params }) => inbox.moveEnquiry(deps, caller, params.id, 'close'),
  reopenEnquiry: ({ caller, params }) => inbox.moveEnquiry(deps, caller, params.id, 'reopen'),
  markSpam: ({ caller, params }) => inbox.moveEnquiry(deps, caller, params.id, 'markSpam'),
  unmarkSpam: ({ caller, params }) => inbox.moveEnquiry(deps, caller, params.id, 'unmarkSpam'),
  listEnquiryLabels: ({ caller }) => labels.listEnquiryLabels(deps, caller),
  createEnquiryLabel: ({ caller, body }) => labels.createEnquiryLabel(deps, caller, body.name),
  renameEnquiryLabel: ({ caller, params, body }) =>
    labels.renameEnquiryLabel(deps, caller, params.id, body.name),
  deleteEnquiryLabel: ({ caller, params }) => labels.deleteEnquiryLabel(deps, caller, params.id),
  labelEnquiries: ({ caller, body }) => labels.labelEnquiries(deps, caller, body),
  listReplyTemplates: ({ caller }) => templates.listReplyTemplates(deps, caller),
  saveReplyTemplate: ({ caller, body }) => templates.saveReplyTemplate(deps, caller, body),
  deleteReplyTemplate: ({ caller, params }) => templates.deleteReplyTemplate(deps, caller, params.id),
  deleteEnquiries: ({ caller, body }) => inbox.deleteEnquiries(deps, caller, body.ids),
});
