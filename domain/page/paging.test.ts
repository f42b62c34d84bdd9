import { describe, expect, test } from 'vitest';
import { atPage, canJump, offeredSize, pageCount, pageOf, pageWindow, slideCount } from './paging.ts';

describe('pageOf', () => {
  test('starts at the first page of the default size', () => {
    expect(pageOf({}, 5)).toEqual({ limit: 5, offset: 0, page: 1, size: 5 });
  });

  test.each(['limit', 'page_size', 'size', 'pageSize'])('%s is a size', (name) => {
    expect(pageOf({ page: 3, [name]: 10 }, 5)).toEqual({ limit: 10, offset: 20, page: 3, size: 10 });
  });

  test('an offset wins over a page', () => {
    expect(pageOf({ limit: 10, offset: 30, page: 9 }, 5)).toEqual({
      limit: 10,
      offset: 30,
      page: 4,
      size: 10,
    });
    expect(pageOf({ offset: 0, page: 9 }, 5).page).toBe(1);
  });

  test('an offset inside a page belongs to that page', () => {
    expect(pageOf({ limit: 10, offset: 39 }, 5)).toMatchObject({ offset: 39, page: 4 });
  });
});

test('slides are rounded up, none for nothing', () => {
  expect(slideCount(25, 5)).toBe(5);
  expect(slideCount(26, 5)).toBe(6);
  expect(slideCount(0, 5)).toBe(0);
});

test('pages are rounded up, one for an empty list', () => {
  expect(pageCount(40, 20)).toBe(2);
  expect(pageCount(41, 20)).toBe(3);
  expect(pageCount(0, 20)).toBe(1);
});

test.each([
  [1, true],
  [10, true],
  [11, false],
  [0, false],
  [-1, false],
  [4, false],
  [2.5, false],
  [Number.NaN, false],
])('from page 4 of 10, a jump to %d is %s', (n, possible) => {
  expect(canJump(n, 10, 4)).toBe(possible);
});

test.each<[number, number, (number | 'gap')[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 11, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 11]],
  [10, 10, [1, 'gap', 8, 9, 10]],
  [50, 10, [1, 'gap', 10]],
  [500_000, 1_000_000, [1, 'gap', 499_998, 499_999, 500_000, 500_001, 500_002, 'gap', 1_000_000]],
])('window at page %d of %d', (current, last, window) => {
  expect(pageWindow(current, last)).toEqual(window);
});

test.each([
  [null, 20],
  ['40', 40],
  ['60', 60],
  ['30', 20],
  ['040', 20],
  ['x', 20],
])('a page of %s holds %s', (asked, size) => expect(offeredSize(asked)).toBe(size));

test('an address made for page 0 is one of any page', () => {
  for (const [address, third] of [
    ['/tools/drills/0.html?quantity=500', '/tools/drills/3.html?quantity=500'],
    ['/productlist0.html', '/productlist3.html'],
    ['/groups/10/0?sort=price_asc', '/groups/10/3?sort=price_asc'],
    [
      '/tools/c-mill10?quantity=500&group=10&page=0#products',
      '/tools/c-mill10?quantity=500&group=10&page=3#products',
    ],
  ] as const)
    expect(atPage(address, 3)).toBe(third);
});
