/** Deals: what follows an accepted quotation (decision 38). */
import * as z from 'zod';
import { DEAL_SIDES } from '../../domain/deal/deal.ts';
import { DEAL_STEPS } from '../../domain/deal/steps.ts';
import { CURRENCIES, INCOTERMS } from '../../domain/enumerations.ts';
import { attachment } from '../file/file.ts';
import { missing, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { dealStatus } from '../schema/states.ts';
import { guestToken, place } from './purchase.ts';
import { quotationTerms } from './quotation.ts';

const side = z.enum(DEAL_SIDES);
const step = z.enum(DEAL_STEPS);

/** At the quantity that was asked for; null where the quotation has no price for it, or is of another unit. */
const dealTotal = z
  .object({ currency: z.enum(CURRENCIES), unit_price: z.number(), amount: z.number() })
  .nullable();

/** A line of the list; only the two sides of a deal have it. */
export const listedDeal = z.object({
  id: z.int(),
  /** "D-2026-000123". */
  number: z.string(),
  /** The side of the caller. */
  side,
  status: dealStatus,
  /** The company on the other side, or the person where a buyer named none. */
  with: z.string(),
  title: z.string(),
  item_name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  total: dealTotal,
  incoterm: z.enum(INCOTERMS),
  port: z.string(),
  accepted_at: z.string(),
  /** Which step is expected next, and of whom; null once it was received or cancelled. */
  next: z.object({ step, by: side }).nullable(),
  /** Steps that are late by the terms. */
  overdue: z.array(step),
});
export type ListedDeal = z.infer<typeof listedDeal>;

/** Whom to write to or call. What a side has not told is empty. */
const dealPerson = z.object({
  company: z.string(),
  name: z.string(),
  job: z.string(),
  email: z.string(),
  /** Whether the owner of the address has confirmed it. */
  email_confirmed: z.boolean(),
  telephone: z.string(),
  mobile: z.string(),
  address: z.string(),
  /** Its account is banned or was cancelled: the deal can be read, and nobody answers. */
  gone: z.boolean(),
});
export type DealPerson = z.infer<typeof dealPerson>;

/** A step of the trade. */
const dealStep = z.object({
  step,
  /** Who sets it. */
  by: side,
  /** What was told; null while nothing was. */
  set: z
    .object({
      /** YYYY-MM-DD. */
      day: z.string(),
      note: z.string(),
      carrier: z.string(),
      tracking: z.string(),
      set_at: z.string(),
    })
    .nullable(),
  /** By which day the terms expect it; null where they do not say. */
  due: z.string().nullable(),
  overdue: z.boolean(),
  /** What the caller may do with it now. */
  action: z.enum(['set', 'take_back']).nullable(),
});
export type DealStepLine = z.infer<typeof dealStep>;

export const stepFacts = z.object({
  /** When it happened, from the day before the acceptance to tomorrow. */
  day: z.iso.date(missing('required')),
  note: text(1000, 0).default(''),
  /** Of "shipped". */
  carrier: text(100, 0).default(''),
  tracking: text(100, 0).default(''),
});

/** A deal as either side reads it. */
export const deal = listedDeal.extend({
  request: z.object({
    title: z.string(),
    description: z.string(),
    quantity: z.number(),
    unit: z.string(),
    receive: place,
    certifications: z.array(z.string()),
    files: z.array(attachment),
  }),
  /** Those that were accepted, and their version. */
  terms: quotationTerms,
  version: z.int(),
  /** All of them, in the order of the trade. */
  steps: z.array(dealStep),
  buyer: dealPerson,
  supplier: dealPerson.extend({
    /** First label of the shop's host; null where there is none. */
    domain: z.string().nullable(),
  }),
});
export type Deal = z.infer<typeof deal>;

export const dealRoutes = {
  listDeals: route('GET', '/session/deals', 'member', {
    scope: 'deals:read',
    summary:
      "Deals of the caller's requests and of the caller's company, newest first; by `side` and `status`.",
    query: z.object({ ...pageQuery, side: side.optional(), status: numeric(dealStatus).optional() }),
    reply: paged(listedDeal),
    sheet: true,
  }),
  getDeal: route('GET', '/session/deals/:id', 'member', {
    scope: 'deals:read',
    summary: 'A deal of the caller: what was agreed, and the people of both sides.',
    params: idParams,
    reply: deal,
  }),
  setDealStep: route('PUT', '/session/deals/:id/steps/:step', 'member', {
    scope: 'deals:write',
    summary:
      'Tell that a step was made: each side its own. "received", by the buyer, closes the deal. The other side is told.',
    params: idParams.extend({ step }),
    body: stepFacts,
    reply: nothing,
    perMinute: 60,
  }),
  takeDealStepBack: route('DELETE', '/session/deals/:id/steps/:step', 'member', {
    scope: 'deals:write',
    summary: 'Take one\'s own step back within 24 hours; "received" taken back opens the deal again.',
    params: idParams.extend({ step }),
    reply: nothing,
  }),
  setGuestDealStep: route('PUT', '/guest/deals/:token/steps/:step', 'guest', {
    summary: 'The guest tells that a step of theirs was made; all but "received".',
    fails: ['link_ended'],
    params: guestToken.extend({ step }),
    body: stepFacts,
    reply: nothing,
    perMinute: 30,
  }),
  takeGuestDealStepBack: route('DELETE', '/guest/deals/:token/steps/:step', 'guest', {
    summary: 'The guest takes a step of theirs back within 24 hours.',
    fails: ['link_ended'],
    params: guestToken.extend({ step }),
    reply: nothing,
    perMinute: 30,
  }),
  guestDeal: route('GET', '/guest/deals/:token', 'guest', {
    summary: "The deal of a guest's own request, behind the link of the request.",
    fails: ['link_ended'],
    params: guestToken,
    reply: deal,
  }),
};
