/** Quotations on a purchase (spec P3.6, P7.5; decisions 21, 23). */
import * as z from 'zod';
import { BUYER_ACTIONS, DECLINE_REASONS, SUPPLIER_ACTIONS } from '../../domain/deal/quotation.ts';
import { CURRENCIES, INCOTERMS, PAYMENT_TERMS, UNITS } from '../../domain/enumerations.ts';
import { attachment } from '../file/file.ts';
import { supplierCard } from '../schema/card.ts';
import { choice, choices, fileId, missing, nameText, text } from '../schema/field.ts';
import { id, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { priceTier, priceTiers } from '../schema/price.ts';
import { route } from '../schema/route.ts';
import { purchaseAudit, purchaseStatus, quotationStatus } from '../schema/states.ts';
import { few, guestToken, publicPurchase } from './purchase.ts';

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

/** What a quotation says. */
export const quotationTerms = z.object({
  item_name: z.string(),
  model: z.string(),
  details: z.string(),
  price: z.array(priceTier),
  currency: choice(CURRENCIES),
  unit: z.string(),
  min_order: z.int().nullable(),
  incoterm: z.enum(INCOTERMS),
  port: z.string(),
  lead_time_days: z.int(),
  payment_terms: z.array(z.string()),
  sample: z.object({ offered: z.boolean(), free: z.boolean(), days: z.int().nullable() }),
  files: z.array(attachment),
  /** With the offset of the supplier's time zone: its first ten characters are the last day there. */
  valid_until: z.string(),
});
export type QuotationTerms = z.infer<typeof quotationTerms>;
export type TermName = keyof QuotationTerms;

const TERM_NAMES = Object.keys(quotationTerms.shape) as [TermName, ...TermName[]];

/** A version before the present one. */
const quotationVersion = quotationTerms.extend({ version: z.int(), made_at: z.string() });

/** A quotation as the owner of the request sees it. */
export const ownQuotation = publicQuotation.extend(quotationTerms.shape).extend({
  /** The supplier's certificates, as its profile names them. */
  certificates: z.array(z.string()),
  status: quotationStatus,
  version: z.int(),
  revised_at: z.string().nullable(),
  /** Earlier versions, newest first. */
  versions: z.array(quotationVersion),
  /** What the present version says otherwise than the one before it. */
  changed: z.array(z.enum(TERM_NAMES)),
  /** What the buyer asked for since the present version was made. */
  better_offer: z
    .object({ asked_at: z.string(), target_price: z.number().nullable(), note: z.string() })
    .nullable(),
  declined_for: z.object({ reason: choice(DECLINE_REASONS), note: z.string() }).nullable(),
  /** The buyer's own; no supplier ever sees it. */
  note: z.string(),
  /** What the owner may do with it in its present state. */
  actions: z.array(choice(BUYER_ACTIONS)),
});
export type OwnQuotation = z.infer<typeof ownQuotation>;

/** A quotation as either side has it in the member centre. */
export const memberQuotation = ownQuotation.omit({ actions: true, note: true }).extend({
  /** The side of the caller. */
  side: z.enum(['buyer', 'supplier']),
  note: z.string().nullable(),
  purchase: z.object({
    id: z.int(),
    title: z.string(),
    status: purchaseStatus,
    quantity: z.number(),
    unit: z.string(),
    /** Of the public page; null while there is none. */
    url: z.string().nullable(),
    /** Where the buyer compares this with the other quotations; null for the supplier. */
    comparison: z.string().nullable(),
  }),
  /** The buyer's, once the quotation is accepted. */
  contact: z
    .object({ name: z.string(), company: z.string(), email: z.string(), email_confirmed: z.boolean() })
    .nullable(),
  /** What came of it once it was accepted. */
  deal: z.int().nullable(),
  actions: z.array(choice([...BUYER_ACTIONS, ...SUPPLIER_ACTIONS])),
});
export type MemberQuotation = z.infer<typeof memberQuotation>;

/** A line of the lists in the member centre; only the two sides of a quotation have it. */
export const listedQuotation = ownQuotation
  .pick({
    id: true,
    status: true,
    company: true,
    item_name: true,
    price: true,
    currency: true,
    unit: true,
    incoterm: true,
    port: true,
    lead_time_days: true,
    valid_until: true,
    created_at: true,
  })
  .extend({
    /** The side of the caller. */
    side: z.enum(['buyer', 'supplier']),
    /** Whether the buyer has asked for a better offer since the present version. */
    asked: z.boolean(),
    /** False until the buyer has seen it; one's own is read. */
    read: z.boolean(),
    purchase: z.object({ id: z.int(), title: z.string(), status: purchaseStatus }),
  });
export type ListedQuotation = z.infer<typeof listedQuotation>;

/** What the owner of a request sees through the link in the mail: no e-mail address, for the link may be passed on. */
export const guestPurchase = publicPurchase
  .omit({ UID: true, closedDate: true, status: true, publishedAt: true })
  .extend({
    status: purchaseStatus,
    publishedAt: z.string().nullable(),
    audit: purchaseAudit,
    contact: z.object({ name: z.string(), company: z.string() }),
    /** What the owner may do in the present state. */
    actions: z.array(z.literal('close')),
    /** For prices in one currency; null while no rates are known. */
    rates: z.object({ day: z.string(), per_dollar: z.object({ $: z.number(), '¥': z.number() }) }).nullable(),
    /** Newest first, each with its price and what the owner may do with it. */
    quotations: z.array(ownQuotation),
  });
export type GuestPurchase = z.infer<typeof guestPurchase>;

/** What the owner of the request does with a quotation on it. */
export const buyerDecision = z
  .object({
    action: z.enum([...BUYER_ACTIONS, 'note'], missing('required')),
    /** Why it is declined. */
    reason: choice(DECLINE_REASONS).nullable().default(null),
    /** To the supplier where it is declined or a better offer is asked for; for the buyer alone with `note`. */
    note: text(1000, 0).default(''),
    /** The unit price that the buyer hopes for, in the currency of the quotation. */
    target_price: z.number().positive().max(1_000_000_000).nullable().default(null),
  })
  .superRefine(({ action, reason, note, target_price }, context) => {
    const need = (path: string) => context.addIssue({ code: 'custom', message: 'required', path: [path] });
    if (action === 'decline' && reason === null) need('reason');
    if (action === 'decline' && reason === 'other' && note === '') need('note');
    if (action === 'betterOffer' && target_price === null && note === '') need('target_price');
    if (target_price !== null && Number(target_price.toFixed(4)) !== target_price)
      context.addIssue({ code: 'custom', message: 'price_decimals', path: ['target_price'] });
  });
export type BuyerDecision = z.output<typeof buyerDecision>;

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
  /** A day, at most one year ahead; the quotation expires at its end in `time_zone`. */
  valid_until: z.iso.date(missing('required')),
  /** IANA name of the supplier's time zone; one that is not known is UTC. */
  time_zone: z.string().max(64).default('UTC'),
});
export type NewQuotation = z.input<typeof newQuotation>;

