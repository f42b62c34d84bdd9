/** Each app serves sign-in in both languages at the same two addresses. */
import type { Language } from '../../contract/schema/error.ts';

export const signInPath = (of: Language) => (of === 'en' ? '/en/login.html' : '/login.html');

/** Sign-in speaks the language of its address, whatever was chosen before (spec M2.4). */
export function languageOfAddress(pathname: string): Language | null {
  const path = pathname.toLowerCase();
  return (['en', 'zh'] as const).find((spoken) => signInPath(spoken) === path) ?? null;
}
