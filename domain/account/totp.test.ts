import { expect, test } from 'vitest';
import { codeTyped, recoveryShown, totpStep } from './totp.ts';

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['ABCDE-fgh23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['12345', null],
  ['1234567', null],
  ['abcde-fgh2', null],
  ['abcde-fgh2o', null],
  ['abcde-fgh20', null],
  ['', null],
])('%j', (typed, code) => expect(codeTyped(typed)).toEqual(code));

test('what is shown is what may be typed', () => {
  expect(recoveryShown('abcdefgh23')).toBe('abcde-fgh23');
  expect(codeTyped(recoveryShown('abcdefgh23'))).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
});

test('a step lasts thirty seconds', () => {
  expect([29_999, 30_000, 59_999].map((ms) => totpStep(new Date(ms)))).toEqual([0, 1, 1]);
});
