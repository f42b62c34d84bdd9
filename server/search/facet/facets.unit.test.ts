import { expect, test } from 'vitest';
import { eachBound, eachRange, eachValue, under } from './facets.ts';

test('values are named in the language of the reader, the commonest first; what has no name is left out', () => {
  const named = (value: number) => (value === 9 ? undefined : { name: `n${value}`, name_zh: `名${value}` });
  const counts = [
    [1, 2],
    [9, 50],
    [3, 7],
  ] as [number, number][];
  expect(eachValue(counts, 'en', named).map(({ value, label, count }) => [value, label, count])).toEqual([
    ['3', 'n3', 7],
    ['1', 'n1', 2],
  ]);
  expect(eachValue(counts, 'zh', named)[0]!.label).toBe('名3');
});

test('ranges of prices and bounds read as they filter', () => {
  const ranges = eachRange([
    ['-2', 3],
    ['2-1000', 5],
    ['1000-', 1],
  ]);
  expect(ranges.map(({ value, label }) => [value, label])).toEqual([
    ['-2', '≤ 2'],
    ['2-1000', '2–1,000'],
    ['1000-', '≥ 1,000'],
  ]);
  expect(eachBound([[10, 3]], 'en', (n) => ({ name: `≤ ${n}`, name_zh: null }))).toEqual([
    { value: '10', label: '≤ 10', count: 3, more: false },
  ]);
});

test('leaves are summed up under what they belong to', () => {
  const counts = [
    [11, 2],
    [12, 3],
    [21, 4],
    [99, 1],
  ] as [number, number][];
  const of = (leaf: number) => (leaf === 99 ? null : Math.floor(leaf / 10));
  expect(under(counts, of)).toEqual([
    [1, 5],
    [2, 4],
  ]);
});
