/** Accounts as operators see them, and bans (spec M4.1; decision 23). */
import * as z from 'zod';
import { MAX_SUSPENSION_DAYS } from '../../domain/account/account.ts';
import { RULES } from '../../domain/decision/decision.ts';
import { text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

/** For the audit log; it may be left out. */
export const liftNote = z.object({ note: text(500, 0).default('') });

export const accountRoutes = {
  listUsers: route('GET', '/review/users', 'operator', {
    summary:
      'Accounts by letters of e-mail, name, company or domain, by number, mobile or number of the licence; newest first.',
    query: z.object({
      ...pageQuery,
      kw: z.string().max(100).default(''),
      role: z.enum(['member', 'staff']).optional(),
    }),
    reply: paged(
      z.object({
        id: z.int(),
        email: z.string(),
        name: z.string(),
        role: z.string(),
        status: z.int(),
        company: z
          .object({ id: z.int(), name: z.string(), certification: z.int(), tier: z.string().nullable() })
          .nullable(),
        /** Of a banned account: why, since when and by whom. */
        ban: z.object({ note: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
        created_at: z.string(),
      }),
    ),
  }),
  banUser: route('POST', '/review/users/:id/ban', 'operator', {
    summary: 'Ban an account: its sessions end, its company and products leave the site.',
    params: idParams,
    body: z.object({ note: text(500), rule: z.enum(RULES).default('terms') }),
    reply: nothing,
  }),
  liftBan: route('POST', '/review/users/:id/lift', 'operator', {
    summary: 'Lift a ban, with a note for the audit log. Only what was approved before comes back.',
    params: idParams,
    body: liftNote.prefault({}),
    reply: nothing,
  }),
  suspendUser: route('POST', '/review/users/:id/suspend', 'reviewer', {
    summary:
      'Suspend an account for some days: nothing of it and its company is public, and it changes nothing; it can sign in, read and appeal.',
    params: idParams,
    body: z.object({
      days: z.int().min(1).max(MAX_SUSPENSION_DAYS),
      rule: z.enum(RULES).default('terms'),
      note: text(500),
    }),
    reply: nothing,
  }),
  resumeUser: route('POST', '/review/users/:id/resume', 'reviewer', {
    summary: 'End a suspension before its time.',
    params: idParams,
    reply: nothing,
  }),
};
