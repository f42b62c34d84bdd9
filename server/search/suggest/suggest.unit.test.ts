import { expect, test } from 'vitest';
import type { Category } from '../../../contract/product/category.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import { categoriesNamed, endings } from './suggest.ts';

const vocabulary = new Vocabulary(
  [
    ['led', 90],
    ['led bulb', 30],
    ['building', 50],
    ['bundle', 40],
    ['bulb', 35],
    ['bulb light', 5],
  ],
  [],
);
const TITLES = ['red led bulb light', 'bundle of red led lamps', 'led building'];
const together = async (texts: readonly string[]) =>
  new Set(texts.filter((text) => TITLES.some((title) => title.includes(text))));
const goOn = (typed: string) => endings(typed, vocabulary, 8, together);

test('phrases of titles come first, then words that a title holds behind those before', async () => {
  expect(await goOn('led bu')).toEqual(['led bulb', 'led building', 'led bulb light']);
  expect(await goOn('red led bu')).toEqual(['red led bulb', 'red led bulb light']);
  expect(await goOn('bu')).toEqual(['building', 'bundle', 'bulb', 'bulb light']);
});

test('nothing is better than words that do not go together, corrected or not', async () => {
  expect(await goOn('steel bu')).toEqual([]);
  expect(await goOn('steel buildng')).toEqual([]);
  expect(await goOn('led buildng')).toEqual(['led building']);
  expect(await goOn('buildng')).toEqual(['building']);
});

test('categories named so come first, those that hold the words in another order last', () => {
  const named = (name: string, id: number) => ({ id, name, name_zh: 'LED球泡灯', p_num: id }) as Category;
  const all = [named('Filament LED Bulbs', 3), named('LED Bulbs', 1), named('Bulbs with LED', 2)];
  const ids = (typed: string) => categoriesNamed(all, typed).map(({ id }) => id);
  expect(ids('led bu')).toEqual([1, 3, 2]);
  expect(ids('球泡')).toEqual([3, 2, 1]);
  expect(ids('led ub')).toEqual([]);
});
