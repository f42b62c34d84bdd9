import { expect, test } from 'vitest';
import { productSupply } from '../../locales/en/product/product-fields.ts';
import { units } from '../../locales/en/product/units.ts';
import { areAscending, type Supply, supplyTexts } from './supply.ts';

test.each([
  [[], true],
  [[null], true],
  [[100], true],
  [[100, 500, null], true],
  [[100, 100], false],
  [[500, 100], false],
  [[null, 100], false],
  [[null, null], false],
])('quantities %j ascend: %s', (list, expected) =>
  expect(areAscending(list.map((up_to) => ({ up_to, days: 7 })))).toBe(expected),
);

const NOTHING: Supply = {
  currency: '$',
  unit: 'piece',
  sample: null,
  lead_times: [],
  packaging: null,
  port: '',
  incoterms: [],
  warranty_months: null,
};
const UNKNOWN = { units: null, length: null, width: null, height: null, weight: null };
const said = (given: Partial<Supply>) =>
  Object.values(supplyTexts({ ...NOTHING, ...given }, productSupply, units)).filter(Boolean);

test.each<[Partial<Supply>, string[]]>([
  [{}, []],
  [{ sample: { offered: false, price: null } }, ['Not offered']],
  [{ sample: { offered: true, price: null } }, ['Price on request']],
  [{ sample: { offered: true, price: 0 } }, ['Free']],
  [{ sample: { offered: true, price: 12.5 } }, ['$12.50 each']],
  [{ lead_times: [{ up_to: null, days: 7 }] }, ['7 days']],
  [
    {
      lead_times: [
        { up_to: 1000, days: 7 },
        { up_to: null, days: 20 },
      ],
    },
    ['Up to 1,000 pieces: 7 days\nMore: 20 days'],
  ],
  [{ packaging: { ...UNKNOWN, type: 'Carton' } }, ['Carton']],
  [
    { packaging: { type: 'Carton', units: 20, length: 40, width: 30.5, height: 20, weight: 8.2 } },
    ['Carton · 20 pieces each · 40 × 30.5 × 20 cm · 8.2 kg'],
  ],
  [{ port: 'Ningbo', incoterms: ['FOB', 'CIF'] }, ['Ningbo', 'FOB, CIF']],
  [{ warranty_months: 0 }, ['None']],
  [{ warranty_months: 24 }, ['24 months']],
])('%j reads %j', (given, expected) => expect(said(given)).toEqual(expected));
