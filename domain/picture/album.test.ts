import { expect, test } from 'vitest';
import { daysInBin, recycledSince } from './album.ts';

const now = new Date('2026-05-20T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  [0, 7],
  [1, 7],
  [24, 6],
  [24 * 6 + 23, 1],
  [24 * 7, 0],
  [24 * 30, 0],
])('deleted %i hours ago: %i days left', (hours, left) => {
  expect(daysInBin(ago(hours), now, 7)).toBe(left);
});

test('what has no days left is what goes', () => {
  const last = recycledSince(now, 7);
  expect(daysInBin(last, now, 7)).toBe(0);
  expect(daysInBin(new Date(last.getTime() + 1), now, 7)).toBe(1);
});
