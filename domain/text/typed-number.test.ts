import { describe, expect, test } from 'vitest';
import { halfWidth, markOf, readAmount, readDecimal, readWhole } from './typed-number.ts';

const NONE = { problem: 'not_a_number' };
const PART = { problem: 'not_whole' };
const doubt = (thousands: number, decimals: number) => ({ readings: [thousands, decimals] });
const is = (value: number) => ({ value });

/** A text, what it is where decimals are asked for, and where a whole number is. */
const TABLE: [text: string, decimal: object, whole: object][] = [
  ['0', is(0), is(0)],
  ['12', is(12), is(12)],
  [' 12 ', is(12), is(12)],
  ['12.5', is(12.5), PART],
  ['12,5', is(12.5), PART],
  ['2,50', is(2.5), PART],
  ['.5', is(0.5), PART],
  ['0,250', is(0.25), PART],
  ['0.250', is(0.25), PART],
  ['3.0', is(3), is(3)],
  ['3,00', is(3), is(3)],
  ['1.2500', is(1.25), PART],
  ['1234,567', is(1234.567), PART],
  // Three digits behind the only mark: thousands or decimals.
  ['1,250', doubt(1250, 1.25), is(1250)],
  ['1.250', doubt(1250, 1.25), is(1250)],
  ['123.456', doubt(123_456, 123.456), is(123_456)],
  ['-1,250', doubt(-1250, -1.25), is(-1250)],
  // No fraction either way. A comma is one of thousands on every page; points are written for both.
  ['1,000', doubt(1000, 1), is(1000)],
  ['1.000', doubt(1000, 1), doubt(1000, 1)],
  // Two marks, or one that repeats, have one reading.
  ['1,234.5', is(1234.5), PART],
  ['1.234,5', is(1234.5), PART],
  ['1,250.00', is(1250), is(1250)],
  ['1.250,75', is(1250.75), PART],
  ['1,250.000', is(1250), is(1250)],
  ['1.000.000', is(1_000_000), is(1_000_000)],
  ['1,000,000', is(1_000_000), is(1_000_000)],
  ['1,25,000', is(125_000), is(125_000)],
  ['1,00,000.50', is(100_000.5), PART],
  ["1'250.00", is(1250), is(1250)],
  ['1’000', is(1000), is(1000)],
  ['1 250,5', is(1250.5), PART],
  ['1\u00a0250', is(1250), is(1250)],
  ['1\u202f250\u2009000', is(1_250_000), is(1_250_000)],
  // Other keyboards.
  ['１００', is(100), is(100)],
  ['１，２３４．５', is(1234.5), PART],
  ['2。5', is(2.5), PART],
  ['١٠٠', is(100), is(100)],
  ['۱۲٫۵', is(12.5), PART],
  ['١٬٢٥٠', is(1250), is(1250)],
  ['१२५', is(125), is(125)],
  ['\u200e12\u200f', is(12), is(12)],
  ['−5', is(-5), is(-5)],
  ['- 5', is(-5), is(-5)],
  ['+5', is(5), is(5)],
  ['-0', is(0), is(0)],
  ['999999999999999', is(999_999_999_999_999), is(999_999_999_999_999)],
  // None.
  ['', NONE, NONE],
  ['abc', NONE, NONE],
  ['.', NONE, NONE],
  ['12.', NONE, NONE],
  ['1,,000', NONE, NONE],
  ['1,0000,000', NONE, NONE],
  ['1 00', NONE, NONE],
  ['12 5', NONE, NONE],
  ['1.25.000', NONE, NONE],
  ['1,250 500', NONE, NONE],
  ['0,250,000', NONE, NONE],
  ['1、250', NONE, NONE],
  ['10²', NONE, NONE],
  ['1½', NONE, NONE],
  ['1e5', NONE, NONE],
  ['0x10', NONE, NONE],
  ['--5', NONE, NONE],
  ['100 pcs', NONE, NONE],
  ['1-2', NONE, NONE],
  ['Infinity', NONE, NONE],
  ['9999999999999999', NONE, NONE],
  [`0.${'1'.repeat(100)}`, NONE, NONE],
];

test.each(TABLE)('%j', (text, decimal, whole) => {
  expect(readDecimal(text)).toEqual(decimal);
  expect(readWhole(text)).toEqual(whole);
});

describe('a mark that is known', () => {
  test.each([
    ['1,250', '.', is(1250)],
    ['1,250', ',', is(1.25)],
    ['1.250', '.', is(1.25)],
    ['1.250', ',', is(1250)],
    // What has one reading keeps it.
    ['2,50', '.', is(2.5)],
    ['1,250.5', ',', is(1250.5)],
    ['nothing', ',', NONE],
  ] as const)('%s with %s', (text, mark, read) => {
    expect(readDecimal(text, mark)).toEqual(read);
  });

  test.each([
    ['1.000', '.', is(1)],
    ['1.000', ',', is(1000)],
    ['1,000', ',', is(1)],
    ['1,000', '.', is(1000)],
    ['1.250', ',', is(1250)],
    // The mark makes a fraction of it, which nobody asked for.
    ['1.250', '.', doubt(1250, 1.25)],
    ['1,250', ',', doubt(1250, 1.25)],
    ['12,5', ',', PART],
  ] as const)('%s with %s, whole', (text, mark, read) => {
    expect(readWhole(text, mark)).toEqual(read);
  });
});

test.each([
  ['$2.50', '$', is(2.5)],
  ['US$ 2.50', '$', is(2.5)],
  ['US $1,250.00', '$', is(1250)],
  ['2.5 USD', '$', is(2.5)],
  ['＄２．５０', '$', is(2.5)],
  ['2,50 €', '€', is(2.5)],
  ['€1,250', '€', doubt(1250, 1.25)],
  ['￥25', '¥', is(25)],
  ['25元', '¥', is(25)],
  ['RMB 25.5', '¥', is(25.5)],
  ['cny25', '¥', is(25)],
  ['¥25元', '¥', is(25)],
  ['-$5', '$', is(-5)],
  ['$-5', '$', is(-5)],
  ['£3', '£', is(3)],
  ['12', null, is(12)],
  ['HK$10', null, NONE],
  ['$10 €', null, NONE],
  ['$', '$', NONE],
  ['$2.50/piece', null, NONE],
])('the price %s', (text, currency, read) => {
  expect(readAmount(text)).toEqual({ ...read, currency });
});

test('a mark that is known decides for a price too', () => {
  expect(readAmount('€1,250', ',')).toEqual({ value: 1.25, currency: '€' });
});

test.each([
  [['12.5', '1,250'], [], '.'],
  [['12,5', '1,250'], [], ','],
  [['$2,50'], [], ','],
  [['1,250,000'], [], '.'],
  [['1.250.000'], [], ','],
  [['1,234.5'], [], '.'],
  [['1.234,5 €'], [], ','],
  // In two minds, and in none.
  [['12.5', '12,5'], [], null],
  [['1,250', '100', "1'250", '1 000', ''], [], null],
  [['M8,5 bolts', 'free'], [], null],
  // A whole number is none with decimals.
  [['1,250'], ['2,500'], '.'],
  [['1,250'], ['2.500'], ','],
  [['1,250'], ['1,000', '1.000'], null],
] as const)('%j and %j are written with %j', (decimals, wholes, mark) => {
  expect(markOf(decimals, wholes)).toBe(mark);
});

test('punctuation of full width is that of ASCII', () => {
  expect(halfWidth('１～９９：２．５０；１００＋：2。20')).toBe('1~99:2.50;100+:2.20');
  expect(halfWidth('￥５－￡６')).toBe('¥5-£6');
});
