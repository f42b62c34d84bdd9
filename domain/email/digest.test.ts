import { expect, test } from 'vitest';
import { digestEnd } from './digest.ts';

test.each([
  ['daily', '2026-11-24T05:59:59Z', '2026-11-23T00:00:00Z'],
  ['daily', '2026-11-24T06:00:00Z', '2026-11-24T00:00:00Z'],
  ['daily', '2026-11-25T00:00:00Z', '2026-11-24T00:00:00Z'],
  // a Monday
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-16T00:00:00Z'],
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-23T00:00:00Z'],
  ['weekly', '2026-11-29T23:00:00Z', '2026-11-23T00:00:00Z'],
] as const)('a %s digest at %s tells until %s', (digest, now, until) => {
  expect(digestEnd(digest, new Date(now))).toEqual(new Date(until));
});
