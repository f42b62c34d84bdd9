import { expect, test } from 'vitest';
import { searchAddress, searchAt } from './saved.ts';

test('a search is the same in any order, on any page and in either language', () => {
  const search = searchAt('/search-product/1.html?kw=led%20bulb&maxPrice=9');
  expect(search).toEqual({ kind: 'product', query: 'kw=led+bulb&maxPrice=9' });
  expect(searchAt('/zh/search-product/7.html?size=50&maxPrice=9&kw=+led++bulb&sort=newest')).toEqual(search);
  expect(searchAt(searchAddress(search!))).toEqual(search);
});

test.each([
  ['another site', 'https://example.com/search-product/1.html?kw=a'],
  ['two slashes', '//search-product/1.html?kw=a'],
  ['another page', '/buying-leads?kw=a'],
  ['nothing searched for', '/search-product/1.html'],
  ['filters of another search', '/search-supplier/1.html?maxPrice=3'],
  ['too much', `/search-product/1.html?kw=${'汽'.repeat(100)}`],
  ['half a sign', '/search-product/1.html?sort=newest&kw='],
])('%s is no search', (_, address) => {
  expect(searchAt(address)).toBeNull();
});
