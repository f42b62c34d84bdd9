import { expect, test } from 'vitest';
import { endOfDay, endProblem } from './closing.ts';

const now = new Date('2026-05-01T12:00:00Z');

test('a day lasts to its end in UTC, whatever the offset it is given in', () => {
  expect(endOfDay('2026-12-31').toISOString()).toBe('2026-12-31T23:59:59.999Z');
  expect(endOfDay('2026-12-31T23:30:00-05:00').toISOString()).toBe('2027-01-01T23:59:59.999Z');
});

test('a day lasts to its end where its poster is', () => {
  expect(endOfDay('2026-12-31', 'Asia/Shanghai').toISOString()).toBe('2026-12-31T15:59:59.999Z');
  expect(endOfDay('2026-12-31T17:00:00Z', 'Asia/Shanghai').toISOString()).toBe('2027-01-01T15:59:59.999Z');
});

test.each([
  ['Pacific/Auckland', '2026-05-01', 'in_past'],
  ['Pacific/Auckland', '2026-05-02', null],
  ['Pacific/Auckland', '2027-05-02', null],
  ['Pacific/Auckland', '2027-05-03', 'date_too_far'],
  ['Pacific/Honolulu', '2026-04-30', 'in_past'],
  ['Pacific/Honolulu', '2026-05-01', null],
  ['Pacific/Honolulu', '2027-05-02', 'date_too_far'],
])('what today is hangs on the place: %s, %s', (zone, day, problem) => {
  expect(endProblem(endOfDay(day, zone), new Date('2026-05-01T12:30:00Z'), zone)).toBe(problem);
});

test('today is not too early and the same day of next year not too late', () => {
  expect(endProblem(endOfDay('2026-05-01'), now)).toBeNull();
  expect(endProblem(endOfDay('2026-04-30'), now)).toBe('in_past');
  expect(endProblem(endOfDay('2027-05-01'), now)).toBeNull();
  expect(endProblem(endOfDay('2027-05-02'), now)).toBe('date_too_far');
});

test('a leap day has a next year too', () => {
  const leap = new Date('2028-02-29T00:00:00Z');
  expect(endProblem(endOfDay('2029-03-01'), leap)).toBeNull();
  expect(endProblem(endOfDay('2029-03-02'), leap)).toBe('date_too_far');
});
