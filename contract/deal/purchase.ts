/** Purchases: sourcing requests, public as buying leads (spec P3.5, P7.5; decisions 21, 23). */
import * as z from 'zod';
import { CERTIFICATIONS, CURRENCIES, UNITS } from '../../domain/enumerations.ts';
import { contactEmail } from '../account/contact-email.ts';
import { attachment } from '../file/file.ts';
import { choice, choices, fileId, missing, nameText, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { id, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { COUNTRY } from '../schema/pattern.ts';
import { route } from '../schema/route.ts';
import { publicPurchaseStatus } from '../schema/states.ts';

/** A country or region. */
export const place = z.object({
  id: z.int(),
  code: z.string().nullable(),
  name: z.string(),
  name_zh: z.string(),
});
const crumb = z.object({ id: z.int(), name: z.string(), name_zh: z.string(), path: z.string() });

/** A lead as lists show it. Never who asks: no contact, no address of the sender. */
export const leadCard = z.object({
  ID: z.int(),
  title: z.string(),
  /** Of the leaf; `trace_cate` holds the two above it, root first. */
  category: crumb.extend({ is_end: z.boolean(), full_path: z.string(), trace_cate: z.array(crumb) }),
  receive: place,
  quantity: z.number(),
  unit: z.string(),
  targetPrice: z.number().nullable(),
  currency: choice(CURRENCIES),
  /** With the offset of the poster's time zone: its first ten characters are the closing day there. */
  closingDate: z.string(),
  /** Whole days until it closes; 0 on the last day. */
  remain_days: z.int(),
  quotaNum: z.int(),
  createdAt: z.string(),
  publishedAt: z.string(),
  excerpt: z.string(),
});
export type LeadCard = z.infer<typeof leadCard>;

export const publicPurchase = leadCard.extend({
  /** Of the account that asks; null of a guest. */
  UID: z.int().nullable(),
  /** 1: only what has passed the review is public. */
  audit: z.object({ status: z.int() }),
  /** When its buyer closed it, with the offset of the poster's time zone as `closingDate`; null unless that is known. */
  closedDate: z.string().nullable(),
  description: z.string(),
  certifications: z.array(z.string()),
  files: z.array(attachment),
  /** True while a quotation can still be sent: in effect and fewer than ten quotations. */
  open: z.boolean(),
  status: publicPurchaseStatus,
});
export type PublicPurchase = z.infer<typeof publicPurchase>;

/** A day (2026-12-31) or a moment; the lead closes at the end of that day in the poster's time zone. */
export const closingDate = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true }).max(40)],
  missing('required'),
);

export const newPurchase = z.object({
  title: text(128, 1),
  /** Id of a category of the last level. */
  category: numeric(z.number(missing('required')).int().positive().max(Number.MAX_SAFE_INTEGER)),
  description: text(2000),
  /** At most two decimals are kept. */
  quantity: numeric(z.number().min(0.01).max(1e12)),
  unit: choice(UNITS),
  /** Two-letter code of the destination country. */
  receive: z.string(missing('required')).length(2, 'required').meta({ pattern: COUNTRY }),
  targetPrice: numeric(z.number().min(0).max(1e9)).nullable().default(null),
  currency: choice(CURRENCIES).default('$'),
  closingDate,
  /** IANA name of the poster's time zone; one that is not known is UTC. */
  timeZone: z.string().max(64).default('UTC'),
  certifications: choices(CERTIFICATIONS).default([]),
  files: z.array(fileId).max(6).default([]),
  contact: z.object({ name: nameText(50), email: contactEmail, company: nameText(50, 0).default('') }),
  /** A product whose supplier is invited to quote: the optional id of the route. */
  product: id.nullable().default(null),
});
export type NewPurchase = z.input<typeof newPurchase>;

/** `confirm`: it waits until the address is confirmed by the link in the mail. */
const postedPurchase = z.object({ ID: z.int(), confirm: z.boolean() });

/** The link in the mail. */
export const guestToken = z.object({ token: z.string().min(20).max(100) });
/** About one request, or about none; so many. */
export const few = { id: id.optional(), n: numeric(z.number().int().min(1).max(20)).default(4) };

export const leadFilters = {
  kw: z.string().trim().max(200).default(''),
  /** Two-letter code of the destination country. */
  receive: z.string().length(2).optional(),
  /** Id of a category of any level. */
  category: numeric(z.number().int().positive()).optional(),
  /** Closing within so many days. */
  remain_days: numeric(z.number().int().min(1).max(365)).optional(),
};

export const purchaseRoutes = {
  createGuestPurchase: route('POST', '/guest/purchase', 'guest', {
    creates: true,
    summary:
      'Post a sourcing request without an account. It is reviewed once the address is confirmed by the link in the e-mail.',
    body: newPurchase,
    reply: postedPurchase,
    perMinute: 10,
  }),
  createPurchase: route('POST', '/session/purchase', 'trader', {
    creates: true,
    scope: 'purchases:write',
    summary: 'Post a sourcing request as the signed-in user.',
    body: newPurchase,
    reply: postedPurchase,
    perMinute: 10,
  }),
  listPublicPurchases: route('GET', '/guest/purchases', 'guest', {
    summary: 'Requests in effect, newest first, by the filters of the search.',
    query: z.object({ ...pageQuery, ...leadFilters }),
    reply: paged(leadCard),
  }),
  recommendedPurchases: route('GET', '/guest/recommendPurchases', 'guest', {
    summary:
      'Requests like request `id`: of its category first, then of the categories around it; without id the newest.',
    query: z.object(few),
    reply: z.array(leadCard),
  }),
  getPublicPurchase: route('GET', '/guest/purchases/:id', 'guest', {
    summary: 'One request; a closed or expired one still answers, a hidden one does not.',
    params: idParams,
    reply: publicPurchase,
  }),
  publicPurchaseFile: route('GET', '/guest/purchases/:id/files/:key', 'guest', {
    summary: 'An attachment of a request that everybody can read.',
    params: idParams.extend({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  closeGuestPurchase: route('POST', '/services/purchase/:token/close', 'guest', {
    summary: 'The guest closes the request: no more quotations.',
    fails: ['link_ended'],
    params: guestToken,
    reply: nothing,
    perMinute: 10,
  }),
};
