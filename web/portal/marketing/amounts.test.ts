import { expect, test } from 'vitest';
import { atLeast, yuan } from './amounts.ts';

test('yuan', () => {
  expect([yuan(12800, 'en'), yuan(198000, 'zh')]).toEqual(['CNY 12,800', '¥198,000']);
});

test.each([
  [3000, '3,000+', '3000+'],
  [30000, '30,000+', '3万+'],
  [300000, '300k+', '30万+'],
  [1000000, '1M+', '100万+'],
])('at least %i', (n, en, zh) => {
  expect([atLeast(n, 'en'), atLeast(n, 'zh')]).toEqual([en, zh]);
});
