import { describe, expect, test } from 'vitest';
import { type PriceTier, priceAt, priceLabel, priceRange, pricesProblem } from './price.ts';

const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });
const LADDER = [tier(1, 99, 1.5), tier(100, 999, 1.2), tier(1000, null, 0.9)];

describe('a list of tiers', () => {
  test('may be open or closed at its end', () => {
    expect(pricesProblem(LADDER)).toBeNull();
    expect(pricesProblem([tier(10, 10, 5)])).toBeNull();
  });

  test('has one to five tiers', () => {
    const steps = (n: number) => Array.from({ length: n }, (_, i) => tier(i + 1, i + 1, 1));
    expect(pricesProblem([])).toBe('count');
    expect(pricesProblem(steps(5))).toBeNull();
    expect(pricesProblem(steps(6))).toBe('count');
  });

  test.each<[string, PriceTier[]]>([
    ['a start below 1', [tier(0, 9, 1)]],
    ['a part of a unit', [tier(1.5, 9, 1)]],
    ['a fractional end', [tier(1, 9.5, 1)]],
    ['an end before its start', [tier(5, 4, 1)]],
    ['a gap', [tier(1, 9, 2), tier(11, null, 1)]],
    ['an overlap', [tier(1, 10, 2), tier(10, null, 1)]],
    ['descending tiers', [tier(10, 19, 1), tier(1, 9, 2)]],
    ['an open tier before the last', [tier(1, null, 2), tier(10, null, 1)]],
    ['not a number', [tier(Number.NaN, null, 1)]],
  ])('is out of order with %s', (_, tiers) => {
    expect(pricesProblem(tiers)).toBe('order');
  });

  test.each([
    [1.2345, null],
    [0.0001, null],
    [99999999.9999, null],
    [1.23456, 'decimals'],
    [0.00001, 'decimals'],
    [Number.NaN, 'decimals'],
    [0, 'not_positive'],
    [-1, 'not_positive'],
  ])('price %d → %s', (price, problem) => {
    expect(pricesProblem([tier(1, null, price)])).toBe(problem);
  });
});

test('the range spans all tiers, whichever way they run', () => {
  expect(priceRange(LADDER)).toEqual({ min_price: 0.9, max_price: 1.5 });
  expect(priceRange(LADDER.toReversed())).toEqual({ min_price: 0.9, max_price: 1.5 });
});

test('no tier is a negotiable price', () => {
  const { min_price } = priceRange([]);
  expect(priceLabel({ currency: '$', min_price, unit: 'piece' })).toEqual({ negotiable: true });
});

test.each([
  [1.2, '$1.20/piece'],
  [12, '$12.00/piece'],
  [1.234, '$1.234/piece'],
  [0.0001, '$0.0001/piece'],
  [12800, '$12,800.00/piece'],
])('label of %d is %s', (min_price, text) => {
  expect(priceLabel({ currency: '$', min_price, unit: 'piece' })).toEqual({ negotiable: false, text });
});

test('a label shows the currency and unit of the product', () => {
  expect(priceLabel({ currency: '¥', min_price: 3.5, unit: 'square meter' })).toEqual({
    negotiable: false,
    text: '¥3.50/square meter',
  });
});

test.each([0, -1])('min_price %d is negotiable', (min_price) => {
  expect(priceLabel({ currency: '$', min_price, unit: 'piece' })).toEqual({ negotiable: true });
});

test.each([
  [0.5, null],
  [1, 1.5],
  [99, 1.5],
  [99.5, 1.5],
  [100, 1.2],
  [1_000_000, 0.9],
])('price at %d is %s', (quantity, price) => {
  expect(priceAt(LADDER, quantity)).toBe(price);
});

test('a closed last tier has no price above its end', () => {
  expect(priceAt([tier(1, 10, 2)], 11)).toBeNull();
});
