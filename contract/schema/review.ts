/** The reviewers' queues and the claims on their entries (decision 23). */
import * as z from 'zod';
import type { Tier } from '../../domain/company/membership.ts';
import { parsePlace, QUEUE_LANGUAGES, QUEUE_ORDERS } from '../../domain/review/queue.ts';
import { text } from './field.ts';
import { numeric } from './numeric.ts';
import { id, nothing, paged, pageQuery } from './page.ts';
import { route } from './route.ts';

export const REVIEW_KINDS = ['certification', 'product', 'revision', 'purchase', 'shop'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** What waits in a queue. `claimedBy` is set while another or the caller looks at it. */
export const queueEntry = z.object({
  kind: z.enum(REVIEW_KINDS),
  id: z.int(),
  title: z.string(),
  /** Who submits it; of a buyer without a company the name, and no id. */
  company: z.object({ id: z.int().nullable(), name: z.string(), tier: z.string().nullable() }),
  image: z.string().nullable(),
  submitted_at: z.string(),
  claimedBy: z.object({ id: z.int(), name: z.string(), until: z.string() }).nullable(),
  /** As a card of it says it; null where there is none to say. */
  price: z.string().nullable(),
  /** What a decision names: of the content that is shown. Null where a submission has none. */
  version: z.int().nullable(),
  /** Of a supplier: what became of what they sent before. */
  record: z
    .object({
      approved: z.int(),
      refused: z.int(),
      taken_down: z.int(),
      /** Reports of theirs that led to something. */
      reports: z.int(),
      appeals_won: z.int(),
      since: z.string(),
    })
    .nullable(),
  /** Of its findings, the graver the more. */
  weight: z.int(),
  /** Where it stands in the order that was asked for, to go on from with `after`. */
  place: z.string(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** What a queue is narrowed to. */
export const queueFilters = {
  /** Words of its title and of who submits it. */
  kw: text(100, 0).default(''),
  /** A category of the first level. */
  category: id.optional(),
  company: id.optional(),
  tier: z.enum(['silver', 'vip', 'diamond', 'none'] satisfies (Tier | 'none')[]).optional(),
  findings: z.enum(['some', 'none']).optional(),
  /** Waiting so many hours or longer. */
  older: numeric(z.int().min(1).max(8760)).optional(),
  language: z.enum(QUEUE_LANGUAGES).optional(),
  /** Claimed by the caller. */
  mine: z.literal('1').optional(),
  sort: z.enum(QUEUE_ORDERS).default('age'),
};
export const queueQuery = z.object({
  ...pageQuery,
  ...queueFilters,
  /** The place of an entry: what stands behind it, in the place of a page. */
  after: text(80, 0)
    .refine((place) => place === '' || parsePlace(place) !== null, 'unknown_choice')
    .optional(),
});
export type QueueQuery = z.output<typeof queueQuery>;

const kindParams = z.object({ kind: z.enum(REVIEW_KINDS), id });

export const reviewRoutes = {
  reviewCounts: route('GET', '/review/counts', 'reviewer', {
    summary: 'Per queue: how many wait and since when the oldest does.',
    reply: z.array(z.object({ kind: z.enum(REVIEW_KINDS), waiting: z.int(), oldest: z.string().nullable() })),
  }),
  reviewQueue: route('GET', '/review/queue/:kind', 'reviewer', {
    summary: 'Entries that wait in a queue, the oldest or the gravest first.',
    params: z.object({ kind: z.enum(REVIEW_KINDS) }),
    query: queueQuery,
    reply: paged(queueEntry),
  }),
  claimCase: route('POST', '/review/claims/:kind/:id', 'reviewer', {
    summary: 'Claim a queue entry for 15 minutes; 409 while another reviewer has it.',
    params: kindParams,
    reply: nothing,
  }),
  takeOverCase: route('POST', '/review/claims/:kind/:id/take-over', 'reviewer', {
    summary: 'Claim a queue entry for 15 minutes, also where another reviewer has it, who sees it at once.',
    params: kindParams,
    reply: nothing,
  }),
  releaseCase: route('DELETE', '/review/claims/:kind/:id', 'reviewer', {
    summary: 'Release a claimed queue entry.',
    params: kindParams,
    reply: nothing,
  }),
};
