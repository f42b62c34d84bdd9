/** Words that a product may not contain (spec P5.4, P9.7). */

/** Normalised, so that full-width and invisible characters cannot hide a word. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase();

const edge = '[\\p{L}\\p{N}]';

/** The first of the words that stands in the text: as a whole word, in scripts without spaces anywhere. */
export function prohibitedWordIn(text: string, words: readonly string[]): string | undefined {
  const searched = plainLetters(text);
  return words.find((word) => {
    if (!searched.includes(word)) return false;
    if (/\p{Script=Han}/u.test(word)) return true;
    const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<!${edge})${pattern}(?!${edge})`, 'u').test(searched);
  });
}
