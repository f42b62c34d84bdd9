import { expect, test } from 'vitest';
import { inOrder, moved } from './order.ts';

test.each([
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [2, 1, null],
  [1, -1, null],
  [3, 3, null],
  [9, 0, null],
])('%i to place %i', (id, to, after) => {
  expect(moved([1, 2, 3], id, to)).toEqual(after);
});

test('what another tab made stands at the end, what it deleted nowhere', () => {
  const things = [1, 2, 4].map((id) => ({ id }));
  expect(inOrder(things, [2, 3, 1]).map(({ id }) => id)).toEqual([2, 1, 4]);
  expect(inOrder(things, null)).toEqual(things);
});
