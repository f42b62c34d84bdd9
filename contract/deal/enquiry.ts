/** Enquiries and their threads (spec P7.6; spec M2.12, M7.5; decision 23). */
import * as z from 'zod';
import { DELIVERIES, MOST_ENQUIRY_FILES, MOST_TARGETS } from '../../domain/deal/enquiry.ts';
import { UNITS } from '../../domain/enumerations.ts';
import { contactEmail } from '../account/contact-email.ts';
import { attachment } from '../file/file.ts';
import { acrossFields, choice, fileId, missing, nameText, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { COUNTRY } from '../schema/pattern.ts';
import { route } from '../schema/route.ts';
import { enquiryStatus } from '../schema/states.ts';

const delivery = z.enum(DELIVERIES);
const thread = z.array(
  z.object({
    id: z.int(),
    author: z.enum(['buyer', 'supplier']),
    body: z.string(),
    /** A further message may wait for a reviewer, as an enquiry may; only its author sees it then. */
    delivery,
    created_at: z.string(),
    /** Of the other side, where a machine can be asked to translate it. */
    translatable: z.boolean(),
    files: z.array(attachment),
  }),
);

export const enquiryLabel = z.object({ id: z.int(), name: z.string() });
export type EnquiryLabel = z.infer<typeof enquiryLabel>;
const labelBody = z.object({ name: nameText(30) });

const askedProduct = z.object({ id: z.int(), title: z.string(), image: z.string().nullable() });

export const enquiryItem = z.object({
  id: z.int(),
  status: enquiryStatus,
  /** Of a buyer's own: held while a reviewer looks at it, refused when they let it not go on. */
  delivery,
  subject: z.string(),
  product: askedProduct.nullable(),
  /** All that it is about, `product` first. */
  products: z.array(askedProduct),
  company: z.object({ id: z.int(), name: z.string() }),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  country: z.string(),
  country_zh: z.string(),
  name: z.string(),
  email: z.string(),
  /** False where a member names another address than the account's, until its owner has confirmed it. */
  email_confirmed: z.boolean(),
  buyer_company: z.string(),
  excerpt: z.string(),
  read: z.boolean(),
  /** Of a supplier's: a message of it was held as it looked suspicious, and staff let it go on. */
  checked: z.boolean(),
  /** The seller's own; none for the buyer. */
  labels: z.array(enquiryLabel),
  last_message_at: z.string(),
  created_at: z.string(),
});
export type EnquiryItem = z.infer<typeof enquiryItem>;
export const enquiryThread = enquiryItem.extend({ messages: thread });
export type EnquiryThread = z.infer<typeof enquiryThread>;

/** What a guest sees through the link of the mail: no e-mail addresses. */
export const guestThread = enquiryThread.omit({ email: true, email_confirmed: true });

const enquiryTarget = z.object({ type: z.enum(['product', 'company']), id: z.int().positive() });
export type EnquiryTarget = z.infer<typeof enquiryTarget>;

const enquiryText = z.object({
  subject: text(200, 0).default(''),
  message: text(4000, 20),
  quantity: z.number().positive().max(1e12).nullable().default(null),
  unit: choice(UNITS).nullable().default(null),
  /** Two-letter code of the buyer's country. */
  country: z.string(missing('required')).length(2, 'required').meta({ pattern: COUNTRY }),
  name: nameText(50),
  email: contactEmail,
  company: nameText(50, 0).default(''),
  files: z.array(fileId).max(MOST_ENQUIRY_FILES).default([]),
});
/** Asks about one (`target`) or up to ten (`targets`). */
export const newEnquiry = enquiryText
  .extend({
    target: enquiryTarget.optional(),
    targets: z.array(enquiryTarget).min(1).max(MOST_TARGETS).optional(),
  })
  .refine(({ target, targets }) => !target !== !targets, acrossFields('required', 'target'))
  // a number without one tells a supplier nothing
  .refine(({ quantity, unit }) => quantity === null || unit !== null, acrossFields('unit_required', 'unit'))
  .meta({ oneOf: [{ required: ['target'] }, { required: ['targets'] }] });
export type NewEnquiry = z.input<typeof newEnquiry>;

const reply = z.object({ message: text(4000), files: z.array(fileId).max(MOST_ENQUIRY_FILES).default([]) });
export const replyTemplate = z.object({ id: z.int(), name: nameText(50), body: text(4000) });
export type ReplyTemplate = z.infer<typeof replyTemplate>;
const guestParams = z.object({ token: z.string().min(20).max(100) });
const messageId = numeric(z.number().int().positive());
/** By a machine, in the caller's language; null where it is in that language already. */
const translatedMessage = z.object({ text: z.string().nullable() });

export const enquiryRoutes = {
  createEnquiry: route({
    method: 'POST',
    path: '/services/enquiry',
    creates: true,
    access: 'guest',
    scope: 'enquiries:write',
    fails: ['own_company'],
    summary:
      'Ask a supplier about a product or in general, or up to ten at once: each supplier has a thread of its own, about all of its products that were named. A guest confirms their address by the link in the e-mail first, once for all.',
    body: newEnquiry,
    /**
     * `ids`: a thread for each supplier, `id` the first. `confirm`: sent once the address is confirmed by the link in the
     * mail. `held`: a reviewer looks at it first, for one of them at least. `gone`: a product is no longer offered, and the
     * message goes to its supplier.
     */
    reply: z.object({
      id: z.int(),
      ids: z.array(z.int()),
      confirm: z.boolean(),
      held: z.boolean(),
      gone: z.boolean(),
    }),
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
  claimEnquiry: route({
    method: 'POST',
    path: '/session/enquiry/claim',
    access: 'trader',
    summary:
      "Make the thread behind a guest's link the caller's own, whatever address it was sent with; the address is told. 409 where it is another account's.",
    fails: ['link_ended', 'own_company'],
    body: guestParams,
    reply: z.object({ id: z.int() }),
    perMinute: 10,
  }),
  renewEnquiryLink: route({
    method: 'POST',
    path: '/services/enquiry/:token/link',
    access: 'guest',
    summary: 'Mails another link to the thread, of which this one has ended; at most one an hour.',
    params: guestParams,
    reply: nothing,
    perMinute: 10,
  }),
  guestReply: route({
    method: 'POST',
    path: '/services/enquiry/:token',
    creates: true,
    access: 'guest',
    summary: 'The guest writes on.',
    params: guestParams,
    body: reply,
    /** `held`: a reviewer looks at it first. */
    reply: z.object({ held: z.boolean() }),
    perMinute: 10,
  }),
  translateGuestMessage: route({
    method: 'POST',
    path: '/services/enquiry/:token/messages/:message/translation',
    access: 'guest',
    summary: "A machine translation of the supplier's message; 404 where the marketplace translates nothing.",
    params: guestParams.extend({ message: messageId }),
    reply: translatedMessage,
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
  countUnreadEnquiries: route({
    method: 'GET',
    path: '/session/enquiry/unreadcnt',
    access: 'member',
    scope: 'enquiries:read',
    summary: 'How many received enquiries are new; of a buyer, how many answers are unread.',
    reply: z.int(),
  }),
  getEnquiry: route({
    method: 'GET',
    path: '/session/enquiry/:id',
    access: 'member',
    scope: 'enquiries:read',
    summary: 'One enquiry with its thread, for either side.',
    params: idParams,
    reply: enquiryThread,
  }),
  translateMessage: route({
    method: 'POST',
    path: '/session/enquiry/:id/messages/:message/translation',
    access: 'member',
    scope: 'enquiries:read',
    summary:
      "A machine translation of the other side's message; 404 where the marketplace translates nothing.",
    params: idParams.extend({ message: messageId }),
    reply: translatedMessage,
    perMinute: 30,
  }),
  readEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/read',
    access: 'member',
    scope: 'enquiries:write',
    summary: 'Mark as read.',
    params: idParams,
    reply: nothing,
  }),
  replyEnquiry: route({
    method: 'POST',
    path: '/session/enquiry/:id/reply',
    creates: true,
    access: 'member',
    scope: 'enquiries:write',
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
    scope: 'enquiries:write',
    summary: 'Mark several received enquiries as read; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  closeEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/close',
    access: 'member',
    scope: 'enquiries:write',
    summary: 'Close the thread, from either side. A further message of the buyer opens it again.',
    params: idParams,
    reply: nothing,
  }),
  reopenEnquiry: route({
    method: 'PUT',
    path: '/session/enquiry/:id/reopen',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Open a closed thread again.',
    params: idParams,
    reply: nothing,
  }),
  markSpam: route({
    method: 'PUT',
    path: '/session/enquiry/:id/spam',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Put an enquiry aside as spam.',
    params: idParams,
    reply: nothing,
  }),
  unmarkSpam: route({
    method: 'DELETE',
    path: '/session/enquiry/:id/spam',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Take an enquiry out of spam.',
    params: idParams,
    reply: nothing,
  }),
  listEnquiryLabels: route({
    method: 'GET',
    path: '/session/enquiry/labels',
    access: 'supplier',
    scope: 'enquiries:read',
    summary: "The seller's own labels, at most 20.",
    reply: z.array(enquiryLabel),
  }),
  createEnquiryLabel: route({
    method: 'POST',
    path: '/session/enquiry/labels',
    creates: true,
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Make a label.',
    body: labelBody,
    reply: enquiryLabel,
  }),
  renameEnquiryLabel: route({
    method: 'PUT',
    path: '/session/enquiry/labels/:id',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Rename a label.',
    params: idParams,
    body: labelBody,
    reply: nothing,
  }),
  deleteEnquiryLabel: route({
    method: 'DELETE',
    path: '/session/enquiry/labels/:id',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Delete a label; the enquiries stay.',
    params: idParams,
    reply: nothing,
  }),
  labelEnquiries: route({
    method: 'PUT',
    path: '/session/enquiry/labels',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Put a label on enquiries, or with on=false take it off; answers per id.',
    body: ids.extend({ label: z.int().positive(), on: z.boolean().default(true) }),
    reply: idOutcomes,
  }),
  listReplyTemplates: route({
    method: 'GET',
    path: '/session/enquiry/templates',
    access: 'supplier',
    scope: 'enquiries:read',
    summary: "The company's templates of answers, by name.",
    reply: z.array(replyTemplate),
  }),
  saveReplyTemplate: route({
    method: 'POST',
    path: '/session/enquiry/templates',
    creates: true,
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Keeps a template, or replaces that of the same name; at most 30 (422 quota_templates).',
    body: replyTemplate.omit({ id: true }),
    reply: z.object({ id: z.int() }),
  }),
  deleteReplyTemplate: route({
    method: 'DELETE',
    path: '/session/enquiry/templates/:id',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Deletes a template.',
    params: idParams,
    reply: nothing,
  }),
  deleteEnquiries: route({
    method: 'DELETE',
    path: '/session/enquiry',
    access: 'supplier',
    scope: 'enquiries:write',
    summary: 'Remove received enquiries from the list; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
};
