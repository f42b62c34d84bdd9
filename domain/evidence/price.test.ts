import { expect, test } from 'vitest';
import { farFromUsual, leapOf } from './price.ts';

const USUAL = [8, 9, 9.5, 10, 10, 10.5, 11, 12, 14];

test.each([
  [10, USUAL, undefined],
  [25, USUAL, undefined],
  [0.5, USUAL, 5],
  [100, USUAL, 1000],
  // too few are known, or none is told
  [100, USUAL.slice(0, 7), undefined],
  [0, USUAL, undefined],
  // prices that lie far apart themselves
  [40, [1, 2, 4, 8, 16, 32, 64, 128, 256], undefined],
  // a few odd ones move nothing
  [0.5, [...USUAL, 0.01, 9999], 5],
])('%d among %j is %s %% of the usual', (price, others, share) =>
  expect(farFromUsual(price, others)).toBe(share),
);

test.each([
  [100, 10, -90],
  [10, 25, 150],
  [10, 14, undefined],
  [10, 5.1, undefined],
  [0, 5, undefined],
])('from %d to %d', (before, after, change) => expect(leapOf(before, after)).toBe(change));
