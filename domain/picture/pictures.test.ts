import { expect, test } from 'vitest';
import { freshFirst, notShownYet } from './pictures.ts';

const itself = (one: string) => one;

test('each picture once, in the given order, no more than asked for', () => {
  const shown = new Set(['a']);
  expect(notShownYet(['a', 'b', 'b', 'c', 'd'], itself, shown, 2)).toEqual(['b', 'c']);
  expect([...shown]).toEqual(['a', 'b', 'c']);
  expect(notShownYet(['c', 'd', 'a'], itself, shown)).toEqual(['d']);
  expect(notShownYet(['d'], itself, shown, 3)).toEqual([]);
});

test('where too few are left, the others fill up in their order', () => {
  expect(freshFirst(['a', 'b', 'c', 'd'], itself, new Set(['a', 'c']), 3)).toEqual(['b', 'd', 'a']);
  expect(freshFirst(['a', 'b', 'c', 'd'], itself, new Set(['a']), 2)).toEqual(['b', 'c']);
  expect(freshFirst(['a'], itself, new Set(['a']), 3)).toEqual(['a']);
});
