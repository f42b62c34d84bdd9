/** The review of products and of edits to published ones (spec M4.3; decision 23). */
import * as z from 'zod';
import { PRODUCT_REJECT_REASONS } from '../../domain/product/product-review.ts';
import { approval, reasonsOf, rejection } from '../schema/decision.ts';
import { text } from '../schema/field.ts';
import { evidence, finding } from '../schema/finding.ts';
import { idOutcomes, idParams, nothing } from '../schema/page.ts';
import { queueEntry } from '../schema/review.ts';
import { route } from '../schema/route.ts';
import { reviewContent } from './product-content.ts';

/** One of the queue: the proposal and, for a revision, the approved version beside it. `version` goes back with the decision. */
export const productReviewView = queueEntry.extend({
  version: z.int(),
  proposal: reviewContent,
  approved: reviewContent.nullable(),
  /** Of the proposal. Until the machine has looked at it, what the seller was told before submitting. */
  findings: z.array(finding),
  evidence,
});
export type ProductReviewView = z.infer<typeof productReviewView>;

/** Entries that one call decides on. */
const MAX_DECIDED = 500;

const decision = z.intersection(
  z.discriminatedUnion('approve', [approval, rejection(PRODUCT_REJECT_REASONS)]),
  z.object({ version: z.int() }),
);

export const productReviewRoutes = {
  getProductCase: route('GET', '/review/products/:id', 'reviewer', {
    summary: 'A new product that waits.',
    params: idParams,
    reply: productReviewView,
  }),
  decideProduct: route('POST', '/review/products/:id', 'reviewer', {
    summary: 'Approve or reject a new product, as it was at `version`.',
    params: idParams,
    body: decision,
    reply: nothing,
  }),
  getRevisionCase: route('GET', '/review/revisions/:id', 'reviewer', {
    summary: 'An edit that waits, beside the approved version.',
    params: idParams,
    reply: productReviewView,
  }),
  decideRevision: route('POST', '/review/revisions/:id', 'reviewer', {
    summary: 'Approve or reject an edit; `version` is that of the product it was made from.',
    params: idParams,
    body: decision,
    reply: nothing,
  }),
  decideMany: route('POST', '/review/bulk/:kind', 'reviewer', {
    summary:
      'The same decision on many products or edits, each as it was at its `version`; what became of each.',
    params: z.object({ kind: z.enum(['product', 'revision']) }),
    body: z.intersection(
      z.discriminatedUnion('approve', [approval, rejection(PRODUCT_REJECT_REASONS)]),
      z.object({
        items: z
          .array(z.object({ id: z.int().positive(), version: z.int().positive() }))
          .min(1)
          .max(MAX_DECIDED),
      }),
    ),
    reply: idOutcomes,
  }),
  takeDownProduct: route('POST', '/review/products/:id/take-down', 'reviewer', {
    summary: 'Take a published product offline, with reasons.',
    params: idParams,
    body: z.object({
      reasons: reasonsOf(PRODUCT_REJECT_REASONS),
      note: text(500, 0).default(''),
    }),
    reply: nothing,
  }),
};
