import { expect, test } from 'vitest';
import { type Candidate, MAX_MATCHES, rankSuppliers } from './matching.ts';

const category = { name: 'LED Bulbs', name_zh: 'LED灯泡' };
const parent = { name: 'Lighting', name_zh: '照明' };
const country = { name: 'Germany', name_zh: '德国' };
const request = { category, parent, country, market: 'East Europe' as const };
const supplier = (companyId: number, given: Partial<Candidate> = {}): Candidate => ({
  companyId,
  tierRank: 0,
  invitedFrom: null,
  products: 1,
  certified: 0,
  related: 0,
  main: null,
  markets: ['Global'],
  minimumMet: false,
  ...given,
});
const order = (...candidates: Candidate[]) =>
  rankSuppliers(request, candidates).map(({ companyId }) => companyId);

test('each says why, the weightiest first', () => {
  const full = supplier(1, {
    invitedFrom: 'Bulb A60',
    products: 3,
    certified: 3,
    main: 'category',
    markets: ['East Europe', 'Global'],
    minimumMet: true,
  });
  expect(rankSuppliers(request, [full])).toEqual([
    {
      companyId: 1,
      reasons: [
        { kind: 'invited', product: 'Bulb A60' },
        { kind: 'products', n: 3, certified: 3, category },
        { kind: 'main', category },
        { kind: 'exports', country },
        { kind: 'minimum' },
      ],
    },
  ]);
});

test.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  [
    'who is invited, whatever else there is',
    { invitedFrom: 'x', products: 0 },
    { products: 99, certified: 99 },
  ],
  ['more products', { products: 3 }, { products: 2 }],
  ['more certified products', { products: 3, certified: 2 }, { products: 3, certified: 1 }],
  ['products before a main category', { products: 1 }, { products: 0, main: 'category' }],
  ['the nearer main category', { main: 'category' }, { main: 'parent' }],
  ['the market itself before the whole world', { markets: ['East Europe'] }, { markets: ['Global'] }],
  ['a market before none that is named', { markets: ['Global'] }, { markets: [] }],
  ['a minimum order that is met', { minimumMet: true }, {}],
  ['among equals the higher tier', { tierRank: 2 }, { tierRank: 1 }],
])('first comes %s', (_, better, worse) => {
  expect(order(supplier(1, worse), supplier(2, better))).toEqual([2, 1]);
});

test('among equals in everything the older comes first, in whatever order they are given', () => {
  expect(order(supplier(3), supplier(1), supplier(2))).toEqual([1, 2, 3]);
});

test.each<[string, Partial<Candidate>, boolean]>([
  ['nothing in the category', { products: 0, related: 0 }, false],
  ['only products beside it', { products: 0, related: 5 }, false],
  ['products beside it, and the main category above', { products: 0, related: 5, main: 'parent' }, true],
  ['its main category', { products: 0, main: 'category' }, true],
  ['only a main category above', { products: 0, main: 'parent' }, false],
  ['other markets', { markets: ['East Asia'] }, false],
  ['other markets, but invited', { markets: ['East Asia'], invitedFrom: 'x' }, true],
  ['no market named', { markets: [] }, true],
])('with %s', (_, given, fits) => {
  expect(order(supplier(1, given))).toEqual(fits ? [1] : []);
});

test('a country of no market shuts nobody out', () => {
  const found = rankSuppliers({ ...request, market: null }, [supplier(1, { markets: ['East Asia'] })]);
  expect(found).toHaveLength(1);
});

test('thirty are told', () => {
  const many = Array.from({ length: 100 }, (_, i) => supplier(i + 1, { products: i + 1 }));
  expect(order(...many)).toHaveLength(MAX_MATCHES);
});
