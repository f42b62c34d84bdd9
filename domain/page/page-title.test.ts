import { describe, expect, test } from 'vitest';
import {
  detectLanguage,
  listTitle,
  metaDescription,
  metaKeywords,
  pageSuffix,
  productPageTitle,
  siteTitle,
  truncate,
} from './page-title.ts';

describe('truncate', () => {
  test('leaves a text of exactly the limit alone', () => {
    expect(truncate('abcde', 5, 2)).toBe('abcde');
    expect(truncate('abcdef', 5, 2)).toBe('ab...');
  });

  test('does not cut a character in two', () => {
    expect(truncate('😀😀😀😀', 3, 2)).toBe('😀😀...');
    expect(truncate('😀😀😀', 3, 2)).toBe('😀😀😀');
  });
});

describe('product page title', () => {
  test('shows 35 and 20 characters whole', () => {
    expect(productPageTitle('t'.repeat(35), 'c'.repeat(20))).toBe(`${'t'.repeat(35)} - ${'c'.repeat(20)}`);
  });

  test('cuts longer ones to 32 and 17', () => {
    expect(productPageTitle('t'.repeat(36), 'c'.repeat(21))).toBe(
      `${'t'.repeat(32)}... - ${'c'.repeat(17)}...`,
    );
  });
});

describe('site title', () => {
  test('names the site up to 60 characters', () => {
    expect(siteTitle('Steel pipe')).toBe('Steel pipe | Overseas B2B Marketplace');
    expect(siteTitle('t'.repeat(33))).toHaveLength(60);
    expect(siteTitle('t'.repeat(34))).toBe('t'.repeat(34));
  });

  test('never exceeds 60', () => {
    expect(siteTitle('t'.repeat(60))).toBe('t'.repeat(60));
    expect(siteTitle('t'.repeat(61))).toBe(`${'t'.repeat(57)}...`);
  });

  test('takes the longest wording that fits, with the name of the site before without it', () => {
    expect(siteTitle('t'.repeat(50), 'short')).toBe('short | Overseas B2B Marketplace');
    expect(siteTitle('t'.repeat(70), 'u'.repeat(50), 'v'.repeat(40))).toBe('u'.repeat(50));
    expect(siteTitle('t'.repeat(70), 'u'.repeat(65))).toBe(`${'u'.repeat(57)}...`);
  });
});

test('the title of a page of a list says which one, however long it is', () => {
  expect(listTitle('en', 1, 'Bolts')).toBe('Bolts | Overseas B2B Marketplace');
  expect(listTitle('en', 2, 'Bolts')).toBe('Bolts - Page 2 | Overseas B2B Marketplace');
  expect(listTitle('en', 12, 't'.repeat(60))).toBe(`${'t'.repeat(47)}... - Page 12`);
  expect(listTitle('zh', 3, '螺栓')).toBe('螺栓 - 第3页 | Overseas B2B Marketplace');
});

test('only the pages after the first say which they are', () => {
  expect([1, 2].map((n) => pageSuffix('en', n))).toEqual(['', ' - Page 2']);
  expect([1, 2].map((n) => pageSuffix('zh', n))).toEqual(['', ' - 第2页']);
});

describe('meta description', () => {
  const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ');
  const sentences = (...lengths: number[]) => lengths.map((n) => `${'s'.repeat(n - 1)}.`);

  test('keeps a text of 120 to 160 characters, with spaces tidied', () => {
    const text = words(26);
    expect(text.length).toBeGreaterThanOrEqual(120);
    expect(metaDescription(` ${text.replace(' ', ' \n ')} `, ['More.'])).toBe(text);
    expect(metaDescription('x'.repeat(120), ['More.'])).toBe('x'.repeat(120));
    expect(metaDescription('x'.repeat(160), ['More.'])).toBe('x'.repeat(160));
  });

  test('cuts a long text after a whole word', () => {
    expect(metaDescription(words(50), [])).toBe(`${words(31)}...`);
  });

  test('keeps a word that ends just in time', () => {
    expect(metaDescription(`${'x'.repeat(130)} ${'y'.repeat(26)} zzzz`, [])).toBe(
      `${'x'.repeat(130)} ${'y'.repeat(26)}...`,
    );
  });

  test('cuts Chinese before a mark between clauses', () => {
    expect(metaDescription(`${'钢'.repeat(140)}，${'管'.repeat(40)}`, [], 'zh')).toBe(
      `${'钢'.repeat(140)}...`,
    );
  });

  test('cuts inside a word rather than below 120', () => {
    expect(metaDescription(`short ${'x'.repeat(200)}`, [])).toHaveLength(160);
    expect(metaDescription('钢'.repeat(161), [], 'zh')).toBe(`${'钢'.repeat(157)}...`);
  });

  test('completes a short text with as few sentences as reach the length', () => {
    const [a, b, c] = sentences(30, 40, 100);
    expect(metaDescription('Short', [a!, b!, c!])).toBe(`Short. ${a} ${c}`);
    expect(metaDescription('短', ['甲'.repeat(60), '乙'.repeat(130)], 'zh')).toBe(`短。${'乙'.repeat(130)}`);
  });

  test('cuts text and sentences together when no selection fits', () => {
    expect(metaDescription('Short.', [words(50)])).toMatch(/^Short\. word.*word\.\.\.$/);
    expect(metaDescription('Short.', [words(50)]).length).toBeLessThanOrEqual(160);
  });
});

test('keywords are lower-case, of two characters at least, each once, ten at most', () => {
  expect(metaKeywords(['LED', ' led ', 'a', '钢', '钢管', 'Steel  Pipe'])).toEqual([
    'led',
    '钢管',
    'steel pipe',
  ]);
  const many = Array.from({ length: 12 }, (_, i) => `k${i}`);
  expect(metaKeywords(['x', ...many])).toEqual(many.slice(0, 10));
});

test.each([
  ['Steel pipe', 'en'],
  ['钢管', 'zh'],
  ['', 'en'],
  ['123 !', 'en'],
  ['钢管钢abcdefghij', 'en'],
  ['钢管钢管abcdefghij', 'zh'],
])('language of %j is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
