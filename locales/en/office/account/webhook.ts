import type { DeliveryFailure, DeliveryState, EventType, OffReason } from '../../../../domain/webhook.ts';

const events: Record<EventType, string> = {
  'enquiry.received': 'Enquiry received',
  'enquiry.message': 'Buyer wrote on',
  'enquiry.replied': 'Supplier replied',
  'lead.matched': 'Buying lead for you',
  'quotation.viewed': 'Quotation viewed',
  'quotation.shortlisted': 'Quotation shortlisted',
  'quotation.better_offer': 'Better offer asked for',
  'quotation.accepted': 'Quotation accepted',
  'quotation.declined': 'Quotation declined',
  'quotation.received': 'Quotation received',
  'quotation.revised': 'Quotation revised',
  'quotation.withdrawn': 'Quotation withdrawn',
  'deal.created': 'Deal made',
  'deal.step': 'Step of a deal',
  'deal.closed': 'Deal closed',
  'product.passed': 'Product passed',
  'product.failed': 'Product not passed',
  'product.taken_down': 'Product taken offline',
  'purchase.passed': 'Sourcing request passed',
  'purchase.failed': 'Sourcing request not passed',
  'purchase.taken_down': 'Sourcing request taken offline',
};

/** Webhooks in the account settings. */
export const officeWebhook = {
  intro: (most: number) =>
    `The marketplace posts events to an https address of yours as they happen, signed by the Standard Webhooks specification. At most ${most}.`,
  add: 'New webhook',
  create: 'Create',
  change: 'Edit webhook',
  empty: 'No webhooks yet',
  and: ', ',
  fields: { url: 'Address', description: 'Description', events: 'Events', expires_on: 'Last day' },
  urlHint: 'A public https address. Redirects are not followed.',
  descriptionHint: 'ERP, test system',
  events,
  deliveryTypes: (type: EventType | 'webhook.test'): string =>
    type === 'webhook.test' ? 'Test event' : events[type],
  on: 'on',
  failing: 'failing',
  off: {
    owner: 'off',
    failing: 'switched off',
    gone: 'gone',
    expired: 'ended',
    security: 'switched off',
  } satisfies Record<OffReason, string>,
  offText: {
    failing: (since: string) =>
      `Switched off at ${since}: nothing but failures came back for three days. Switch it on again when it works.`,
    gone: (since: string) =>
      `Switched off at ${since}: it answered 410 Gone. Switch it on again when it works.`,
    expired: (since: string) =>
      `Ended at ${since}: its last day has passed. Edit it to choose a later one, and switch it on again.`,
    security: (since: string) =>
      `Switched off at ${since} with the sessions of your account. If you made it, check the address and switch it on again.`,
  },
  lastDay: (day: string) => `last day ${day}`,
  keepDay: (day: string) => `${day}, as it is`,
  failingText: (since: string) =>
    `Nothing but failures since ${since}. After three days of them it is switched off.`,
  restingText: (until: string) => `Nothing is sent before ${until}. A test event is sent at once.`,
  secret: 'Signing secret',
  secretText:
    'Copy the secret now and keep it in a safe place: it is never shown again. Check the signature of every delivery with it.',
  rotatedText:
    'Copy the new secret now: it is never shown again. For 24 hours deliveries are signed by the former one too.',
  formerUntil: (time: string) => `The former one signs too until ${time}`,
  test: 'Send a test event',
  testSent: 'It is sent in a moment; see below.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  rotate: 'New secret',
  rotateAsk: 'Make a new secret for this webhook?',
  deleteAsk: 'Delete this webhook with the log of its deliveries?',
  noDeliveries: 'Nothing was sent yet. The log keeps 30 days.',
  event: 'Event',
  state: 'State',
  anyState: 'Any state',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
    DeliveryState,
    string
  >,
  answer: 'Answer',
  createdAt: 'Happened',
  attemptedAt: 'Last attempt',
  nextAt: 'Next attempt',
  sent: 'Sent',
  notTried: 'Not sent yet',
  attempts: (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  failures: {
    timeout: 'No answer in time',
    unresolved: 'Host name not found',
    refused_address: 'Private address refused',
    certificate: 'Certificate not valid',
    connection: 'No connection',
  } satisfies Record<DeliveryFailure, string>,
  resend: 'Resend',
  willBeSent: 'It is sent again in a moment',
};
