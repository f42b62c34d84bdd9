import { expect, test } from 'vitest';
import { normalWord, prohibitedWordIn, wordHitIn } from './prohibited.ts';
import { prohibitedCategoriesIn, type WordLists } from './prohibited-categories.ts';

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

const LISTS: WordLists = {
  refusing: ['cannabis'],
  alerting: new Map([
    ['counterfeit', ['replica designer']],
    ['alcohol_tobacco_drugs', ['cigar', '电子烟']],
    ['weapons', ['pistol', '仿真枪']],
  ]),
};

test.each([
  ['Replica designer handbag', ['counterfeit']],
  ['Cannabis in cigarettes', []],
  ['仿真枪 电子烟', ['alcohol_tobacco_drugs', 'weapons']],
  ['Hydraulic nail gun for wooden frames', []],
  ['Stainless steel hexagon bolt', []],
])('the prohibited categories of "%s"', (text, expected) =>
  expect(prohibitedCategoriesIn(text, LISTS)).toEqual(expected),
);

test('a word of two is found whatever stands between its parts', () => {
  for (const text of ['hand  grenade', 'hand\ngrenade', 'HAND\u3000GRENADE', 'Hand\u00a0Grenade'])
    expect(prohibitedWordIn(text, ['hand grenade'])).toBe('hand grenade');
  expect(prohibitedWordIn('secondhand grenades', ['hand grenade'])).toBeUndefined();
});

test('a word stands in the list as texts are compared with it', () => {
  expect(normalWord('  Ｈａｎｄ\t GRENADE\u200b ')).toBe('hand grenade');
});

test('a hit names the first field, with what stands around it', () => {
  const texts = {
    title: 'A begun thing',
    keywords: 'GUN',
    content: `${'x'.repeat(60)} gun ${'y'.repeat(60)}`,
  };
  expect(wordHitIn(texts, 'gun')).toEqual({ field: 'keywords', excerpt: 'gun' });
  expect(wordHitIn({ content: texts.content }, 'gun')).toEqual({
    field: 'content',
    excerpt: `${'x'.repeat(39)} gun ${'y'.repeat(39)}`,
  });
  expect(wordHitIn({ title: 'A begun thing' }, 'gun')).toBeUndefined();
});
