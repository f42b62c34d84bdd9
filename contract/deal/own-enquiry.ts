/** The enquiries that a member has received or sent, with the seller's labels and templates (spec M2.12, M7.5). */
import * as z from 'zod';
import { nameText, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { enquiryStatus } from '../schema/states.ts';
import {
  enquiryItem,
  enquiryLabel,
  enquiryReply,
  enquiryThread,
  messageId,
  translatedMessage,
} from './enquiry.ts';

const labelBody = z.object({ name: nameText(30) });
export const replyTemplate = z.object({ id: z.int(), name: nameText(50), body: text(4000) });
export type ReplyTemplate = z.infer<typeof replyTemplate>;

export const ownEnquiryRoutes = {
  listEnquiries: route('GET', '/session/enquiry/list', 'member', {
    scope: 'enquiries:read',
    summary:
      'Enquiries received (suppliers) or, with box=sent, sent: unread ones first, then by the last message. Spam is listed where it is asked for.',
    query: z.object({
      ...pageQuery,
      box: z.enum(['received', 'sent']).default('received'),
      status: numeric(enquiryStatus).optional(),
      unread: z.literal('1').optional(),
      label: id.optional(),
      /** In subject, product, names and messages of the 2,000 enquiries with the newest messages. */
      kw: text(100, 0).default(''),
    }),
    reply: paged(enquiryItem),
  }),
  countUnreadEnquiries: route('GET', '/session/enquiry/unreadcnt', 'member', {
    scope: 'enquiries:read',
    summary: 'How many received enquiries are new; of a buyer, how many answers are unread.',
    reply: z.int(),
  }),
  getEnquiry: route('GET', '/session/enquiry/:id', 'member', {
    scope: 'enquiries:read',
    summary: 'One enquiry with its thread, for either side.',
    params: idParams,
    reply: enquiryThread,
  }),
  translateMessage: route('POST', '/session/enquiry/:id/messages/:message/translation', 'member', {
    scope: 'enquiries:read',
    summary:
      "A machine translation of the other side's message; 404 where the marketplace translates nothing.",
    params: idParams.extend({ message: messageId }),
    reply: translatedMessage,
    perMinute: 30,
  }),
  readEnquiry: route('PUT', '/session/enquiry/:id/read', 'member', {
    scope: 'enquiries:write',
    summary: 'Mark as read.',
    params: idParams,
    reply: nothing,
  }),
  replyEnquiry: route('POST', '/session/enquiry/:id/reply', 'member', {
    creates: true,
    scope: 'enquiries:write',
    summary: 'Write on in the thread, from either side.',
    params: idParams,
    body: enquiryReply,
    reply: nothing,
    perMinute: 30,
  }),
  readEnquiries: route('PUT', '/session/enquiry/read', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Mark several received enquiries as read; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  closeEnquiry: route('PUT', '/session/enquiry/:id/close', 'member', {
    scope: 'enquiries:write',
    summary: 'Close the thread, from either side. A further message of the buyer opens it again.',
    params: idParams,
    reply: nothing,
  }),
  reopenEnquiry: route('PUT', '/session/enquiry/:id/reopen', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Open a closed thread again.',
    params: idParams,
    reply: nothing,
  }),
  markSpam: route('PUT', '/session/enquiry/:id/spam', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Put an enquiry aside as spam.',
    params: idParams,
    reply: nothing,
  }),
  unmarkSpam: route('DELETE', '/session/enquiry/:id/spam', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Take an enquiry out of spam.',
    params: idParams,
    reply: nothing,
  }),
  listEnquiryLabels: route('GET', '/session/enquiry/labels', 'supplier', {
    scope: 'enquiries:read',
    summary: "The seller's own labels, at most 20.",
    reply: z.array(enquiryLabel),
  }),
  createEnquiryLabel: route('POST', '/session/enquiry/labels', 'supplier', {
    creates: true,
    scope: 'enquiries:write',
    summary: 'Make a label.',
    body: labelBody,
    reply: enquiryLabel,
  }),
  renameEnquiryLabel: route('PUT', '/session/enquiry/labels/:id', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Rename a label.',
    params: idParams,
    body: labelBody,
    reply: nothing,
  }),
  deleteEnquiryLabel: route('DELETE', '/session/enquiry/labels/:id', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Delete a label; the enquiries stay.',
    params: idParams,
    reply: nothing,
  }),
  labelEnquiries: route('PUT', '/session/enquiry/labels', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Put a label on enquiries, or with on=false take it off; answers per id.',
    body: ids.extend({ label: z.int().positive(), on: z.boolean().default(true) }),
    reply: idOutcomes,
  }),
  listReplyTemplates: route('GET', '/session/enquiry/templates', 'supplier', {
    scope: 'enquiries:read',
    summary: "The company's templates of answers, by name.",
    reply: z.array(replyTemplate),
  }),
  saveReplyTemplate: route('POST', '/session/enquiry/templates', 'supplier', {
    creates: true,
    scope: 'enquiries:write',
    summary: 'Keeps a template, or replaces that of the same name; at most 30 (422 quota_templates).',
    body: replyTemplate.omit({ id: true }),
    reply: z.object({ id: z.int() }),
  }),
  deleteReplyTemplate: route('DELETE', '/session/enquiry/templates/:id', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Deletes a template.',
    params: idParams,
    reply: nothing,
  }),
  deleteEnquiries: route('DELETE', '/session/enquiry', 'supplier', {
    scope: 'enquiries:write',
    summary: 'Remove received enquiries from the list; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
};
