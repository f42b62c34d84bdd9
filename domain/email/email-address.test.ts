import { expect, test } from 'vitest';
import { asciiDomain, emailAddress, mailtoLink, needsSmtpUtf8 } from './email-address.ts';

test.each([
  ['anna+rfq@shop.example', 'anna+rfq@shop.example'],
  ["o'brien@shop.example", "o'brien@shop.example"],
  [' Anna@SHOP.Example\u200b', 'Anna@shop.example'],
  ['anna@münchen.example', 'anna@münchen.example'],
  ['anna@xn--mnchen-3ya.example', 'anna@münchen.example'],
  ['anna@ＭÜNCHEN。example', 'anna@münchen.example'],
  // no spelling of a word, yet it may be asked for
  ['anna@xn--a.example', 'anna@xn--a.example'],
  ['anna@例子.公司', 'anna@例子.公司'],
  ['王芳@例子.公司', '王芳@例子.公司'],
  ['"anna"@shop.example', 'anna@shop.example'],
  ['"anna lim"@shop.example', '"anna lim"@shop.example'],
  [`${'a'.repeat(64)}@shop.example`, `${'a'.repeat(64)}@shop.example`],
])('%s is kept as %s', (typed, address) => expect(emailAddress(typed)).toBe(address));

test.each([
  'anna',
  '@shop.example',
  'anna@',
  'anna@localhost',
  'anna@[192.0.2.1]',
  'anna@192.0.2.1',
  'anna@127.1',
  'anna@shop..example',
  'anna@-shop.example',
  'anna@shop_1.example',
  'anna@shop.example:25',
  'anna..b@shop.example',
  '.anna@shop.example',
  'anna lim@shop.example',
  'a@b@shop.example',
  '"a@b"@shop.example',
  '"a,b"@shop.example',
  'anna@shop.example, eve@evil.example',
  'anna@shop.example\r\nBcc: eve@evil.example',
  'anna\nlim@shop.example',
  '<anna@shop.example>',
  'anna@shop.example>',
  `${'a'.repeat(65)}@shop.example`,
  `${'王'.repeat(22)}@shop.example`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${`${'a'.repeat(60)}.`.repeat(4)}example`,
])('%j is no address', (typed) => expect(emailAddress(typed)).toBeNull());

test('what is sent is ASCII', () => {
  expect(asciiDomain('例子.公司')).toBe('xn--fsqu00a.xn--55qx5d');
  expect([needsSmtpUtf8('anna@例子.公司'), needsSmtpUtf8('王芳@example.com')]).toEqual([false, true]);
});

test('a link to write to an address holds nothing but the address', () => {
  expect(mailtoLink('a?bcc=eve&b%20@shop.example')).toBe('mailto:a%3Fbcc%3Deve%26b%2520@shop.example');
});
