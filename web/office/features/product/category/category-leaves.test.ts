import { expect, test } from 'vitest';
import type { CategoryTree } from '../../../../../contract/product/category.ts';
import { categoryRefusal } from './category-leaves.ts';

const node = (id: number, level: number) => ({
  id,
  name: `C${id}`,
  name_zh: '',
  path: `c${id}`,
  level,
  is_end: level === 3,
  p_num: 0,
  c_num: 0,
});
const tree: CategoryTree[] = [1, 2].map((root) => ({
  ...node(root, 1),
  subs: [{ ...node(root * 10, 2), subs: [node(root * 100, 3), node(root * 100 + 1, 3)] }],
}));

test.each([
  // the company's own category, and others below the same first level
  [100, [1, 10, 100], null],
  [101, [1, 10, 100], null],
  [100, [1], null],
  [200, [1, 10, 100], 'category_not_permitted'],
  [10, [1, 10, 100], 'category_not_leaf'],
  [1, [1, 10, 100], 'category_not_leaf'],
  [999, [1, 10, 100], 'unknown_category'],
  [0, [1, 10, 100], 'unknown_category'],
  [100, [], 'category_not_permitted'],
])('category %i of a company in %j: %s', (cate, company, expected) =>
  expect(categoryRefusal(tree, cate, company)).toBe(expected),
);
