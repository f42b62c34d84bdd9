/** Enquiries and their threads (spec P7.6; spec M2.12, M7.5; decision 23). */
import * as z from 'zod';
import { UNITS } from '../domain/enumerations.ts';
import { email } from './auth.ts';
import { choice, fileId, missing, text } from './field.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from './page.ts';
import { route } from './route.ts';

const attachment = z.object({ id: z.int(), name: z.string(), url: z.string(), bytes: z.int() });
const thread = z.array(
  z.object({
    id: z.int(),
    author: z.enum(['buyer', 'supplier']),
    body: z.string(),
    created_at: z.string(),
    files: z.array(attachment),
  }),
);

export const enquiryLabel = z.object({ id: z.int(), name: z.string() });
export type EnquiryLabel = z.infer<typeof enquiryLabel>;
const labelBody = z.object({ name: text(30) });

export const enquiryItem = z.object({
  id: z.int(),
  status: z.literal([1, 2, 3, 4, 5]),
  subject: z.string(),
  product: z.object({ id: z.int(), title: z.string(), image: z.string().nullable() }).nullable(),
  company: z.object({ id: z.int(), name: z.string() }),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  country: z.string(),
  country_zh: z.string(),
  name: z.string(),
  email: z.string(),
  buyer_company: z.string(),
  excerpt: z.string(),
  read: z.boolean(),
  /** The seller's own; none for the buyer. */
  labels: z.array(enquiryLabel),
  last_message_at: z.string(),
  created_at: z.string(),
});
export type EnquiryItem = z.infer<typeof enquiryItem>;
export const enquiryThread = enquiryItem.extend({ messages: thread });
export type EnquiryThread = z.infer<typeof enquiryThread>;

/** What a guest sees through the link of the mail: no e-mail addresses. */
export const guestThread = enquiryThread.omit({ email: true });

export const newEnquiry = z.object({
  target: z.object({ type: z.enum(['product', 'company']), id: z.int().positive() }),
  subject: text(200, 0).default(''),
  message: text(4000, 20),
  quantity: z.number().positive().max(1e12).nullable().default(null),
  unit: choice(UNITS).nullable().default(null),
  /** Two-letter code of the buyer's country. */
  country: z.string(missing('required')).length(2, 'required'),
  name: text(50),
  email,
  company: text(50, 0).default(''),
  files: z.array(fileId).max(3).default([]),
});
export type NewEnquiry = z.input<typeof newEnquiry>;

const reply = z.object({ message: text(4000), files: z.array(fileId).max(3).default([]) });
const guestParams = z.object({ token: z.string().min(20).max(100) });

