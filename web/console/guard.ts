import { redirect } from 'react-router';
import { language } from '../client/language.ts';
import { isSignedIn } from '../client/session.ts';
import { signInPath } from '../desk/providers.tsx';

/** Whether the account belongs to the staff is asked of the server, by the layout. */
export function signedInOnly(): null {
  if (!isSignedIn()) throw redirect(signInPath(language()));
  return null;
}

export function signedOutOnly(): null {
  if (isSignedIn()) throw redirect('/');
  return null;
}
