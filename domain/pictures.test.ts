import { expect, test } from 'vitest';
import { notShownYet } from './pictures.ts';

const itself = (one: string) => one;

test('each picture once, in the given order, no more than asked for', () => {
  const shown = new Set(['a']);
  expect(notShownYet(['a', 'b', 'b', 'c', 'd'], itself, shown, 2)).toEqual(['b', 'c']);
  expect([...shown]).toEqual(['a', 'b', 'c']);
  expect(notShownYet(['c', 'd', 'a'], itself, shown)).toEqual(['d']);
  expect(notShownYet(['d'], itself, shown, 3)).toEqual([]);
});
