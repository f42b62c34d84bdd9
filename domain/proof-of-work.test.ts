import { expect, test } from 'vitest';
import { beginsWithZeros, MOST_FAILURES_COUNTED, proofBits } from './proof-of-work.ts';

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
])('%i failures: %i bits', (failures, bits) => expect(proofBits(failures)).toBe(bits));

test('what is not counted any more would change nothing', () => {
  expect(proofBits(MOST_FAILURES_COUNTED)).toBe(proofBits(10 * MOST_FAILURES_COUNTED));
  expect(proofBits(MOST_FAILURES_COUNTED - 1)).toBeLessThan(proofBits(MOST_FAILURES_COUNTED));
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
