import { expect, test } from 'vitest';
import type { EditedCategory } from '../../../../contract/catalogue/category-edit.ts';
import { matching, treeOf, wholeName } from './category-tree.ts';

const at = (id: number, parent_id: number | null, name: string, name_zh: string): EditedCategory => ({
  id,
  parent_id,
  level: parent_id === null ? 1 : 2,
  name,
  name_zh,
  path: name.toLowerCase(),
  full_path: name.toLowerCase(),
  is_end: false,
  p_num: 0,
  c_num: 0,
  closed_at: null,
  version: 1,
});
const ALL = [at(1, null, 'Machinery', '机械'), at(2, null, 'Tools', '工具'), at(3, 1, 'Pumps', '水泵')];

test('what is sought keeps what stands above it, in either language', () => {
  expect(matching(ALL, '水泵').map(({ id }) => id)).toEqual([1, 3]);
  expect(matching(ALL, ' PUMP').map(({ id }) => id)).toEqual([1, 3]);
  expect(matching(ALL, '')).toEqual(ALL);
  expect(matching(ALL, 'nothing')).toEqual([]);
});

test('the list is a tree', () => {
  const [machinery, tools] = treeOf(ALL, 'en');
  expect(machinery!.children.map(({ title }) => title)).toEqual(['Pumps']);
  expect([tools!.title, tools!.children]).toEqual(['Tools', []]);
  expect(wholeName(ALL, 3, 'zh')).toBe('机械 / 水泵');
});
