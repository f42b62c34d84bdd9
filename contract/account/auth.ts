/** Sign-in, registration, codes, recovery (spec M7.1, decision 20). */
import * as z from 'zod';
import { CODE_PURPOSES } from '../../domain/account/code.ts';
import { isEmail, isMobile, passwordProblem } from '../../domain/account/identity.ts';
import { PROOF_PARTS } from '../../domain/account/proof-of-work.ts';
import { withoutInvisible } from '../../domain/page/visible.ts';
import { bareNumber } from '../../domain/text/telephone.ts';
import { acrossFields, asciiText, missing } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { ACCOUNT_EMAIL, MOBILE, PASSWORD } from '../schema/pattern.ts';
import { route } from '../schema/route.ts';

/** What every call returns that signs in; times in epoch seconds (spec P3.14). */
export const tokens = z.object({
  access_token: z.string(),
  access_expire: z.int(),
  refresh_after: z.int(),
});
export type Tokens = z.infer<typeof tokens>;

/** Claims of the access token; `generation` must equal the user's. */
export const claims = z.object({
  id: z.int(),
  cid: z.int().nullable(),
  name: z.string(),
  generation: z.int(),
  /** None in a token of the command line, which ends with the generation only. */
  session: z.uuid().optional(),
  /** Signed in at the console. An account of the staff has no other tokens, a member's has none with it. */
  staff: z.literal(true).optional(),
  /** How many times the session had been renewed with it. */
  renewal: z.int().min(0).optional(),
});
export type Claims = z.infer<typeof claims>;

/** The e-mail of an account, by the specification's own expression (spec M5.1); guests' are wider (field.ts). */
export const email = z
  .string(missing('email_required'))
  .transform((s) => withoutInvisible(s).trim())
  .pipe(
    z
      .string()
      .min(1, 'email_required')
      .max(50)
      .refine((s) => isEmail(s), 'email_format'),
  )
  .meta({ minLength: 1, maxLength: 50, pattern: ACCOUNT_EMAIL });
/** As people and browsers write it; what is left of it is judged (spec M5.1). */
export const mobile = z
  .string(missing('required_ascii'))
  .max(100)
  .transform(bareNumber)
  .pipe(asciiText(50).refine((s) => isMobile(s), 'mobile_format'))
  .meta({ maxLength: 100, pattern: MOBILE });
export const password = z
  .string(missing('password_required'))
  .max(50, 'password_length')
  .superRefine((value, context) => {
    const problem = passwordProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: `password_${problem}` });
  })
  .meta({ minLength: 8, maxLength: 16, pattern: PASSWORD });
/** Whether API keys and webhooks end with the sessions: whoever had a session may have made one. */
export const endPrograms = z.boolean().default(true);
export const confirmedPassword = z
  .string(missing('confirm_required'))
  .min(1, 'confirm_required')
  .max(50, 'passwords_differ');
/** What is no text is told at its own field. */
export const samePassword = ({
  password,
  confirm_password,
}: {
  password: string;
  confirm_password: string;
}) => typeof password !== 'string' || typeof confirm_password !== 'string' || password === confirm_password;
export const differ = acrossFields('passwords_differ', 'confirm_password');
export const verifyCode = z.string(missing('code_required')).trim().min(1, 'code_required').max(50);
/** Asked for by proof_required, where there were failures or many letters; a plain call works as long as there are none. */
const proof = z
  .object({
    challenge: z.string().max(200),
    answers: z.array(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).max(PROOF_PARTS),
  })
  .optional();
const availability = z.object({ status: z.boolean(), msg: z.string() });