export const enquiryRoutes = {
  createEnquiry: route({
    method: 'POST',
    path: '/services/enquiry',
    creates: true,
    access: 'guest',
    summary:
      'Ask a supplier about a product or in general. A guest confirms their address by the link in the e-mail first.',
    body: newEnquiry,
    /** `confirm`: it is sent once the address is confirmed by the link in the mail. */
    reply: z.object({ id: z.int(), confirm: z.boolean() }),
    perMinute: 10,
  }),
  guestEnquiry: route({
    method: 'GET',
    path: '/services/enquiry/:token',
    access: 'guest',
    summary: 'The thread behind the link in the mail.',
    params: guestParams,
    reply: guestThread,
  }),
  guestReply: route({
    method: 'POST',
    path: '/services/enquiry/:token',
    creates: true,
    access: 'guest',
    summary: 'The guest writes on.',
    params: guestParams,
    body: reply,
    reply: nothing,
    perMinute: 10,
  }),
  guestFile: route({
    method: 'GET',
    path: '/services/enquiry/:token/files/:key',
    access: 'guest',
    summary: "An attachment of the guest's own thread.",
    params: guestParams.extend({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  listEnquiries: route({
    method: 'GET',
    path: '/session/enquiry/list',
    access: 'member',
    summary:
      'Enquiries received (suppliers) or, with box=sent, sent: unread ones first, then by the last message. Spam is listed where it is asked for.',
    query: z.object({
      ...pageQuery,
      box: z.enum(['received', 'sent']).default('received'),
      status: z.coerce
        .number()
        .pipe(z.literal([1, 2, 3, 4, 5]))
        .optional(),
      unread: z.literal('1').optional(),
      label: id.optional(),
      /** In subject, product, names and messages of the 2,000 enquiries with the newest messages. */
      kw: text(100, 0).default(''),
    }),
    reply: paged(enquiryItem),
  }),
  countUnreadEnquiries: route({
    method: 'GET',
    path: '/session/enquiry/unreadcnt',
    access: 'member',
    summary: 'How many received enquiries are new; of a buyer, how many answers are unread.',
    reply: z.int(),
  }),
  getEnquiry: route({
    method: 'GET',
    path: '/session/enquiry/:id',
    access: 'member',
    summary: 'One enquiry with its thread, for either side.',
    params: idParams,
    reply: enquiryThread,
  }),
  readEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/read',
    access: 'member',
    summary: 'Mark as read.',
    params: idParams,
    reply: nothing,
  }),
  replyEnquiry: route({
    method: 'POST',
    path: '/session/enquiry/:id/reply',
    creates: true,
    access: 'member',
    summary: 'Write on in the thread, from either side.',
    params: idParams,
    body: reply,
    reply: nothing,
    perMinute: 30,
  }),
  readEnquiries: route({
    method: 'PUT',
    path: '/session/enquiry/read',
    access: 'supplier',
    summary: 'Mark several received enquiries as read; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  closeEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/close',
    access: 'member',
    summary: 'Close the thread, from either side. A further message of the buyer opens it again.',
    params: idParams,
    reply: nothing,
  }),
  reopenEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/reopen',
    access: 'supplier',
    summary: 'Open a closed thread again.',
    params: idParams,
    reply: nothing,
  }),
  markSpam: route({
    method: 'PUT',
    path: '/session/enquiry/:id/spam',
    access: 'supplier',
    summary: 'Put an enquiry aside as spam.',
    params: idParams,
    reply: nothing,
  }),
  unmarkSpam: route({
    method: 'DELETE',
    path: '/session/enquiry/:id/spam',
    access: 'supplier',
    summary: 'Take an enquiry out of spam.',
    params: idParams,
    reply: nothing,
  }),
  listEnquiryLabels: route({
    method: 'GET',
    path: '/session/enquiry/labels',
    access: 'supplier',
    summary: "The seller's own labels, at most 20.",
    reply: z.array(enquiryLabel),
  }),
  createEnquiryLabel: route({
    method: 'POST',
    path: '/session/enquiry/labels',
    creates: true,
    access: 'supplier',
    summary: 'Make a label.',
    body: labelBody,
    reply: enquiryLabel,
  }),
  renameEnquiryLabel: route({
    method: 'PUT',
    path: '/session/enquiry/labels/:id',
    access: 'supplier',
    summary: 'Rename a label.',
    params: idParams,
    body: labelBody,
    reply: nothing,
  }),
  deleteEnquiryLabel: route({
    method: 'DELETE',
    path: '/session/enquiry/labels/:id',
    access: 'supplier',
    summary: 'Delete a label; the enquiries stay.',
    params: idParams,
    reply: nothing,
  }),
  labelEnquiries: route({
    method: 'PUT',
    path: '/session/enquiry/labels',
    access: 'supplier',
    summary: 'Put a label on enquiries, or with on=false take it off; answers per id.',
    body: ids.extend({ label: z.int().positive(), on: z.boolean().default(true) }),
    reply: idOutcomes,
  }),
  deleteEnquiries: route({
    method: 'DELETE',
    path: '/session/enquiry',
    access: 'supplier',
    summary: 'Remove received enquiries from the list; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
};
