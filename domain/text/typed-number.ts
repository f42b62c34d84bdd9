/**
 * Numbers as people type them and as sheets from any country contain them (decision 26): "1,250.00", "1.250,00",
 * "1'250", "1 250", "１２５０", "1,25,000", "١٢٥٠". An ambiguous one is reported with both readings, never guessed.
 */

import { fill, shortened } from '../fill.ts';

/** What stands before the decimals. */
export type DecimalMark = '.' | ',';

/**
 * `readings`: what the text may mean, its mark before the last three digits taken as one of thousands, and as the
 * decimal one. `not_whole`: a number, though not a whole one, where a whole one is asked for.
 */
export type TypedNumber =
  | { value: number }
  | { readings: readonly [thousands: number, decimals: number] }
  | { problem: 'not_a_number' | 'not_whole' };

/** A currency that a price names; a caller that knows its own compares. */
export type NamedCurrency = '$' | '¥' | '€' | '£';
/** A price in a currency of its own or, `null`, in none. */
export type TypedAmount = TypedNumber & { currency: NamedCurrency | null };

/** Beyond these a text is no number that anybody types. */
const LONGEST = 60;
const WHOLE_DIGITS = 15;

/** The zeros of Arabic, Persian, Devanagari, Bengali and Thai, ascending; digits of full width are turned with the rest. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const OTHER_DIGITS = /[٠-٩۰-۹०-९০-৯๐-๙]/g;
const westernDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - ZEROS.findLast((zero) => zero <= code)!);
};

/**
 * The same text in the signs of ASCII: digits, letters and punctuation of full width, digits of other scripts, blanks of
 * any width, dashes. Marks without a width go. A full stop of Chinese between digits is a decimal point that an input
 * method wrote.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(OTHER_DIGITS, (digit) => westernDigit(digit))
    .replace(/[￥￡]/g, (c) => (c === '￥' ? '¥' : '£'))
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[〜∼]/g, '~')
    .replace(/(?<=\d)[。｡](?=\d)/g, '.');

/** Groups of three, or of two before the last three as in India, which has the comma only. Nothing is grouped behind a 0. */
const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:'\d{3})+)$|^[1-9]\d?(?:,\d{2})+,\d{3}$/,
  ',': /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+|(?:'\d{3})+)$/,
};

