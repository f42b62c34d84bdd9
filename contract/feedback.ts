/** Problem reports (seed 000 §3.11, §5.2, §7.7). */
import * as z from 'zod';
import { fileId, text } from './field.ts';
import { nothing } from './page.ts';
import { route } from './route.ts';

export const newFeedback = z.object({
  description: text(2000),
  problemLink: text(200, 0).default(''),
  contactEmail: text(50, 0).default(''),
  /** Addresses of the uploads, as the seed sends them; `ids` decide. */
  images: z.array(z.string().max(300)).max(6).default([]),
  ids: z.array(fileId).max(6).default([]),
});
export type NewFeedback = z.input<typeof newFeedback>;

export const feedbackRoutes = {
  createFeedback: route({
    method: 'POST',
    path: '/services/feedbacks',
    access: 'guest',
    summary: 'Report a problem, with up to six uploaded pictures.',
    body: newFeedback,
    reply: nothing,
    perMinute: 10,
  }),
};
