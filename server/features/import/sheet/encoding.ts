/** In what encoding a text was saved (decision 26): by its mark, as valid UTF-8, else by likelihood. A doubt is said. */
import { analyse } from 'chardet';
import { SHEET_ENCODINGS, type SheetEncoding } from '../../../../domain/product/product-sheet.ts';
import { COMMON, LANGUAGES } from './common-letters.ts';

export interface Decoded {
  encoding: SheetEncoding;
  text: string;
  /** The likely ones, the likeliest first. */
  likely: { encoding: SheetEncoding; text: string }[];
  /** The seller has to say. */
  isDoubtful: boolean;
}

/** Bytes of the lines that are judged; a sheet is in one encoding. */
const SAMPLE = 24 * 1024;
/** Logarithms: how much likelier one reading must be than the next, of few characters too; how likely each of them. */
const clearly = (characters: number) => (characters <= 3 ? 9 : characters < 10 ? 7 : 5);
const MIN = { two: -11, one: -6.5 };
const MOST_LIKELY = 4;

const MARKS: [SheetEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export const decode = (bytes: Uint8Array, encoding: SheetEncoding): string =>
  new TextDecoder(encoding).decode(bytes);

/**
 * A replacement for what could not be read, a character of private use or a control: nobody has typed it. One class of units,
 * as it looks through many megabytes; the last are those of the private planes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BROKEN = /[\uFFFD\uE000-\uF8FF\u0080-\u009F\u0001-\u0008\u000E-\u001F\uDB80-\uDBFF]/;
export const isBroken = (text: string): boolean => BROKEN.test(text);
const UNASSIGNED = /\p{Cn}/u;

/** Tables without a mark have blanks, digits and line ends: a zero byte beside each. */
function utf16(bytes: Uint8Array): SheetEncoding | null {
  const [zeros, length] = [[0, 0] as [number, number], Math.min(bytes.length, SAMPLE) & ~1];
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[(i & 1) as 0 | 1]++;
  const [even, odd] = zeros;
  if (odd > 4 && odd > even * 20) return 'utf-16le';
  if (even > 4 && even > odd * 20) return 'utf-16be';
  return null;
}

/** `isPart`: the last character may be cut. */
function decodedAs(bytes: Uint8Array, encoding: SheetEncoding, isPart = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart });
  } catch {
    return null;
  }
}

/** Valid, or damaged in a place: of many characters beyond ASCII few are broken. */
function isUtf8(bytes: Uint8Array, sample: Uint8Array): boolean {
  if (decodedAs(bytes, 'utf-8') !== null) return true;
  const beyond = decode(sample, 'utf-8').match(/[^\0-\x7f]/gu) ?? [];
  const broken = beyond.filter((character) => character === '\uFFFD').length;
  return broken * 10 <= beyond.length;
}

/** One or two characters of two bytes are valid UTF-8 by chance: "칼" in EUC-KR is "Į". Western letters are not doubted. */
function mayBeByChance(sample: Uint8Array): boolean {
  const beyond = decode(sample, 'utf-8').match(/[^\0-\x7f]/gu) ?? [];
  return beyond.length > 0 && beyond.length <= 2 && beyond.every((one) => one > '\xff' && one < '\u0800');
}

/** Lines that have bytes beyond ASCII, which alone tell encodings apart. */
function telling(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(bytes.length, SAMPLE));
  let [size, start, isTelling] = [0, 0, false];
  for (let i = 0; i <= bytes.length; i++) {
    const byte = bytes[i];
    if (byte !== undefined && byte >= 0x80) isTelling = true;
    if (byte !== undefined && byte !== 0x0a && byte !== 0x0d) continue;
    const line = bytes.subarray(start, Math.min(i + 1, bytes.length));
    if (isTelling) {
      // one line of many megabytes is cut, not left out
      const part = line.subarray(0, sample.length - size);
      sample.set(part, size);
      size += part.length;
      if (size >= sample.length) break;
    }
    [start, isTelling] = [i + 1, false];
  }
  return sample.subarray(0, size);
}

interface Likelihood {
  /** Of all characters beyond ASCII together. */
  sum: number;
  /** Of one. */
  mean: number;
  count: number;
}

const KANA = /[ぁ-ゖァ-ヶー]/;
const HALF_WIDTH = /[｡-ﾟ]/;
const SYMBOL =
  /[\u3000-\u303F\uFF00-\uFF60\u2010-\u2027\u2030-\u203B\u00A0-\u00BF\u00D7\u00F7\u2100-\u22FF\u2460-\u24FF]/;

/** Whether it stands in the part of the character set that was made for what is usual. */
const USUAL: Record<keyof typeof COMMON, (lead: number, trail: number) => boolean> = {
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  shift_jis: (lead) => lead >= 0x88 && lead <= 0x98,
  'euc-kr': (lead, trail) => lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1,
};
const COMMON_SETS = new Map(Object.entries(COMMON).map(([name, text]) => [name, new Set(text)]));

