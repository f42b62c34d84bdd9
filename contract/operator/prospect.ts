/** Requests for membership or promotion (spec P3.12, P5.3, P7.8). */
import * as z from 'zod';
import { phoneDigits } from '../../domain/text/telephone.ts';
import { nameText } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { resolution, ticketQuery, waitingCount } from '../schema/ticket.ts';

/** Where a request comes from: the membership page and the promotion page. */
export const PROSPECT_SOURCES = { membership: '1', promotion: '2' } as const;

export const newProspect = z.object({
  companyName: nameText(50),
  contactName: nameText(20),
  /** What stands around the digits, and a leading + or 00, is stripped; then 20 digits are kept (spec P5.3). */
  contactPhone: z
    .string()
    .max(100)
    .transform(phoneDigits)
    .pipe(z.string().min(1, 'required'))
    .meta({ pattern: '[0-9\\uff10-\\uff19]' }),
  from: z.enum(['1', '2']),
});
export type NewProspect = z.input<typeof newProspect>;

export const prospectItem = z.object({
  id: z.int(),
  companyName: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  from: z.enum(['1', '2']),
  created_at: z.string(),
  handled: resolution,
});
export type ProspectItem = z.infer<typeof prospectItem>;

export const prospectRoutes = {
  createLead: route('POST', '/guest/vip/requests', 'guest', {
    creates: true,
    summary: 'Ask to be called about the membership (from 1) or the promotion service (from 2).',
    body: newProspect,
    reply: nothing,
    perMinute: 10,
  }),
  listLeads: route('GET', '/review/leads', 'operator', {
    summary: 'Requests for membership and promotion, newest first.',
    query: z.object({ ...pageQuery, ...ticketQuery }),
    reply: paged(prospectItem),
  }),
  countLeads: route('GET', '/review/leads/count', 'operator', {
    summary: 'How many requests wait for a call, and since when the oldest does.',
    reply: waitingCount,
  }),
  handleLead: route('POST', '/review/leads/:id/handled', 'operator', {
    summary: 'Resolve a request; 409 when it is resolved.',
    params: idParams,
    reply: nothing,
  }),
  reopenLead: route('DELETE', '/review/leads/:id/handled', 'operator', {
    summary: 'Reopen a resolved request; 409 when it is open.',
    params: idParams,
    reply: nothing,
  }),
};
