/** What the sanitiser lets through, the editor gives back; what the editor writes, the sanitiser lets through. */
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RICH_TEXT_TAGS } from '../../../domain/shop/rich-text.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';
import { sanitised } from '../../../server/features/product/content/rich-text.ts';

const LINK = '<a href="https://a.example/b?c=1&amp;d=2" rel="nofollow noopener">link</a>';

const KEPT = {
  'marks and a break': '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br />f</p>',
  headings: '<h2>a</h2><p>b</p><h3>c</h3><h4>d</h4><p>e</p>',
  lists: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
  'a quotation and a line': '<blockquote><p>a</p></blockquote><hr /><p>b</p>',
  links: `<p>a ${LINK} b</p><ul><li>${LINK}</li></ul>`,
  'a picture': '<p>a<img src="/files/ab.webp" alt="b" width="300" height="200" /></p>',
  'a picture in a link': `<p><a href="https://a.example" rel="nofollow noopener"><img src="/files/ab.webp" /></a></p>`,
  'a table': '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
  'a table of parts': `<table><caption>a</caption><tbody><tr><td colspan="2">b</td></tr><tr><td><p>c</p><p>d</p></td><td><img src="/files/ab.webp" /> ${LINK}</td></tr></tbody></table><p>e</p>`,
  'joined rows':
    '<table><tbody><tr><th rowspan="2">a</th><td>b</td></tr><tr><td><ul><li>c</li></ul></td></tr></tbody></table>',
};

/** Sanitised, but not as the editor writes it: the same text and the same parts in another form. */
const REWRITTEN = [
  ['a<img src="/files/ab.webp" />', '<p>a<img src="/files/ab.webp" /></p>'],
  ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  [
    '<table><tbody><tr><th>a</th></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
  ],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
] as const;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const entry = path.join(import.meta.dirname, 'rich-text-editor.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'richText' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The editor was not built.');
  browser = await chromium.launch({ executablePath: findChromium()!, args: CHROMIUM_FLAGS });
  page = await browser.newPage();
  await page.addScriptTag({ content: output.output[0].code });
});
afterAll(() => browser?.close());

/** Runs the built editor and sanitises its output as the server does. */
async function runEditor(what: 'saved' | 'pasted', html: string): Promise<string> {
  const answer = await page.evaluate(`richText.${what}(${JSON.stringify(html)})`);
  return sanitised(String(answer));
}

describe('a text loaded and saved again is unchanged', () => {
  test.each(Object.entries(KEPT))('%s', async (_, html) => {
    expect(sanitised(html)).toBe(html);
    expect(await runEditor('saved', html)).toBe(html);
  });
});

test('these texts hold every tag that is allowed', () => {
  const held = new Set(
    Object.values(KEPT).flatMap((html) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)),
  );
  expect([...held].sort()).toEqual([...RICH_TEXT_TAGS].sort());
});

test('the editor writes no tag that is not allowed', async () => {
  const written = await page.evaluate<string[]>('richText.tags()');
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((tag) => !RICH_TEXT_TAGS.some((allowed) => allowed === tag))).toEqual([]);
});

test.each(REWRITTEN)('%s is rewritten once', async (html, expected) => {
  expect(sanitised(html)).toBe(html);
  expect(await runEditor('saved', html)).toBe(expected);
  expect(await runEditor('saved', expected)).toBe(expected);
});

test.each([
  ['<p style="color:red" class="x">a <a href="/account">b</a></p>', '<p>a b</p>'],
  ['<ol type="a" start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>'],
  ['<p>a<img src="https://a.example/b.png">b</p>', '<p>ab</p>'],
  ['<h1>a</h1><pre><code>b</code></pre>', '<h2>a</h2><p>b</p>'],
])('pasting %s gives %s', async (html, expected) => expect(await runEditor('pasted', html)).toBe(expected));
