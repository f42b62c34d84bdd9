import { describe, expect, test } from 'vitest';
import { AS_DELIVERED } from '../setting.ts';
import {
  creditedDays,
  endingNotice,
  isMember,
  limitsFor,
  raiseOf,
  TIERS,
  templateFor,
  tierRank,
} from './membership.ts';

test.each([
  [null, { products: 100, storageMb: 100, pins: 3, groups: 20 }],
  ['silver', { products: 200, storageMb: 200, pins: 100, groups: 100 }],
  ['vip', { products: 300, storageMb: 300, pins: 200, groups: 100 }],
  ['diamond', { products: 500, storageMb: 500, pins: 300, groups: 100 }],
] as const)('the limits of %s', (tier, limits) => {
  expect(limitsFor(tier, AS_DELIVERED)).toMatchObject(limits);
});

test('the yearly prices', () => {
  expect([TIERS.silver.price, TIERS.vip.price, TIERS.diamond.price]).toEqual([12800, 18800, 26800]);
});

test('the ranks', () => {
  expect(([null, 'silver', 'vip', 'diamond'] as const).map(tierRank)).toEqual([0, 1, 2, 3]);
});

test('a company is a member by its templateDirectory', () => {
  expect(['silver', 'vip', 'diamond'].every(isMember)).toBe(true);
  expect(['default', '', 'gold', 'constructor'].some(isMember)).toBe(false);
});

test.each([
  ['default', undefined, 'default'],
  ['vip', undefined, 'vip'],
  ['silver', undefined, 'vip'],
  ['diamond', undefined, 'vip'],
  ['default', 'vip', 'vip'],
  ['vip', 'default', 'default'],
  ['vip', 'harbour', 'harbour'],
  ['vip', '', 'vip'],
])('templateDirectory %s with tmp=%s renders as %s', (templateDirectory, override, template) => {
  expect(templateFor(templateDirectory, override)).toBe(template);
});

test.each([
  [31, null, null],
  [30, null, 30],
  [29, 30, null],
  [7, 30, 7],
  [5, null, 7],
  [1, 30, 1],
  [0, 7, 1],
  [1, 1, null],
] as const)('with %i days left and the notice of %s given, that of %s is due', (left, lastNotice, due) => {
  expect(endingNotice(left, lastNotice)).toBe(due);
});

describe('a raise', () => {
  const silver = { id: 1, tier: 'silver', from: '2027-01-01', to: '2028-01-01' } as const;
  const raise = (held: Parameters<typeof raiseOf>[0], tier: 'vip' | 'diamond' | 'silver' = 'diamond') =>
    raiseOf(held, { tier, to: '2028-07-01', today: '2027-07-01' });

  test.each([
    ['silver', 'vip', 184, 126],
    ['silver', 'diamond', 184, 88],
    ['vip', 'diamond', 365, 257],
    ['silver', 'diamond', 1, 1],
    ['silver', 'diamond', 0, 0],
  ] as const)('%s to %s: %i days are worth %i', (lower, higher, days, worth) => {
    expect(creditedDays(lower, higher, days)).toBe(worth);
  });

  test('credits what is left of the lower one, today included', () => {
    expect(raise([silver])).toEqual({ ended: [silver], credited: 88, to: '2028-09-27' });
  });

  test('takes a lower one that is to come with it, whole', () => {
    const next = { id: 2, tier: 'vip', from: '2028-01-01', to: '2029-01-01' } as const;
    expect(raise([silver, next])).toMatchObject({ ended: [silver, next], credited: 88 + 257 });
    expect(raise([silver, next], 'vip')).toBe('overlaps');
  });

  test('may end where one as high begins', () => {
    const next = (from: string) => ({ id: 2, tier: 'diamond', from, to: '2030-01-01' }) as const;
    expect(raise([silver, next('2028-09-27')])).toMatchObject({ ended: [silver] });
    expect(raise([silver, next('2028-09-26')])).toBe('overlaps');
  });

  test('needs a lower one that runs', () => {
    expect(raise([])).toBe('no_membership');
    expect(raise([{ ...silver, to: '2027-07-01' }])).toBe('no_membership');
    expect(raise([{ ...silver, from: '2027-07-02' }])).toBe('no_membership');
    expect(raise([silver], 'silver')).toBe('not_higher');
    expect(raise([{ ...silver, tier: 'diamond' }], 'vip')).toBe('not_higher');
  });
});
