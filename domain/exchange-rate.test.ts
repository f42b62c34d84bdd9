import { expect, test } from 'vitest';
import { convertAmount } from './exchange-rate.ts';

const rates = { day: '2026-11-20', per_dollar: { $: 1, '¥': 7 } };

test('an amount is converted by way of the dollar; its own currency needs no rate', () => {
  expect(convertAmount(14, '¥', '$', rates)).toBe(2);
  expect(convertAmount(2, '$', '¥', rates)).toBe(14);
  expect(convertAmount(3, '$', '$', null)).toBe(3);
  expect(convertAmount(3, '¥', '$', null)).toBeNull();
});
