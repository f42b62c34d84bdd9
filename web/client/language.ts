/** The visitor's language: cookie `lang`, else the language of the document. */
import type { Language } from '../../contract/schema/error.ts';
import { readCookie, writeCookie } from './host.ts';

const YEAR = 365 * 24 * 3600 * 1000;
let ofThisPage: Language | null = null;

export function chosenLanguage(): Language | null {
  const kept = readCookie('lang');
  return kept === 'zh' || kept === 'en' ? kept : null;
}

export const languageOfDocument = (): Language =>
  document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';

export const language = (): Language => ofThisPage ?? chosenLanguage() ?? languageOfDocument();

/** For a page that exists in one language only, whatever was chosen; null gives the choice back. */
export function speakOnThisPage(spoken: Language | null): void {
  ofThisPage = spoken;
}

export function keepLanguage(chosen: Language): void {
  writeCookie('lang', chosen, new Date(Date.now() + YEAR));
}
