/** Account changes that need a code or the password (spec M2.18, M7.2; decision 20). */
import * as z from 'zod';
import { missing } from '../schema/field.ts';
import { nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import {
  verifyCode as code,
  confirmedPassword,
  differ,
  email,
  endPrograms,
  mobile,
  password,
  samePassword,
  tokens,
} from './auth.ts';

export const session = z.object({
  id: z.uuid(),
  /** Empty when the browser did not say what it is. */
  browser: z.string(),
  address: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const securityRoutes = {
  sendUserCode: route('POST', '/session/user/code', 'user', {
    whileSuspended: true,
    summary:
      'Send a code for a change of the account: 3 bind e-mail, 4 bind mobile, 5 cancel, 6 change password, 8 verify the present e-mail, 9 confirm who you are. 3 and 4 after verifyEmail of the present e-mail (sendType 8).',
    body: z.discriminatedUnion('purpose', [
      z.object({ purpose: z.literal(3), email }),
      z.object({ purpose: z.literal(4), mobile }),
      z.object({ purpose: z.literal(5) }),
      z.object({ purpose: z.literal(6) }),
      z.object({ purpose: z.literal(8) }),
      z.object({ purpose: z.literal(9) }),
    ]),
    reply: nothing,
    perMinute: 20,
  }),
  confirmIdentity: route('POST', '/session/user/confirm', 'user', {
    whileSuspended: true,
    summary:
      'Show that it is you, by the code sent to your e-mail (purpose 9) or the password, and where the account has a second ' +
      'factor a code of it too: for ten minutes this session may make API keys and webhooks.',
    body: z
      .object({
        code: code.optional(),
        password: z.string().min(1, 'password_required').max(16).optional(),
        totp: code.optional(),
      })
      .refine((given) => given.code !== undefined || given.password !== undefined, {
        error: 'code_required',
        path: ['code'],
      })
      .meta({ anyOf: [{ required: ['code'] }, { required: ['password'] }] }),
    reply: z.object({ until: z.string() }),
    fails: ['sign_in_again'],
    perMinute: 20,
  }),
  emailVerified: route('GET', '/session/user/email/verified', 'user', {
    summary:
      'Until when this session may bind another e-mail or a mobile number, as it has verified the present e-mail; null where it must do so first.',
    reply: z.object({ until: z.string().nullable() }),
  }),
  setUserMobile: route('POST', '/session/user/mobile', 'user', {
    summary:
      'Bind a mobile number with the code sent to it (purpose 4), after verifyEmail of the present e-mail (sendType 8).',
    body: z.object({ mobile, code }),
    reply: nothing,
    perMinute: 30,
  }),
  setUserEmail: route('POST', '/session/user/email', 'user', {
    summary:
      'Bind an e-mail with the code sent to it (purpose 3), after verifyEmail of the present one (sendType 8).',
    body: z.object({ email, code }),
    reply: nothing,
    perMinute: 30,
  }),
  listSessions: route('GET', '/session/user/sessions', 'user', {
    summary: 'Where the account is signed in: browser, part of the network, last seen.',
    reply: z.object({ items: z.array(session) }),
  }),
  endSession: route('DELETE', '/session/user/sessions/:id', 'user', {
    whileSuspended: true,
    summary: 'End one session.',
    params: z.object({ id: z.uuid().max(36) }),
    reply: nothing,
  }),
  changePassword: route('POST', '/session/user/password', 'user', {
    whileSuspended: true,
    summary:
      'Change the password. Every older session ends, and unless end_programs is false every API key, and webhooks are switched ' +
      'off; the reply carries new tokens for this session.',
    body: z
      .object({
        old_password: z.string(missing('password_required')).min(1, 'password_required').max(16),
        password,
        confirm_password: confirmedPassword,
        end_programs: endPrograms,
      })
      .refine(samePassword, differ),
    reply: tokens,
    perMinute: 20,
  }),
  cancelAccount: route('DELETE', '/session/user', 'user', {
    summary: 'Cancel the account with its e-mail and a code (purpose 5). Its company leaves the site.',
    body: z.object({ email, code }),
    reply: nothing,
    perMinute: 20,
  }),
};
