import { expect, test } from 'vitest';
import { prohibitedWordIn } from './prohibited.ts';
import { prohibitedCategoriesIn } from './prohibited-categories.ts';

test.each([
  ['A gun for sale', 'gun'],
  ['Begun with gunmetal', undefined],
  ['ＧＵＮ', 'gun'],
  ['g\u200bun', 'gun'],
  ['出售枪支弹药', '枪支'],
  ['hot glue guns', undefined],
  ['', undefined],
])('of the words, %s holds %s', (text, expected) =>
  expect(prohibitedWordIn(text, ['gun', '枪支'])).toBe(expected),
);

test.each([
  ['Replica designer handbag', ['counterfeit']],
  ['Tattoo machine with needle', ['piercing_tattoo_guns']],
  ['Steam game account', ['virtual_goods']],
  ['仿真枪 电子烟', ['alcohol_tobacco_drugs', 'weapons']],
  ['Hydraulic nail gun for wooden frames', []],
  ['Stainless steel hexagon bolt', []],
])('the prohibited categories of "%s"', (text, expected) =>
  expect(prohibitedCategoriesIn(text).map(({ category }) => category)).toEqual(expected),
);
