import { expect, test } from 'vitest';
import { endingNotice, isMember, limitsFor, TIERS, templateFor, tierRank } from './membership.ts';

test.each([
  [null, { products: 100, storageMb: 100, pins: 3, groups: 20 }],
  ['silver', { products: 200, storageMb: 200, pins: 100, groups: 100 }],
  ['vip', { products: 300, storageMb: 300, pins: 200, groups: 100 }],
  ['diamond', { products: 500, storageMb: 500, pins: 300, groups: 100 }],
] as const)('the limits of %s', (tier, limits) => {
  expect(limitsFor(tier)).toMatchObject(limits);
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
