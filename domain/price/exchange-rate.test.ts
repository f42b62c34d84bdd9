import { expect, test } from 'vitest';
import { convertAmount, dollarsBeside } from './exchange-rate.ts';

const rates = { day: '2026-11-20', per_dollar: { $: 1, '¥': 7 } };

test('an amount is converted by way of the dollar; its own currency needs no rate', () => {
  expect(convertAmount(14, '¥', '$', rates)).toBe(2);
  expect(convertAmount(2, '$', '¥', rates)).toBe(14);
  expect(convertAmount(3, '$', '$', null)).toBe(3);
  expect(convertAmount(3, '¥', '$', null)).toBeNull();
});

test.each([
  [14, '¥', '$2.00'],
  [0.0007, '¥', '$0.0001'],
  [0.014, '¥', '$0.002'],
  // what rounds to nothing is no price
  [0.0001, '¥', null],
  [0, '¥', null],
  [14, '$', null],
] as const)('beside %d %s stands %s', (amount, currency, text) => {
  expect(dollarsBeside(amount, currency, rates)).toBe(text);
  expect(dollarsBeside(amount, currency, null)).toBeNull();
});
