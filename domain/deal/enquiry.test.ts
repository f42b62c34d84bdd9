import { expect, test } from 'vitest';
import { promptNames, threadsOf } from './enquiry.ts';

const product = (id: number) => ({ type: 'product' as const, id });
const company = (id: number) => ({ type: 'company' as const, id });
/** Products 10 to 19 are of company 1, and so on; 99 is not on the marketplace. */
const companyOf = ({ type, id }: { type: string; id: number }) =>
  id === 99 ? null : type === 'company' ? id : Math.floor(id / 10);

test.each([
  ['one product', [product(10)], [[1, [10]]]],
  ['two products of one supplier', [product(10), product(12)], [[1, [10, 12]]]],
  ['the same product twice', [product(10), product(10)], [[1, [10]]]],
  [
    'suppliers in the order in which they come first',
    [product(20), product(10), product(21)],
    [
      [2, [20, 21]],
      [1, [10]],
    ],
  ],
  ['a supplier, and one of its products', [company(1), product(10)], [[1, [10]]]],
  ['a supplier in general', [company(3)], [[3, []]]],
] as const)('%s', (_, targets, threads) => {
  expect(threadsOf(targets, companyOf)).toEqual({
    threads: threads.map(([companyId, productIds]) => ({ companyId, productIds })),
    unknown: [],
  });
});

test('says by its place what is not on the marketplace', () => {
  expect(threadsOf([product(10), product(99), company(99)], companyOf)).toEqual({
    threads: [{ companyId: 1, productIds: [10] }],
    unknown: [1, 2],
  });
});

test('the message is prompted by what most products state, but not by what the supplier alone decides', () => {
  const bulb = {
    'Brand Name': 'Lux',
    Voltage: '220 V',
    Base: 'E27',
    Power: '9 W',
    Colour: 'Warm',
    Angle: '120°',
  };
  const lamp = { 'Model Number': 'X1', Power: '12 W', Voltage: '110 V' };
  expect(promptNames([{ properties: bulb }, { properties: lamp }])).toEqual([
    'Voltage',
    'Power',
    'Base',
    'Colour',
  ]);
  expect(promptNames([])).toEqual([]);
});
