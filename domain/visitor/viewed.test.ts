import { expect, test } from 'vitest';
import { MAX_VIEWED, readViewed, withoutGone, withViewed } from './viewed.ts';

test('what is looked at stands first, once, among so many', () => {
  expect(withViewed([], 3)).toEqual([3]);
  expect(withViewed([5, 3, 8], 3)).toEqual([3, 5, 8]);
  const full = Array.from({ length: MAX_VIEWED }, (_, i) => i + 1);
  expect(withViewed(full, 100)).toEqual([100, ...full.slice(0, -1)]);
});

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  ['17,3', [17, 3]],
  ['3,3,-1,0,x,1e3,1.5,%00,99999999999999999999,8', [3, 8]],
  ['[3,8]', []],
])('%s is read as %j', (text, ids) => {
  expect(readViewed(text)).toEqual(ids);
});

test('however much is written there, no more than is kept is read', () => {
  const long = Array.from({ length: 10_000 }, (_, i) => i + 1).join(',');
  expect(readViewed(long)).toHaveLength(MAX_VIEWED);
});

test('what is gone is forgotten; what was not asked for stays', () => {
  expect(withoutGone([9, 5, 3, 8], [5, 3], [3])).toEqual([9, 3, 8]);
});
