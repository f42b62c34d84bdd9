import { describe, expect, test } from 'vitest';
import { baseLanguage, isUsable, MAX_ATTEMPTS, otherLanguage, pauseAfter } from './translation.ts';

test.each([
  ['Stainless steel pipe', 'zh'],
  ['不锈钢管 DN50', 'en'],
  ['<p>不锈钢管</p><table><tr><td>DN50</td></tr></table>', 'en'],
])('%s is translated into %s', (text, language) => expect(otherLanguage(text)).toBe(language));

test('codes with a script or a country are the language', () => {
  expect(['zh-Hans', 'zh_CN', 'EN-gb', 'es'].map(baseLanguage)).toEqual(['zh', 'zh', 'en', 'es']);
});

describe('an answer', () => {
  test.each([
    ['Steel pipe', '钢管', 'zh', true],
    ['钢管', 'Steel pipe of the best kind', 'en', true],
    ['Steel pipe', 'Tubo de acero', 'zh', false],
    ['Steel pipe', 'Steel pipe', 'zh', false],
    ['钢管', ' 钢管 ', 'en', false],
    ['Steel pipe', '   ', 'zh', false],
    ['Steel pipe', '钢\0管', 'zh', false],
    ['Steel pipe', '管'.repeat(1000), 'zh', false],
  ] as const)('to %j of %j into %s: usable %s', (source, text, language, usable) =>
    expect(isUsable(source, text, language)).toBe(usable),
  );
});

test('attempts come further and further apart, and end', () => {
  expect([1, 2, 3, 4, 5].map(pauseAfter)).toEqual([10, 60, 360, 2160, null]);
  expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
});
