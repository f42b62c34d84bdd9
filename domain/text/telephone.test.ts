import { expect, test } from 'vitest';
import { bareNumber, shownNumber } from './telephone.ts';

test.each([
  ['+86 138 0013 8000', '8613800138000'],
  ['0086-138-0013-8000', '8613800138000'],
  ['（138）0013.8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['138\u00a00013\u202f8000', '13800138000'],
  ['\u202a+8613800138000\u202c', '8613800138000'],
  ['13800138000 ext 2', '13800138000ext2'],
  ['++86', '+86'],
])('%j is judged as %j', (typed, bare) => expect(bareNumber(typed)).toBe(bare));

test('what is shown keeps its groups', () => {
  expect(shownNumber('＋86（574）8765—4321 ')).toBe('+86(574)8765-4321');
});
