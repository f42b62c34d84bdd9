import { describe, expect, test } from 'vitest';
import {
  decimal,
  descriptionHtml,
  leadTimes,
  leadTimesText,
  meaningOf,
  prices,
  pricesText,
  quoted,
  sample,
  sampleText,
  unquoted,
  wholeNumber,
  withoutUnit,
} from './product-sheet.ts';

test.each([
  ['Title', { kind: 'field', field: 'title' }],
  [' title * ', { kind: 'field', field: 'title' }],
  ['*Category\nID', { kind: 'field', field: 'cate' }],
  ['Sample lead time（days）', { kind: 'field', field: 'sample_lead_time_days' }],
  ['价格', { kind: 'field', field: 'price' }],
  ['Property: Material', { kind: 'property', name: 'Material' }],
  ['参数：颜色', { kind: 'property', name: '颜色' }],
  ['Detail: Port', { kind: 'detail', name: 'Port' }],
  ['Property:', null],
  ['Colour of the sky', null],
  ['', null],
])('the header %j means %j', (header, meaning) => {
  expect(meaningOf(header)).toEqual(meaning);
});

describe('prices', () => {
  test.each([
    ['2.5', [{ Start: 1, End: null, Price: 2.5 }]],
    [
      '1-99: 2.50; 100+: 2',
      [
        { Start: 1, End: 99, Price: 2.5 },
        { Start: 100, End: null, Price: 2 },
      ],
    ],
    [
      '1~99：2.5；≥100: 2',
      [
        { Start: 1, End: 99, Price: 2.5 },
        { Start: 100, End: null, Price: 2 },
      ],
    ],
    ['10-: 3', [{ Start: 10, End: null, Price: 3 }]],
    ['', []],
  ])('%j', (cell, tiers) => {
    expect(prices(cell)).toEqual({ value: tiers, currency: null });
    expect(prices(pricesText(tiers))).toEqual({ value: tiers, currency: null });
  });

  test.each([
    'cheap',
    '1-99',
    '$2; €3',
    '1-99: two',
    '100以下: 2',
    '1-9 boxen: 2',
    '-1: 3',
    `1: ${'9'.repeat(30)}`,
  ])('%j is refused', (cell) => {
    expect(prices(cell)).toEqual({ problem: 'prices_format' });
  });
});

test.each(['100: 7; 1000: 15; 30', '12', ''])('the lead times %j are written as they were', (cell) => {
  const read = leadTimes(cell);
  expect('value' in read && leadTimesText(read.value)).toBe(cell);
});
test.each(['soon', '7 days', '1-3: 7'])('the lead times %j are refused', (cell) => {
  expect(leadTimes(cell)).toEqual({ problem: 'lead_times_format' });
});

test.each([
  ['no', { offered: false, price: null }],
  ['面议', { offered: true, price: null }],
  ['Free', { offered: true, price: 0 }],
  ['12.5', { offered: true, price: 12.5 }],
])('the sample %j', (cell, value) => {
  expect(sample(cell)).toMatchObject({ value });
  expect(sample(sampleText(value))).toMatchObject({ value });
});

test('a comma between digits is never dropped: the sheet decides, or both readings are told', () => {
  expect(decimal('12,5')).toEqual({ value: 12.5 });
  expect(decimal('1,250')).toEqual({ readings: [1250, 1.25] });
  expect(decimal('1,250', ',')).toEqual({ value: 1.25 });
  expect(prices('1,250', '.')).toMatchObject({ value: [{ Price: 1250 }] });
  expect(wholeNumber('1,000', ',')).toEqual({ readings: [1000, 1] });
});

test.each([
  ['packaging.weight', '12.5 kg', '12.5'],
  ['packaging.weight', '500 g', '500 g'],
  ['warranty_months', '2 years', '2 years'],
  ['warranty_months', '24 months', '24'],
  ['min_order', '100 pcs', '100'],
  ['min_order', '100 people', '100 people'],
] as const)('%s %j without its unit', (field, cell, text) => {
  expect(withoutUnit(field, cell)).toBe(text);
});

test.each([
  ['1,000', { value: 1000 }],
  ['3.0', { value: 3 }],
  ['1.000', { readings: [1000, 1] }],
  ['3.5', { problem: 'not_whole' }],
  ['-3', { problem: 'not_a_number' }],
  ['ten', { problem: 'not_a_number' }],
])('%j as a whole number', (cell, read) => {
  expect(wholeNumber(cell)).toEqual(read);
});

test('lines of a description are paragraphs, and what they hold is text', () => {
  expect(descriptionHtml('Strong & "light"\n\n<3 mm')).toBe(
    '<p>Strong &amp; &quot;light&quot;</p><p>&lt;3 mm</p>',
  );
  expect(descriptionHtml('<p>Is <b>HTML</b></p>')).toBe('<p>Is <b>HTML</b></p>');
});

test.each(['=1+1', '+49', '-5', '@SUM(A1)', 'plain', "'plain", ''])(
  '%j survives an export and its import',
  (cell) => {
    expect(quoted(cell)).not.toMatch(/^[=+\-@]/);
    expect(unquoted(quoted(cell))).toBe(cell);
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a cell that begins as %j is text in an export, and the same when it comes back',
  (cell) => {
    expect(quoted(cell)).toBe(`'${cell}`);
    expect(unquoted(quoted(cell))).toBe(cell);
  },
);

test('a run of blanks is read in the time that its length takes', () => {
  const blanks = `1${' '.repeat(50_000)}!`;
  expect(prices(blanks)).toEqual({ problem: 'prices_format' });
  expect(prices(blanks.slice(0, 900) + '!')).toEqual({ problem: 'prices_format' });
  expect(leadTimes(blanks)).toEqual({ problem: 'lead_times_format' });
  expect(sample(blanks)).toEqual({ problem: 'sample_format' });
  expect(withoutUnit('packaging.weight', blanks)).toBe('1 !');
  expect(meaningOf(blanks)).toBeNull();
});
