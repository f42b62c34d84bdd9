/** Finds invisible characters: format characters, and letters drawn as blanks. */

// The Hangul fillers and the braille blank are letters and a sign by their class, and empty to every eye.
const BLANK = '\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5';
const INVISIBLE = new RegExp(`[\\p{Cf}\\p{Variation_Selector}${BLANK}]`, 'gu');
/** Joiners, which decide how the letters beside them are drawn: Persian and the scripts of India are wrong without. */
const JOINED =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}])([\u200c\u200d])(?=[\p{L}\p{M}])/gu;

/** Without them, as a name is kept; joiners within a word of a script that needs them stay. */
export function withoutInvisible(text: string): string {
  const kept: string[] = [];
  // set aside by a character that no text of ours may hold
  const marked = text.replace(JOINED, (_, letter: string, joiner: string) => {
    kept.push(joiner);
    return `${letter}\0`;
  });
  let next = 0;
  return marked.replace(INVISIBLE, '').replace(/\0/g, () => kept[next++] ?? '');
}

/** Whether a reader sees nothing of it. */
export const showsNothing = (text: string): boolean => text.replace(INVISIBLE, '').trim() === '';
