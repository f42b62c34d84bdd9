import { expect, test } from 'vitest';
import { barOf, daysOf, monthAfter, monthOf } from './month.ts';

test('the address names a month, or the one that runs is meant', () => {
  const now = new Date(2026, 4, 17);
  expect(monthOf('2025-12', now)).toBe('2025-12');
  for (const odd of [null, '', '2025-13', '1999-01', '2025-1', 'x'.repeat(300)])
    expect(monthOf(odd, now)).toBe('2026-05');
});

test('months follow each other through the years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect([daysOf('2026-02'), daysOf('2028-02'), daysOf('2026-12')]).toEqual([28, 29, 31]);
});

test('a bar is what of the time lies in the month', () => {
  const at = (month: number, day: number) => new Date(2026, month - 1, day).toISOString();
  expect(barOf({ from: at(6, 1), until: at(7, 1) }, '2026-06')).toEqual({ left: 0, width: 100 });
  expect(barOf({ from: at(5, 20), until: at(6, 16) }, '2026-06')).toEqual({ left: 0, width: 50 });
  const bar = barOf({ from: at(6, 16), until: at(8, 1) }, '2026-06')!;
  expect([bar.left, bar.width]).toEqual([50, 50]);
  expect(barOf({ from: at(5, 1), until: at(6, 1) }, '2026-06')).toBeNull();
  expect(barOf({ from: at(7, 1), until: at(7, 2) }, '2026-06')).toBeNull();
});
