import { expect, test } from 'vitest';
import {
  isCurrentToken,
  lifetimes,
  mayRefresh,
  PREDECESSOR_SECONDS,
  SESSION_LIFE_SECONDS,
} from './session.ts';

const ISSUED = 1_700_000_000;
const HOUR = 3600;

test('a token lives for 24 hours and may be refreshed after 12', () => {
  expect(lifetimes(ISSUED)).toEqual({ access_expire: ISSUED + 24 * HOUR, refresh_after: ISSUED + 12 * HOUR });
});

test('a token of staff lasts as long as its session, 8 hours, and is never refreshed', () => {
  const times = lifetimes(ISSUED, ISSUED + SESSION_LIFE_SECONDS.staff);
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

test.each([
  ['half a day', 12 * HOUR, { access_expire: 12 * HOUR, refresh_after: 12 * HOUR }],
  ['an hour', HOUR, { access_expire: HOUR, refresh_after: HOUR }],
  ['13 hours', 13 * HOUR, { access_expire: 13 * HOUR, refresh_after: 12 * HOUR }],
])('of a session that ends in %s no token lasts longer', (_, left, times) => {
  expect(lifetimes(ISSUED, ISSUED + left)).toEqual({
    access_expire: ISSUED + times.access_expire,
    refresh_after: ISSUED + times.refresh_after,
  });
});

const since = (seconds: number) => new Date(ISSUED * 1000 - seconds * 1000);
test.each([
  ['the first', 0, { used: 0, usedSince: null }, true],
  ['a renewal that nobody has used yet', 1, { used: 0, usedSince: null }, true],
  ['the last', 3, { used: 3, usedSince: since(HOUR) }, true],
  ['the one before, for a minute', 2, { used: 3, usedSince: since(PREDECESSOR_SECONDS - 1) }, true],
  ['the one before, after it', 2, { used: 3, usedSince: since(PREDECESSOR_SECONDS) }, false],
  ['one of long ago', 1, { used: 3, usedSince: since(1) }, false],
])('%s', (_, own, session, good) => {
  expect(isCurrentToken(own, session, new Date(ISSUED * 1000))).toBe(good);
});
