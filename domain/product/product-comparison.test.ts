import { expect, test } from 'vitest';
import {
  areDifferent,
  commonNames,
  comparedIds,
  lowestPlaces,
  toggleCompared,
} from './product-comparison.ts';

test.each([
  ['3,17', [3, 17], false],
  ['3,3,17', [3, 17], false],
  ['3, 17,x,-1,0,1.5,1e9', [3], false],
  ['5,4,3,2,1', [5, 4, 3, 2, 1], false],
  ['6,5,4,3,2,1', [6, 5, 4, 3, 2], true],
  ['99999999999999999999', [], false],
  ['', [], false],
  [null, [], false],
  ['1,'.repeat(10_000), [1], false],
])('the products of %j', (text, ids, more) => {
  expect(comparedIds(text)).toEqual({ ids, more });
});

test('a row tells apart what differs in it', () => {
  expect(areDifferent(['Steel', 'Steel'])).toBe(false);
  expect(areDifferent(['Steel', ''])).toBe(true);
  expect(areDifferent(['', ''])).toBe(false);
  expect(areDifferent([])).toBe(false);
});

test('what most products state comes first, then as it came', () => {
  expect(commonNames([{ Color: 'Red', Size: '' }, { Material: 'Steel', Color: 'Blue' }, {}])).toEqual([
    'Color',
    'Material',
  ]);
});

test('the lowest of what can be compared', () => {
  expect([...lowestPlaces([3, 1, null, 1])]).toEqual([1, 3]);
  expect([...lowestPlaces([2, 2])]).toEqual([]);
  expect([...lowestPlaces([2, null])]).toEqual([]);
  expect([...lowestPlaces([])]).toEqual([]);
});

test('a press adds a product or takes it away; the sixth does not fit', () => {
  expect(toggleCompared([], 3)).toEqual([3]);
  expect(toggleCompared([3, 4], 3)).toEqual([4]);
  expect(toggleCompared([1, 2, 3, 4, 5], 6)).toBeNull();
  expect(toggleCompared([1, 2, 3, 4, 5], 5)).toEqual([1, 2, 3, 4]);
});