/** A revision says from which version it was made. */
export const revisedQuotation = newQuotation.extend({ version: z.int().min(1) });

/** What a template keeps: everything that does not belong to one request. */
export const templateTerms = newQuotation.omit({ files: true, valid_until: true, time_zone: true });
export type TemplateTerms = z.output<typeof templateTerms>;
export const newTemplate = z.object({ name: nameText(50), terms: templateTerms });
export const quotationTemplate = z.object({ id: z.int(), name: z.string(), terms: templateTerms });
export type QuotationTemplate = z.infer<typeof quotationTemplate>;

export const quotationRoutes = {
  purchaseQuotations: route('GET', '/guest/purchases/quotations', 'guest', {
    summary: 'Who has quoted on request `id`: supplier, lead time and terms, never the price.',
    query: z.object({ ...few, id }),
    reply: z.array(publicQuotation),
  }),
  guestPurchase: route('GET', '/services/purchase/:token', 'guest', {
    summary: "The guest's own request behind the link in the mail, with the quotations on it.",
    fails: ['link_ended'],
    params: guestToken,
    reply: guestPurchase,
  }),
  decideGuestQuotation: route('POST', '/services/purchase/:token/quotations/:id', 'guest', {
    summary:
      'The guest accepts, declines or shortlists a quotation, asks for a better one, or keeps a note. Accepting one closes the request, declines the others and gives the supplier the contact.',
    fails: ['link_ended'],
    params: guestToken.extend({ id }),
    body: buyerDecision,
    reply: nothing,
    perMinute: 30,
  }),
  guestPurchaseFile: route('GET', '/services/purchase/:token/files/:key', 'guest', {
    summary: "An attachment of the guest's own request or of a quotation on it.",
    fails: ['link_ended'],
    params: guestToken.extend({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  listQuotations: route('GET', '/session/purchases/quotations', 'member', {
    scope: 'quotations:read',
    summary: "Quotations on the caller's requests and from the caller's company, newest first.",
    query: z.object(pageQuery),
    reply: paged(listedQuotation),
  }),
  listQuotationsToMe: route('GET', '/session/purchases/quotations/toMe', 'member', {
    scope: 'quotations:read',
    summary:
      "Quotations on the caller's requests: the newest request first, on each the newest quotation first.",
    query: z.object(pageQuery),
    reply: paged(listedQuotation),
  }),
  listQuotationsFromMe: route('GET', '/session/purchases/quotations/fromMe', 'member', {
    scope: 'quotations:read',
    summary:
      "Quotations from the caller's company, newest first, each with its state and that of its request.",
    query: z.object(pageQuery),
    reply: paged(listedQuotation),
  }),
  countUnreadQuotations: route('GET', '/session/purchases/quotations/unreadcnt', 'member', {
    scope: 'quotations:read',
    summary: "How many quotations on the caller's requests the caller has not seen.",
    reply: z.int(),
  }),
  readAllQuotations: route('PUT', '/session/purchases/quotations/markallread', 'member', {
    scope: 'quotations:write',
    summary: "Mark all quotations on the caller's requests as viewed; answers how many were unread.",
    reply: z.int(),
  }),
  getQuotation: route('GET', '/session/purchases/quotations/:id', 'member', {
    scope: 'quotations:read',
    summary: "A quotation on one of the caller's requests or from the caller's company, with its versions.",
    params: idParams,
    reply: memberQuotation,
  }),
  decideQuotation: route('POST', '/session/purchases/quotations/:id/decision', 'member', {
    scope: 'quotations:write',
    summary:
      "Accept, decline or shortlist a quotation on the caller's request, ask for a better one, or keep a note.",
    params: idParams,
    body: buyerDecision,
    reply: nothing,
  }),
  reviseQuotation: route('PUT', '/session/purchases/quotations/:id', 'certified', {
    scope: 'quotations:write',
    summary: 'Revise an undecided quotation: a new version, which the buyer is told of.',
    params: idParams,
    body: revisedQuotation,
    reply: nothing,
    perMinute: 30,
  }),
  listQuotationTemplates: route('GET', '/session/quotation/templates', 'supplier', {
    scope: 'quotations:read',
    summary: "The company's templates for quotations, by name.",
    reply: z.array(quotationTemplate),
  }),
  saveQuotationTemplate: route('PUT', '/session/quotation/templates', 'supplier', {
    scope: 'quotations:write',
    summary: 'Keep terms under a name; a template of that name is replaced. At most 30.',
    body: newTemplate,
    reply: z.object({ id: z.int() }),
  }),
  deleteQuotationTemplate: route('DELETE', '/session/quotation/templates/:id', 'supplier', {
    scope: 'quotations:write',
    summary: 'Delete a template.',
    params: idParams,
    reply: nothing,
  }),
  withdrawQuotation: route('PUT', '/session/purchases/quotations/:id/withdraw', 'supplier', {
    scope: 'quotations:write',
    summary: "Take one's own undecided quotation back; its place of the ten becomes free.",
    params: idParams,
    reply: nothing,
  }),
  quotePurchase: route('POST', '/session/purchase/:id/quote', 'certified', {
    creates: true,
    scope: 'quotations:write',
    summary: 'Quote on a request in effect: one live quotation of a company, ten of all.',
    params: idParams,
    body: newQuotation,
    reply: z.object({ id: z.int() }),
    perMinute: 30,
  }),
};
