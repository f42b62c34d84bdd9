import { describe, expect, test } from 'vitest';
import { isPermittedCategory, normalKeywords, textLength } from './product.ts';

describe('keywords', () => {
  test('lose spare spaces, empty ones and repetitions in any case', () => {
    expect(normalKeywords(['  LED   Light ', '', '   ', 'led light', 'Lamp', 'LED LIGHT'])).toEqual([
      'LED Light',
      'Lamp',
    ]);
  });

  test('are not cut when there are too many', () => {
    expect(normalKeywords(['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
  });
});

describe('permitted category of a company in 1 > 11 > 111', () => {
  const company = [1, 11, 111];

  test.each([
    ['the main category', [1, 11, 111]],
    ['below the main category', [1, 11, 111, 1111]],
    ['elsewhere below its first level', [1, 12, 121]],
  ])('%s', (_, trail) => {
    expect(isPermittedCategory(trail, company)).toBe(true);
  });

  test('not below another first level, even with the same id further down', () => {
    expect(isPermittedCategory([2, 11, 111], company)).toBe(false);
  });

  test('not without a category on either side', () => {
    expect(isPermittedCategory([], company)).toBe(false);
    expect(isPermittedCategory([1, 11], [])).toBe(false);
    expect(isPermittedCategory([], [])).toBe(false);
  });
});

describe('length of text', () => {
  test.each([
    ['<p>Steel</p>', 5],
    ['<p class="a">Steel <strong>pipe</strong></p>', 10],
    ['a &amp; b', 5],
    ['&lt;p&gt;', 3],
    ['&#8364;&#x20AC;', 2],
    ['fish & chips', 12],
    ['a \n\t  b', 3],
    ['<p>  </p>&nbsp;&nbsp;\u00a0', 0],
    ['钢管😀', 3],
    ['', 0],
  ])('%j is %d', (html, length) => {
    expect(textLength(html)).toBe(length);
  });

  // in quadratic time a text this long would not be counted before the runner gives up
  test.each([
    ['<', 200_000],
    ['<a', 400_000],
    ['&a', 400_000],
    ['&#1', 600_000],
    ['&', 200_000],
    [' \n', 0],
  ])('of 200,000 times %j is counted in linear time', (piece, length) => {
    expect(textLength(piece.repeat(200_000))).toBe(length);
  });
});
