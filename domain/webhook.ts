/** The events a webhook can deliver, and when a failed delivery is retried (decision 33). */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/** What an event is about; its data is that line of the list in the API. */
export type EventSubject = 'enquiry' | 'quotation' | 'deal' | 'lead' | 'product' | 'purchase';

export const EVENT_SUBJECT = {
  'enquiry.received': 'enquiry',
  'enquiry.message': 'enquiry',
  'enquiry.replied': 'enquiry',
  'lead.matched': 'lead',
  'quotation.viewed': 'quotation',
  'quotation.shortlisted': 'quotation',
  'quotation.better_offer': 'quotation',
  'quotation.accepted': 'quotation',
  'quotation.declined': 'quotation',
  'quotation.received': 'quotation',
  'quotation.revised': 'quotation',
  'quotation.withdrawn': 'quotation',
  'deal.created': 'deal',
  'deal.step': 'deal',
  'deal.closed': 'deal',
  'product.passed': 'product',
  'product.failed': 'product',
  'product.taken_down': 'product',
  'purchase.passed': 'purchase',
  'purchase.failed': 'purchase',
  'purchase.taken_down': 'purchase',
} as const satisfies Record<string, EventSubject>;

export type EventType = keyof typeof EVENT_SUBJECT;
export const EVENT_TYPES = Object.keys(EVENT_SUBJECT) as [EventType, ...EventType[]];
/** Those that only suppliers have; the others are of members of either kind. */
export const SUPPLIER_EVENTS: readonly EventType[] = [
  'enquiry.received',
  'enquiry.message',
  'lead.matched',
  'quotation.viewed',
  'quotation.shortlisted',
  'quotation.better_offer',
  'quotation.accepted',
  'quotation.declined',
  'product.passed',
  'product.failed',
  'product.taken_down',
];
/** Sent where its owner asks for it, to try an endpoint. */
export const TEST_EVENT = 'webhook.test';

export const URL_MAX = 500;
/** So long the log of deliveries is kept. */
export const DELIVERY_DAYS = 30;
/** After another secret was made, deliveries are signed by the former one too. */
export const FORMER_SECRET_HOURS = 24;
export const ANSWER_TIMEOUT_MS = 10_000;
/** Of an answer that is kept; no more than these is read. */
export const EXCERPT_BYTES = 500;

/** After the first attempt and each further one; 25½ hours in all. */
const PAUSES = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
];
export const MAX_ATTEMPTS = PAUSES.length + 1;

/** When a delivery is tried again after so many attempts, not before its receiver wants it; null when it is given up. */
export function nextDelivery(attempts: number, now: Date, notBefore: Date | null = null): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : later(now.getTime() + pause, notBefore);
}

/** Statuses with which a receiver says that it is too much, or that it is away for a while. */
const ASKS_FOR_PAUSE = [429, 503];
/** A receiver is left alone no longer than this, whatever it asks for. */
const LONGEST_PAUSE_MS = DAY_MS;

/**
 * Until when the receiver asks to be left alone: its header Retry-After, in seconds or as a date of HTTP, with 429 or 503.
 * Null where it asks for nothing that can be read, or for a moment that has passed.
 */
export function pauseAskedFor(status: number, retryAfter: string | undefined, now: Date): Date | null {
  if (!ASKS_FOR_PAUSE.includes(status) || !retryAfter) return null;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : dateOf(retryAfter) - now.getTime();
  return asked > 0 ? new Date(now.getTime() + Math.min(asked, LONGEST_PAUSE_MS)) : null;
}
/** Only in the form that HTTP writes: `Date.parse` reads much else, in the zone of this machine. NaN: none. */
const dateOf = (text: string): number => (text.endsWith(' GMT') ? Date.parse(text) : Number.NaN);

const later = (at: number, notBefore: Date | null): Date =>
  new Date(Math.max(at, notBefore?.getTime() ?? at));

/** An endpoint that failed is left alone so long, so that one that hangs keeps none of the others waiting. */
const REST_MS = MINUTE_MS;
export const restsUntil = (now: Date, notBefore: Date | null): Date =>
  later(now.getTime() + REST_MS, notBefore);
const FAILING_DAYS = 3;
const FAILING_ATTEMPTS = 12;

/** Whether an endpoint is switched off: nothing but failures for three days, and not just a few of them. */
export const isGivenUp = (failures: number, failingSince: Date, now: Date): boolean =>
  failures >= FAILING_ATTEMPTS && now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;

/** Why a delivery failed, where not the status of the answer says it. */
export const DELIVERY_FAILURES = [
  'timeout',
  'unresolved',
  'refused_address',
  'certificate',
  'connection',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an endpoint is off: its owner said so, it failed for long, it answered 410 Gone, its last day has passed, or it ended
 * with the sessions of an account that may have been in other hands.
 */
export const OFF_REASONS = ['owner', 'failing', 'gone', 'expired', 'security'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** Only https to the port that firewalls know it by, without a name and password, which would stand in logs. */
export function isEndpointUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

/** The same for development on one machine: also http, and any port. */
export function isDevelopmentUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    (url?.protocol === 'https:' || url?.protocol === 'http:') && url.username === '' && url.password === ''
  );
}
