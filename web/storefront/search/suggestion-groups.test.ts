import { expect, test } from 'vitest';
import type { Suggestions } from '../../../contract/search.ts';
import { search as words } from '../../../locales/en/search/search.ts';
import { suggestionGroups } from './suggestion-groups.ts';

const answer: Suggestions = {
  products: ['led', 'led lamp', 'led strip'],
  counts: { 'led lamp': 12 },
  items: [{ id: 3, title: 'LED lamp E27', image: '/files/lamp.webp' }],
  categories: [
    { id: 7, name: 'LED lights', name_zh: 'LED灯', full_path: 'lights/led', is_end: true, count: 40 },
  ],
  suppliers: [{ name: 'Ledwell', domain: 'ledwell', count: 31 }],
};
const groups = (kind: string, zh = false, given = answer, typed = 'led') =>
  suggestionGroups(
    given,
    { kind, zh, typed, action: `/search-${kind}/1.html`, shop: (domain) => `//${domain}/` },
    words.suggestions,
  );

test('a search for products offers words, categories and shops', () => {
  expect(groups('product')).toEqual([
    { label: 'Categories', options: [{ text: 'LED lights', href: '/lights/led/1.html', count: 40 }] },
    { label: 'Search for', options: [{ text: 'led lamp', count: 12 }, { text: 'led strip' }] },
    {
      label: 'Products',
      options: [{ text: 'LED lamp E27', href: '/product-detail/3.html', image: '/files/lamp.webp' }],
    },
    { label: 'Suppliers', options: [{ text: 'Ledwell', href: '//ledwell/', count: 31 }] },
  ]);
});

test('beside pictures five words at most, without them all', () => {
  const products = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const shown = (given: Suggestions) => groups('product', false, given)[1]!.options.length;
  expect(shown({ ...answer, products })).toBe(5);
  expect(shown({ ...answer, products, items: [] })).toBe(8);
});

test('categories come first only where one begins with what was typed', () => {
  const labels = (typed: string) => groups('product', false, answer, typed).map(({ label }) => label);
  expect(labels('led li')).toEqual(['Categories', 'Search for', 'Products', 'Suppliers']);
  expect(labels('lights')).toEqual(['Search for', 'Categories', 'Products', 'Suppliers']);
});

test('a search for suppliers offers them first; one for leads keeps to leads', () => {
  expect(groups('supplier').map(({ label }) => label)).toEqual(['Suppliers', 'Search for']);
  expect(groups('buying')[0]!.options).toEqual([
    { text: 'LED lights', href: '/search-buying/1.html?category=7' },
  ]);
});

test('categories are in the language of the page, and nothing makes no group', () => {
  const [only] = groups('product', true, { ...answer, products: [], items: [], suppliers: [] });
  expect(only!.options).toEqual([{ text: 'LED灯', href: '/zh/lights/led/1.html', count: 40 }]);
  expect(
    groups('product', false, { products: [], counts: {}, items: [], categories: [], suppliers: [] }),
  ).toEqual([]);
});
