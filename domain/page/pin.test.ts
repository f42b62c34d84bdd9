import { expect, test } from 'vitest';
import { daysLeft, pinPeriod, pinYear } from './pin.ts';

const at = (iso: string) => new Date(`${iso}Z`);

test.each([
  [null, '2026-01-01T00:00:00', '2026-01-01', '2027-01-01'],
  [null, '2026-12-31T23:59:59', '2026-01-01', '2027-01-01'],
  ['2026-03-10', '2026-03-10T00:00:00', '2026-03-10', '2027-03-10'],
  ['2026-03-10', '2027-03-09T23:59:59', '2026-03-10', '2027-03-10'],
  ['2026-03-10', '2027-03-10T00:00:00', '2027-03-10', '2028-03-10'],
  ['2024-02-29', '2025-02-28T12:00:00', '2024-02-29', '2025-03-01'],
  ['2024-02-29', '2028-02-29T00:00:00', '2028-02-29', '2029-03-01'],
])('the year of a tier since %s at %s begins on %s', (since, now, from, to) => {
  expect(pinYear(since === null ? null : at(`${since}T00:00:00`), at(now))).toEqual({
    from: at(`${from}T00:00:00`),
    to: at(`${to}T00:00:00`),
  });
});

test('a pin runs from now, an extension from the end of what runs', () => {
  const now = at('2026-05-01T12:00:00');
  expect(pinPeriod(3, null, now)).toEqual({ from: now, until: at('2026-05-04T12:00:00') });
  const end = at('2026-05-02T00:00:00');
  expect(pinPeriod(7, end, now)).toEqual({ from: end, until: at('2026-05-09T00:00:00') });
  expect(pinPeriod(1, at('2026-04-30T00:00:00'), now)).toEqual({
    from: now,
    until: at('2026-05-02T12:00:00'),
  });
});

test('a day that has begun is a day left', () => {
  const now = at('2026-05-01T12:00:00');
  expect(daysLeft(at('2026-05-02T12:00:00'), now)).toBe(1);
  expect(daysLeft(at('2026-05-02T12:00:01'), now)).toBe(2);
  expect(daysLeft(at('2026-04-02T12:00:01'), now)).toBe(0);
});
