/** Notices of infringement, what staff does about them, and counter-notices of sellers (decision 37). */
import * as z from 'zod';
import { MAX_SUSPENSION_DAYS } from '../../domain/account/account.ts';
import { CAPACITIES, ITEM_ACTS, MAX_PROOFS, RIGHTS } from '../../domain/decision/infringement.ts';
import { contactEmail } from '../account/contact-email.ts';
import { acrossFields, choice, fileId, nameText, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

/** `waiting` for staff: to be decided, or with a counter-notice that is to be forwarded or settled. */
export const INFRINGEMENT_FILTERS = ['waiting', 'open', 'counter', 'closed', 'all'] as const;
export type InfringementFilter = (typeof INFRINGEMENT_FILTERS)[number];

const declared = z.literal(true, 'agree_required');
const proofs = z.array(fileId).max(MAX_PROOFS).default([]);

export const newInfringement = z
  .object({
    name: nameText(50),
    company: nameText(100, 0).default(''),
    address: text(200),
    email: contactEmail,
    telephone: text(40),
    capacity: choice(CAPACITIES),
    right: choice(RIGHTS),
    /** Of the registration; a copyright may have none. */
    number: text(60, 0).default(''),
    /** The office or country that registered it. */
    office: text(60, 0).default(''),
    /** Classes of goods, or the work itself. */
    covers: text(500),
    /** Addresses of products and shops of ours, each on a line. */
    items: text(4000),
    explanation: text(2000),
    files: proofs,
    goodFaith: declared,
    accuracy: declared,
  })
  .refine(({ right, number }) => right === 'copyright' || number !== '', acrossFields('required', 'number'))
  .refine(({ right, office }) => right === 'copyright' || office !== '', acrossFields('required', 'office'));

const target = z.object({ type: z.enum(['product', 'company']), id: z.int() });
const message = z.object({
  author: z.enum(['holder', 'staff']),
  /** Of staff, for staff alone. */
  by: z.string(),
  text: z.string(),
  at: z.string(),
});
const file = z.object({ name: z.string(), bytes: z.int(), url: z.string() });

const counter = z.object({
  id: z.int(),
  status: z.int(),
  statement: z.string(),
  created_at: z.string(),
  due_at: z.string().nullable(),
  action_told_at: z.string().nullable(),
  settled_at: z.string().nullable(),
  note: z.string(),
});

/** As whoever sent the notice sees it: of a counter-notice only once it was forwarded. */
export const sentInfringement = z.object({
  id: z.int(),
  status: z.int(),
  right: z.enum(RIGHTS),
  number: z.string(),
  due_at: z.string().nullable(),
  answer: z.string(),
  items: z.array(
    z.object({ title: z.string(), status: z.int(), reason: z.string(), counter: counter.nullable() }),
  ),
  messages: z.array(message),
});
export type SentInfringement = z.infer<typeof sentInfringement>;

const party = z.object({ name: z.string(), company: z.string() });
const claim = z.object({
  capacity: z.enum(CAPACITIES),
  right: z.enum(RIGHTS),
  number: z.string(),
  office: z.string(),
  covers: z.string(),
  explanation: z.string(),
});

/** As the seller sees it whose thing was taken: who claims what, without their address. */
export const ownInfringement = claim.extend({
  holder: party,
  title: z.string(),
  status: z.int(),
  /** Whether a counter-notice can be sent. */
  open: z.boolean(),
  counter: counter.nullable(),
});
export type OwnInfringement = z.infer<typeof ownInfringement>;

export const infringementItem = z.object({
  id: z.int(),
  status: z.int(),
  holder: party,
  right: z.enum(RIGHTS),
  number: z.string(),
  items: z.int(),
  /** Those that nobody has decided on. */
  undecided: z.int(),
  /** Counter-notices that are to be forwarded, or whose time is over. */
  counters: z.int(),
  created_at: z.string(),
  due_at: z.string().nullable(),
  late: z.boolean(),
});
export type InfringementItem = z.infer<typeof infringementItem>;

export const infringementView = claim.extend({
  id: z.int(),
  status: z.int(),
  name: z.string(),
  company: z.string(),
  address: z.string(),
  email: z.string(),
  telephone: z.string(),
  created_at: z.string(),
  due_at: z.string().nullable(),
  late: z.boolean(),
  closed_at: z.string().nullable(),
  closed_by: z.string(),
  answer: z.string(),
  files: z.array(file),
  items: z.array(
    z.object({
      id: z.int(),
      target,
      title: z.string(),
      url: z.string(),
      status: z.int(),
      reason: z.string(),
      decided_by: z.string(),
      decision: z.int().nullable(),
      counter: counter.extend({ files: z.array(file), restorable: z.boolean() }).nullable(),
    }),
  ),
  messages: z.array(message),
});
export type InfringementView = z.infer<typeof infringementView>;

const link = z.object({ token: z.string().min(20).max(100) });
const words = z.object({ text: text(2000) });

export const infringementRoutes = {
  createInfringement: route('POST', '/services/infringements', 'guest', {
    creates: true,
    summary:
      'Send a notice of infringement about products or shops, given by their addresses. Nothing is done with it before the address is confirmed by the link in the mail.',
    body: newInfringement,
    reply: nothing,
    perMinute: 5,
  }),
  getSentInfringement: route('GET', '/guest/infringements/:token', 'guest', {
    summary: 'A notice of infringement behind the link of a mail.',
    params: link,
    reply: sentInfringement,
    fails: ['link_expired'],
    perMinute: 30,
  }),
  confirmInfringement: route('POST', '/guest/infringements/:token/confirm', 'guest', {
    whileSuspended: true,
    summary: 'Confirm that the notice was sent by whoever has the address; again changes nothing.',
    params: link,
    reply: nothing,
    fails: ['link_expired'],
    perMinute: 30,
  }),
  writeAboutInfringement: route('POST', '/guest/infringements/:token/messages', 'guest', {
    whileSuspended: true,
    creates: true,
    summary:
      'Write to staff about a notice; `action` tells that an action was brought after a counter-notice, so that nothing is restored.',
    params: link,
    body: words.extend({ action: z.boolean().default(false) }),
    reply: nothing,
    fails: ['link_expired'],
    perMinute: 10,
  }),
  getOwnInfringement: route('GET', '/session/decisions/:id/infringement', 'user', {
    summary: 'The notice of infringement that led to a decision; 404 where none did.',
    params: idParams,
    reply: ownInfringement,
  }),
  sendCounterNotice: route('POST', '/session/decisions/:id/counter-notice', 'user', {
    whileSuspended: true,
    creates: true,
    summary: 'Answer a notice of infringement that led to a decision; once.',
    params: idParams,
    body: z.object({ statement: text(2000), files: proofs, declared }),
    reply: nothing,
  }),
  listInfringements: route('GET', '/review/infringements', 'reviewer', {
    summary:
      'Notices of infringement whose address is confirmed: the soonest due first of those that wait, otherwise the newest.',
    query: z.object({ ...pageQuery, state: z.enum(INFRINGEMENT_FILTERS).default('waiting') }),
    reply: paged(infringementItem),
  }),
  countInfringements: route('GET', '/review/infringements/count', 'reviewer', {
    summary:
      'How many notices of infringement wait for staff, or have a counter-notice that does, and since when the oldest does.',
    reply: waitingCount,
  }),
  getInfringement: route('GET', '/review/infringements/:id', 'reviewer', {
    summary: 'A notice of infringement with its items, counter-notices and messages.',
    params: idParams,
    reply: infringementView,
  }),
  askHolder: route('POST', '/review/infringements/:id/ask', 'reviewer', {
    summary: 'Ask whoever sent a notice for more, by mail; 409 when they were asked or it is closed.',
    params: idParams,
    body: words,
    reply: nothing,
  }),
  closeInfringement: route('POST', '/review/infringements/:id/close', 'reviewer', {
    summary:
      'Answer a notice by mail, once each of its items is decided; 409 when it is closed or one is not.',
    params: idParams,
    body: z.object({ text: text(2000, 0).default('') }),
    reply: nothing,
  }),
  actOnInfringementItem: route('POST', '/review/infringement-items/:id/act', 'reviewer', {
    summary:
      'Take a product down or suspend a company because of a notice, or refuse it for this item; 409 when it is decided, or the thing is not so any more.',
    params: idParams,
    body: z
      .object({
        act: z.enum(ITEM_ACTS),
        /** To the seller. */
        note: text(500, 0).default(''),
        /** To whoever sent the notice. */
        reason: text(1000, 0).default(''),
        /** Of a suspension. */
        days: z.int().min(1).max(MAX_SUSPENSION_DAYS).default(30),
      })
      .refine(({ act, reason }) => act !== 'refuse' || reason !== '', acrossFields('required', 'reason')),
    reply: nothing,
  }),
  forwardCounterNotice: route('POST', '/review/counter-notices/:id/forward', 'reviewer', {
    summary:
      'Mail a counter-notice to whoever sent the notice: from now they have ten working days to tell of an action.',
    params: idParams,
    reply: nothing,
  }),
  settleCounterNotice: route('POST', '/review/counter-notices/:id/settle', 'operator', {
    summary:
      'Restore what was taken, once the time is over and no action was told of, or leave it taken; 409 otherwise. `restored` is false where the thing has moved on.',
    params: idParams,
    body: z.object({ restore: z.boolean(), note: text(1000, 0).default('') }),
    reply: z.object({ restored: z.boolean() }),
  }),
};
