/** Why something failed, as operators may read it: an error may hold what it was called with (decision 32). */
import { HIDDEN, withoutSecrets } from '../email/outbox.ts';

const LONGEST = 500;
/** `smtps://user:password@host`. */
const CREDENTIALS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi;
/** `password=…`, `"token": "…"`, `Authorization: Bearer …`. */
const NAMED =
  /((?:pass(?:word|wd|phrase)?|secret|token|signature|credential|authorization|cookie|api[-_ ]?key|access[-_ ]?key)[\w-]*["']?\s*[=:]\s*(?:(?:bearer|basic)\s+)?)("[^"]*"|'[^']*'|[^\s,;&)]+)/gi;
const SCHEME = /\b(bearer|basic)\s+[\w+/=.~-]{8,}/gi;
/** Keys, hashes and signatures have no place to break and letters beside figures. */
const LONG = /(?<![\w/-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{32,}(?![\w.-])/gi;
const PLACE = /^\s+at .*$/gm;

/** The sentences of an error without where in the program it was thrown, without secrets, and cut. */
export function shownReason(text: string): string {
  const said = text
    .replace(PLACE, '')
    .replace(/\n\s*\n+/g, '\n')
    .replace(CREDENTIALS, (_, scheme: string) => `${scheme}${HIDDEN}@`)
    .replace(NAMED, (_, name: string) => name + HIDDEN)
    .replace(SCHEME, (_, scheme: string) => `${scheme} ${HIDDEN}`)
    .replace(LONG, () => HIDDEN);
  const shown = withoutSecrets(said).trim();
  return shown.length > LONGEST
    ? `${shown
        .slice(0, LONGEST - 1)
        .trimEnd()
        .toWellFormed()}…`
    : shown;
}
