/** Who may open which page, by the route table. */
import { redirect } from 'react-router';
import { language } from '../../client/language.ts';
import { liveSession } from '../../client/session.ts';
import { signInPath } from '../../client/sign-in-path.ts';
import { type EntranceName, entrancePath, type OfficeScreen } from '../outside-screens.ts';
import { verifiedAccount } from './verified-account.ts';

export interface Visitor {
  account: 'none' | 'withoutCompany' | 'member';
  /** The code of a recovery was accepted. */
  isVerified: boolean;
}

/** Where a visitor of the screen must go instead; null when it may be shown. */
export function redirectFor(
  { who, guestsTo }: Pick<OfficeScreen, 'who' | 'guestsTo'>,
  { account, isVerified }: Visitor,
): EntranceName | 'signInAndBack' | null {
  if (who === 'anybody') return null;
  if (account === 'withoutCompany') return who === 'withoutCompany' ? null : 'registerCompany';
  if (account === 'member') return who === 'guest' || who === 'withoutCompany' ? 'dashboard' : null;
  if (who === 'guest' || who === 'everyone') return null;
  if (who === 'verified' && isVerified) return null;
  return guestsTo ?? 'signInAndBack';
}

function visitor(): Visitor {
  const session = liveSession();
  const account = !session ? 'none' : session.data.cid === null ? 'withoutCompany' : 'member';
  return { account, isVerified: verifiedAccount() !== null };
}

export function guardScreen(screen: Pick<OfficeScreen, 'who' | 'guestsTo'>, request: Request): void {
  const to = redirectFor(screen, visitor());
  if (to === null) return;
  const signIn = signInPath(language());
  if (to === 'signIn') throw redirect(signIn);
  if (to !== 'signInAndBack') throw redirect(entrancePath(to));
  const { pathname, search } = new URL(request.url);
  throw redirect(`${signIn}?from=${encodeURIComponent(`${location.origin}${pathname}${search}`)}`);
}
