import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryRoutes } from '../../../contract/product/category.ts';
import { readTree } from './trees.ts';

const stored = new Map<string, string>();
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null }));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const leaf = {
  id: 1,
  name: 'Tools',
  name_zh: '工具',
  path: 'tools',
  level: 1,
  is_end: false,
  p_num: 0,
  c_num: 0,
};
const TREE = [{ ...leaf, subs: [{ ...leaf, subs: [leaf] }] }];
const read = (text: unknown) => {
  stored.set('cateinfo', typeof text === 'string' ? text : JSON.stringify(text));
  return readTree('cateinfo', categoryRoutes.categoryTrees.reply);
};
const now = () => Date.now();

test('a tree of this hour is taken as it was kept', () => {
  expect(read({ at: now(), tree: TREE })).toEqual(TREE);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no tree', () => ({ at: now() })],
  ['an empty one', () => ({ at: now(), tree: [] })],
  ['numbers', () => ({ at: now(), tree: [1, 2] })],
  ['branches of another release', () => ({ at: now(), tree: [{ ...leaf, children: [] }] })],
  ['a name that is none', () => ({ at: now(), tree: [{ ...TREE[0], name: { en: 'Tools' } }] })],
  ['an old one', () => ({ at: now() - 3_600_001, tree: TREE })],
  ['one of a clock that was wrong', () => ({ at: now() + 86_400_000, tree: TREE })],
  ['a time that is none', () => ({ at: 'now', tree: TREE })],
])('%s is as if nothing had been kept', (_, text) => {
  expect(read(typeof text === 'function' ? text() : text)).toBeNull();
});
