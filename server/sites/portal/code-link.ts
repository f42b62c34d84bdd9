/** The page behind the link beside a code in an e-mail (decision 20): it has a button, since scanners open links. */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { linkOf, openLink, sessionCookie, ticketCookie } from '../../features/auth/auth.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest, Posted } from '../site.ts';

const signInPath = (lang: PageRequest['lang']) => (lang === 'en' ? '/en/login.html' : '/login.html');

const office = ({ deps: { environment } }: PageRequest): string =>
  `${environment.scheme}://my.${environment.publicHost}`;

export async function codeLinkPage(request: PageRequest): PortalResult {
  const { deps, lang, params } = request;
  const link = await linkOf(deps, params.token!);
  return {
    page: 'code-link',
    props: { link, signIn: office(request) + signInPath(lang) },
    head: { title: siteTitle(HEADS[lang].codeLink.title), description: '' },
    tags: [],
    status: link ? 200 : 404,
  };
}

/** Leads on into the member centre, with what the code would have given; a link that is no longer good says so. */
export async function submitCodeLink(request: PageRequest, { caller, host }: Posted): PortalResult {
  const { deps, lang, params } = request;
  const opened = await openLink(deps, caller, params.token!).catch((error) => {
    if (error instanceof ApiError && error.code === 'code_wrong') return null;
    throw error;
  });
  if (!opened) return codeLinkPage(request);
  const to = office(request);
  if ('totp' in opened) return { redirect: `${to}${signInPath(lang)}#totp=${opened.totp}` };
  if ('tokens' in opened)
    return { redirect: `${to}/`, cookies: [await sessionCookie(deps, host, opened.tokens)] };
  return {
    redirect: `${to}/ForgotPassword2#account=${encodeURIComponent(opened.email)}`,
    cookies: [ticketCookie(deps, host, opened.recovery)],
  };
}
