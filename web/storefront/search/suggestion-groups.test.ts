import { expect, test } from 'vitest';
import { search as words } from '../../../locales/en/search.ts';
import { suggestionGroups } from './suggestion-groups.ts';

const answer = {
  products: ['led', 'led lamp', 'led strip'],
  categories: [{ id: 7, name: 'LED lights', name_zh: 'LED灯', full_path: 'lights/led', is_end: true }],
  suppliers: [{ name: 'Ledwell', domain: 'ledwell' }],
};
const groups = (kind: string, zh = false, given = answer, typed = 'led') =>
  suggestionGroups(
    given,
    { kind, zh, typed, action: `/search-${kind}/1.html`, shop: (domain) => `//${domain}/` },
    words.suggestions,
  );

test('a search for products offers words, categories and shops', () => {
  expect(groups('product')).toEqual([
    { label: 'Categories', options: [{ text: 'LED lights', href: '/lights/led/1.html' }] },
    { label: 'Search for', options: [{ text: 'led lamp' }, { text: 'led strip' }] },
    { label: 'Suppliers', options: [{ text: 'Ledwell', href: '//ledwell/' }] },
  ]);
});

test('categories come first only where one begins with what was typed', () => {
  const labels = (typed: string) => groups('product', false, answer, typed).map(({ label }) => label);
  expect(labels('led li')).toEqual(['Categories', 'Search for', 'Suppliers']);
  expect(labels('lights')).toEqual(['Search for', 'Categories', 'Suppliers']);
});

test('a search for suppliers offers them first; one for leads keeps to leads', () => {
  expect(groups('supplier').map(({ label }) => label)).toEqual(['Suppliers', 'Search for']);
  expect(groups('buying')[0]!.options).toEqual([
    { text: 'LED lights', href: '/search-buying/1.html?category=7' },
  ]);
});

test('categories are in the language of the page, and nothing makes no group', () => {
  const [only] = groups('product', true, { ...answer, products: [], suppliers: [] });
  expect(only!.options).toEqual([{ text: 'LED灯', href: '/zh/lights/led/1.html' }]);
  expect(groups('product', false, { products: [], categories: [], suppliers: [] })).toEqual([]);
});
