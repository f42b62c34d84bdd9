/** Requests for membership or promotion (spec P3.12, P5.3, P7.8). */
import * as z from 'zod';
import { PROSPECT_STAGES } from '../../domain/prospect.ts';
import { phoneDigits } from '../../domain/text/telephone.ts';
import { nameText, text } from '../schema/field.ts';
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
  /** Whoever of the operators deals with it. */
  owner: z.object({ id: z.int(), name: z.string() }).nullable(),
  stage: z.enum(PROSPECT_STAGES),
  /** The day, in UTC, from which on its owner is reminded. */
  remind_on: z.string().nullable(),
  /** Notes of staff. */
  notes: z.int(),
  version: z.int(),
});
export type ProspectItem = z.infer<typeof prospectItem>;

export const prospectChange = z.object({
  owner: z.int().positive().nullable(),
  stage: z.enum(PROSPECT_STAGES),
  remindOn: z.iso.date().nullable(),
});
const prospectNote = z.object({ id: z.int(), note: z.string(), author: z.string(), at: z.string() });

/** `me`, `nobody`, or the number of an operator. */
const owner = z
  .string()
  .max(15)
  .regex(/^(?:me|nobody|[1-9]\d*)$/, 'unknown_choice');

export const prospectRoutes = {
  createLead: route('POST', '/guest/vip/requests', 'guest', {
    creates: true,
    summary: 'Ask to be called about the membership (from 1) or the promotion service (from 2).',
    body: newProspect,
    reply: nothing,
    perMinute: 10,
  }),
  listLeads: route('GET', '/review/leads', 'operator', {
    summary:
      'Requests for membership and promotion, newest first; `due` are those of which their owner is reminded today.',
    query: z.object({
      ...pageQuery,
      ...ticketQuery,
      owner: owner.optional(),
      stage: z.enum(PROSPECT_STAGES).optional(),
      due: z.enum(['today']).optional(),
    }),
    reply: paged(prospectItem),
  }),
  countLeads: route('GET', '/review/leads/count', 'operator', {
    summary: 'How many requests wait for a call, and since when the oldest does.',
    reply: waitingCount,
  }),
  countLeadReminders: route('GET', '/review/leads/reminders', 'operator', {
    summary: 'How many requests the caller wanted to be reminded of until today, and the earliest day.',
    reply: waitingCount,
  }),
  listLeadOwners: route('GET', '/review/leads/owners', 'operator', {
    summary: 'Who can deal with a request.',
    reply: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  changeLead: route('PUT', '/review/leads/:id', 'operator', {
    summary:
      'Set owner, stage and reminder of a request as it was at `version`; 409 when it is another by now. Won and lost resolve it, an earlier stage reopens it.',
    params: idParams,
    body: prospectChange.extend({ version: z.int() }),
    reply: nothing,
  }),
  listLeadNotes: route('GET', '/review/leads/:id/notes', 'operator', {
    summary: 'Notes of staff about a request, newest first.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(prospectNote),
  }),
  addLeadNote: route('POST', '/review/leads/:id/notes', 'operator', {
    creates: true,
    summary: 'Write a note about a request, for staff alone.',
    params: idParams,
    body: z.object({ note: text(2000) }),
    reply: nothing,
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
