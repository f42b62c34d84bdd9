import { expect, test } from 'vitest';
import { searchHref } from './query.ts';

test('only the filters that are set stand in the address', () => {
  expect(searchHref('led & lamp', { cate: 4, unit: undefined }, 2)).toBe(
    '/search-product/2.html?kw=led+%26+lamp&cate=4',
  );
});
