/** Webhooks: a member's endpoints and the log of deliveries (decision 33). */
import * as z from 'zod';
import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  EVENT_SUBJECT,
  EVENT_TYPES,
  type EventSubject,
  type EventType,
  OFF_REASONS,
  TEST_EVENT,
  URL_MAX,
} from '../../domain/webhook.ts';
import { listedDeal } from '../deal/deal.ts';
import { enquiryItem } from '../deal/enquiry.ts';
import { matchedLead } from '../deal/lead.ts';
import { ownPurchaseItem } from '../deal/own-purchase.ts';
import { listedQuotation } from '../deal/quotation.ts';
import { ownProductItem } from '../product/own-product.ts';
import { choices, lastDay, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

/** What the data of an event holds: a line of the list that the member has in the API. */
export const SUBJECT_SCHEMAS = {
  enquiry: enquiryItem,
  quotation: listedQuotation,
  deal: listedDeal,
  lead: matchedLead,
  product: ownProductItem,
  purchase: ownPurchaseItem,
} satisfies Record<EventSubject, z.ZodObject>;

/** The body of a delivery of an event. */
export const eventBody = (type: EventType) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.string(),
    /** The data is as of the first attempt; null where it was deleted by then, or is no longer the member's to see. */
    data: z.object({ id: z.int(), [EVENT_SUBJECT[type]]: SUBJECT_SCHEMAS[EVENT_SUBJECT[type]].nullable() }),
  });

export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  created_at: z.string(),
  /** The last day, in UTC; afterwards nothing is sent. */
  expires_on: z.string(),
  /** Null while it is on. */
  off: z.object({ reason: z.enum(OFF_REASONS), since: z.string() }).nullable(),
  /** Since when nothing but failures came back; null while it works. */
  failing_since: z.string().nullable(),
  /** After a failure nothing is sent before then: a minute, or as long as the receiver's Retry-After asks for. */
  resting_until: z.string().nullable(),
  /** Until when deliveries are signed by the former secret too. */
  former_secret_until: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const webhookFields = z.object({
  url: text(URL_MAX),
  description: text(100, 0).default(''),
  events: choices(EVENT_TYPES, 1),
  expires_on: lastDay,
});
export const newWebhook = webhookFields;
export const changedWebhook = webhookFields.extend({ on: z.boolean() });

export const delivery = z.object({
  id: z.int(),
  /** The header webhook-id, the same in each attempt. */
  message_id: z.string(),
  type: z.enum([...EVENT_TYPES, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  created_at: z.string(),
  next_attempt_at: z.string().nullable(),
  /** Of the last attempt. */
  attempted_at: z.string().nullable(),
  status: z.int().nullable(),
  failure: z.enum(DELIVERY_FAILURES).nullable(),
  duration_ms: z.int().nullable(),
  /** The first bytes of the answer. */
  excerpt: z.string().nullable(),
  /** What was sent; null before the first attempt. */
  body: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

const secret = z.object({ secret: z.string() });

export const webhookRoutes = {
  listWebhooks: route('GET', '/session/webhooks', 'member', {
    summary: "The caller's webhooks, the newest first; never their secrets.",
    reply: z.object({ items: z.array(webhook) }),
  }),
  createWebhook: route('POST', '/session/webhooks', 'member', {
    creates: true,
    summary:
      'Register an https address for events, within ten minutes of confirmIdentity (else 409 confirm_identity). The reply is the only place where the secret is shown; as many as GET /site/state says (422 quota_webhooks).',
    body: newWebhook,
    reply: secret.extend({ id: z.int() }),
    perMinute: 10,
  }),
  getWebhook: route('GET', '/session/webhooks/:id', 'member', {
    summary: 'One webhook.',
    params: idParams,
    reply: webhook,
  }),
  changeWebhook: route('PUT', '/session/webhooks/:id', 'member', {
    summary:
      'Change address, events, last day or description, or switch it off and on. Another address, further events, a later day ' +
      'and switching on count as making one: within ten minutes of confirmIdentity (else 409 confirm_identity).',
    params: idParams,
    body: changedWebhook,
    reply: nothing,
    perMinute: 30,
  }),
  deleteWebhook: route('DELETE', '/session/webhooks/:id', 'member', {
    summary: 'Delete a webhook with the log of its deliveries.',
    params: idParams,
    reply: nothing,
  }),
  rotateWebhookSecret: route('POST', '/session/webhooks/:id/secret', 'member', {
    creates: true,
    summary:
      'Make another secret, shown once, within ten minutes of confirmIdentity (else 409 confirm_identity). For 24 hours deliveries are signed by the former one too.',
    params: idParams,
    reply: secret,
    perMinute: 10,
  }),
  testWebhook: route('POST', '/session/webhooks/:id/test', 'member', {
    creates: true,
    summary: 'Send a test event, webhook.test, soon.',
    params: idParams,
    reply: z.object({ id: z.int() }),
    perMinute: 10,
  }),
  listDeliveries: route('GET', '/session/webhooks/:id/deliveries', 'member', {
    summary: 'What was sent to a webhook in the last 30 days, the newest first, with the last answer.',
    params: idParams,
    query: z.object({ ...pageQuery, state: z.enum(DELIVERY_STATES).optional() }),
    reply: paged(delivery),
  }),
  resendDelivery: route('POST', '/session/webhooks/deliveries/:id/send', 'member', {
    summary:
      'Send a delivery once more, soon, with the same webhook-id and body; 409 while it is being sent, or while its webhook is off.',
    params: idParams,
    reply: nothing,
    perMinute: 60,
  }),
};