export const authRoutes = {
  captcha: route('GET', '/auth/captcha', 'guest', {
    summary: 'A picture with a code to read; sets the cookie the code is tied to. One use, 5 minutes.',
    query: z.object({ t: z.string().max(50).optional() }),
    reply: z.any(),
    produces: 'image/png',
    perMinute: 60,
  }),
  login: route('POST', '/auth/login', 'guest', {
    whileSuspended: true,
    summary:
      'Sign in with e-mail, password and the code in the picture. Staff does so at the host of the console, and nobody else there.',
    body: z.object({
      email: z.string(missing('account_required')).trim().min(1, 'account_required').max(50),
      password: z.string(missing('password_required')).min(1, 'password_required').max(16),
      verify_code: verifyCode,
      proof,
    }),
    reply: tokens,
    fails: ['totp_required', 'proof_required', 'forbidden', 'staff_sign_in', 'member_sign_in'],
    perMinute: 30,
    shared: true,
  }),
  loginByCode: route('POST', '/auth/login/code', 'guest', {
    whileSuspended: true,
    summary: 'Sign in with a code sent to the e-mail (purpose 7), for those who cannot read the picture.',
    body: z.object({ email, verify_code: verifyCode }),
    reply: tokens,
    fails: ['totp_required', 'staff_sign_in', 'member_sign_in'],
    perMinute: 30,
    shared: true,
  }),
  register: route('POST', '/auth/register', 'guest', {
    creates: true,
    summary: 'Create an account: step 1 of registration. Who buys (type 2) may leave the mobile out.',
    body: z
      .object({
        type: z.literal([1, 2]).default(1),
        email,
        user_name: asciiText(50),
        mobile: z.union([z.literal(''), mobile]).default(''),
        password,
        confirm_password: confirmedPassword,
        verify_code: verifyCode,
        checked: z.literal(true, 'agree_required'),
      })
      .refine(
        ({ type, mobile: given }) => type === 2 || given !== '',
        acrossFields('required_ascii', 'mobile'),
      )
      .refine(samePassword, differ),
    reply: tokens,
    perMinute: 20,
    shared: true,
  }),
  refresh: route('POST', '/auth/refresh', 'user', {
    whileSuspended: true,
    enrolling: true,
    summary:
      'New tokens for one that is past refresh_after and not yet expired, until 30 days from the sign-in at the longest. The one ' +
      'before ends a minute after they are first used. None for staff, whose session ends after 8 hours.',
    reply: tokens,
  }),
  logout: route('POST', '/auth/logout', 'guest', {
    whileSuspended: true,
    summary:
      "End one session: the caller's own, or the one that its token named as `session`, for a browser that had to forget " +
      'the token before it could say so. Answers the same whether there was one.',
    body: z.object({ session: z.uuid().max(36).optional() }).prefault({}),
    reply: z.null(),
    fails: ['sign_in_required'],
    perMinute: 30,
  }),
  logoutEverywhere: route('POST', '/auth/logout-everywhere', 'user', {
    whileSuspended: true,
    enrolling: true,
    summary:
      'End every session of the account, this one among them, and unless end_programs is false every API key; webhooks are ' +
      'switched off.',
    body: z.object({ end_programs: endPrograms }).prefault({}),
    reply: z.null(),
  }),
  checkEmail: route('POST', '/auth/checkemail', 'guest', {
    whileSuspended: true,
    readsOnly: true,
    summary: 'status true: the e-mail is not yet registered.',
    body: z.object({ email }),
    reply: availability,
    perMinute: 30,
  }),
  checkPhone: route('POST', '/auth/checkphone', 'guest', {
    whileSuspended: true,
    readsOnly: true,
    summary: 'status true: the mobile number can receive a recovery code. Takes phone or mobile.',
    body: z
      .object({ phone: mobile.optional(), mobile: mobile.optional() })
      .refine((b) => b.phone ?? b.mobile, { error: 'required', path: ['phone'] })
      .meta({ anyOf: [{ required: ['phone'] }, { required: ['mobile'] }] }),
    reply: availability,
    perMinute: 30,
  }),
  sendEmail: route('POST', '/auth/sendEmail', 'guest', {
    whileSuspended: true,
    summary: 'Send a code by e-mail: send_type 1 recovery, 2 registration, 7 sign-in.',
    body: z.object({
      email,
      send_type: numeric(
        z.literal([CODE_PURPOSES.recovery, CODE_PURPOSES.registration, CODE_PURPOSES.signIn]),
      ),
      proof,
    }),
    reply: z.null(),
    fails: ['proof_required'],
    perMinute: 20,
    shared: true,
  }),
  sendSms: route('POST', '/auth/sendSms', 'guest', {
    whileSuspended: true,
    summary: 'Send a code by SMS: send_type 1 recovery.',
    body: z.object({ phone: mobile, send_type: numeric(z.literal(1)), proof }),
    reply: z.null(),
    fails: ['proof_required'],
    perMinute: 20,
    shared: true,
  }),
  verifyEmail: route('POST', '/auth/verifyEmail', 'guest', {
    whileSuspended: true,
    summary:
      'Check a code; an empty string on success, which allows one setPassword (sendType 1, recovery) or, of a signed-in ' +
      'user, the binding of another e-mail or mobile number (sendType 8).',
    body: z.object({
      email,
      verify_code: verifyCode,
      sendType: numeric(z.literal([CODE_PURPOSES.recovery, CODE_PURPOSES.verifyOldEmail])),
    }),
    reply: z.string(),
    perMinute: 30,
    shared: true,
  }),
  verifyPhone: route('POST', '/auth/verifyPhone', 'guest', {
    whileSuspended: true,
    summary: 'The same for a code sent by SMS.',
    body: z.object({ mobile, verify_code: verifyCode, sendType: numeric(z.literal(1)) }),
    reply: z.string(),
    perMinute: 30,
    shared: true,
  }),
  undoContactChange: route('POST', '/auth/undo', 'guest', {
    whileSuspended: true,
    summary:
      'Take back another e-mail or mobile number with the token that was mailed to the e-mail before: ends every session ' +
      'and allows one setPassword.',
    body: z.object({ token: z.string(missing('code_required')).min(1, 'code_required').max(100) }),
    reply: z.object({ email: z.string() }),
    perMinute: 20,
  }),
  setPassword: route('POST', '/auth/setPassword', 'guest', {
    whileSuspended: true,
    summary:
      'Set a new password after verifyEmail or verifyPhone, and sign in. Every session and API key ends; webhooks are switched off.',
    body: z
      .object({
        password,
        confirm_password: confirmedPassword,
      })
      .refine(samePassword, differ),
    reply: tokens,
    fails: ['totp_required', 'staff_sign_in', 'member_sign_in'],
    perMinute: 20,
  }),
};
