/** The second factor: required of staff, optional for members (decision 20). */
import * as z from 'zod';
import { missing } from '../schema/field.ts';
import { nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { tokens } from './auth.ts';

/** Six digits of the app, or a recovery code. */
const code = z.string(missing('code_required')).trim().min(1, 'code_required').max(20);

const state = z.object({
  /** Null while there is none. */
  enrolled_at: z.string().nullable(),
  recovery_codes_left: z.int(),
});
export type TotpState = z.infer<typeof state>;

const recoveryCodes = z.array(z.string());

export const totpRoutes = {
  signInWithTotp: route('POST', '/auth/totp', 'guest', {
    whileSuspended: true,
    summary:
      'The second half of signing in, with the ticket of totp_required and a code of the app or a recovery code.',
    body: z.object({ ticket: z.string(missing('required')).min(1, 'required').max(100), code }),
    reply: tokens,
    fails: ['forbidden'],
    perMinute: 20,
    shared: true,
  }),
  getTotp: route('GET', '/session/user/totp', 'user', {
    enrolling: true,
    summary: "Whether the caller's second factor is set up, and how many recovery codes are left.",
    reply: state,
  }),
  startTotp: route('POST', '/session/user/totp', 'user', {
    whileSuspended: true,
    enrolling: true,
    summary:
      'A new secret for an authenticator app; it counts once a code of it has confirmed it. Whoever has one already gives a code of that, and a member who has none has confirmed who it is (confirmIdentity, else 409 confirm_identity).',
    body: z.object({ code: z.string().trim().max(20).default('') }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    perMinute: 20,
  }),
  confirmTotp: route('POST', '/session/user/totp/confirm', 'user', {
    whileSuspended: true,
    enrolling: true,
    summary:
      'Confirm the new secret with a code of it. Every other session ends; the reply carries new tokens and ten recovery codes, shown once.',
    body: z.object({ code }),
    reply: z.object({ recovery_codes: recoveryCodes, tokens }),
    perMinute: 20,
  }),
  renewRecoveryCodes: route('POST', '/session/user/totp/recovery-codes', 'user', {
    whileSuspended: true,
    creates: true,
    summary: 'Ten new recovery codes in place of the old ones, with a code of the app.',
    body: z.object({ code }),
    reply: z.object({ recovery_codes: recoveryCodes }),
    perMinute: 20,
  }),
  endTotp: route('DELETE', '/session/user/totp', 'trader', {
    whileSuspended: true,
    summary:
      'Sign in without a second factor again, with a code of the app or a recovery code. Staff cannot do without.',
    body: z.object({ code }),
    reply: nothing,
    perMinute: 20,
  }),
};
