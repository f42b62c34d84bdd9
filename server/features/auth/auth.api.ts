import type { FastifyReply, FastifyRequest } from 'fastify';
import type { authRoutes } from '../../../contract/account/auth.ts';
import { CAPTCHA_LIFE_SECONDS, CODE_PURPOSES } from '../../../domain/account/code.ts';
import { parseHost } from '../../../domain/page/host.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { newCaptcha } from './captcha/captcha.ts';
import { undoContactChange, verifyOldEmail } from './contact/contact-change.ts';
import { TICKET_COOKIE, ticketCookie, ticketOptions } from './cookies.ts';
import {
  checkPhone,
  issueTicket,
  sendAccountCode,
  setPassword,
  verifyRecovery,
} from './recovery/recovery.ts';
import { logout } from './session/sessions.ts';
import { logoutEverywhere, refresh } from './session/tokens.ts';
import { checkEmail, register, sendRegistrationCode } from './sign-in/registration.ts';
import { login, loginByCode } from './sign-in/sign-in.ts';

const CAPTCHA = 'captcha';

export const authApi = (deps: Deps): Handlers<typeof authRoutes> => {
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.environment.scheme === 'https',
    path: '/api',
  } as const;

  const atConsole = ({ headers }: FastifyRequest): boolean =>
    parseHost(headers.host, deps.environment.publicHost).site === 'console';

  /** Keeps the ticket in a cookie that no script reads; answers the specification's string. */
  async function verify(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    outcome: ReturnType<typeof verifyRecovery>,
  ): Promise<string> {
    const result = await outcome;
    if ('sentence' in result) return result.sentence;
    keepTicket(request, reply, result.ticket);
    return '';
  }
  function keepTicket({ headers }: FastifyRequest, reply: FastifyReply, ticket: string): void {
    const { name, value, options } = ticketCookie(deps, headers.host, ticket);
    reply.setCookie(name, value, options);
  }

  return {
    captcha: async ({ reply }) => {
      const { id, picture } = await newCaptcha(deps);
      reply.setCookie(CAPTCHA, id, { ...cookie, maxAge: CAPTCHA_LIFE_SECONDS });
      return picture;
    },
    login: async ({ caller, body, request, reply }) => {
      try {
        const tokens = await login(deps, caller, {
          ...body,
          captcha: request.cookies[CAPTCHA],
          atConsole: atConsole(request),
        });
        reply.clearCookie(CAPTCHA, cookie);
        return tokens;
      } catch (error) {
        // the picture was not looked at, and is good for the same attempt with the work done
        if (!(error instanceof ApiError && error.code === 'proof_required'))
          reply.clearCookie(CAPTCHA, cookie);
        throw error;
      }
    },
    loginByCode: ({ caller, body, request }) =>
      loginByCode(deps, caller, { ...body, atConsole: atConsole(request) }),
    register: ({ caller, body }) => register(deps, caller, body),
    refresh: ({ caller, request }) => refresh(deps, caller, bearer(request)),
    logout: async ({ caller, body }) => {
      await logout(deps, caller, body.session);
      return null;
    },
    logoutEverywhere: async ({ caller, body }) => {
      await logoutEverywhere(deps, caller, { programs: body.end_programs });
      return null;
    },
    checkEmail: ({ caller, body }) => checkEmail(deps, caller, body.email),
    checkPhone: ({ caller, body }) => checkPhone(deps, caller, (body.phone ?? body.mobile)!),
    sendEmail: async ({ caller, body: { email, send_type, proof } }) => {
      if (send_type === 2) await sendRegistrationCode(deps, caller, email, proof);
      else await sendAccountCode(deps, caller, { email, purpose: send_type }, proof);
      return null;
    },
    sendSms: async ({ caller, body }) => {
      const { phone, send_type, proof } = body;
      await sendAccountCode(deps, caller, { mobile: phone, purpose: send_type }, proof);
      return null;
    },
    verifyEmail: ({ caller, body: { email, verify_code, sendType }, ...http }) =>
      sendType === CODE_PURPOSES.verifyOldEmail
        ? verifyOldEmail(deps, caller, { email, verify_code })
        : verify(http, verifyRecovery(deps, caller, { email }, verify_code)),
    verifyPhone: ({ caller, body: { mobile, verify_code }, ...http }) =>
      verify(http, verifyRecovery(deps, caller, { mobile }, verify_code)),
    undoContactChange: async ({ caller, body, request, reply }) => {
      const { userId, email } = await undoContactChange(deps, caller, body.token);
      keepTicket(request, reply, await issueTicket(deps, deps.db, userId));
      return { email };
    },
    setPassword: async ({ caller, body, request, reply }) => {
      const tokens = await setPassword(deps, caller, {
        password: body.password,
        ticket: request.cookies[TICKET_COOKIE],
        atConsole: atConsole(request),
      });
      reply.clearCookie(TICKET_COOKIE, ticketOptions(deps, request.headers.host));
      return tokens;
    },
  };
};

const bearer = (request: FastifyRequest): string =>
  request.headers.authorization?.slice('Bearer '.length) ?? '';
