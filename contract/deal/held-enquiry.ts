/** Enquiries held for a reviewer because they look like spam (decision 27). */
import * as z from 'zod';
import { HOLD_KINDS } from '../../domain/deal/enquiry.ts';
import { SPAM_REASONS } from '../../domain/deal/spam.ts';
import { attachment } from '../file/file.ts';
import { evidence } from '../schema/finding.ts';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { resolution, waitingCount } from '../schema/ticket.ts';

export const HELD_FILTERS = ['waiting', 'released', 'refused', 'all'] as const;
export type HeldFilter = (typeof HELD_FILTERS)[number];

export const heldEnquiry = z.object({
  id: z.int(),
  /** Held back from the supplier, or put aside by the supplier as spam: then refused means that it is spam. */
  kind: z.enum(HOLD_KINDS),
  state: z.enum(['waiting', 'released', 'refused']),
  /** 0 to 100, and what it is made of. */
  score: z.int(),
  reasons: z.array(z.object({ code: z.enum(SPAM_REASONS), points: z.int(), detail: z.string() })),
  enquiry: z.int(),
  /** A further message in a thread that the supplier has. */
  further: z.boolean(),
  subject: z.string(),
  message: z.string(),
  files: z.array(attachment),
  evidence,
  sender: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    country: z.string(),
    country_zh: z.string(),
    /** The account; null for a guest. */
    user: z.int().nullable(),
    /** Suppliers who put an enquiry of theirs aside as spam. */
    marked_by: z.int(),
  }),
  supplier: z.object({ name: z.string(), domain: z.string() }),
  product: z.object({ id: z.int(), title: z.string() }).nullable(),
  created_at: z.string(),
  handled: resolution,
});
export type HeldEnquiry = z.infer<typeof heldEnquiry>;

export const heldEnquiryRoutes = {
  listHeldEnquiries: route('GET', '/review/held-enquiries', 'reviewer', {
    summary:
      'Enquiries that look like spam, with score and reasons: those that wait, oldest first; decided ones, newest first.',
    query: z.object({ ...pageQuery, state: z.enum(HELD_FILTERS).default('waiting') }),
    reply: paged(heldEnquiry),
  }),
  countHeldEnquiries: route('GET', '/review/held-enquiries/count', 'reviewer', {
    summary: 'How many enquiries are held, and since when the oldest is.',
    reply: waitingCount,
  }),
  releaseHeldEnquiry: route('POST', '/review/held-enquiries/:id/release', 'reviewer', {
    summary:
      'Let a held enquiry go on to the supplier, as if it had just been sent; of one that its supplier put aside, say that it is no spam. 409 when it is decided.',
    params: idParams,
    reply: nothing,
  }),
  decideHeldEnquiries: route('POST', '/review/held-enquiries/bulk', 'reviewer', {
    summary: 'Release or refuse many at once; what became of each.',
    body: ids.extend({ release: z.boolean() }),
    reply: idOutcomes,
  }),
  refuseHeldEnquiry: route('POST', '/review/held-enquiries/:id/refuse', 'reviewer', {
    summary: 'Refuse a held enquiry as spam, or agree with the supplier that it is; 409 when it is decided.',
    params: idParams,
    reply: nothing,
  }),
};
