import { describe, expect, test } from 'vitest';
import {
  actionDue,
  COUNTER_STATUS,
  isRestorable,
  itemActs,
  namedItem,
  noticeDue,
  workingDaysAfter,
} from './infringement.ts';

describe('what an address names', () => {
  test.each([
    ['https://b2b.example/product-detail/12.html', { type: 'product', id: 12 }],
    ['b2b.example/zh/product-detail/12.html?quantity=5', { type: 'product', id: 12 }],
    ['http://mobile.b2b.example:8080/product-detail/7.html', { type: 'product', id: 7 }],
    ['http://boltworks.b2b.example/product-detail/7.html', { type: 'product', id: 7 }],
    ['https://BoltWorks.b2b.example/', { type: 'company', domain: 'boltworks' }],
    ['https://b2b.example/hardware/c-boltworks', { type: 'company', domain: 'boltworks' }],
  ])('%s', (address, item) => {
    expect(namedItem(address, 'b2b.example:8080')).toEqual(item);
  });

  test.each([
    'https://b2b.example/',
    'https://elsewhere.example/product-detail/12.html',
    'https://eviledb2b.example/product-detail/12.html',
    'https://my.b2b.example/',
    'https://admin.b2b.example/',
    'https://mobile.b2b.example/',
    'javascript:alert(1)',
    '12',
    '',
  ])('nothing: %s', (address) => {
    expect(namedItem(address, 'b2b.example')).toBeNull();
  });
});

test('working days leave out Saturday and Sunday', () => {
  const friday = new Date('2026-11-27T10:00:00Z');
  expect(workingDaysAfter(friday, 1)).toEqual(new Date('2026-11-30T10:00:00Z'));
  expect(noticeDue(friday)).toEqual(new Date('2026-12-04T10:00:00Z'));
  expect(actionDue(friday)).toEqual(new Date('2026-12-11T10:00:00Z'));
  expect(workingDaysAfter(new Date('2026-11-28T10:00:00Z'), 1)).toEqual(new Date('2026-11-30T10:00:00Z'));
});

test('what was taken comes back once the time is over, unless an action was told of', () => {
  const dueAt = new Date('2026-12-11T10:00:00Z');
  const forwarded = { status: COUNTER_STATUS.forwarded, dueAt, actionToldAt: null };
  expect(isRestorable(forwarded, new Date(dueAt.getTime() - 1))).toBe(false);
  expect(isRestorable(forwarded, dueAt)).toBe(true);
  expect(isRestorable({ ...forwarded, actionToldAt: dueAt }, dueAt)).toBe(false);
  expect(isRestorable({ ...forwarded, status: COUNTER_STATUS.received }, dueAt)).toBe(false);
});

test('a product is taken down, a shop suspended', () => {
  expect(itemActs('product')).toEqual(['take_down', 'refuse']);
  expect(itemActs('company')).toEqual(['suspend', 'refuse']);
});
