import { expect, test } from 'vitest';
import { type CategoryName, CategoryNames } from './nearest-category.ts';

const category = (id: number, name: string, name_zh: string): CategoryName => ({
  id,
  name,
  name_zh,
  full_path: name.toLowerCase().replaceAll(' ', '-'),
  is_end: true,
});
const BOLTS = category(1, 'Hex Bolts', '六角螺栓');
const CUTTERS = category(2, 'Bolt Cutters', '断线钳');
const names = new CategoryNames([BOLTS, CUTTERS]);

test('the nearest category shares words, or letters', () => {
  const value = (terms: string[][], text: string) => names.nearness(terms, text)[0]!;
  expect(value([['hex'], ['bolt']], 'hex bolts')).toBeGreaterThan(
    value([['bolt'], ['cutter']], 'bolt cutter'),
  );
  expect(value([['hexbolt']], 'hexbolts')).toBeGreaterThan(0.4);
  expect(value([['zebra']], 'zebra')).toBeLessThan(0.1);
});

test('a word and its letters, to the last digit', () => {
  // one word of two; of the trigrams of "bolt nut" and "hex bolts" four are the same and eleven others are not
  const trigramsOf = (text: string) =>
    new Set(Array.from({ length: text.length + 1 }, (_, i) => `  ${text} `.slice(i, i + 3)));
  const [asked, own] = [trigramsOf('bolt nut'), trigramsOf('hex bolts')];
  const shared = [...asked].filter((three) => own.has(three)).length;
  const [first] = names.nearness([['bolt', 'bolts'], ['nut']], 'bolt nut');
  expect(first).toBeCloseTo(1 / 2 + shared / (asked.size + own.size - shared), 10);
});

test('of several the nearest is found, in either language, and none for nonsense', () => {
  expect(names.nearest([['bolt'], ['cutter']], 'bolt cutter')).toEqual(CUTTERS);
  expect(names.nearest([['六角']], '六角螺栓')).toEqual(BOLTS);
  expect(names.nearest([['zebra']], 'zebra')).toBeNull();
  expect(names.nearest([], '')).toBeNull();
});

test('names that changed are seen', () => {
  expect(names.areOf([BOLTS, CUTTERS])).toBe(true);
  expect(names.areOf([BOLTS, { ...CUTTERS, name: 'Chain Cutters' }])).toBe(false);
  expect(names.areOf([BOLTS])).toBe(false);
});
