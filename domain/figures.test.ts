import { describe, expect, test } from 'vitest';
import { daysUntil, emptySearchWords, keptByDayFrom, missedDays, totalOf } from './figures.ts';

const today = new Date('2026-03-01T00:30:00Z');

test('days end today, in UTC', () => {
  expect(daysUntil(today, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

describe('days that are not counted for good', () => {
  test('those since the last one, without today', () => {
    expect(missedDays(today, '2026-02-26')).toEqual(['2026-02-27', '2026-02-28']);
    expect(missedDays(today, '2026-02-28')).toEqual([]);
  });
  test('a month of them at first, and after a long time away', () => {
    expect(missedDays(today, null)).toHaveLength(30);
    expect(missedDays(today, '2020-01-01')[0]).toBe('2026-01-30');
  });
});

test('events add up, and of what stands the last number counts', () => {
  expect(totalOf('registrations', [1, null, 3])).toBe(4);
  expect(totalOf('storage', [10, 30, null])).toBe(30);
  expect(totalOf('storage', [null])).toBeNull();
});

test('numbers by day are kept for so many days', () => {
  expect(keptByDayFrom(today, 400)).toBe('2025-01-25');
});

test.each([
  ['  Hexagon   BOLT ', 'hexagon bolt'],
  ['Ｍ８\u200b bolt', 'm8 bolt'],
  ['\t\n', ''],
  ['x'.repeat(150), 'x'.repeat(100)],
])('%j is counted as %j', (kw, words) => expect(emptySearchWords(kw)).toBe(words));
