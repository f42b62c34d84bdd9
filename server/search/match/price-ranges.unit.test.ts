import { expect, test } from 'vitest';
import { PRICE_CLASSES, priceClass, priceRanges } from './price-ranges.ts';

const rangesOf = (prices: number[]) => {
  const classes = new Uint32Array(PRICE_CLASSES);
  for (const price of prices) classes[priceClass(price)]!++;
  return priceRanges(classes);
};

test('prices are parted at round numbers into about equal counts, both ends included', () => {
  expect(rangesOf([1, 2, 3, 9, 11, 18, 40, 90, 400])).toEqual([
    ['-2', 2],
    ['2-10', 3],
    ['10-20', 2],
    ['20-100', 2],
    ['100-', 1],
  ]);
});

test('one price, and none, is parted by nothing', () => {
  expect(rangesOf([5, 5, 5])).toEqual([]);
  expect(rangesOf([])).toEqual([]);
});

test('every count is what the filter gives, whatever the prices', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const prices = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      Number((10 ** (random() * 9 - 3)).toPrecision(1 + Math.floor(random() * 3))),
    );
    for (const [range, n] of rangesOf(prices)) {
      const [from, to] = String(range).split('-');
      const within = prices.filter((p) => (!from || p >= Number(from)) && (!to || p <= Number(to)));
      expect(n, `${range} of ${prices}`).toBe(within.length);
    }
  }
});
