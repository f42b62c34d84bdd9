/**
 * Patterns (ECMA-262) for the API's document: what a text must hold where its schema checks it only after trimming or
 * changing it, which the document could not tell. They refuse nothing that the server accepts, except invisible
 * characters from a paste; the schema decides, never these.
 */

export const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f';
/**
 * What domain/page/visible.ts takes for invisible, in ranges and below U+10000: programs that read the document know no
 * properties of Unicode, nor \u{…}.
 */
const UNSEEN =
  '\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb';

/** What PostgreSQL can store. */
export const STORABLE = '^[^\\u0000]*$';

export const TELEPHONE = '^[^\\u3400-\\u9fff]*$';
export const ACCOUNT_EMAIL =
  '^[0-9A-Za-z_]+(?:[-.][0-9A-Za-z_]+)*@[0-9A-Za-z]+(?:[-.][0-9A-Za-z]+)*\\.[0-9A-Za-z]+$';
const ATOM = "[!#-'*+\\-/-9=?A-Z^-~]+";
const LABEL = '(?:[0-9A-Za-z][0-9A-Za-z-]*)?';
/** In ASCII, else only its outline: RFC 5321, 6531 and IDNA say the rest. */
export const CONTACT_EMAIL =
  `^(?:${ATOM}(?:\\.${ATOM})*@(?:${LABEL}[0-9A-Za-z]\\.)+[A-Za-z]${LABEL}[0-9A-Za-z]` +
  '|[^@]*[^@\\s][^@]*@[^@\\s]+\\.[^@\\s]+\\s*)$';
const BETWEEN = '[\\s.\\-()\\[\\]/]*';
export const MOBILE = `^${BETWEEN}(?:\\+|0${BETWEEN}0)?${BETWEEN}(?:8${BETWEEN}6)?${BETWEEN}1${BETWEEN}[3-9]${BETWEEN}(?:[0-9]${BETWEEN}){9}$`;
/** With a letter and a digit at least. */
export const PASSWORD = '^(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[0-9A-Za-z]*$';
export const COUNTRY = '^[A-Za-z]{2}$';
export const SHOP_DOMAIN = '^\\s*[0-9A-Za-z]{4,20}\\s*$';
export const COLOUR = '^#[0-9A-Fa-f]{6}$';

/** Characters of which an expression counts to the last; programs that read the document count no further. */
const COUNTED = 200;
/** Blanks around a text do not count: `maxLength` would count them. */
function trimmed(most: number, least: number, shown: string, edge: string, any: string) {
  const longer = `${edge}${any}{${Math.max(least - 2, 0)},${most <= COUNTED ? most - 2 : ''}}${edge}`;
  const judged = least > 1 ? longer : least === 1 ? `${shown}|${longer}` : `(?:${edge}|${longer})?`;
  return { ...(most > COUNTED && { maxLength: most }), pattern: `^\\s*(?:${judged})\\s*$` };
}
/** No control characters but tab and line breaks; where it may not be empty, not one alone that nobody sees. */
export const textPattern = (most: number, least: number) =>
  trimmed(most, least, `[^\\s${CONTROL}${UNSEEN}]`, `[^\\s${CONTROL}]`, `[^${CONTROL}]`);
/** Of what is trimmed and else taken as it is. */
export const trimmedPattern = (most: number, least: number) =>
  trimmed(most, least, '[^\\s\\u0000]', '[^\\s\\u0000]', '[^\\u0000]');
export const asciiPattern = (most: number) => trimmed(most, 1, '[!-~]', '[!-~]', '[\\t\\n\\r -~]');
