import { describe, expect, test } from 'vitest';
import { INCOTERMS } from '../enumerations.ts';
import { bestOf, inOrder, leastQuantity, type Offer, weigh } from './comparison.ts';
import { COST_PARTS, leftOut } from './incoterms.ts';

let serial = 0;
const offer = (given: Partial<Offer> = {}): Offer => ({
  id: ++serial,
  price: [
    { Start: 100, End: 999, Price: 1.5 },
    { Start: 1000, End: null, Price: 1.2 },
  ],
  currency: '$',
  unit: 'piece',
  min_order: null,
  incoterm: 'FOB',
  lead_time_days: 20,
  valid_until: '2026-12-31T23:59:59.999+08:00',
  ...given,
});
const asked = { quantity: 2000, unit: 'piece', currency: '$' as const };
const rates = { day: '2026-11-20', per_dollar: { $: 1, '¥': 7 } };

describe('an offer at the asked quantity', () => {
  test('has the price of that tier, and the total', () => {
    expect(weigh(offer(), asked, null)).toMatchObject({
      offered: { currency: '$', unitPrice: 1.2, total: 2400 },
      converted: { unitPrice: 1.2 },
      isEnough: true,
    });
  });

  test('is converted at the rate, and not at all without one', () => {
    const yuan = offer({ currency: '¥', price: [{ Start: 1, End: null, Price: 7.7 }] });
    expect(weigh(yuan, asked, rates).converted?.unitPrice).toBeCloseTo(1.1);
    expect(weigh(yuan, asked, rates).converted?.total).toBeCloseTo(2200);
    expect(weigh(yuan, asked, null)).toMatchObject({ offered: { unitPrice: 7.7 }, converted: null });
    expect(weigh(offer(), { ...asked, currency: '¥' }, rates).converted?.unitPrice).toBeCloseTo(8.4);
  });

  test.each([
    ['below its minimum order', { min_order: 5000 }, { least: 5000, isEnough: false }],
    [
      'below its first tier',
      { price: [{ Start: 3000, End: null, Price: 1 }] },
      { least: 3000, isEnough: false },
    ],
    ['above its last tier', { price: [{ Start: 1, End: 500, Price: 1 }] }, { isEnough: true }],
    ['by another unit', { unit: 'box' }, { isEnough: null }],
  ])('has no price %s', (_, given, expected) => {
    expect(weigh(offer(given), asked, rates)).toMatchObject({ ...expected, offered: null, converted: null });
  });
});

describe('the best in a row', () => {
  test('is the lowest price in one currency, the soonest, the smallest minimum, the longest valid', () => {
    const one = offer({ lead_time_days: 30, valid_until: '2027-01-31T23:59:59.999Z' });
    const two = offer({ currency: '¥', price: [{ Start: 1, End: null, Price: 7.7 }], lead_time_days: 10 });
    expect(bestOf([one, two], asked, rates)).toEqual({
      price: new Set([two.id]),
      minOrder: new Set([two.id]),
      leadTime: new Set([two.id]),
      validity: new Set([one.id]),
    });
    expect(bestOf([one, two], asked, null).price).toEqual(new Set());
  });

  test('is none of one, and none where all are equal; two may share it', () => {
    expect(bestOf([offer()], asked, rates).price.size).toBe(0);
    expect(bestOf([offer(), offer()], asked, rates).leadTime.size).toBe(0);
    expect(bestOf([offer(), offer(), offer({ lead_time_days: 40 })], asked, rates).leadTime.size).toBe(2);
    expect(bestOf([], asked, rates).price.size).toBe(0);
  });
});

test('in order of price those that cannot be compared stand last, in their order', () => {
  const [a, b, c, d] = [
    offer({ unit: 'box' }),
    offer({ price: [{ Start: 1, End: null, Price: 3 }] }),
    offer({ min_order: 9999 }),
    offer(),
  ];
  const ids = (order: 'newest' | 'price' | 'leadTime') =>
    inOrder([a, b, c, d], order, asked, rates).map(({ id }) => id);
  expect(ids('price')).toEqual([d.id, b.id, a.id, c.id]);
  expect(ids('newest')).toEqual([a.id, b.id, c.id, d.id]);
  expect(ids('leadTime')).toEqual(ids('newest'));
});

test('each Incoterm leaves out no more than the one before it', () => {
  expect(leftOut('EXW')).toEqual(COST_PARTS);
  expect(leftOut('DDP')).toEqual([]);
  INCOTERMS.slice(1).forEach((term, i) => {
    for (const part of leftOut(term)) expect(leftOut(INCOTERMS[i]!)).toContain(part);
  });
});

test.each([
  [null, 500, 500],
  [100, 500, 500],
  [900, 500, 900],
])(
  'with a minimum order of %s and a first price from %i, %i can be ordered at the least',
  (min_order, Start, least) => {
    expect(leastQuantity({ min_order, price: [{ Start, End: null, Price: 1 }] })).toBe(least);
  },
);

test('where neither is named, one can be', () => {
  expect(leastQuantity({ min_order: null, price: [] })).toBe(1);
});
