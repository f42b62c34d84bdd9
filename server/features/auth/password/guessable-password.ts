/**
 * Passwords that satisfy spec M5.1 but are among the first to be tried: a common one, a common word with some digits,
 * a run of the alphabet or the keyboard (decision 20).
 */
import { isCommonPassword } from './common-passwords.ts';
import { COMMON_WORDS } from './common-words.ts';

const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const KEYS = new Map(KEYBOARD.flatMap((keys, row) => [...keys].map((key, column) => [key, [row, column]])));

/** The same, the next of alphabet or digits, or a key beside it. */
function isStep(from: string, to: string): boolean {
  if (Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) <= 1) return true;
  const [a, b] = [KEYS.get(from)!, KEYS.get(to)!];
  return Math.abs(a[0]! - b[0]!) <= 1 && Math.abs(a[1]! - b[1]!) <= 1;
}

/** In how many runs of such steps a text can be typed. */
const runsOf = (text: string): number =>
  [...text].filter((char, i, all) => i === 0 || !isStep(all[i - 1]!, char)).length;

const isRepeated = (text: string): boolean => /^(.+)\1+$/.test(text);

const isPlainWord = (letters: string): boolean =>
  letters.length < 3 || COMMON_WORDS.has(letters) || runsOf(letters) === 1 || isRepeated(letters);

/** Of a birth, in any order, the year with two digits or four. */
const DATE = /^(?:(?:19|20)?\d\d[01]\d[0-3]\d|[0-3]\d[0-3]\d(?:19|20)?\d\d)$/;

const arePlainDigits = (digits: string): boolean =>
  digits.length <= 4 || runsOf(digits) <= 2 || isRepeated(digits) || DATE.test(digits);

const LETTER_OF: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** Digits in the place of letters, but those before and behind. */
function spelledOut(password: string): { word: string; digits: string } {
  const [, before, core, behind] = /^(\d*)(.*?)(\d*)$/.exec(password)!;
  return { word: core!.replace(/\d/g, (digit) => LETTER_OF[digit] ?? digit), digits: before! + behind! };
}

/** Takes letters and digits only; in whatever case. */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase();
  if (isCommonPassword(text) || runsOf(text) <= 2 || isRepeated(text)) return true;
  const parts = { word: text.replace(/\d/g, ''), digits: text.replace(/[a-z]/g, '') };
  return [parts, spelledOut(text)].some(({ word, digits }) => isPlainWord(word) && arePlainDigits(digits));
}
