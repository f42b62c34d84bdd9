import { describe, expect, test } from 'vitest';
import { priceRange, searchFields, searchHref, toggled } from './query.ts';

describe('the address of a search', () => {
  test('only what is set stands in it', () => {
    expect(searchHref('product', { kw: 'led & lamp', cate: 4, unit: undefined, sort: 'relevance' }, 2)).toBe(
      '/search-product/2.html?kw=led+%26+lamp&cate=4',
    );
    expect(searchHref('buying', { kw: '', sort: 'closing' })).toBe('/search-buying/1.html?sort=closing');
    expect(searchHref('supplier', { kw: '', markets: [] })).toBe('/search-supplier/1.html');
  });

  test('several values stand in one parameter, a zero is a value, a flag that is off is none', () => {
    expect(searchFields({ markets: ['East Europe', 'Global'], minPrice: 0, certified: false })).toEqual([
      ['markets', 'East Europe|Global'],
      ['minPrice', '0'],
    ]);
    expect(searchFields({ certified: true })).toEqual([['certified', 'true']]);
  });

  test('text of any language survives it', () => {
    const kw = '不锈钢 “M8×20” 100% + ?&=#|';
    const url = new URL(searchHref('supplier', { kw }), 'http://x');
    expect(url.searchParams.get('kw')).toBe(kw);
  });
});

test('a value of a list is put in and taken out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test.each([
  ['10-50', 10, 50],
  ['500-', 500, undefined],
  ['-0.5', undefined, 0.5],
])('prices %s', (value, minPrice, maxPrice) => {
  expect(priceRange(value)).toEqual({ minPrice, maxPrice });
});
