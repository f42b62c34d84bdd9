/**
 * Normalises numbers as people write them: sizes, fractions, thousands, units. Input may be hostile, so it must take
 * linear time: every pattern is bounded and begins in one place only. Pure.
 */

/** A unit behind a number and how it is written. */
const SPELLINGS: Record<string, string> = {
  in: '" ” ″ inch inches in',
  ft: "' ′ foot feet ft",
  yd: 'yard yards yd',
  mm: 'mm millimeter millimeters millimetre millimetres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  m: 'm meter meters metre metres',
  kg: 'kg kgs kilogram kilograms',
  g: 'g gram grams',
  gsm: 'gsm',
  t: 't ton tons',
  lb: 'lb lbs pound pounds',
  oz: 'oz ounce ounces fl_oz fl._oz',
  gal: 'gal gallon gallons',
  qt: 'qt quart quarts',
  l: 'l liter liters litre litres',
  ml: 'ml milliliter milliliters millilitre millilitres',
  sqft: 'sqft sq_ft sq._ft square_foot square_feet',
  cuft: 'cuft cu_ft cu._ft cubic_foot cubic_feet',
  w: 'w watt watts',
  kw: 'kw kilowatt kilowatts',
  v: 'v volt volts',
  amp: 'a amp amps ampere amperes',
  ah: 'ah',
  mah: 'mah',
  hz: 'hz',
  hp: 'hp horsepower',
  btu: 'btu btus',
  rpm: 'rpm',
  psi: 'psi',
  lm: 'lm lumen lumens',
  ga: 'ga gauge',
  gb: 'gb',
  tb: 'tb',
  pct: '%',
  deg: '° degree degrees',
};
/** Spellings of a unit → one. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, all]) =>
    all.split(' ').map((spelling) => [spelling.replace('_', ' '), unit] as const),
  ),
);
/** Units that are a multiple of another: 5.5 kW is 5,500 W. */
const MULTIPLES: ReadonlyMap<string, readonly [base: string, of: number]> = new Map([
  ['kw', ['w', 1000]],
  ['cm', ['mm', 10]],
  ['m', ['mm', 1000]],
  ['kg', ['g', 1000]],
  ['t', ['g', 1e6]],
  ['l', ['ml', 1000]],
  ['ah', ['mah', 1000]],
  ['ft', ['in', 12]],
  ['yd', ['in', 36]],
  ['tb', ['gb', 1000]],
]);

/** A number with its unit, in the smallest unit of its kind; the letters before it are those of a thread or a size: M8. */
export interface Measurement {
  value: number;
  unit: string;
}

const MEASUREMENT = /^([a-z]{0,2})(\d{1,9}(?:\.\d{1,6})?)([a-z]*)$/;

/** What a term measures; null where it is no number with letters. */
export function measurementOf(term: string): Measurement | null {
  const [, letters = '', number, unit = ''] = MEASUREMENT.exec(term) ?? [];
  if (number === undefined || (letters === '') === (unit === '')) return null;
  const [base, of] = MULTIPLES.get(unit) ?? [unit, 1];
  return { value: Number(number) * of, unit: letters || base };
}

/** So much of a unit, however it is written, in the smallest unit of its kind. */
export function inSmallestUnit(amount: number, written: string): { amount: number; unit: string } {
  const unit = UNITS.get(written) ?? written;
  const [base, of] = MULTIPLES.get(unit) ?? [unit, 1];
  // so that 2.2 kW is 2200 W, and not a little more
  return { amount: Number((amount * of).toPrecision(9)), unit: base };
}

/** The same in the smaller unit, as a term: "5500w" of "5.5kw"; null where there is none. */
export function inBaseUnit(term: string): string | null {
  const [, number, unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?)([a-z]+)$/.exec(term) ?? [];
  const multiple = MULTIPLES.get(unit);
  return number === undefined || !multiple
    ? null
    : `${Number((Number(number) * multiple[1]).toFixed(4))}${multiple[0]}`;
}
const UNIT_WORDS = [...UNITS.keys()]
  .filter((u) => !/^["'”″′]$/.test(u))
  .sort((a, b) => b.length - a.length)
  .map((u) => u.replace(/[.]/g, '\\$&'))
  .join('|');

const NUMBER = '(?<![\\d.])(\\d{1,12}(?:\\.\\d{1,12})?(?:/\\d{1,6})?)';
// "3 in 1" is no length, and "2 a day" no current: a short unit that is also a word must touch its number
const WITH_UNIT = new RegExp(
  `${NUMBER}(?: ?-? ?(?!(?:in|a|m|t|l|g|w|v)\\b)(${UNIT_WORDS})(?![a-z0-9-])|-?(${UNIT_WORDS})(?![a-z0-9-])|(["”″]|['′](?![a-z])))`,
  'g',
);
const SPACED_SHORT = new RegExp(`${NUMBER} (in|m|t|l|g|w|v)(?![a-z0-9-])(?! ?\\d)`, 'g');
/** The x of sizes: "2x4", "8'x10'", "4 ft.x 8 ft.". */
const BY = /(\d ?(?:"|'|”|″|′|in|ft|mm|cm|m)?\.?) ?[x×*] ?(?=\.?\d)/g;
/** "1/2", and "2 1/2" or "2-1/2" with its whole number; "16/3", a cable, is no fraction. */
const FRACTION = /(?<![\w./])(?:(\d{1,4})[ -])?(\d{1,2})\/(2|3|4|5|8|16|32|64)(?![\d/.])/g;

function decimal(written: string, whole: string | undefined, part: string, of: string): string {
  const value = Number(part) / Number(of);
  return value < 1 ? String(Number((Number(whole ?? 0) + value).toFixed(4))) : written;
}

function numbers(text: string): string {
  let out = text;
  // most titles have few of these: what is not needed is not run
  if (out.includes(',')) out = out.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  if (out.includes('.'))
    out = out
      .replace(/(?<![\w.])\.(?=\d)/g, '0.')
      .replace(/(?<![\d.])(\d{1,12}\.\d{0,12}?)0{1,12}(?!\d)/g, '$1')
      .replace(/(\d)\.(?!\d)/g, '$1 ');
  if (/[x×*]/.test(out)) out = out.replace(BY, '$1 x ');
  if (out.includes('/'))
    out = out.replace(FRACTION, (written: string, whole: string | undefined, part: string, of: string) =>
      decimal(written, whole, part, of),
    );
  return out
    .replace(SPACED_SHORT, (_, number: string, unit: string) => `${number}${UNITS.get(unit)} `)
    .replace(
      WITH_UNIT,
      (_, number: string, spaced?: string, touching?: string, mark?: string) =>
        `${number}${UNITS.get(spaced ?? touching ?? mark ?? '')} `,
    );
}

// most text is neither accented nor full of numbers: what is not needed is not run
export const BEYOND_ASCII = /[^\0-\x7f]/;
const ODD_SPACE = /[\t-\r]| {2}/;

const latin = (text: string): string =>
  text
    // NFKD makes ½ "1⁄2"; a number in front of it would run into it
    .replace(/(\d)([¼½¾⅓⅔⅛⅜⅝⅞])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/⁄/g, '/');

/** Lower case, without accents, words one space apart. */
export function plainText(text: string): string {
  if (BEYOND_ASCII.test(text)) return latin(text).toLowerCase().replace(/\s+/g, ' ');
  return (ODD_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).toLowerCase();
}

/** The same with fractions, thousands, sizes and units in one spelling. */
export function normalise(text: string): string {
  const plain = plainText(text);
  return /\d/.test(plain) ? numbers(plain) : plain;
}
