import { expect, test } from 'vitest';
import { foreignLanguage } from './foreign.ts';

test('only what is in the other language says so', () => {
  expect(foreignLanguage('Steel pipe', 'en')).toBeUndefined();
  expect(foreignLanguage('Steel pipe', 'zh')).toBe('en');
  expect(foreignLanguage('不锈钢管', 'en')).toBe('zh-CN');
  expect(foreignLanguage('不锈钢管', 'zh')).toBeUndefined();
});

test('the tags of a formatted text are no words', () => {
  expect(foreignLanguage('<table><tbody><tr><td>不锈钢管</td></tr></tbody></table>', 'zh')).toBeUndefined();
  expect(foreignLanguage(`<p>${'不锈钢管'.repeat(499)}<strong>钢</strong></p>`, 'zh')).toBeUndefined();
});
