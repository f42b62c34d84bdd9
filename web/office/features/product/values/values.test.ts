import { expect, test } from 'vitest';
import type { OwnProduct } from '../../../../../contract/product/own-product.ts';
import { productDraft } from '../../../../../contract/product/product-content.ts';
import { FIRST, SECOND } from '../../../../../tests/support/data/product-content.ts';
import { bodyOf, emptyValues, inCategory, valuesOf } from './values.ts';

const own = (content: typeof FIRST): OwnProduct => ({
  ...content,
  id: 7,
  edition: '1',
  image: '/files/1.webp',
  images: [{ id: 3, url: '/files/1.webp' }],
  status: 1,
  group_id: 5,
  cate: 9,
  cate_path: [1, 4, 9],
  cate_names: ['Hardware', 'Fasteners', 'Bolts'],
  cate_names_zh: ['五金', '紧固件', '螺栓'],
  group_name: null,
  model: '',
  pinned_until: null,
  views: 0,
  enquiries: 0,
  submitted_at: null,
  reviewed_at: null,
  restorable_until: null,
  approved_until: null,
  min_price: 0.45,
  max_price: 0.45,
  reasons: [],
  note: '',
  revision: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  refreshed_at: '2026-01-01T00:00:00.000Z',
  refreshable_at: null,
});

test.each([FIRST, SECOND])('what is not touched is sent back as it came', (content) => {
  for (const offered of [new Set<string>(), new Set(['Material'])])
    expect(bodyOf(valuesOf(own(content), offered), 9)).toEqual({
      ...content,
      cate: 9,
      group_id: 5,
      images: [3],
    });
});

test('an emptied form is an empty draft', () => {
  const emptied = Object.fromEntries(Object.keys(emptyValues).map((name) => [name, null]));
  const nothing = productDraft.parse({ cate: 9, unit: 'piece' });
  const lists = { custom: [], images: [], offered: {} };
  for (const values of [{}, emptyValues, { ...emptied, ...lists }])
    expect(productDraft.parse(bodyOf(values, 9))).toEqual(nothing);
});

test('another category loses none of the parameters', () => {
  const values = { offered: { Material: 'Steel', Size: '' }, custom: [{ name: 'Voltage', value: '220 V' }] };
  const moved = inCategory(values, new Set(['Voltage', 'Power']));
  expect(moved).toMatchObject({
    offered: { Voltage: '220 V' },
    custom: [{ name: 'Material', value: 'Steel' }],
  });
  expect(bodyOf(moved, 9).properties).toEqual(bodyOf(values, 9).properties);
});
