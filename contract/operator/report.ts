/** Reports of products, shops, requests, quotations and messages (decision 27). */
import * as z from 'zod';
import { MAX_SUSPENSION_DAYS } from '../../domain/account/account.ts';
import { RULES } from '../../domain/decision/decision.ts';
import { REPORT_ACTS, REPORT_REASONS, REPORT_TARGETS } from '../../domain/report.ts';
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

export const reportAct = z
  .object({
    act: z.enum(REPORT_ACTS),
    /** That was broken, as whom it hits reads it. */
    rule: z.enum(RULES).optional(),
    reasons: z.array(z.string().max(40)).max(12).default([]),
    /** To whom it hits. */
    note: text(500, 0).default(''),
    /** To whoever reported it. */
    answer: text(1000, 0).default(''),
    /** Of a suspension. */
    days: z.int().min(1).max(MAX_SUSPENSION_DAYS).default(30),
    /** Also resolves every other open report of the same thing. */
    others: z.boolean().default(true),
  })
  .refine(({ act, rule }) => act === 'nothing_found' || rule !== undefined, acrossFields('required', 'rule'));

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
  /** What came of it, and what whoever reported it was told. */
  outcome: z.string().nullable(),
  outcome_note: z.string(),
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
  actOnReport: route('POST', '/review/reports/:id/act', 'reviewer', {
    summary:
      'Resolve a report by an act on its thing, or because nothing was found; 409 when it is resolved, or the thing is not so any more.',
    params: idParams,
    body: reportAct,
    reply: nothing,
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
