/** Problem reports (spec P3.11, P5.2, P7.7). */
import * as z from 'zod';
import { fileId, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { resolution, ticketQuery, waitingCount } from '../schema/ticket.ts';

/** Pictures a report may have. */
export const MAX_PICTURES = 6;

export const newFeedback = z.object({
  description: text(2000),
  problemLink: text(200, 0).default(''),
  contactEmail: text(50, 0).default(''),
  /** Addresses of the uploads, as the specification sends them; `ids` decide. */
  images: z.array(z.string().max(300)).max(MAX_PICTURES).default([]),
  ids: z.array(fileId).max(MAX_PICTURES).default([]),
});

export const feedbackItem = z.object({
  id: z.int(),
  description: z.string(),
  problemLink: z.string(),
  contactEmail: z.string(),
  images: z.array(z.string()),
  /** Who sent it; null for a guest. */
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  created_at: z.string(),
  handled: resolution,
  /** Who of the staff has it in hand. */
  claimed: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The last answer that was mailed. */
  answer: z.object({ text: z.string(), address: z.string(), by: z.string(), at: z.string() }).nullable(),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

export const feedbackRoutes = {
  createFeedback: route('POST', '/services/feedbacks', 'guest', {
    creates: true,
    summary: 'Report a problem, with up to six uploaded pictures.',
    body: newFeedback,
    reply: nothing,
    perMinute: 10,
  }),
  listFeedback: route('GET', '/review/feedbacks', 'reviewer', {
    summary: 'Problem reports with their pictures, newest first.',
    query: z.object({ ...pageQuery, ...ticketQuery }),
    reply: paged(feedbackItem),
  }),
  countFeedback: route('GET', '/review/feedbacks/count', 'reviewer', {
    summary: 'How many problem reports wait, and since when the oldest does.',
    reply: waitingCount,
  }),
  feedbackRecipient: route('GET', '/review/feedbacks/:id/recipient', 'reviewer', {
    summary:
      'Where an answer to a problem report goes: the address of an account, or of a guest who has confirmed it; null for any other.',
    params: idParams,
    reply: z.object({ address: z.string().nullable() }),
  }),
  claimFeedback: route('POST', '/review/feedbacks/:id/claim', 'reviewer', {
    summary: 'Take an open problem report in hand; 409 while another has it, unless it is taken over.',
    params: idParams,
    body: z.object({ over: z.boolean().default(false) }),
    reply: nothing,
  }),
  releaseFeedback: route('DELETE', '/review/feedbacks/:id/claim', 'reviewer', {
    summary: 'Give a problem report back to all; 409 when another has it.',
    params: idParams,
    reply: nothing,
  }),
  answerFeedback: route('POST', '/review/feedbacks/:id/answer', 'reviewer', {
    summary: 'Answer a problem report by mail, which resolves it; 409 when it is resolved or another has it.',
    params: idParams,
    body: z.object({ text: text(2000) }),
    reply: nothing,
  }),
  handleFeedback: route('POST', '/review/feedbacks/:id/handled', 'reviewer', {
    summary: 'Resolve a problem report; 409 when it is resolved.',
    params: idParams,
    reply: nothing,
  }),
  reopenFeedback: route('DELETE', '/review/feedbacks/:id/handled', 'reviewer', {
    summary: 'Reopen a resolved report; 409 when it is open.',
    params: idParams,
    reply: nothing,
  }),
};
