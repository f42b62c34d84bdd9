import { expect, test } from 'vitest';
import { MAX_SAVED_BY_GUEST } from './saved.ts';
import { countSaved, NOTHING_SAVED, readSaved, type Saved, toggleSaved, writeSaved } from './saved-cookie.ts';

const SEARCH = '/search-product/1.html?kw=led+bulb';

test('what is written is read again', () => {
  const saved: Saved = { products: [71, 12], suppliers: [9], searches: [SEARCH] };
  expect(readSaved(writeSaved(saved))).toEqual(saved);
  expect(countSaved(saved)).toBe(4);
  expect(readSaved('')).toEqual(NOTHING_SAVED);
});

test('of what anybody may have put there, only ids and searches of ours are read, each once and not too many', () => {
  const many = Array.from({ length: 500 }, (_, i) => (i + 1).toString(36)).join('.');
  expect(readSaved(`p=${many}`).products).toHaveLength(MAX_SAVED_BY_GUEST.products);
  expect(readSaved('p=1.1.-2.0.zzzzzzzzzzzzzz.<b>.é.2&s=x y')).toEqual({
    products: [1, 2],
    suppliers: [],
    searches: [],
  });
  const searches = [
    'https://example.com/',
    SEARCH,
    '/zh/search-product/3.html?kw=led+bulb',
    'javascript:alert(1)',
  ];
  expect(
    readSaved(new URLSearchParams(searches.map((q): [string, string] => ['q', q])).toString()).searches,
  ).toEqual([SEARCH]);
});

test('the last saved comes first; a second time takes it away', () => {
  const once = toggleSaved(NOTHING_SAVED, 'products', 5)!;
  const twice = toggleSaved(once, 'products', 6)!;
  expect(twice.products).toEqual([6, 5]);
  expect(toggleSaved(twice, 'products', 5)!.products).toEqual([6]);
  expect(toggleSaved(twice, 'searches', SEARCH)!.searches).toEqual([SEARCH]);
});

test('a browser keeps no more than a cookie has room for, and gives away what it has', () => {
  let saved = NOTHING_SAVED;
  for (let id = 1; id <= MAX_SAVED_BY_GUEST.products; id++)
    saved = toggleSaved(saved, 'products', 2 ** 40 + id)!;
  expect(toggleSaved(saved, 'products', 1)).toBeNull();
  expect(toggleSaved(saved, 'products', 2 ** 40 + 1)!.products).toHaveLength(MAX_SAVED_BY_GUEST.products - 1);
  for (let n = 0; n < MAX_SAVED_BY_GUEST.searches; n++) {
    const next = toggleSaved(saved, 'searches', `/search-product/1.html?kw=${'x'.repeat(500)}${n}`);
    if (!next) break;
    saved = next;
  }
  expect(saved.searches.length).toBeLessThan(MAX_SAVED_BY_GUEST.searches);
  expect(encodeURIComponent(writeSaved(saved)).length).toBeLessThan(3600);
  expect(readSaved(writeSaved(saved))).toEqual(saved);
});
