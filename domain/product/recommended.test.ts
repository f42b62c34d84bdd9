import { expect, test } from 'vitest';
import { recommended } from './recommended.ts';

const of = (text: string) =>
  [...text].map((supplier, place) => ({ supplier: supplier.charCodeAt(0), place }));
const chosen = (text: string, most = 12) =>
  recommended(of(text), ({ supplier }) => supplier, most)
    .map(({ supplier }) => String.fromCharCode(supplier))
    .join('');

test.each([
  ['of one supplier where there is no other', 'aaaaaaaa', 'aaaaaaaa'],
  ['three of one before the others, then more of it', 'aaaaaabb', 'aaabbaaa'],
  ['no more of one than three where others fill the rows', 'aaaaaaaaaaaabbbcccddd', 'aaabbbcccddd'],
  ['no last row that is not full', 'abcabcabcd', 'abcabcab'],
  ['one row that is not full', 'abc', 'abc'],
  ['nothing', '', ''],
])('%s', (_, text, expected) => {
  expect(chosen(text)).toBe(expected);
});

test('not more than asked for', () => {
  expect(chosen('abcdefghijklmnop', 12)).toHaveLength(12);
});
