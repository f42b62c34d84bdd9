import { expect, test } from 'vitest';
import { isOwnImage, isRichTextAttribute, isWebLink } from './rich-text.ts';

test.each([
  ['https://a.example', true],
  [' HTTP://a.example/b?c', true],
  ['//a.example', false],
  ['/products', false],
  ['javascript:alert(1)', false],
  ['mailto:a@b.example', false],
])('isWebLink(%s) is %s', (href, expected) => expect(isWebLink(href)).toBe(expected));

test.each([
  ['/files/ab12.webp', true],
  ['/files/../api/x', false],
  ['/files/.hidden', false],
  ['//a.example/files/ab12.webp', false],
  ['https://a.example/files/ab12.webp', false],
])('isOwnImage(%s) is %s', (src, expected) => expect(isOwnImage(src)).toBe(expected));

test('an attribute is allowed on its own tags only', () => {
  expect(isRichTextAttribute('td', 'colspan')).toBe(true);
  expect(isRichTextAttribute('p', 'colspan')).toBe(false);
  expect(isRichTextAttribute('a', 'onclick')).toBe(false);
  expect(isRichTextAttribute('toString', 'length')).toBe(false);
});
