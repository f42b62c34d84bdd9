import { redirect } from 'react-router';
import { signInPath } from '../backoffice/providers.tsx';
import { language } from '../client/language.ts';
import { isSignedIn } from '../client/session.ts';

/** Whether the account belongs to the staff is asked of the server, by the layout. */
export function signedInOnly(): null {
  if (!isSignedIn()) throw redirect(signInPath(language()));
  return null;
}

export function signedOutOnly(): null {
  if (isSignedIn()) throw redirect('/');
  return null;
}
