import { expect, test } from 'vitest';
import { Counter, priceEdges } from './facets.ts';

test('prices are parted at round numbers, and counts are those of the filter', () => {
  expect(priceEdges([1, 2, 3, 9, 11, 18, 40, 90, 400])).toEqual([2, 10, 20, 100]);
  expect(priceEdges([5, 5, 5])).toEqual([]);
  expect(priceEdges([])).toEqual([]);
  const found = [1, 2, 3, 9, 11, 18, 40, 90, 400].map((price) => ({ minPrice: price, maxPrice: price }));
  const facet = new Counter(found, 'en').prices((one) => one);
  expect(facet.map(({ value, count }) => [value, count])).toEqual([
    ['-2', 2],
    ['2-10', 3],
    ['10-20', 2],
    ['20-100', 2],
    ['100-', 1],
  ]);
});

test('what is within a bound is within the next; a bound that adds nothing is left out', () => {
  const facet = new Counter([1, 5, 5, 50, 900], 'en').upTo(
    [1, 2, 10, 100],
    (n) => n,
    (n) => ({ name: `≤ ${n}`, name_zh: null }),
  );
  expect(facet.map(({ value, label, count }) => [value, label, count])).toEqual([
    ['1', '≤ 1', 1],
    ['10', '≤ 10', 3],
    ['100', '≤ 100', 4],
  ]);
});
