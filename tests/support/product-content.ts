/** What the tests of products share. */
import type { ProductContentInput } from '../../contract/product-content.ts';

/** Content that passes, in a leaf category and with images of the company. */
export const goodProduct = (
  cate: number,
  images: number[],
  given: Partial<ProductContentInput> = {},
): ProductContentInput => ({
  title: 'Hexagon head bolt of stainless steel',
  cate,
  keywords: ['bolt', 'hex bolt'],
  properties: { Material: 'Stainless steel', Size: 'M8' },
  images,
  content: '<p>A strong bolt that holds what it should hold.</p>',
  price: [
    { Start: 1, End: 99, Price: 0.5 },
    { Start: 100, End: null, Price: 0.4 },
  ],
  unit: 'piece',
  min_order: 100,
  ...given,
});