const isHalfWidthKana = (byte: number) => byte >= 0xa6 && byte <= 0xdf;
const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Of a text of two bytes a character: by how usual each is. */
function ofPairs(sample: Uint8Array, encoding: keyof typeof COMMON): Likelihood {
  const common = COMMON_SETS.get(encoding)!;
  const decoder = new TextDecoder(encoding);
  let [sum, count] = [0, 0];
  for (let i = 0; i < sample.length; i++) {
    const lead = sample[i]!;
    if (lead < 0x80) continue;
    count++;
    if (encoding === 'shift_jis' && isHalfWidthKana(lead)) {
      // they stand beside each other, and beside no Latin letter
      const beside = [sample[i - 1] ?? 0, sample[i + 1] ?? 0];
      sum -= beside.some(isLetter) ? 11 : beside.some(isHalfWidthKana) ? 4.2 : 7;
      continue;
    }
    const four = encoding === 'gb18030' && sample[i + 1]! >= 0x30 && sample[i + 1]! <= 0x39;
    const pair = sample.subarray(i, i + (four ? 4 : 2));
    i += pair.length - 1;
    const character = decoder.decode(pair);
    if (SYMBOL.test(character)) sum -= 6;
    else if (KANA.test(character)) sum -= encoding === 'shift_jis' ? 4.5 : 13;
    else if (HALF_WIDTH.test(character)) sum -= 9;
    else if (common.has(character)) sum -= 6;
    else sum -= USUAL[encoding](pair[0]!, pair[1] ?? 0) ? 9.5 : 14;
  }
  return { sum, mean: count === 0 ? 0 : sum / count, count };
}

/** One class, as a word may be as long as a cell. */
const WORD = /[\p{L}\p{M}\p{N}'’·\u0080-\uFFFF-]+/gu;
/** What stands between words in any of these encodings. */
const PUNCTUATION =
  /^[\u2013\u2014\u2018-\u201E\u2026\u2020-\u2022\u00AB\u00BB\u20AC\u00A0\u00B0\u00B1\u00B2\u00B3\u00B5\u00BC-\u00BE\u00D7\u00AE\u00A9\u2122\u00A3\u00A7\u00B7\u2116]$/u;
const LATIN = /\p{Script=Latin}/u;

const EDGE = /[\u2013\u2014\u2018-\u201E\u2026\u00AB\u00BB\u00A0\u20AC]/;

/** Words that have a letter beyond ASCII, and what stands around them. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [token] of text.matchAll(WORD)) {
    if (!/[^\0-\x7f]/.test(token)) continue;
    let [from, to] = [0, token.length];
    while (from < to && EDGE.test(token[from]!)) words.push(token[from++]!);
    while (to > from && EDGE.test(token[to - 1]!)) words.push(token[--to]!);
    const word = token.slice(from, to);
    if (/[^\0-\x7f]/.test(word)) words.push(word);
  }
  return words;
}

/** Of a text of one byte a character: by the languages that it may be, and by words that keep to one script. */
function ofSingles(text: string, languages: readonly string[]): Likelihood {
  const isLatin = LATIN.test(languages[0]![0]!);
  const frequency = languages.map((letters) => {
    const total = [...letters].reduce((sum, _, i) => sum + 1 / (i + 2), 0);
    return new Map([...letters].map((letter, i) => [letter, Math.log(1 / (i + 2) / total)]));
  });
  let count = 0;
  /** By language, of each word: a word is in one. */
  const words: number[][] = [];
  for (const word of wordsOf(text)) {
    const letters = [...word];
    const beyond = letters.filter((letter) => letter > '\x7f');
    const hasAscii = letters.some((letter) => /[a-z]/i.test(letter));
    // a Greek word with a Latin letter, a word of accents only, a capital behind a small letter
    const isOdd =
      (!isLatin && hasAscii) || (isLatin && beyond.length > 2 && beyond.length > letters.length * 0.6);
    const hasInnerCapital = /\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}\p{Lu}+\p{Ll}/u.test(word);
    const shared = beyond.map((letter) => {
      const isOfWord = /[\p{L}\p{M}]/u.test(letter);
      const isPlaced = isOfWord || (PUNCTUATION.test(letter) && word.length === 1);
      return (isOdd ? -3 : 0) + (hasInnerCapital ? -4 : 0) + (isPlaced ? 0 : -3.5);
    });
    count += beyond.length;
    words.push(
      frequency.map((of) =>
        sumOf(
          beyond.map((letter, i) => {
            const likelihood = PUNCTUATION.test(letter) ? -3 : (of.get(letter.toLowerCase()) ?? -9);
            return likelihood + shared[i]!;
          }),
        ),
      ),
    );
  }
  // a list may name things in two or three languages; each further one makes any text likelier
  let best = -Infinity;
  const own = (language: number) => sumOf(words.map((each) => each[language]!));
  const languageIds = languages.map((_, i) => i);
  const first = languageIds.toSorted((x, y) => own(y) - own(x))[0]!;
  for (const second of languageIds)
    for (const third of languageIds) {
      const sum = sumOf(words.map((each) => Math.max(each[first]!, each[second]! - 1, each[third]! - 1.5)));
      const further = (second === first ? 0 : 2) + (third === second || third === first ? 0 : 2);
      best = Math.max(best, sum - further);
    }
  return { sum: best, mean: count === 0 ? 0 : best / count, count };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** What is met more often is likelier before anything is known of a text. */
const BEFORE: Partial<Record<SheetEncoding, number>> = {
  gb18030: 0,
  'windows-1252': -0.5,
  'windows-1251': -1,
  big5: -1,
  shift_jis: -1,
  'euc-kr': -1,
};

const isPaired = (name: string): name is keyof typeof COMMON => Object.hasOwn(COMMON, name);

/** How sure chardet is, which knows more of each language than letters; it speaks of ISO 8859 where the letters are those. */
function opinions(sample: Uint8Array): Map<string, number> {
  const names: Record<string, string> = {
    'ISO-8859-1': 'windows-1252',
    'ISO-8859-2': 'windows-1250',
    'ISO-8859-9': 'windows-1254',
    'ISO-8859-7': 'windows-1253',
    'ISO-8859-8': 'windows-1255',
  };
  const most = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const own = (names[name] ?? name).toLowerCase();
    most.set(own, Math.max(most.get(own) ?? 0, confidence));
  }
  return most;
}

