/**
 * Prohibited words as people write them who know the list: with signs between the letters, digits and letters of other
 * scripts in place of letters, traditional for simplified characters (decision 37).
 */
import { plainLetters, prohibitedWordIn } from '../product/prohibited.ts';
import { simplified } from '../text/simplified.ts';

/** What stands for a letter, beside itself. */
const FOR_LETTER: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  e: '3',
  g: '9',
  i: '1!|',
  l: '1|',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};
/** Letters of other scripts that look the same. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaвbсcеeнhіiјjкkмmоoрpѕsтtуyхxԁdαaβbεeιiκkνvοoρpτtυuχx'.match(/../gu)!].map((pair) => [...pair]),
);
const GAP = String.raw`[\s._*·•~|/\\+-]`;
const EDGE = '[\\p{L}\\p{N}]';
/** Shorter ones are too near to a measure or a number of a part. */
const LEAST_LATIN = 4;
const MAX_LENGTH = 200_000;

const quoted = (character: string) => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const classOf = (letter: string) => {
  const others = FOR_LETTER[letter];
  return others ? `[${letter}${others.replace(/[|$+]/g, '\\$&')}]` : quoted(letter);
};

function latinPattern(word: string): RegExp | undefined {
  const words = word.split(' ').map((one) => [...one]);
  if (words.flat().length < LEAST_LATIN) return undefined;
  const spaced = words.map((letters) => letters.map(quoted).join(`${GAP}{1,2}`)).join(`${GAP}{1,5}`);
  const replaced = [...word].map((letter) => (letter === ' ' ? `${GAP}{0,2}` : classOf(letter))).join('');
  return new RegExp(`(?<!${EDGE})(?:${spaced}|${replaced})(?!${EDGE})`, 'u');
}

/** Signs between the characters; a text that simply has both is none. */
const hanPattern = (word: string) =>
  [...word].length < 2 ? undefined : new RegExp([...word].map(quoted).join(`(?:${GAP}|[a-z\\d]){0,2}`), 'u');

interface Known {
  simple: string;
  /** Made when all letters of a word were there first. */
  pattern?: RegExp | null;
}
const known = new Map<string, Known>();
/** As many as a list may have; it is then begun anew. */
const MOST_KEPT = 20_000;

function knownOf(word: string): Known {
  let found = known.get(word);
  if (!found) {
    if (known.size >= MOST_KEPT) known.clear();
    found = { simple: simplified(word) };
    known.set(word, found);
  }
  return found;
}

function patternOf(word: string): RegExp | null {
  const found = knownOf(word);
  found.pattern ??= (/\p{Script=Han}/u.test(word) ? hanPattern(found.simple) : latinPattern(word)) ?? null;
  return found.pattern;
}

/** Whether all letters of the word can be there: most words are left out by this alone. */
function mayHold(present: ReadonlySet<string>, word: string): boolean {
  for (const letter of word)
    if (
      letter !== ' ' &&
      !present.has(letter) &&
      ![...(FOR_LETTER[letter] ?? '')].some((c) => present.has(c))
    )
      return false;
  return true;
}

/** The first of the words that is written otherwise than it is spelled, with what stands there. */
export function prohibitedVariantIn(
  text: string,
  words: readonly string[],
): { word: string; found: string } | undefined {
  const spelled = plainLetters(text.slice(0, MAX_LENGTH));
  const folded = simplified(spelled).replace(/[\u0370-\u052f]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const present = new Set(folded);
  for (const word of words) {
    const { simple } = knownOf(word);
    if (!mayHold(present, simple) || prohibitedWordIn(spelled, [word]) !== undefined) continue;
    const found = patternOf(word)?.exec(folded)?.[0];
    if (found !== undefined) return { word, found };
    if (prohibitedWordIn(folded, [simple]) !== undefined) return { word, found: simple };
  }
  return undefined;
}
