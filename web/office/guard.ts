/** Who may be on which page (spec M2.3, corrected by decision 17). */
import { redirect } from 'react-router';
import { signInPath } from '../backoffice/providers.tsx';
import { language } from '../client/language.ts';
import { liveSession } from '../client/session.ts';
import { verifiedAccount } from './verified-account.ts';

export const HOME = '/';
export const REGISTER_1 = '/register.html';
export const REGISTER_2 = '/register2.html';
export const REGISTER_3 = '/register3.html';
export const RECOVER_1 = '/ForgotPassword1';
export const RECOVER_2 = '/ForgotPassword2';
export const RECOVER_3 = '/ForgotPassword3';
const SIGN_IN = ['/login.html', '/en/login.html'];

/** Where a visitor of the address must go instead; null when the page may be shown. */
export function detour(pathname: string, search = ''): string | null {
  const path = pathname.toLowerCase();
  const at = (...pages: string[]) => pages.some((page) => page.toLowerCase() === path);
  const session = liveSession();

  if (session && session.data.cid === null) return at(REGISTER_2) ? null : REGISTER_2;
  if (session) return at(...SIGN_IN, REGISTER_1, REGISTER_2) ? HOME : null;

  if (at(...SIGN_IN, REGISTER_1, RECOVER_1)) return null;
  if (at(RECOVER_2)) return verifiedAccount() ? null : RECOVER_1;
  if (at(REGISTER_2, REGISTER_3)) return REGISTER_1;
  const signIn = signInPath(language());
  if (at(HOME, RECOVER_3)) return signIn;
  return `${signIn}?from=${encodeURIComponent(`${location.origin}${pathname}${search}`)}`;
}

export function guard({ request }: { request: Request }): null {
  const { pathname, search } = new URL(request.url);
  const elsewhere = detour(pathname, search);
  if (elsewhere) throw redirect(elsewhere);
  return null;
}
