import { describe, expect, test } from 'vitest';
import { isAscii, isEmail, isMobile, normalMobile, passwordProblem } from './identity.ts';

describe('e-mail', () => {
  test.each(['a@b.cn', 'li.wei-trade@mail.example.com', 'a_1@my-shop.co.uk', 'A@B.C1'])('%s is one', (s) => {
    expect(isEmail(s)).toBe(true);
  });

  test.each([
    '',
    'a@b',
    '@b.cn',
    'a@.cn',
    'a@b.',
    'a..b@c.cn',
    '.a@b.cn',
    'a-@b.cn',
    'a+b@c.cn',
    'a@b-.cn',
    'a@b_c.cn',
    'a@b.cn\n',
    ' a@b.cn',
    '李@b.cn',
    'a@b@c.cn',
  ])('%j is not', (s) => {
    expect(isEmail(s)).toBe(false);
  });
});

describe('mobile', () => {
  test.each(['13800138000', '8619900001111'])('%s is one', (s) => {
    expect(isMobile(s)).toBe(true);
  });

  test.each([
    '12800138000',
    '1380013800',
    '138001380000',
    '+8613800138000',
    '8713800138000',
    '868613800138000',
    '13800138000\n',
  ])('%j is not', (s) => {
    expect(isMobile(s)).toBe(false);
  });

  test('has one spelling, without 86', () => {
    expect(normalMobile('8613800138000')).toBe('13800138000');
    expect(normalMobile('13800138000')).toBe('13800138000');
  });

  test('what is not a mobile number keeps its 86', () => {
    expect(normalMobile('8612345')).toBe('8612345');
  });
});

test('ASCII ends at 0x7F', () => {
  expect(isAscii('Acme Co., Ltd.\u0000\u007f')).toBe(true);
  expect(isAscii('')).toBe(true);
  expect(isAscii('caf\u0080')).toBe(false);
  expect(isAscii('公司')).toBe(false);
  expect(isAscii('😀')).toBe(false);
});

describe('password', () => {
  test.each([
    ['abcdefg1', null],
    ['ABCDEFGH12345678', null],
    ['abcdef1', 'length'],
    ['abcdefgh123456789', 'length'],
    ['abc-efg1', 'symbol'],
    ['abc efg1', 'symbol'],
    ['密码abcdef1', 'symbol'],
    ['abcdefgh', 'no_digit'],
    ['12345678', 'no_letter'],
  ])('%s → %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test('length is said before symbols, symbols before what is missing', () => {
    expect(passwordProblem('a!')).toBe('length');
    expect(passwordProblem('!!!!!!!!')).toBe('symbol');
  });
});

test('hostile input is refused in linear time', () => {
  const hostile = [
    'a'.repeat(50_000),
    'a.'.repeat(25_000),
    `${'a-a.'.repeat(12_500)}!`,
    `a@${'a'.repeat(50_000)}!`,
    `a@${'a.'.repeat(25_000)}`,
    `a@${'a-a.a'.repeat(10_000)}!`,
    '1'.repeat(50_000),
    '86'.repeat(25_000),
  ];
  for (const s of hostile) {
    expect(isEmail(s)).toBe(false);
    expect(isMobile(s)).toBe(false);
    expect(isAscii(`${s}é`)).toBe(false);
    expect(normalMobile(s)).toBe(s);
    expect(passwordProblem(s)).toBe('length');
  }
});
