import { expect, test } from 'vitest';
import { digestEnd, searchAddress, searchAt } from './saved.ts';

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

test.each([
  ['daily', '2026-11-24T05:59:59Z', '2026-11-23T00:00:00Z'],
  ['daily', '2026-11-24T06:00:00Z', '2026-11-24T00:00:00Z'],
  ['daily', '2026-11-25T00:00:00Z', '2026-11-24T00:00:00Z'],
  // a Monday
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-16T00:00:00Z'],
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-23T00:00:00Z'],
  ['weekly', '2026-11-29T23:00:00Z', '2026-11-23T00:00:00Z'],
] as const)('a %s digest at %s tells until %s', (digest, now, until) => {
  expect(digestEnd(digest, new Date(now))).toEqual(new Date(until));
});
