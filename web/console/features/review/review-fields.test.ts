import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ReviewContent, reviewContent } from '../../../../contract/product/product-content.ts';
import { backoffice } from '../../../../locales/en/backoffice/backoffice.ts';
import { consoleReview } from '../../../../locales/en/console/review.ts';
import { officeReasons } from '../../../../locales/en/office/reasons.ts';
import { FIRST, SECOND } from '../../../../tests/support/data/product-content.ts';
import { parameterRows, textFields } from './review-fields.ts';

// the browser's; here a description is read with its tags
beforeAll(() =>
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ body: { textContent: html, querySelectorAll: () => [] } });
    },
  ),
);
afterAll(() => vi.unstubAllGlobals());

const first: ReviewContent = {
  ...FIRST,
  category: { name: 'Hardware / Bolts', name_zh: '五金 / 螺栓' },
  images: ['/files/1.webp'],
};
const second: ReviewContent = {
  ...SECOND,
  category: { name: 'Hardware / Screws', name_zh: '五金 / 螺钉' },
  images: ['/files/2.webp'],
};
const read = (content: ReviewContent) => textFields(content, 'en', consoleReview, officeReasons, backoffice);

const FIELDS = Object.keys(reviewContent.shape) as (keyof ReviewContent)[];

test.each(FIELDS.filter((field) => field !== 'images'))('a change of %s can be read', (field) => {
  expect(read({ ...first, [field]: second[field] })).not.toEqual(read(first));
});

test('every row has a name, and stored values are read by theirs', () => {
  const rows = read({ ...first, target_markets: ['East Europe', 'Global'] });
  for (const row of Object.keys(rows)) expect(consoleReview.fields, row).toHaveProperty(row);
  expect(rows).toMatchObject({ target_markets: 'West Europe, Global', business_type: 'Dealer' });
  expect(rows.price).toBe('100 and above: $0.45');
});

test('parameters are compared by name', () => {
  expect(parameterRows({ Size: 'M8', Finish: 'Plain' }, { Size: 'M10', Grade: '8.8' })).toEqual([
    { name: 'Size', before: 'M8', now: 'M10' },
    { name: 'Grade', before: '', now: '8.8' },
    { name: 'Finish', before: 'Plain', now: '' },
  ]);
});
