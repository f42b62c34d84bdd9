import { expect, test } from 'vitest';
import { fits, formatStorage, MEGABYTE } from './quota.ts';

test.each([
  [0, '0M'],
  [1, '0M'],
  [MEGABYTE / 2, '0.5M'],
  [100 * MEGABYTE, '100M'],
  [1023 * MEGABYTE, '1023M'],
  [1024 * MEGABYTE - 1, '1G'],
  [1024 * MEGABYTE, '1G'],
  [1536 * MEGABYTE, '1.5G'],
])('%i bytes are %s', (bytes, shown) => {
  expect(formatStorage(bytes)).toBe(shown);
});

test('a limit may be reached but not passed', () => {
  expect(fits(99, 1, 100)).toBe(true);
  expect(fits(100, 1, 100)).toBe(false);
  expect(fits(0, 101, 100)).toBe(false);
});
