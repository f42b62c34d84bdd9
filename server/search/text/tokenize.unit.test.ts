import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { queryTerms, tokenize } from './tokenize.ts';
import { familiesOf } from './word-families.ts';

test.each([
  ['pipes', 'pipe'],
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['feet', 'foot'],
  ['batteries', 'battery'],
  ['lenses', 'lens'],
  ['gases', 'gas'],
  ['glass', 'glass'],
  ['stainless', 'stainless'],
  ['women', 'woman'],
  ['m8', 'm8'],
  ['bearing', 'bearing'],
  ['fittings', 'fitting'],
])('the term of %s is %s', (word, expected) => expect(stem(word)).toBe(expected));

test.each([
  ['cookies', 'cookie'],
  ['colours', 'color'],
  ['fibre', 'fiber'],
  ['organisers', 'organizer'],
  ['aluminised', 'aluminized'],
  ['travelling', 'traveling'],
  ['mould', 'moulds'],
])('%s and %s have one term', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['bearing', 'bear'],
  ['manufacturer', 'manufacturing'],
  ['organizer', 'organic'],
  ['general', 'generator'],
  ['paving', 'paver'],
  ['bottling', 'bottle'],
  ['wireless', 'wire'],
])('%s and %s are neither one term nor kin', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
  expect(familiesOf([one, other])(one)).toEqual([]);
});

test('words of a kin are known by each other, the commonest first', () => {
  const related = familiesOf(['welding', 'welded', 'weld', 'pump']);
  expect(related('weld')).toEqual(['welding', 'welded']);
  expect(related('pump')).toEqual([]);
});

test('a measurement in a larger unit is found by the smaller one, a size as a whole', () => {
  expect(tokenize('5.5 kW')).toEqual([{ term: '5.5kw', also: ['5.5', '5500w'] }]);
  expect(tokenize('600x1200 mm')[0]!.also).toContain('600x1200');
  expect(tokenize('2 in. x 4 in. x 8 ft.')[0]!.also).toEqual(['2', '2x4', '2x4x8']);
});

test('documents are found by number with and without unit, and by joined model numbers', () => {
  expect(tokenize('12V ABC-123')).toEqual([
    { term: '12v', also: ['12'] },
    { term: 'abc', also: ['abc123'] },
    { term: '123', also: [] },
  ]);
});

test('numbers beside a slash that are no fraction are found together and one by one', () => {
  expect(tokenize('12/2 120/240v')).toEqual([
    { term: '12', also: ['12/2'] },
    { term: '2', also: [] },
    { term: '120', also: ['120/240v'] },
    { term: '240v', also: ['240'] },
  ]);
});

test('Chinese is cut into pairs; a query has at most 16 terms', () => {
  expect(queryTerms('不锈钢管')).toEqual(['不锈', '锈钢', '钢管']);
  expect(queryTerms(Array.from({ length: 50 }, (_, i) => `w${i}`).join(' '))).toHaveLength(16);
});

// in quadratic time a text this long would not be cut before the runner gives up
test.each(['1', '1.', '1/', '1,', '1 ', 'a-', '"', '-', '1 in', '½', 'ы'])(
  'a text of 100,000 times "%s" is cut into terms in linear time',
  (piece) => {
    const once = new Set(tokenize(`${piece}${piece}`).map(({ term }) => term));
    expect(new Set(tokenize(piece.repeat(100_000)).map(({ term }) => term)).size).toBeLessThanOrEqual(
      once.size + 1,
    );
  },
);
