import { expect, test } from 'vitest';
import { priceChanges } from './price-change.ts';

const priced = (price: [number, number | null, number][], currency: '$' | '¥' = '$') => ({
  currency,
  price: price.map(([Start, End, Price]) => ({ Start, End, Price })),
});

test('the change at each quantity from which a price holds on either side', () => {
  const before = priced([[1, null, 84.57]]);
  expect(priceChanges(before, priced([[1, null, 8.46]]))).toEqual([{ quantity: 1, percent: -90 }]);
  const tiers = priced([
    [1, 99, 84.57],
    [100, null, 80],
  ]);
  expect(priceChanges(before, tiers)).toEqual([{ quantity: 100, percent: -5.4 }]);
  expect(priceChanges(tiers, before)).toEqual([{ quantity: 100, percent: 5.7 }]);
});

test('none where there is nothing to compare', () => {
  const one = priced([[1, 9, 10]]);
  expect(priceChanges(one, one)).toEqual([]);
  expect(priceChanges(one, priced([[10, null, 9]]))).toEqual([]);
  expect(priceChanges(one, priced([[1, 9, 70]], '¥'))).toEqual([]);
  expect(priceChanges(priced([]), one)).toEqual([]);
});
