/** The review of sourcing requests (spec M4.4; decision 23). */
import * as z from 'zod';
import { PURCHASE_REJECT_REASONS } from '../../domain/deal/purchase-audit.ts';
import { attachment } from '../file/file.ts';
import { approval, reasonsOf, rejection } from '../schema/decision.ts';
import { text } from '../schema/field.ts';
import { evidence } from '../schema/finding.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { queueEntry } from '../schema/review.ts';
import { route } from '../schema/route.ts';
import { purchaseAudit, purchaseStatus } from '../schema/states.ts';

const reviewedFiles = z.array(attachment.extend({ mime: z.string() }));

/** What is asked for, as it stands and as an edit proposes it. */
const asked = {
  description: z.string(),
  category: z.object({ name: z.string(), name_zh: z.string() }),
  receive: z.object({ name: z.string(), name_zh: z.string() }),
  quantity: z.number(),
  unit: z.string(),
  targetPrice: z.number().nullable(),
  currency: z.string(),
  certifications: z.array(z.string()),
  files: reviewedFiles,
};

/** A sourcing request with all that only reviewers see: who asks, from where, what they asked for before. */
export const purchaseReviewView = queueEntry.extend({
  status: purchaseStatus,
  audit: purchaseAudit,
  /** Address of the public page, for one that has passed. */
  url: z.string().nullable(),
  ...asked,
  closingDate: z.string(),
  timeZone: z.string(),
  version: z.int(),
  /** The title as it is online; that of the entry is the edit's. */
  approvedTitle: z.string(),
  /** The edit that waits: what would take the place of the approved text. */
  proposal: z
    .object({
      title: z.string(),
      ...asked,
      contact: z.object({ name: z.string(), company: z.string() }),
    })
    .nullable(),
  quotaNum: z.int(),
  contact: z.object({
    name: z.string(),
    email: z.string(),
    /** False where a member names another address than the account's, until its owner has confirmed it. */
    email_confirmed: z.boolean(),
    company: z.string(),
  }),
  submit: z.object({ ip: z.string(), language: z.enum(['en', 'zh']) }),
  /** Null for a guest. */
  account: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  /** The product whose supplier is invited. */
  product: z.object({ id: z.int(), title: z.string(), company: z.string() }).nullable(),
  evidence,
  /** Other requests of the same account or e-mail, newest first. */
  earlier: z.array(z.object({ id: z.int(), title: z.string(), status: purchaseStatus, at: z.string() })),
});
export type PurchaseReviewView = z.infer<typeof purchaseReviewView>;

/** A line of all requests, whatever became of them. */
export const reviewedPurchase = z.object({
  id: z.int(),
  title: z.string(),
  status: purchaseStatus,
  contact: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  receive: z.object({ name: z.string(), name_zh: z.string() }),
  quotaNum: z.int(),
  created_at: z.string(),
});
export type ReviewedPurchase = z.infer<typeof reviewedPurchase>;

/** A request keeps its reasons and the note as one text of at most 500 characters. */
const NOTE_KEPT = 200;

export const purchaseReviewRoutes = {
  getPurchaseCase: route('GET', '/review/purchases/:id', 'reviewer', {
    summary: 'A sourcing request in any state, with its contact and where it was sent from.',
    params: idParams,
    reply: purchaseReviewView,
  }),
  decidePurchase: route('POST', '/review/purchases/:id', 'reviewer', {
    summary:
      'Approve or reject a sourcing request under review, or an edit of one in effect, as it was at `version`.',
    params: idParams,
    body: z.intersection(
      z.object({ version: z.int().optional() }),
      z.discriminatedUnion('approve', [approval, rejection(PURCHASE_REJECT_REASONS, NOTE_KEPT)]),
    ),
    reply: nothing,
  }),
  takeDownPurchase: route('POST', '/review/purchases/:id/take-down', 'reviewer', {
    summary: 'Take a sourcing request in effect offline, with reasons.',
    params: idParams,
    body: z.object({
      reasons: reasonsOf(PURCHASE_REJECT_REASONS),
      note: text(NOTE_KEPT, 0).default(''),
    }),
    reply: nothing,
  }),
  listReviewedPurchases: route('GET', '/review/purchases', 'reviewer', {
    summary: 'All sourcing requests, newest first, by number, title, name or e-mail, and by status.',
    query: z.object({
      ...pageQuery,
      kw: z.string().trim().max(100).default(''),
      status: numeric(purchaseStatus).optional(),
    }),
    reply: paged(reviewedPurchase),
  }),
};
