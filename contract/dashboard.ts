/** What there is to do, and how the last 30 days went (spec M2.8; decision 26). */
import * as z from 'zod';
import { route } from './route.ts';

/** The first of a list, and how many there are. */
const first = <T extends z.ZodType>(item: T) => z.object({ total: z.int(), items: z.array(item) });

export const sellerDashboard = z.object({
  /** Those that wait for an answer, the oldest first. */
  enquiries: first(
    z.object({
      id: z.int(),
      subject: z.string(),
      product: z.string().nullable(),
      name: z.string(),
      country: z.string(),
      country_zh: z.string(),
      /** When the buyer wrote last. */
      written_at: z.string(),
    }),
  ),
  /** Products and edits that did not pass, the latest first. */
  failed: first(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Of a product that is online in its approved version. */
      edit: z.boolean(),
      reasons: z.array(z.string()),
      note: z.string(),
    }),
  ),
  /** Pins that run out within a week and are not followed by another, the next first. */
  pins: first(z.object({ id: z.int(), title: z.string(), until: z.string() })),
  /** The first day without the present tier; null without one. */
  member_until: z.string().nullable(),
  /** 30 days in UTC, today last. */
  days: z.array(z.object({ day: z.string(), views: z.int(), appearances: z.int(), enquiries: z.int() })),
});
export type SellerDashboard = z.infer<typeof sellerDashboard>;

export const buyerDashboard = z.object({
  /** Enquiries sent. */
  sent: z.int(),
  /** Answers that were not read yet, the latest first. */
  answers: first(
    z.object({
      id: z.int(),
      subject: z.string(),
      product: z.string().nullable(),
      company: z.string(),
      written_at: z.string(),
    }),
  ),
});
export type BuyerDashboard = z.infer<typeof buyerDashboard>;

export const dashboardRoutes = {
  getSellerDashboard: route({
    method: 'GET',
    path: '/session/dashboard',
    access: 'supplier',
    summary:
      'What waits for the seller: enquiries, failed reviews, pins and membership that end; 30 days of figures.',
    reply: sellerDashboard,
  }),
  getBuyerDashboard: route({
    method: 'GET',
    path: '/session/dashboard/buyer',
    access: 'member',
    summary: 'What waits for the buyer: answers to enquiries.',
    reply: buyerDashboard,
  }),
};