interface Judged extends Likelihood {
  encoding: SheetEncoding;
  text: string;
  isFit: boolean;
}

/** The likely ones of all that the bytes may be at all. The sample says which are worth reading as a whole. */
function judged(bytes: Uint8Array, sample: Uint8Array): Judged[] {
  const sure = opinions(sample);
  const possible = SHEET_ENCODINGS.flatMap((encoding) => {
    if (!isPaired(encoding) && !LANGUAGES[encoding]) return [];
    const text = decodedAs(sample, encoding, true);
    if (text === null || isBroken(text) || UNASSIGNED.test(text)) return [];
    const { sum, ...rest } = isPaired(encoding)
      ? ofPairs(sample, encoding)
      : ofSingles(text, LANGUAGES[encoding]!);
    const isFit = rest.mean >= (isPaired(encoding) ? MIN.two : MIN.one);
    return {
      encoding,
      ...rest,
      sum: sum + (BEFORE[encoding] ?? -1.5) + (sure.get(encoding) ?? 0) / 20,
      isFit,
    };
  }).sort((a, b) => b.sum - a.sum);
  const read: Judged[] = [];
  for (const one of possible) {
    if (read.length === MOST_LIKELY) break;
    const text = decodedAs(bytes, one.encoding);
    // what reads the same is one reading
    if (text !== null && !isBroken(text) && !read.some((other) => other.text === text))
      read.push({ ...one, text });
  }
  return read;
}

/** Throws nothing: what is no text at all is a doubt with no likely reading. */
export function decodeSheet(bytes: Uint8Array, chosen?: SheetEncoding): Decoded {
  const sample = telling(bytes);
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
  const certain = marked ?? utf16(bytes) ?? (isUtf8(bytes, sample) ? 'utf-8' : null);
  if (certain === 'utf-8' && !marked && mayBeByChance(sample)) {
    const text = decode(bytes, certain);
    const likely = [{ encoding: certain, text }, ...judged(bytes, sample)].slice(0, MOST_LIKELY);
    if (chosen) return { encoding: chosen, text: decode(bytes, chosen), likely, isDoubtful: false };
    return { encoding: certain, text, likely, isDoubtful: true };
  }
  if (certain) {
    const text = decode(bytes, certain);
    if (chosen && chosen !== certain) return chosenOf(bytes, chosen, [{ encoding: certain, text }]);
    // what is broken in it was broken before: its cells are refused
    return { encoding: certain, text, likely: [{ encoding: certain, text }], isDoubtful: false };
  }
  const readings = judged(bytes, sample);
  const [best, next] = readings;
  const likely = readings.map(({ encoding, text }) => ({ encoding, text }));
  if (chosen) return chosenOf(bytes, chosen, likely);
  if (!best) return { encoding: 'utf-8', text: decode(bytes, 'utf-8'), likely, isDoubtful: true };
  const isDoubtful = !best.isFit || (next !== undefined && best.sum - next.sum < clearly(best.count));
  return { encoding: best.encoding, text: best.text, likely, isDoubtful };
}

const chosenOf = (bytes: Uint8Array, encoding: SheetEncoding, likely: Decoded['likely']): Decoded => {
  const text = decode(bytes, encoding);
  return { encoding, text, likely, isDoubtful: isBroken(text) };
};
