import { expect, test } from 'vitest';
import type { Category } from '../../../contract/product/category.ts';
import { trail } from './trail.ts';

const leaf = {
  id: 3,
  name: 'CNC Lathes',
  name_zh: '数控车床',
  path: 'cnc-lathes',
  level: 3,
  is_end: true,
  full_path: 'machinery/metalworking/cnc-lathes',
  trace_cate: [
    { id: 1, name: 'Machinery', name_zh: '机械设备', path: 'machinery' },
    { id: 2, name: 'Metalworking', name_zh: '', path: 'metalworking' },
  ],
  subs: [],
  p_num: 0,
  c_num: 0,
} satisfies Category;

test('ancestors lead to their overview, the last one to its first page', () => {
  expect(trail(leaf, 'zh').map(({ name, href }) => [name, href])).toEqual([
    ['机械设备', '/machinery/'],
    ['Metalworking', '/machinery/metalworking/'],
    ['数控车床', '/machinery/metalworking/cnc-lathes/1.html'],
  ]);
});

test('a category among its own ancestors is named once', () => {
  const trace_cate = [...leaf.trace_cate, { id: 3, name: leaf.name, name_zh: leaf.name_zh, path: leaf.path }];
  expect(trail({ ...leaf, trace_cate }, 'en')).toHaveLength(3);
});
