/** Reports of products, shops, requests, quotations and messages (decision 27). */
import * as z from 'zod';
import { REPORT_REASONS, REPORT_TARGETS } from '../../domain/report.ts';
import { contactEmail } from '../account/contact-email.ts';
import { acrossFields, choice, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { resolution, ticketQuery, waitingCount } from '../schema/ticket.ts';

const target = z.object({ type: z.enum(REPORT_TARGETS), id: z.int().positive() });
export type ReportedThing = z.infer<typeof target>;

export const newReport = z
  .object({
    target,
    reason: choice(REPORT_REASONS),
    note: text(1000, 0).default(''),
    /** Where a guest may be asked back; a member's is known. */
    email: z.union([z.literal(''), contactEmail]).default(''),
    /** The link by which a guest follows the request or the thread, for a quotation or a message in it. */
    token: z.string().max(100).default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', acrossFields('required', 'note'));

export const reportItem = z.object({
  id: z.int(),
  target,
  /** As it was when it was reported. */
  title: z.string(),
  excerpt: z.string(),
  /** Where it is seen now; empty where only its parties see it. */
  url: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Open reports of the same thing. */
  others: z.int(),
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  email: z.string(),
  created_at: z.string(),
  handled: resolution,
});
export type ReportItem = z.infer<typeof reportItem>;

export const reportRoutes = {
  createReport: route('POST', '/services/reports', 'guest', {
    creates: true,
    summary:
      'Report a product, shop, request, quotation or message. The last two are open to their parties only; a guest among them gives the token of their link.',
    body: newReport,
    reply: nothing,
    perMinute: 10,
  }),
  listReports: route('GET', '/review/reports', 'reviewer', {
    summary: 'What was reported, the oldest that waits first.',
    query: z.object({ ...pageQuery, ...ticketQuery }),
    reply: paged(reportItem),
  }),
  countReports: route('GET', '/review/reports/count', 'reviewer', {
    summary: 'How many reports wait, and since when the oldest does.',
    reply: waitingCount,
  }),
  handleReport: route('POST', '/review/reports/:id/handled', 'reviewer', {
    summary: 'Resolve a report; 409 when it is resolved.',
    params: idParams,
    reply: nothing,
  }),
  reopenReport: route('DELETE', '/review/reports/:id/handled', 'reviewer', {
    summary: 'Reopen a resolved report; 409 when it is open.',
    params: idParams,
    reply: nothing,
  }),
};
