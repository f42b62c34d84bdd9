import { expect, test } from 'vitest';
import { documentOf } from '../index/document.ts';
import { rank } from '../rank/rank.ts';
import { stem } from './stem.ts';
import { analyse, queryTerms } from './tokenize.ts';
import { plainWord } from './tsquery.ts';

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
  expect(analyse('12V ABC-123')).toEqual([
    { term: '12v', also: ['12'] },
    { term: 'abc', also: ['abc123'] },
    { term: '123', also: [] },
  ]);
});

test('numbers beside a slash that are no fraction are found together and one by one', () => {
  expect(analyse('12/2 120/240v')).toEqual([
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

// in quadratic time a text this long would not be analysed before the runner gives up
test.each(['1', '1.', '1/', '1,', '1 ', 'a-', '"', '-', '1 in', '½', 'ы'])(
  'a text of 100,000 times "%s" is analysed in linear time',
  (piece) => {
    const once = new Set(analyse(`${piece}${piece}`).map(({ term }) => term));
    expect(new Set(analyse(piece.repeat(100_000)).map(({ term }) => term)).size).toBeLessThanOrEqual(
      once.size + 1,
    );
  },
);

test('a document quotes its lexemes and weighs its fields', () => {
  const literal = documentOf({
    ...{
      title: 'Pump 12V',
      trail: [7, 8, 8],
      categories: ['Pumps'],
      properties: [['Use', 'Water']],
      keywords: [],
    },
    ...{ company: 'Acme', mainProducts: [], content: '<p>Cheap&nbsp;&amp; good <b>pump</b></p>' },
  });
  expect(literal).toContain("'pump':1A,");
  expect(literal).toContain("'water':");
  expect(literal).toMatch(/^'#7' '#8' '/);
  expect(literal).not.toMatch(/'(nbsp|amp|b|p)'/);
});

const words = (...terms: string[]) => terms.map(plainWord);
const none = { total: 0, frequency: () => 0 };
test('ranking: the thing itself before what merely names it; tier only among equals', () => {
  const now = new Date();
  const candidate = (id: number, title: string, tierRank = 0) => ({
    ...{ id, title, tierRank, refreshedAt: now, score: 0.5, hits: [true, true] },
  });
  const query = { words: words('steel', 'pipe'), head: 1 };
  const order = (...list: ReturnType<typeof candidate>[]) => rank(query, list, none, now).map((c) => c.id);
  expect(order(candidate(1, 'Clamp for steel pipe', 3), candidate(2, 'Steel pipe'))).toEqual([2, 1]);
  expect(order(candidate(1, 'Steel pipe', 3), candidate(2, 'Steel pipe', 0))).toEqual([1, 2]);
  expect(order(candidate(1, 'Steel pipe'), candidate(2, 'Steel pipe'))).toEqual([2, 1]);
});
