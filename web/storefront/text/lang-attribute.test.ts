import { expect, test } from 'vitest';
import { langAttribute } from './lang-attribute.ts';

test('only what is in the other language says so', () => {
  expect(langAttribute('Steel pipe', 'en')).toBeUndefined();
  expect(langAttribute('Steel pipe', 'zh')).toBe('en');
  expect(langAttribute('不锈钢管', 'en')).toBe('zh-CN');
  expect(langAttribute('不锈钢管', 'zh')).toBeUndefined();
});

test('the tags of a formatted text are no words', () => {
  expect(langAttribute('<table><tbody><tr><td>不锈钢管</td></tr></tbody></table>', 'zh')).toBeUndefined();
  expect(langAttribute(`<p>${'不锈钢管'.repeat(499)}<strong>钢</strong></p>`, 'zh')).toBeUndefined();
});
