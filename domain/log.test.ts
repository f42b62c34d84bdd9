import { expect, test } from 'vitest';
import { withoutTokens } from './log.ts';

test.each([
  ['/request/q3Zx0T4kLm8Vn1Bs6Yd2Wf9Hj5Rg7Pc0Ae3Uo8Ii1Kt', '/request/…'],
  ['/api/x/q3Zx0T4kLm8Vn1Bs6Yd2Wf9Hj5Rg7Pc0Ae3Uo8Ii1Kt/files', '/api/x/…/files'],
  ['/search-product/1.html?kw=steel&token=abc', '/search-product/1.html'],
  [
    '/zh/industrial-equipment-and-components-for-mining/1.html',
    '/zh/industrial-equipment-and-components-for-mining/1.html',
  ],
  ['/product-detail/123.html#x', '/product-detail/123.html'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutTokens(url)).toBe(logged);
});
