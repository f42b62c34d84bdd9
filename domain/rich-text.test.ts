import { describe, expect, test } from 'vitest';
import { isOwnImage, isRichTextAttribute, isWebLink, withAlternatives } from './rich-text.ts';

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

describe('pictures of which nothing was said', () => {
  const say = (html: string) => withAlternatives(html, (n) => `Bolt "M8" – ${n}`);
  test.each([
    [
      '<p><img src="/files/a.webp" /></p>',
      '<p><img alt="Bolt &quot;M8&quot; – 1" src="/files/a.webp" /></p>',
    ],
    ['<img src="/files/a.webp" alt="" />', '<img alt="Bolt &quot;M8&quot; – 1" src="/files/a.webp" />'],
    ['<img src="/files/a.webp" alt />', '<img alt="Bolt &quot;M8&quot; – 1" src="/files/a.webp" />'],
    ['<img src="/files/a.webp" alt="The thread" />', '<img src="/files/a.webp" alt="The thread" />'],
    ['<p>no picture, alt=""</p>', '<p>no picture, alt=""</p>'],
  ])('%s', (html, shown) => expect(say(html)).toBe(shown));

  test('are numbered with those that have words', () =>
    expect(say('<img src="/files/a.webp" alt="x"><img src="/files/b.webp">')).toContain('– 2'));
});