/** The number where `mark` stands before its decimals; null where it is none then. */
function readBy(text: string, mark: DecimalMark): number | null {
  const [whole = '', decimals, ...more] = text.split(mark);
  if (more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return null;
  const isWhole = /^\d+$/.test(whole) || GROUPED[mark].test(whole);
  if (!isWhole && !(whole === '' && decimals !== undefined)) return null;
  const digits = whole.replace(/\D/g, '');
  return digits.length > WHOLE_DIGITS ? null : Number(`${digits || '0'}.${decimals ?? '0'}`);
}

/** By the point, and by the comma. The marks of Arabic have one meaning each. */
function readBoth(typed: string): { sign: number; '.': number | null; ',': number | null } {
  const signed = /^([-+]?) ?(.*)$/s.exec(halfWidth(typed).trim())!;
  const sign = signed[1] === '-' ? -1 : 1;
  const text = signed[2]!.replace(/[’‘ʼ´`٬]/g, "'");
  if (text.length > LONGEST) return { sign, '.': null, ',': null };
  const arabic = text.includes('٫');
  return {
    sign,
    '.': readBy(text.replace('٫', '.'), '.'),
    ',': arabic ? null : readBy(text, ','),
  };
}

const signed = (sign: number, n: number) => (n === 0 ? 0 : sign * n);

/** A number with decimals. `mark` is what is known of the place it stands in: it decides between two readings. */
export function readDecimal(text: string, mark: DecimalMark | null = null): TypedNumber {
  const { sign, '.': point, ',': comma } = readBoth(text);
  if (point === null && comma === null) return { problem: 'not_a_number' };
  const known = mark === ',' ? (comma ?? point) : (point ?? comma);
  if (mark || point === null || comma === null || point === comma) return { value: signed(sign, known!) };
  // The greater one is the one with thousands: a mark of thousands has three digits behind it.
  const [decimals, thousands] = [Math.min(point, comma), Math.max(point, comma)];
  return { readings: [signed(sign, thousands), signed(sign, decimals)] };
}

/**
 * A whole number. "1,250" and "1.250" are 1250, as no fraction is asked for; "3.0" is 3. Of two whole readings a comma is
 * one of thousands, which both languages of the pages write so; "1.000" stays in doubt, since programs that write a fixed
 * number of decimals and people who group by points write the same.
 */
export function readWhole(text: string, mark: DecimalMark | null = null): TypedNumber {
  const read = readDecimal(text, mark);
  if ('value' in read && !Number.isInteger(read.value)) {
    // Where the mark that is known makes a fraction of it, the other reading is a doubt and no way out.
    const open = mark ? readDecimal(text) : read;
    return 'readings' in open ? open : { problem: 'not_whole' };
  }
  if (!('readings' in read)) return read;
  const [thousands, decimals] = read.readings;
  const onlyWhole = !Number.isInteger(decimals);
  return onlyWhole || !halfWidth(text).includes('.') ? { value: thousands } : read;
}

const CURRENCY_NAMES: [RegExp, NamedCurrency][] = [
  [/^(?:US ?\$|\$ ?US|USD|US dollars?|\$|美元)$/i, '$'],
  [/^(?:RMB ?¥?|CNY|CN ?¥|¥|元|人民币|yuan)$/i, '¥'],
  [/^(?:EUR|€|euros?|欧元)$/i, '€'],
  [/^(?:GBP|£|英镑)$/i, '£'],
];
const currencyNamed = (text: string) => CURRENCY_NAMES.find(([names]) => names.test(text))?.[1] ?? null;

const AMOUNT = /^([-+]? ?)([^\d.,+-]*)([-+]?[\d.,'’‘ʼ´`٬٫ ]*)(.*)$/s;

/** The number of a price and the currency beside it; null where something else stands there. */
function amountParts(text: string): { number: string; currency: NamedCurrency | null } | null {
  const [, sign = '', before = '', number = '', behind = ''] = AMOUNT.exec(halfWidth(text).trim())!;
  const names = [before, behind].map((name) => name.trim()).filter(Boolean);
  const [currency = null, ...others] = new Set(names.map(currencyNamed));
  if (others.length > 0 || (names.length > 0 && !currency)) return null;
  return { number: sign.trim() + number, currency };
}

/**
 * A price, with the currency that it may name before or behind: "US$ 2.50", "2,50 €", "-¥3", "25元". One that is not
 * known ("HK$ 10"), and two ("$10 €"), are no number.
 */
export function readAmount(text: string, mark: DecimalMark | null = null): TypedAmount {
  const parts = amountParts(text);
  if (!parts) return { problem: 'not_a_number', currency: null };
  return { ...readDecimal(parts.number, mark), currency: parts.currency };
}

/**
 * The decimal mark that `decimals` and `wholes`, the other numbers of the same sheet or form, decide; null where none does
 * or two say different things. A whole number that is a fraction by one mark decides for the other. Texts that are no
 * number say nothing, and prices may name their currency.
 */
export function markOf(decimals: readonly string[], wholes: readonly string[] = []): DecimalMark | null {
  const found = new Set<DecimalMark>();
  const judge = (text: string, holds: (n: number) => boolean) => {
    const read = readBoth(text);
    const marks = (['.', ','] as const).filter((mark) => read[mark] !== null && holds(read[mark]));
    if (marks.length === 1 && read['.'] !== read[',']) found.add(marks[0]!);
  };
  for (const text of decimals) judge(amountParts(text)?.number ?? '', () => true);
  for (const text of wholes) judge(text, Number.isInteger);
  return found.size === 1 ? [...found][0]! : null;
}

/**
 * The number of a field, or its text as it was typed where that is none or leaves a doubt: a schema refuses a text, and
 * `numberSentence` says why.
 */
const numberOr = (text: string, read: TypedNumber): number | string => ('value' in read ? read.value : text);
export const typedDecimal = (text: string, mark: DecimalMark | null = null): number | string =>
  numberOr(text, readDecimal(text, mark));
/** A fraction stays a number: the schema says that a whole one is asked for. */
export const typedWhole = (text: string, mark: DecimalMark | null = null): number | string => {
  const read = readWhole(text, mark);
  return 'problem' in read && read.problem === 'not_whole' ? typedDecimal(text, mark) : numberOr(text, read);
};
/** A price in `currency`: one that names another is not read. */
export function typedAmount(
  text: string,
  currency: string,
  mark: DecimalMark | null = null,
): number | string {
  const read = readAmount(text, mark);
  return read.currency === null || read.currency === currency ? numberOr(text, read) : text;
}

/** A number as a text that has one reading: 1.125 is "1.1250". */
export function clearText(n: number): string {
  const text = String(n);
  return 'readings' in readDecimal(text) ? `${text}0` : text;
}

/** In words of a language (locales/numbers.ts). */
export interface NumberWords {
  readings: string;
  notANumber: string;
  notWhole: string;
  currency: string;
}
const MAX_SHOWN = 40;

/**
 * Why the text of a field is not taken for a number, and the way out; null where it reads as one. `currency`: the one that
 * it may name.
 */
export function numberSentence(
  text: string,
  words: NumberWords,
  currency: string | null = null,
): string | null {
  const read = readAmount(text);
  const shown = shortened(text, MAX_SHOWN);
  if ('readings' in read) {
    const [thousands, decimals] = read.readings.map(clearText);
    return fill(words.readings, { text: shown, thousands: thousands!, decimals: decimals! });
  }
  if ('problem' in read) return fill(words.notANumber, { text: shown });
  return read.currency === currency || read.currency === null ? null : fill(words.currency, { text: shown });
}
