import { expect, test } from 'vitest';
import { companyNumberIn, licenceCountry } from './licence.ts';

test.each([
  ['营业执照 统一社会信用代码 91350100M000100Y43 名称 宁波某某有限公司', 'CN'],
  ['營業執照 商業登記證 Business Registration Ordinance', 'HK'],
  ['Certificate of Incorporation. The Registrar of Companies for England and Wales', 'GB'],
  ['Amtsgericht München, Handelsregister B', 'DE'],
  ['A picture of a pump', undefined],
])('%s is of %s', (text, code) => expect(licenceCountry(text)).toBe(code));

test('a number is taken that its last sign proves', () => {
  expect(companyNumberIn('代码 91350100M000100Y43')).toBe('91350100M000100Y43');
  expect(companyNumberIn('代码 91350100M000100Y44')).toBeUndefined();
  expect(companyNumberIn('none')).toBeUndefined();
});
