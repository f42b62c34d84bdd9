/** Porter's stemmer for English (M. F. Porter, 1980), on lower-case words of letters. */

const FINAL_Y = /[aeiouy].*y$/;
/** The word as a pattern of consonants (c) and vowels (v); y is a vowel after a consonant. */
function shape(word: string): string {
  let out = '';
  for (let i = 0; i < word.length; i++) {
    const letter = word[i]!;
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && i > 0 && out[i - 1] === 'c');
    out += vowel ? 'v' : 'c';
  }
  return out;
}
const measure = (stem: string): number => shape(stem).match(/v+c+/g)?.length ?? 0;
const hasVowel = (stem: string): boolean => shape(stem).includes('v');
const endsDouble = (stem: string): boolean => /([^aeiou])\1$/.test(stem);
const endsCvc = (stem: string): boolean => shape(stem).endsWith('cvc') && !/[wxy]$/.test(stem);

/** Replaces the first ending that fits, if what stands before it measures more than `least`. */
function replace(word: string, endings: readonly (readonly [string, string])[], least: number): string {
  for (const [ending, by] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > least ? stem + by : word;
  }
  return word;
}

const STEP_2 = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
] as const;
const STEP_3 = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
] as const;
const STEP_4 = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|(?<=[st])ion)$/;

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(ed|ing)$/, '');
  if (stem === word || !hasVowel(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsCvc(stem) ? `${stem}e` : stem;
}

function tidyEnd(word: string): string {
  let out = word;
  if (out.endsWith('e')) {
    const stem = out.slice(0, -1);
    const m = measure(stem);
    if (m > 1 || (m === 1 && !endsCvc(stem))) out = stem;
  }
  return out.endsWith('ll') && measure(out) > 1 ? out.slice(0, -1) : out;
}

const known = new Map<string, string>();

/** The stem of a word; words of one or two letters, or with anything but a–z, stay as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  let out = pastAndGerund(plural(word));
  if (FINAL_Y.test(out)) out = `${out.slice(0, -1)}i`;
  out = replace(replace(out, STEP_2, 0), STEP_3, 0);
  const four = STEP_4.exec(out);
  if (four && measure(out.slice(0, four.index)) > 1) out = out.slice(0, four.index);
  out = tidyEnd(out);
  // bounded: the words of a marketplace are some hundred thousand, those of an attacker are not
  if (known.size > 200_000) known.clear();
  known.set(word, out);
  return out;
}
