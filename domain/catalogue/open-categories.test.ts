import { expect, test } from 'vitest';
import { openCategories } from './open-categories.ts';

const TREE = [
  { id: 1, subs: [{ id: 2, subs: [{ id: 3 }, { id: 4, closed: true }] }] },
  { id: 5, subs: [{ id: 6, subs: [{ id: 7, closed: true }] }] },
  { id: 8, closed: true, subs: [{ id: 9, closed: true, subs: [{ id: 10, closed: true }] }] },
];

test('neither what is closed is offered, nor what holds nothing else', () =>
  expect(openCategories(TREE)).toEqual([{ id: 1, subs: [{ id: 2, subs: [{ id: 3 }] }] }]));

test('what was chosen before stays', () => expect(openCategories(TREE, [8, 9, 10]).at(-1)).toEqual(TREE[2]));
