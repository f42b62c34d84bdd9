/** Quotations on a purchase (spec P3.6, P7.5; decisions 21, 23). */
import * as z from 'zod';
import { CURRENCIES, PAYMENT_TERMS, UNITS } from '../domain/enumerations.ts';
import { supplierCard } from './card.ts';
import { choice, choices, fileId, missing, text } from './field.ts';
import { id, idParams, nothing } from './page.ts';
import { priceTier, priceTiers } from './price.ts';
import { few, guestToken, publicPurchase } from './purchase.ts';
import { route } from './route.ts';

export const INCOTERMS = ['EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

const file = z.object({ id: z.int(), name: z.string(), url: z.string(), bytes: z.int() });

/** A quotation as everybody may see it: who offers, on what terms, never the price. */
export const publicQuotation = z.object({
  id: z.int(),
  company: supplierCard,
  incoterm: z.enum(INCOTERMS),
  lead_time_days: z.int(),
  sample_offered: z.boolean(),
  created_at: z.string(),
});
export type PublicQuotation = z.infer<typeof publicQuotation>;

/** A quotation as the owner of the request sees it. */
export const ownQuotation = publicQuotation.extend({
  status: z.literal([1, 2, 3, 4, 5, 6, 7]),
  item_name: z.string(),
  model: z.string(),
  details: z.string(),
  price: z.array(priceTier),
  currency: choice(CURRENCIES),
  unit: z.string(),
  min_order: z.int().nullable(),
  port: z.string(),
  payment_terms: z.array(z.string()),
  sample: z.object({ offered: z.boolean(), free: z.boolean(), days: z.int().nullable() }),
  files: z.array(file),
  valid_until: z.string(),
  /** What the owner may do with it in its present state. */
  actions: z.array(z.enum(['accept', 'decline'])),
});
export type OwnQuotation = z.infer<typeof ownQuotation>;

/** What the owner of a request sees through the link in the mail: no e-mail address, for the link may be passed on. */
export const guestPurchase = publicPurchase.omit({ status: true, publishedAt: true }).extend({
  status: z.literal([1, 2, 3, 4, 5]),
  publishedAt: z.string().nullable(),
  audit: z.object({ status: z.literal([0, 1, 2]), reason: z.string(), updatedAt: z.string().nullable() }),
  contact: z.object({ name: z.string(), company: z.string() }),
  /** What the owner may do in the present state. */
  actions: z.array(z.literal('close')),
  /** Newest first, each with its price and what the owner may do with it. */
  quotations: z.array(ownQuotation),
});
export type GuestPurchase = z.infer<typeof guestPurchase>;

export const guestDecision = z.object({ action: z.enum(['accept', 'decline'], missing('required')) });

export const newQuotation = z.object({
  item_name: text(128),
  model: text(100, 0).default(''),
  details: text(2000),
  /** 1–5 tiers, ascending and without gaps. */
  price: priceTiers.min(1, 'required').max(5),
  currency: choice(CURRENCIES),
  unit: choice(UNITS),
  min_order: z.int().min(1).max(1_000_000_000).nullable().default(null),
  incoterm: choice(INCOTERMS),
  port: text(100, 0).default(''),
  lead_time_days: z.int(missing('required')).min(0).max(1000),
  payment_terms: choices(PAYMENT_TERMS).default([]),
  sample: z
    .object({
      offered: z.boolean(),
      free: z.boolean().default(false),
      days: z.int().min(0).max(365).nullable().default(null),
    })
    // who offers no sample says nothing about it
    .transform((sample) => (sample.offered ? sample : { offered: false, free: false, days: null }))
    .default({ offered: false, free: false, days: null }),
  files: z.array(fileId).max(5).default([]),
  /** A day, at most one year ahead; the quotation expires at its end in UTC. */
  valid_until: z.iso.date(missing('required')),
});
export type NewQuotation = z.input<typeof newQuotation>;

export const quotationRoutes = {
  purchaseQuotations: route({
    method: 'GET',
    path: '/guest/purchases/quotations',
    access: 'guest',
    summary: 'Who has quoted on request `id`: supplier, lead time and terms, never the price.',
    query: z.object({ ...few, id }),
    reply: z.array(publicQuotation),
  }),
  guestPurchase: route({
    method: 'GET',
    path: '/services/purchase/:token',
    access: 'guest',
    summary: "The guest's own request behind the link in the mail, with the quotations on it.",
    params: guestToken,
    reply: guestPurchase,
  }),
  decideGuestQuotation: route({
    method: 'POST',
    path: '/services/purchase/:token/quotations/:id',
    access: 'guest',
    summary:
      'The guest accepts or declines a quotation. Accepting one closes the request, declines the others and gives the supplier the contact.',
    params: guestToken.extend({ id }),
    body: guestDecision,
    reply: nothing,
    perMinute: 30,
  }),
  guestPurchaseFile: route({
    method: 'GET',
    path: '/services/purchase/:token/files/:key',
    access: 'guest',
    summary: "An attachment of the guest's own request or of a quotation on it.",
    params: guestToken.extend({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  quotePurchase: route({
    method: 'POST',
    path: '/session/purchase/:id/quote',
    access: 'certified',
    summary: 'Quote on a request in effect: one live quotation of a company, ten of all.',
    params: idParams,
    body: newQuotation,
    reply: z.object({ id: z.int() }),
    perMinute: 30,
  }),
};
