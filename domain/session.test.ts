import { expect, test } from 'vitest';
import { lifetimes, mayRefresh } from './session.ts';

const ISSUED = 1_700_000_000;
const HOUR = 3600;

test('a token lives for 24 hours and may be refreshed after 12', () => {
  expect(lifetimes(ISSUED)).toEqual({ access_expire: ISSUED + 24 * HOUR, refresh_after: ISSUED + 12 * HOUR });
});

test('a token of staff lives for 8 hours and is never refreshed', () => {
  const times = lifetimes(ISSUED, { staff: true });
  expect(times.access_expire).toBe(ISSUED + 8 * HOUR);
  for (const age of [0, 4 * HOUR, 8 * HOUR - 1, 8 * HOUR])
    expect(mayRefresh(ISSUED + age, times)).toBe(false);
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
