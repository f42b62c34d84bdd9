/** Two ways out of the apps. Both load a new document, so that no data of the account that left stays in memory. */
import { expireSession, signOut } from '../../client/session.ts';
import { signInPath } from '../../client/sign-in-path.ts';

/** Signs out: nothing of the account stays on this computer (spec M4.7). */
export function leaveToSignIn(language: 'en' | 'zh'): void {
  signOut();
  location.assign(signInPath(language));
}

/** The session was refused: sign-in leads back to where one was, and to what was typed there. */
export function returnBySignIn(language: 'en' | 'zh'): void {
  const { origin, pathname, search } = location;
  expireSession();
  location.assign(`${signInPath(language)}?from=${encodeURIComponent(origin + pathname + search)}`);
}
