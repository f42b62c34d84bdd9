import { describe, expect, test } from 'vitest';
import { feedback as words } from '../../../locales/zh/site/feedback.ts';
import { failingFields } from '../../storefront/form/use-sending.ts';
import { comingFrom, imageProblem, REPORT_TEXTS } from './report.ts';

describe('where the visitor comes from', () => {
  const at = 'https://b2b.example.com/zh/feedback';
  const from = (referrer: string, address = at) => comingFrom(address, referrer, 'b2b.example.com', 200);
  test('a page of this site or of a subdomain', () => {
    expect(from('https://b2b.example.com/tools/1.html?x=1')).toBe('https://b2b.example.com/tools/1.html?x=1');
    expect(from('https://bolts.b2b.example.com/')).toBe('https://bolts.b2b.example.com/');
  });
  test('what the address says goes first, and may be a path', () => {
    expect(from('https://b2b.example.com/other', `${at}?from=%2Fproduct-detail%2F7.html`)).toBe(
      'https://b2b.example.com/product-detail/7.html',
    );
  });
  test.each([
    'https://evil.example/b2b.example.com',
    'https://evilb2b.example.com/',
    'javascript:alert(1)',
    'https://b2b.example.com/feedback',
    'https://b2b.example.com/zh/feedback-succeed',
    `https://b2b.example.com/${'x'.repeat(200)}`,
    'http://[',
    '',
  ])('not from %s', (referrer) => expect(from(referrer)).toBe(''));
});

test('the toast names the failing fields in their order', () => {
  expect(failingFields([...REPORT_TEXTS, 'images'], { images: 'x', description: 'x' }, words)).toEqual([
    '问题描述异常',
    '上传图片异常',
  ]);
});

test('png and jpeg of at most 5 MB', () => {
  const file = (type: string, size: number) => imageProblem({ name: 'a', type, size }, words);
  expect([file('image/png', 5 * 1024 ** 2), file('image/jpeg', 1)]).toEqual(['', '']);
  expect(file('image/webp', 1)).toBe('a：仅支持 JPEG、PNG 格式的图片。');
  expect(file('image/png', 5 * 1024 ** 2 + 1)).toBe('a：图片超过 5MB。');
});
