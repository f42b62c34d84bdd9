/** Buying leads that match the caller's company, with the reasons, and how often they come by e-mail (decision 27). */
import * as z from 'zod';
import { EMAIL_FREQUENCIES } from '../../domain/email/email-topics.ts';
import { choice } from '../schema/field.ts';
import { nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { leadCard } from './purchase.ts';

const named = z.object({ name: z.string(), name_zh: z.string() });

/** What each kind says: domain/deal/matching.ts. */
export const leadReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited'), product: z.string() }),
  z.object({ kind: z.literal('products'), n: z.int(), certified: z.int(), category: named }),
  z.object({ kind: z.literal('related'), n: z.int(), category: named }),
  z.object({ kind: z.literal('main'), category: named }),
  z.object({ kind: z.literal('exports'), country: named }),
  z.object({ kind: z.literal('worldwide') }),
  z.object({ kind: z.literal('minimum') }),
]);

export const matchedLead = z.object({
  /** Of the request. */
  id: z.int(),
  lead: leadCard,
  /** Weightiest first. */
  reasons: z.array(leadReason),
  /** Address of the public page, where it is quoted. */
  url: z.string(),
  /** Whether the company has quoted. */
  quoted: z.boolean(),
  matched_at: z.string(),
});
export type MatchedLead = z.infer<typeof matchedLead>;

const leadEmails = z.object({ emails: choice(EMAIL_FREQUENCIES) });

export const leadRoutes = {
  listMatchedLeads: route('GET', '/session/leads', 'supplier', {
    scope: 'leads:read',
    summary: 'Requests in effect that fit the company, newest first, each with the reasons.',
    query: z.object(pageQuery),
    reply: paged(matchedLead),
  }),
  getLeadEmails: route('GET', '/session/leads/emails', 'supplier', {
    summary: 'How often the caller hears of such requests by e-mail.',
    reply: leadEmails,
  }),
  setLeadEmails: route('PUT', '/session/leads/emails', 'supplier', {
    summary:
      'Choose an e-mail for each such request (at most 20 a day, the others in one digest), one digest a day or a week, or none. The same as `leads` of /session/user/emails.',
    body: leadEmails,
    reply: nothing,
  }),
};
