/** The reviewers' queues and the claims on their entries (decision 23). */
import * as z from 'zod';
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
  claimedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

const kindParams = z.object({ kind: z.enum(REVIEW_KINDS), id });

export const reviewRoutes = {
  reviewCounts: route('GET', '/review/counts', 'reviewer', {
    summary: 'Per queue: how many wait and since when the oldest does.',
    reply: z.array(z.object({ kind: z.enum(REVIEW_KINDS), waiting: z.int(), oldest: z.string().nullable() })),
  }),
  reviewQueue: route('GET', '/review/queue/:kind', 'reviewer', {
    summary: 'Entries that wait in a queue, oldest first.',
    params: z.object({ kind: z.enum(REVIEW_KINDS) }),
    query: z.object(pageQuery),
    reply: paged(queueEntry),
  }),
  claimCase: route('POST', '/review/claims/:kind/:id', 'reviewer', {
    summary: 'Claim a queue entry for 15 minutes; 409 while another reviewer has it.',
    params: kindParams,
    reply: nothing,
  }),
  releaseCase: route('DELETE', '/review/claims/:kind/:id', 'reviewer', {
    summary: 'Release a claimed queue entry.',
    params: kindParams,
    reply: nothing,
  }),
};
