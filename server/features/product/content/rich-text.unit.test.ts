import { describe, expect, test } from 'vitest';
import { allTextOf, picturesIn, plainText, sanitised, withAlternatives } from './rich-text.ts';

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<svg onload=alert(1)>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="//evil.example/files/a.webp">', ''],
  ['<img src="/files/../api/x">', ''],
  ['<img src="/files/abc.webp" style="x">', '<img src="/files/abc.webp" />'],
  ['<a href="//evil.example">x</a>', 'x'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
  ['<a href="/account">x</a>', 'x'],
  [
    '<a>x</a><a href="https://a.example">y</a><p>z</p>',
    'x<a href="https://a.example" rel="nofollow noopener">y</a><p>z</p>',
  ],
  ['<p>a</p><hr><ol start="3"><li>b</li></ol>', '<p>a</p><hr /><ol start="3"><li>b</li></ol>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><th>a</th></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '<a href=" http://a.example" target="_blank">x</a>',
    '<a href="http://a.example" rel="nofollow noopener">x</a>',
  ],
  ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  [
    '<table><tr><td colspan="2" onclick="x">a</td></tr></table>',
    '<table><tr><td colspan="2">a</td></tr></table>',
  ],
  [
    '<img src="/files/a.webp" width="1 onmouseover=x" height="20">',
    '<img src="/files/a.webp" height="20" />',
  ],
  ['<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<h1>a</h1><b>b</b><i>c</i>', '<h2>a</h2><strong>b</strong><em>c</em>'],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
])('sanitised(%s)', (html, expected) => expect(sanitised(html)).toBe(expected));

test('sanitising twice changes nothing', () => {
  const once = sanitised('<p>a &lt;script&gt; &amp; b</p><a href="https://a.example/?a=1&b=2">c</a>');
  expect(sanitised(once)).toBe(once);
});

test('plainText keeps words of neighbouring blocks apart', () => {
  expect(plainText('<p>one</p><p>two &amp; three</p>')).toBe('one two & three');
});

test('allTextOf has the texts of pictures and the addresses of links', () => {
  const html = sanitised(
    '<p>See <a href="https://a.example/">us</a></p><img src="/files/ab12-480.webp" alt="call me"><img src="/files/ab12.webp">',
  );
  expect(allTextOf(html)).toBe('See us\nhttps://a.example/\ncall me');
  expect(picturesIn(html)).toEqual(['ab12.webp']);
});

describe('pictures of which nothing was said', () => {
  const say = (html: string) => withAlternatives(html, (n) => `Bolt "M8" – ${n}`);
  test.each([
    [
      '<p><img src="/files/a.webp" /></p>',
      '<p><img src="/files/a.webp" alt="Bolt &quot;M8&quot; – 1" /></p>',
    ],
    ['<img src="/files/a.webp" alt="" />', '<img src="/files/a.webp" alt="Bolt &quot;M8&quot; – 1" />'],
    ['<img src="/files/a.webp" alt />', '<img src="/files/a.webp" alt="Bolt &quot;M8&quot; – 1" />'],
    ['<img src="/files/a.webp" alt="The thread" />', '<img src="/files/a.webp" alt="The thread" />'],
    ['<p>no picture, alt=""</p>', '<p>no picture, alt=""</p>'],
  ])('%s', (html, shown) => expect(say(html)).toBe(shown));

  test('are numbered with those that have words', () =>
    expect(say('<img src="/files/a.webp" alt="x"><img src="/files/b.webp">')).toContain('– 2'));

  test("patterns of replace in a title, and values that are no numbers, add nothing to a picture's tag", () => {
    const stored = '<img width="1 onmouseover=x class=y x=" src="/files/a.webp">';
    for (const title of ["Valve from $' for pipes", 'Valve $& for pipes', 'Valve $` for pipes'])
      expect(withAlternatives(stored, () => title)).toBe(
        `<img src="/files/a.webp" alt="${title.replaceAll('&', '&amp;')}" />`,
      );
  });
});
