/** In-site messages and notices (spec M2.13, M7.5; decision 23). */
import * as z from 'zod';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

/** What messages can be about; each has its texts in server/features/message/texts.ts. */
export const MESSAGE_KINDS = [
  'welcome',
  'certification_approved',
  'certification_rejected',
  'certification_asked',
  'certification_withdrawn',
  'certification_expires',
  'product_approved',
  'product_rejected',
  'revision_approved',
  'revision_rejected',
  'product_taken_down',
  'enquiry_received',
  'enquiry_replied',
  'purchase_approved',
  'purchase_rejected',
  'purchase_edit_approved',
  'purchase_edit_rejected',
  'purchase_taken_down',
  'purchase_invited',
  'purchase_matched',
  'purchase_edited',
  'quotation_received',
  'quotation_accepted',
  'quotation_declined',
  'quotation_viewed',
  'quotation_shortlisted',
  'better_offer_asked',
  'quotation_revised',
  'quotation_withdrawn',
  'storage_low',
  'membership_ends',
  'webhook_off',
  'webhook_expired',
  'program_ends',
  'shop_approved',
  'shop_rejected',
  'shop_taken_down',
  'certificate_expires',
  'report_acted_on',
  'report_unfounded',
  'content_hidden',
  'enquiry_refused',
  'appeal_message',
  'appeal_upheld',
  'appeal_overturned',
  'account_suspended',
  'account_resumed',
  'account_restored',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a list of messages can be narrowed to. */
export const MESSAGE_SUBJECTS = ['reviews', 'enquiries', 'purchases', 'quotations', 'account'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

export const SUBJECT_OF = {
  welcome: 'account',
  certification_approved: 'reviews',
  certification_rejected: 'reviews',
  certification_asked: 'reviews',
  certification_withdrawn: 'reviews',
  certification_expires: 'account',
  product_approved: 'reviews',
  product_rejected: 'reviews',
  revision_approved: 'reviews',
  revision_rejected: 'reviews',
  product_taken_down: 'reviews',
  enquiry_received: 'enquiries',
  enquiry_replied: 'enquiries',
  purchase_approved: 'purchases',
  purchase_rejected: 'purchases',
  purchase_edit_approved: 'purchases',
  purchase_edit_rejected: 'purchases',
  purchase_taken_down: 'purchases',
  purchase_invited: 'purchases',
  purchase_matched: 'purchases',
  purchase_edited: 'quotations',
  quotation_received: 'quotations',
  quotation_accepted: 'quotations',
  quotation_declined: 'quotations',
  quotation_viewed: 'quotations',
  quotation_shortlisted: 'quotations',
  better_offer_asked: 'quotations',
  quotation_revised: 'quotations',
  quotation_withdrawn: 'quotations',
  storage_low: 'account',
  membership_ends: 'account',
  webhook_off: 'account',
  webhook_expired: 'account',
  program_ends: 'account',
  shop_approved: 'reviews',
  shop_rejected: 'reviews',
  shop_taken_down: 'reviews',
  certificate_expires: 'account',
  report_acted_on: 'account',
  report_unfounded: 'account',
  content_hidden: 'reviews',
  enquiry_refused: 'enquiries',
  appeal_message: 'reviews',
  appeal_upheld: 'reviews',
  appeal_overturned: 'reviews',
  account_suspended: 'account',
  account_resumed: 'account',
  account_restored: 'account',
} satisfies Record<MessageKind, MessageSubject>;

export const message = z.object({
  id: z.int(),
  type: z.enum(MESSAGE_KINDS),
  /** Names what it is about. */
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** What the link leads to do, such as "Fix". */
  action: z.string(),
  /** The decision that it tells of, where it can be seen and appealed. */
  decision: z.int().nullable(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof message>;

export const notice = z.object({
  id: z.int(),
  title: z.object({ zh: z.string(), en: z.string() }),
  body: z.object({ zh: z.string(), en: z.string() }),
  pinned: z.boolean(),
  publishedAt: z.string(),
});
export type Notice = z.infer<typeof notice>;

export const messageRoutes = {
  listMessages: route('GET', '/session/user/messages', 'user', {
    scope: 'messages:read',
    summary: 'Messages to the caller, newest first, in the language of the request.',
    query: z.object({
      ...pageQuery,
      subject: z.enum(MESSAGE_SUBJECTS).optional(),
      unread: z.literal('1').optional(),
    }),
    reply: paged(message),
  }),
  countUnreadMessages: route('GET', '/session/user/messages/unread', 'user', {
    scope: 'messages:read',
    summary: 'How many messages are unread.',
    reply: z.int(),
  }),
  readMessage: route('POST', '/session/user/messages/:id/read', 'user', {
    whileSuspended: true,
    summary: 'Mark one message as read.',
    params: idParams,
    reply: nothing,
  }),
  readAllMessages: route('PUT', '/session/user/messages/markallread', 'user', {
    whileSuspended: true,
    summary: 'Mark all messages as read; answers how many were unread.',
    reply: z.int(),
  }),
  deleteMessages: route('DELETE', '/session/user/messages', 'user', {
    summary: 'Delete messages; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  listNotices: route('GET', '/session/user/notices', 'user', {
    scope: 'messages:read',
    summary: 'Notices and announcements, pinned first, and where support is reached.',
    query: z.object(pageQuery),
    reply: paged(notice).extend({ support_email: z.string() }),
  }),
};
