import { expect, test } from 'vitest';
import { documentOf } from '../index/document/document.ts';
import { tokenize } from '../text/tokenize.ts';
import { plainWord } from '../text/word.ts';
import { matchShop } from './shop-match.ts';

const product = (title: string, keywords: string[] = []) => ({
  title,
  document: documentOf({
    title,
    categories: ['Fasteners'],
    properties: [['Material', 'Steel']],
    keywords,
    company: 'Golden Harbour Bolts',
    mainProducts: ['Bolts'],
    content: '<p>Packed in cartons.</p>',
  }),
});
const shop = [product('Hex nut'), product('Hex bolt'), product('Washer', ['bolt set'])];
const found = (kw: string) =>
  matchShop(
    shop,
    tokenize(kw).map(({ term }) => plainWord(term)),
  ).map(({ title }) => title);

test('titles that say all the words stand alone; else what holds them anywhere, else any of them', () => {
  expect(found('bolt')).toEqual(['Hex bolt']);
  expect(found('hex')).toEqual(['Hex nut', 'Hex bolt']);
  expect(found('steel bolt')).toEqual(['Hex bolt', 'Washer']);
  expect(found('hex cartons unheard')).toEqual(['Hex nut', 'Hex bolt', 'Washer']);
});

test('what is the same in the whole shop finds nothing', () => {
  expect(found('golden harbour')).toEqual([]);
});
