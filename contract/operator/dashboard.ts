/** The dashboard: open tasks, and figures of the last 30 days (spec M2.8; decision 26). */
import * as z from 'zod';
import { route } from '../schema/route.ts';

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
      /** Until when an answer counts for the response rate; null where the thread has had its first. */
      answer_by: z.string().nullable(),
    }),
  ),
  /** Requests that fit the company, are open and not quoted by it yet, the one that closes next first. */
  leads: first(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Of the public page, where it is quoted. */
      url: z.string(),
      quantity: z.number(),
      unit: z.string(),
      country: z.string(),
      country_zh: z.string(),
      closing_at: z.string(),
    }),
  ),
  /** Own quotations of which the buyer asks for a better offer, the one that waits longest first. */
  better_offers: first(z.object({ id: z.int(), title: z.string(), asked_at: z.string() })),
  /** As measured within the hour; null before anybody has asked. */
  response: z
    .object({
      rate: z.int(),
      hours: z.int().nullable(),
      asked: z.int(),
      answered: z.int(),
      /** Whether buyers see it: not while fewer than five have asked. */
      is_public: z.boolean(),
    })
    .nullable(),
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
  /** Requests with quotations that wait for a decision; those with quotations not seen yet first. */
  to_compare: first(
    z.object({
      id: z.int(),
      title: z.string(),
      quotations: z.int(),
      unseen: z.int(),
      valid_until: z.string(),
    }),
  ),
  requests: z.object({ in_effect: z.int(), under_review: z.int(), not_passed: z.int() }),
});
export type BuyerDashboard = z.infer<typeof buyerDashboard>;

/** How many there are of what no other call counts. */
export const listCounts = z.object({
  /** Products that are pinned now. */
  pins: z.int(),
  groups: z.int(),
  /** Products and edits that wait or failed, and drafts. */
  reviewRelease: z.int(),
  albums: z.int(),
  recycledImages: z.int(),
  notices: z.int(),
  /** Quotations of the own company, whatever became of them. */
  myQuotations: z.int(),
  /** Requests in effect that fit the company. */
  leads: z.int(),
  savedProducts: z.int(),
  savedSuppliers: z.int(),
  savedSearches: z.int(),
});
export type ListCounts = z.infer<typeof listCounts>;

export const dashboardRoutes = {
  getSellerDashboard: route('GET', '/session/dashboard', 'supplier', {
    scope: 'statistics:read',
    summary:
      'What waits for the seller: enquiries, requests that fit, better offers asked for, failed reviews, what ends; 30 days of figures.',
    reply: sellerDashboard,
  }),
  getBuyerDashboard: route('GET', '/session/dashboard/buyer', 'member', {
    scope: 'statistics:read',
    summary: 'What waits for the buyer: answers to enquiries, quotations to compare, own requests.',
    reply: buyerDashboard,
  }),
  countLists: route('GET', '/session/dashboard/lists', 'member', {
    scope: 'statistics:read',
    summary: 'How many the lists of the map hold that no other call counts.',
    reply: listCounts,
  }),
};
