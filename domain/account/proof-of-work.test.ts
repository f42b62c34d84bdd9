import { expect, test } from 'vitest';
import { beginsWithZeros, mostCounted, PRICES, proofBits } from './proof-of-work.ts';

test.each([
  [0, 0],
  [49, 0],
  [50, 12],
  [99, 12],
  [100, 13],
  [200, 14],
  [799, 15],
  [800, 16],
  [1_000_000, 16],
])('%i failures of an account: %i bits', (n, bits) => expect(proofBits(n, PRICES.account)).toBe(bits));

test.each([
  [0, 0],
  [1, 10],
  [4, 12],
  [63, 15],
  [64, 16],
  [5000, 16],
])('%i failures of a network: %i bits', (n, bits) => expect(proofBits(n, PRICES.network)).toBe(bits));

test.each([
  [2, 0],
  [3, 12],
  [6, 13],
  [48, 16],
])('%i letters of a network: %i bits', (n, bits) => expect(proofBits(n, PRICES.sends)).toBe(bits));

test.each(Object.entries(PRICES))('%s: what is not counted any more would change nothing', (_, price) => {
  const most = mostCounted(price);
  expect(proofBits(most, price)).toBe(proofBits(10 * most, price));
  expect(proofBits(most - 1, price)).toBeLessThan(proofBits(most, price));
});

test.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0, 0x0f], 12, true],
  [[0, 0x10], 12, false],
  [[1, 0], 8, false],
  [[0, 0xff], 8, true],
  [[0, 0], 16, true],
])('%j begins with %i zeros: %s', (bytes, bits, does) => {
  expect(beginsWithZeros(new Uint8Array([...bytes, 0xff]), bits)).toBe(does);
});
