/** Cookies set by sign-in and recovery, on all hosts of the marketplace (decision 20). */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Tokens } from '../../../contract/account/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SetCookie } from '../../platform/http/http.ts';
import { TICKET_LIFE_SECONDS } from './recovery/recovery.ts';

/** The rule of web/client/host.ts: browsers refuse a Domain without a dot, and one that the page is not under. */
function sharedDomain(host: string | undefined, publicHost: string): string | undefined {
  const domain = publicHost.replace(/:\d+$/, '');
  const name = host?.replace(/:\d+$/, '') ?? '';
  const isWithin = name === domain || name.endsWith(`.${domain}`);
  return isWithin && domain.includes('.') && !/^[\d.]+$/.test(domain) ? domain : undefined;
}

const shared = ({ environment }: Deps, host: string | undefined): CookieSerializeOptions => {
  const domain = sharedDomain(host, environment.publicHost);
  return { sameSite: 'lax', secure: environment.scheme === 'https', ...(domain && { domain }) };
};

export const TICKET_COOKIE = 'recovery';

/** No script reads it. Of all hosts, since the link of a mail leaves it on the portal and the office uses it. */
export const ticketOptions = (deps: Deps, host: string | undefined): CookieSerializeOptions => ({
  ...shared(deps, host),
  httpOnly: true,
  path: '/api',
});

export const ticketCookie = (deps: Deps, host: string | undefined, ticket: string): SetCookie => ({
  name: TICKET_COOKIE,
  value: ticket,
  options: { ...ticketOptions(deps, host), maxAge: TICKET_LIFE_SECONDS },
});

/** The session as web/client/session.ts keeps it (spec M3.2), for a page that signs in without script. */
export async function sessionCookie(
  deps: Deps,
  host: string | undefined,
  { access_token: token, access_expire: expired, refresh_after }: Tokens,
): Promise<SetCookie> {
  const { id, cid, name } = (await deps.tokens.read(token, deps.now()))!.claims;
  return {
    name: 'userInfo',
    value: JSON.stringify({ token, expired, refresh_after, data: { id, cid, name }, persistent: true }),
    options: { ...shared(deps, host), path: '/', expires: new Date(expired * 1000) },
  };
}
