/** Words that a product may not contain (spec P5.4, P9.7). */

/** Normalised, so that full-width and invisible characters cannot hide a word. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** As a word stands in the list. */
export const normalWord = (text: string): string => plainLetters(text).trim();

/** Without any space, which a line may break and HTML put in: what holds a word holds its letters so, too. */
export const lettersOf = (text: string): string => plainLetters(text).replace(/\s/g, '');

const edge = '[\\p{L}\\p{N}]';

/** Where the word stands in plain letters: as a whole word, in scripts without spaces anywhere; -1 where it does not. */
function placeOf(searched: string, word: string): number {
  const at = searched.indexOf(word);
  if (at < 0 || /\p{Script=Han}/u.test(word)) return at;
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return searched.search(new RegExp(`(?<!${edge})${pattern}(?!${edge})`, 'u'));
}

/** The first of the words that stands in the text. */
export function prohibitedWordIn(text: string, words: readonly string[]): string | undefined {
  const searched = plainLetters(text);
  return words.find((word) => placeOf(searched, word) >= 0);
}

/** Characters of an excerpt on each side of the word. */
const AROUND = 40;

/** The first text that holds the word, by the name of its field, with what stands around it. */
export function wordHitIn(
  texts: Readonly<Record<string, string>>,
  word: string,
): { field: string; excerpt: string } | undefined {
  for (const [field, text] of Object.entries(texts)) {
    const searched = plainLetters(text);
    const at = placeOf(searched, word);
    if (at < 0) continue;
    const before = [...searched.slice(0, at)].slice(-AROUND).join('');
    const after = [...searched.slice(at + word.length)].slice(0, AROUND).join('');
    return { field, excerpt: `${before}${word}${after}`.trim() };
  }
  return undefined;
}
