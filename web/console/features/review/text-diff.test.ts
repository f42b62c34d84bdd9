import { expect, test } from 'vitest';
import { textDiff } from './text-diff.ts';

test('the same text has one part', () => {
  expect(textDiff('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
});

test('what was taken out and put in stands between what stayed', () => {
  expect(textDiff('Hammer, red, 16 oz', 'Hammer, blue, 16 oz')).toEqual([
    { kind: 'same', text: 'Hammer, ' },
    { kind: 'removed', text: 'red,' },
    { kind: 'added', text: 'blue,' },
    { kind: 'same', text: ' 16 oz' },
  ]);
});

test('Chinese is compared by character', () => {
  expect(textDiff('红色锤子', '蓝色锤子').filter(({ kind }) => kind === 'same')).toEqual([
    { kind: 'same', text: '色锤子' },
  ]);
});

test('both sides can be put together again', () => {
  const [before, after] = ['one two\nthree four', 'one 2\nthree five four'];
  const parts = textDiff(before, after);
  const side = (gone: string) => parts.filter(({ kind }) => kind !== gone).map(({ text }) => text);
  expect(side('added').join('')).toBe(before);
  expect(side('removed').join('')).toBe(after);
});

test('texts that have little in common are compared by lines', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word}${i}`).join(' ');
  expect(textDiff(`kept\n${text('a')}`, `kept\n${text('b')}`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
  ]);
});
