import { describe, expect, test } from 'vitest';
import {
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
} from './product-sheet.ts';

test.each([
  ['Title', { kind: 'field', field: 'title' }],
  [' title * ', { kind: 'field', field: 'title' }],
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
    expect(prices(cell)).toEqual({ value: tiers });
    expect(prices(pricesText(tiers))).toEqual({ value: tiers });
  });

  test.each(['cheap', '1-99', '$2', '1-99: two', '-1: 3', `1: ${'9'.repeat(30)}`])(
    '%j is refused',
    (cell) => {
      expect(prices(cell)).toEqual({ problem: 'prices_format' });
    },
  );
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
  expect(sample(cell)).toEqual({ value });
  expect(sample(sampleText(value))).toEqual({ value });
});

test.each([
  ['1,000', { value: 1000 }],
  ['3.0', { value: 3 }],
  ['3.5', { problem: 'not_a_number' }],
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
