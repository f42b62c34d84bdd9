import { redirect } from 'react-router';
import { language } from '../client/language.ts';
import { isSignedIn } from '../client/session.ts';
import { signInPath } from '../client/sign-in-path.ts';
import { type ConsoleScreen, pathOf } from './screens.ts';

/** Whether the account belongs to the staff is asked of the server, by the layout. */
export function redirectFor(
  { who }: Pick<ConsoleScreen, 'who'>,
  signedIn: boolean,
): 'signIn' | 'overview' | null {
  if (who === 'anybody') return null;
  if (who === 'guest') return signedIn ? 'overview' : null;
  return signedIn ? null : 'signIn';
}

export function guardScreen(screen: Pick<ConsoleScreen, 'who'>, request: Request): void {
  const to = redirectFor(screen, isSignedIn());
  if (to === 'overview') throw redirect(pathOf(to));
  if (to === null) return;
  const { pathname, search } = new URL(request.url);
  const back =
    pathname === '/' ? '' : `?from=${encodeURIComponent(`${location.origin}${pathname}${search}`)}`;
  throw redirect(signInPath(language()) + back);
}
