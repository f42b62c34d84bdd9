import { expect, test } from 'vitest';
import { type Answers, completeness, QUESTION_NAMES } from './product-completeness.ts';

const EMPTY: Answers = {
  title: '',
  keywords: [],
  properties: {},
  images: [],
  content: '',
  price: [],
  sample: null,
  lead_times: [],
  packaging: null,
  port: '',
  incoterms: [],
  warranty_months: null,
  target_markets: [],
};
const FULL: Answers = {
  title: 'Hexagon head bolt of stainless steel, M8 to M24',
  keywords: ['bolt', 'hex bolt', 'screw'],
  properties: { a: '1', b: '1', c: '1', d: '1', e: '1' },
  images: [1, 2, 3],
  content: `<p>${'A bolt. '.repeat(60)}</p><img src="/files/a.webp">`,
  price: [{}],
  sample: { offered: false },
  lead_times: [{}],
  packaging: {},
  port: 'Ningbo',
  incoterms: ['FOB'],
  warranty_months: 0,
  target_markets: ['Global'],
};

test('nothing is 0, everything 100', () => {
  expect(completeness(FULL)).toEqual({ score: 100, missing: [] });
  const { score, missing } = completeness(EMPTY);
  expect([score, [...missing].sort()]).toEqual([0, [...QUESTION_NAMES].sort()]);
});

test('what weighs most is named first', () => {
  const { score, missing } = completeness({ ...FULL, warranty_months: null, images: [1], keywords: [] });
  expect([score, missing]).toEqual([77, ['images', 'keywords', 'warranty_months']]);
});

test('tags are no text', () =>
  expect(completeness({ ...FULL, content: `<p>short</p>${'<p></p>'.repeat(100)}` }).missing).toEqual([
    'content',
    'contentPicture',
  ]));
