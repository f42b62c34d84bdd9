import { expect, test } from 'vitest';
import { lifetimes, mayRefresh } from './session.ts';

const ISSUED = 1_700_000_000;
const HOUR = 3600;

test('a token lives for 24 hours and may be refreshed after 12', () => {
  expect(lifetimes(ISSUED)).toEqual({ access_expire: ISSUED + 24 * HOUR, refresh_after: ISSUED + 12 * HOUR });
});

test.each([
  [0, false],
  [12 * HOUR - 1, false],
  [12 * HOUR, true],
  [24 * HOUR - 1, true],
  [24 * HOUR, false],
])('%i seconds after issue, refresh: %s', (age, may) => {
  expect(mayRefresh(ISSUED + age, lifetimes(ISSUED))).toBe(may);
});
