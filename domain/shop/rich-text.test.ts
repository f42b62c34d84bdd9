import { expect, test } from 'vitest';
import {
  exceedsMarkupLimit,
  isOwnImage,
  isRichTextAttribute,
  isRichTextValue,
  isWebLink,
} from './rich-text.ts';

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

test.each([
  ['width', '640', true],
  ['width', '1 onmouseover=x', false],
  ['colspan', '', false],
  ['start', '-1', false],
  ['rowspan', '99999', false],
  ['alt', '1 "x', true],
])('isRichTextValue(%s, %s) is %s', (name, value, expected) =>
  expect(isRichTextValue(name, value)).toBe(expected),
);

test.each([
  ['<br>'.repeat(5000), false],
  ['<br>'.repeat(5001), true],
  ['&'.repeat(5001), true],
  ['a'.repeat(200_000), false],
])('markup is bounded (case %#)', (html, expected) => expect(exceedsMarkupLimit(html)).toBe(expected));
