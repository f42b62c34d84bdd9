/** Names in the text of a PDF (ISO 32000-1, 7.2.2 and 7.3.5). */

/** White space, as a class for regular expressions. NUL is some of it too, which no `\s` has. */
export const SPACE = '[\\0\\s]';
const NAME = /\/([^\0\s()<>[\]{}/%]+)/g;

/** Names may be written with escapes: /J#61vaScript is /JavaScript. */
export const plainName = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** All of them, with the place behind each. */
export function* namesIn(text: string): Generator<{ name: string; end: number }> {
  for (const match of text.matchAll(NAME))
    yield { name: plainName(match[1]!), end: match.index + match[0].length };
}
