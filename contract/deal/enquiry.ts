/** Enquiries and their threads (spec P7.6; spec M2.12, M7.5; decision 23). */
import * as z from 'zod';
import { DELIVERIES, MAX_ENQUIRY_FILES, MAX_TARGETS } from '../../domain/deal/enquiry.ts';
import { UNITS } from '../../domain/enumerations.ts';
import { contactEmail } from '../account/contact-email.ts';
import { attachment } from '../file/file.ts';
import { acrossFields, choice, fileId, missing, nameText, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { nothing } from '../schema/page.ts';
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
  files: z.array(fileId).max(MAX_ENQUIRY_FILES).default([]),
});
/** Asks about one (`target`) or up to ten (`targets`). */
export const newEnquiry = enquiryText
  .extend({
    target: enquiryTarget.optional(),
    targets: z.array(enquiryTarget).min(1).max(MAX_TARGETS).optional(),
  })
  .refine(({ target, targets }) => !target !== !targets, acrossFields('required', 'target'))
  // a number without one tells a supplier nothing
  .refine(({ quantity, unit }) => quantity === null || unit !== null, acrossFields('unit_required', 'unit'))
  .meta({ oneOf: [{ required: ['target'] }, { required: ['targets'] }] });
export type NewEnquiry = z.input<typeof newEnquiry>;

export const enquiryReply = z.object({
  message: text(4000),
  files: z.array(fileId).max(MAX_ENQUIRY_FILES).default([]),
});
const guestParams = z.object({ token: z.string().min(20).max(100) });
export const messageId = numeric(z.number().int().positive());
/** By a machine, in the caller's language; null where it is in that language already. */
export const translatedMessage = z.object({ text: z.string().nullable() });

export const enquiryRoutes = {
  createEnquiry: route('POST', '/services/enquiry', 'guest', {
    creates: true,
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
  guestEnquiry: route('GET', '/services/enquiry/:token', 'guest', {
    summary: 'The thread behind the link in the mail.',
    params: guestParams,
    reply: guestThread,
  }),
  claimEnquiry: route('POST', '/session/enquiry/claim', 'trader', {
    summary:
      "Make the thread behind a guest's link the caller's own, whatever address it was sent with; the address is told. 409 where it is another account's.",
    fails: ['link_ended', 'own_company'],
    body: guestParams,
    reply: z.object({ id: z.int() }),
    perMinute: 10,
  }),
  renewEnquiryLink: route('POST', '/services/enquiry/:token/link', 'guest', {
    summary: 'Mails another link to the thread, of which this one has ended; at most one an hour.',
    params: guestParams,
    reply: nothing,
    perMinute: 10,
  }),
  guestReply: route('POST', '/services/enquiry/:token', 'guest', {
    creates: true,
    summary: 'The guest writes on.',
    params: guestParams,
    body: enquiryReply,
    /** `held`: a reviewer looks at it first. */
    reply: z.object({ held: z.boolean() }),
    perMinute: 10,
  }),
  translateGuestMessage: route('POST', '/services/enquiry/:token/messages/:message/translation', 'guest', {
    summary: "A machine translation of the supplier's message; 404 where the marketplace translates nothing.",
    params: guestParams.extend({ message: messageId }),
    reply: translatedMessage,
    perMinute: 10,
  }),
  guestFile: route('GET', '/services/enquiry/:token/files/:key', 'guest', {
    summary: "An attachment of the guest's own thread.",
    params: guestParams.extend({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
};
