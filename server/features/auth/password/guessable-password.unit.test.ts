import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordProblem } from '../../../../domain/account/identity.ts';
import { isGuessable } from './guessable-password.ts';

test.each([
  'Abcdef12',
  'Demo12345',
  'Demo1234',
  'password1',
  'Qwerty123',
  'qwer1234',
  '1qaz2wsx',
  '1q2w3e4r5t',
  'a1b2c3d4',
  'P4ssw0rd99',
  'p1a2s3s4w5o6r7d8',
  '2024Welcome',
  'dragon19880808',
  'superman080888',
  'abcabc123123',
  'aaaa1111',
  'zxcvbnm2025',
  'Shanghai2026',
  'supplier888',
  'woaini1314',
  'ab12345678',
  'a1a1a1a1',
  '4321dcba',
])('%s is among the first that are tried', (password) => expect(isGuessable(password)).toBe(true));

test.each([
  'kestrel47plinth',
  'Plinth4729Moor',
  'x7Kq2mZ9',
  'grunzt81fleck',
  'dragon38264719',
  'h4rb0urK1te',
  'tK92bXw4',
])('%s is not', (password) => expect(isGuessable(password)).toBe(false));

test('what a password manager makes is taken', () => {
  const made = (n: number) => {
    const letters = createHash('sha256')
      .update(`password ${n}`)
      .digest('base64')
      .replace(/[^A-Za-z0-9]/g, '');
    return letters.slice(0, 12);
  };
  const passwords = Array.from({ length: 5000 }, (_, n) => made(n)).filter((word) => !passwordProblem(word));
  expect(passwords.length).toBeGreaterThan(4000);
  expect(passwords.filter(isGuessable)).toEqual([]);
});
