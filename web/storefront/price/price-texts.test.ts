import { expect, test } from 'vitest';
import type { PriceTier } from '../../../domain/price/price.ts';
import { WORDS } from '../../../locales/words.ts';
import { type Priced, priceTexts, showsMinimumSeparately } from './price-texts.ts';

const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });
const cable: Priced = {
  price: [tier(1000, 9999, 1.7), tier(10_000, null, 1.33)],
  currency: '$',
  unit: 'meter',
  min_order: '1000 meter',
  min_order_quantity: 1000,
};
const rates = { day: '2026-11-20', per_dollar: { $: 1, '¥': 7 } };
const english = { words: WORDS.en, orderQuantity: null, rates };
const chinese = { words: WORDS.zh, orderQuantity: null, rates };

test('the best price says from which quantity it holds, and what the minimum order costs', () => {
  expect(priceTexts(cable, english)).toEqual({
    unitPrice: '$1.33/meter',
    rest: ['from 10,000', '$1.70 at 1,000'],
  });
  expect(priceTexts(cable, chinese)).toEqual({
    unitPrice: '$1.33/米',
    rest: ['10,000 米起', '1,000 米时 $1.70'],
  });
});

test('a price that holds from the minimum order on stands alone; so does a negotiable one', () => {
  expect(priceTexts({ ...cable, min_order_quantity: 10_000 }, english).rest).toEqual([]);
  const free = { ...cable, price: [] };
  expect(priceTexts(free, english)).toEqual({ unitPrice: 'Negotiable', rest: [] });
  expect(priceTexts(free, chinese)).toEqual({ unitPrice: '面议', rest: [] });
});

test('for a quantity it is the price of its tier, and the total', () => {
  expect(priceTexts(cable, { ...english, orderQuantity: 5000 })).toEqual({
    unitPrice: '$1.70/meter',
    rest: ['$8,500.00 for 5,000 meters'],
  });
  expect(priceTexts(cable, { ...english, orderQuantity: 500 })).toEqual({
    unitPrice: '$1.70/meter',
    rest: ['at its min. order of 1,000 meters'],
  });
  const closed = { ...cable, price: [tier(1, 10, 3)], min_order_quantity: 1 };
  expect(priceTexts(closed, { ...english, orderQuantity: 11 }).unitPrice).toBe('Negotiable for 11 meters');
});

test('another currency has dollars beside it, while a rate is known', () => {
  const yuan: Priced = { ...cable, currency: '¥', price: [tier(1, null, 14)], min_order_quantity: 1 };
  expect(priceTexts(yuan, english)).toEqual({ unitPrice: '¥14.00/meter', rest: ['≈ $2.00'] });
  expect(priceTexts(yuan, { ...english, rates: null }).rest).toEqual([]);
  expect(priceTexts({ ...yuan, price: [tier(1, null, 0.014)] }, english).rest).toEqual(['≈ $0.002']);
});

test('so have the price at the minimum order, and the total', () => {
  const yuan: Priced = { ...cable, currency: '¥', price: [tier(1000, 9999, 14), tier(10_000, null, 7)] };
  expect(priceTexts(yuan, english)).toEqual({
    unitPrice: '¥7.00/meter',
    rest: ['≈ $1.00', 'from 10,000', '¥14.00 at 1,000 (≈\u00a0$2.00)'],
  });
  expect(priceTexts(yuan, chinese).rest).toEqual([
    '≈ $1.00',
    '10,000 米起',
    '1,000 米时 ¥14.00 (≈\u00a0$2.00)',
  ]);
  expect(priceTexts(yuan, { ...english, orderQuantity: 5000 }).rest).toEqual([
    '≈ $2.00',
    '¥70,000.00 for 5,000 meters (≈\u00a0$10,000.00)',
  ]);
  expect(priceTexts(yuan, { ...english, orderQuantity: 5000, rates: null }).rest).toEqual([
    '¥70,000.00 for 5,000 meters',
  ]);
});

test('a tier without a price is no price of the product', () => {
  const partly: Priced = { ...cable, currency: '¥', price: [tier(1, 9999, 0), tier(10_000, null, 7)] };
  expect(priceTexts(partly, english)).toEqual({ unitPrice: '¥7.00/meter', rest: ['≈ $1.00'] });
  const none: Priced = { ...cable, currency: '¥', price: [tier(1, null, 0)] };
  for (const orderQuantity of [null, 1, 5000])
    expect(priceTexts(none, { ...english, orderQuantity })).toEqual({ unitPrice: 'Negotiable', rest: [] });
});

test('a negotiable product says its minimum order to who needs less', () => {
  const free = { ...cable, price: [] };
  expect(showsMinimumSeparately(free, null)).toBe(true);
  expect(showsMinimumSeparately(free, 999)).toBe(true);
  expect(showsMinimumSeparately(free, 1000)).toBe(false);
  expect(showsMinimumSeparately(cable, 999)).toBe(false);
});
