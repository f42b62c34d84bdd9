/** The staff: invited, given roles and ended by administrators (decision 37). */
import * as z from 'zod';
import { STAFF_ROLES } from '../../domain/account/staff.ts';
import { email, password, tokens } from '../account/auth.ts';
import { missing, nameText } from '../schema/field.ts';
import { id, idParams, nothing } from '../schema/page.ts';
import { REVIEW_KINDS } from '../schema/review.ts';
import { route } from '../schema/route.ts';

const LANGUAGES = ['en', 'zh'] as const;
const role = z.enum(STAFF_ROLES);
/** Of a reviewer: what they review. An empty list is everything. */
const scope = {
  kinds: z.array(z.enum(REVIEW_KINDS)).max(REVIEW_KINDS.length).default([]),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length).default([]),
};

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  status: z.int(),
  kinds: z.array(z.enum(REVIEW_KINDS)),
  languages: z.array(z.enum(LANGUAGES)),
  created_at: z.string(),
  login_at: z.string().nullable(),
  totp_since: z.string().nullable(),
  sessions: z.int(),
});
export type StaffMember = z.infer<typeof staffMember>;

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role,
  invited_by: z.string(),
  invited_at: z.string(),
  expires_at: z.string(),
});

const right = z.object({
  /** What the call is about: the part of its path behind /review. */
  area: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  /** The lowest role that may call it. */
  access: role,
});
export type Right = z.infer<typeof right>;

const token = z.string(missing('required')).min(1, 'required').max(100);

export const staffRoutes = {
  listStaff: route('GET', '/review/staff', 'administrator', {
    summary: 'The staff, and who is invited to it.',
    reply: z.object({ items: z.array(staffMember), invitations: z.array(invitation) }),
  }),
  listRights: route('GET', '/review/staff/rights', 'administrator', {
    summary:
      'Every call of the console with the lowest role that may make it, read from the routes themselves.',
    reply: z.object({ items: z.array(right) }),
  }),
  inviteStaff: route('POST', '/review/staff/invitations', 'administrator', {
    creates: true,
    summary:
      'Invite somebody by e-mail: the link is good once, for 7 days, and an earlier one of the same address ends. Not for addresses with an account.',
    body: z.object({ email, role, ...scope }),
    reply: nothing,
  }),
  withdrawInvitation: route('DELETE', '/review/staff/invitations/:id', 'administrator', {
    summary: 'Take an invitation back: its link is good no more.',
    params: z.object({ id }),
    reply: nothing,
  }),
  setStaff: route('PUT', '/review/staff/:id', 'administrator', {
    summary:
      'Another role, or what a reviewer reviews. Sessions end with another role. Nobody changes their own, and one administrator is left.',
    params: idParams,
    body: z.object({ role, ...scope }),
    reply: nothing,
  }),
  endStaff: route('DELETE', '/review/staff/:id', 'administrator', {
    summary: 'End a staff account: its sessions end at once, and its claims are given back.',
    params: idParams,
    reply: nothing,
  }),
  readInvitation: route('POST', '/auth/invitation/read', 'guest', {
    summary: 'Whom the link of an invitation invites, and as what. 410 when it is good no more.',
    body: z.object({ token }),
    reply: z.object({ email: z.string(), role }),
    fails: ['link_ended'],
    perMinute: 20,
    shared: true,
  }),
  acceptInvitation: route('POST', '/auth/invitation', 'guest', {
    summary:
      'Make the account of an invitation, and sign in at the console, where the second factor comes first. 410 when it is good no more.',
    body: z.object({ token, name: nameText(50), password }),
    reply: tokens,
    fails: ['link_ended'],
    perMinute: 20,
    shared: true,
  }),
};
