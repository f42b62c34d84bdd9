/** How fast suppliers answer: the questions behind the numbers, as operators read them (decisions 27, 37). */
import * as z from 'zod';
import { paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

/** Within the hours that count as an answer, after them, or not yet. */
export const ANSWER_RESULTS = ['in_time', 'late', 'open'] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];

export const answer = z.object({
  /** Its place in the list: enquiries and requests have numbers of their own. */
  id: z.int(),
  /** An enquiry, or a sourcing request to which a supplier was invited. */
  kind: z.enum(['enquiry', 'request']),
  number: z.int(),
  company_id: z.int(),
  company: z.string(),
  asked_at: z.string(),
  answered_at: z.string().nullable(),
  /** To the first answer. */
  hours: z.number().nullable(),
  result: z.enum(ANSWER_RESULTS),
});
export type Answer = z.infer<typeof answer>;

export const answerRoutes = {
  listAnswers: route('GET', '/review/answers', 'operator', {
    summary:
      'Enquiries and invited requests by which suppliers are measured, the latest first, with the time to the first answer: of the last 90 days, or of at most as many that are named.',
    query: z.object({
      ...pageQuery,
      result: z.enum(ANSWER_RESULTS).optional(),
      /** Days in UTC, both included; what was answered after the last one stands as open. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    reply: paged(answer),
  }),
};
