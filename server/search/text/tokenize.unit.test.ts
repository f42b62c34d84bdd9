import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { queryTerms, tokenize } from './tokenize.ts';

test.each([
  ['pipes', 'pipe'],
  ['fittings', 'fit'],
  ['batteries', 'batteri'],
  ['battery', 'batteri'],
  ['hopping', 'hop'],
  ['filing', 'file'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['adjustment', 'adjust'],
  ['oxen', 'oxen'],
  ['m8', 'm8'],
])('stem(%s) is %s', (word, expected) => expect(stem(word)).toBe(expected));

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
