import { expect, test } from 'vitest';
import { comparedPrice, comparedPrices, leastOrder, listPrice, readQuantity } from './list-price.ts';
import type { PriceTier } from './price.ts';

const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });
const CABLE = {
  price: [tier(1000, 4999, 1.7), tier(5000, 9999, 1.5), tier(10_000, null, 1.33)],
  min_order_quantity: 1000,
};
const FLAT = { price: [tier(1, null, 8)], min_order_quantity: 20 };
const CLOSED = { price: [tier(1, 99, 3), tier(100, 500, 2)], min_order_quantity: 1 };
const FREE = { price: [], min_order_quantity: 5 };

test('the best price never stands without the quantity it begins at', () => {
  expect(listPrice(CABLE, null)).toEqual({ kind: 'lowest', unitPrice: 1.33, from: 10_000, atMinimum: 1.7 });
  expect(listPrice(FLAT, null)).toEqual({ kind: 'lowest', unitPrice: 8, from: null, atMinimum: null });
});

test('a minimum order that reaches the best tier leaves nothing to say', () => {
  expect(listPrice({ ...CABLE, min_order_quantity: 20_000 }, null)).toEqual({
    kind: 'lowest',
    unitPrice: 1.33,
    from: null,
    atMinimum: null,
  });
});

test.each([
  [1000, { kind: 'at', unitPrice: 1.7, quantity: 1000 }],
  [5000, { kind: 'at', unitPrice: 1.5, quantity: 5000 }],
  [9999, { kind: 'at', unitPrice: 1.5, quantity: 9999 }],
  [1_000_000, { kind: 'at', unitPrice: 1.33, quantity: 1_000_000 }],
  [999, { kind: 'below', unitPrice: 1.7, minimum: 1000 }],
])('for %d', (orderQuantity, shown) => {
  expect(listPrice(CABLE, orderQuantity)).toEqual(shown);
});

test('more than the last tier names is negotiated; so is what has no price', () => {
  expect(listPrice(CLOSED, 501)).toEqual({ kind: 'above' });
  expect(listPrice(FREE, null)).toEqual({ kind: 'negotiable' });
  expect(listPrice(FREE, 9)).toEqual({ kind: 'negotiable' });
  expect(listPrice({ price: [tier(1, null, 0)], min_order_quantity: 1 }, 9)).toEqual({ kind: 'negotiable' });
});

test('the least order is the minimum, or the first tier above it', () => {
  expect(leastOrder(CABLE)).toBe(1000);
  expect(leastOrder({ ...CABLE, min_order_quantity: 1 })).toBe(1000);
  expect(leastOrder(FREE)).toBe(5);
});

test('lists are compared by what the quantity costs, without one by the minimum order', () => {
  expect(comparedPrice(CABLE, null)).toBe(1.7);
  expect(comparedPrice(CABLE, 10_000)).toBe(1.33);
  expect(comparedPrice(FLAT, null)).toBe(8);
  expect(comparedPrice(CABLE, 10)).toBeNull();
  expect(comparedPrice(CLOSED, 501)).toBeNull();
  expect(comparedPrice(FREE, null)).toBeNull();
});

test('for any quantity: what is compared changes from step to step, and is none below the least order', () => {
  expect(comparedPrices({ ...CABLE, min_order_quantity: 5000 })).toEqual({
    withoutQuantity: 1.5,
    steps: [
      [5000, 1.5],
      [10_000, 1.33],
    ],
  });
  expect(comparedPrices({ ...CLOSED, min_order_quantity: 50 })).toEqual({
    withoutQuantity: 3,
    steps: [
      [50, 3],
      [100, 2],
      [501, 0],
    ],
  });
  // more than any tier names: the card shows the best price
  expect(comparedPrices({ ...CLOSED, min_order_quantity: 600 })).toEqual({ withoutQuantity: 2, steps: [] });
  expect(comparedPrices({ price: [tier(1, 9, 0), tier(10, null, 4)], min_order_quantity: 1 })).toEqual({
    withoutQuantity: 4,
    steps: [[10, 4]],
  });
  expect(comparedPrices(FREE)).toEqual({ withoutQuantity: 0, steps: [] });
});

test.each([
  CABLE,
  FLAT,
  CLOSED,
  FREE,
  { ...CABLE, min_order_quantity: 7000 },
  { ...CLOSED, min_order_quantity: 300 },
  { price: [tier(1, 9, 5), tier(10, 99, 0), tier(100, 200, 4)], min_order_quantity: 3 },
])('steps say of %o what a list compares at every quantity', (product) => {
  const { withoutQuantity, steps } = comparedPrices(product);
  expect(withoutQuantity).toBe(comparedPrice(product, null) ?? 0);
  for (const orderQuantity of [
    1, 2, 3, 9, 10, 50, 99, 100, 200, 201, 500, 501, 1000, 4999, 5000, 7000, 10_000, 1e9,
  ])
    expect(steps.findLast(([from]) => from <= orderQuantity)?.[1] ?? 0, `${orderQuantity}`).toBe(
      comparedPrice(product, orderQuantity) ?? 0,
    );
});

test.each([
  ['500', 500],
  ['1000000000', 1e9],
  ['1000000001', null],
  ['0', null],
  ['-5', null],
  ['5.5', null],
  ['05', null],
  ['1e3', null],
  ['five', null],
  ['', null],
  [null, null],
])('the quantity of %j is %j', (text, n) => {
  expect(readQuantity(text)).toBe(n);
});
