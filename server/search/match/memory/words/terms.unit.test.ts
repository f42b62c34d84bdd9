import { expect, test } from 'vitest';
import { hashed, NO_HASH, Terms } from './terms.ts';

test('every term has a number of its own, however many there are, wherever it stands', () => {
  const terms = new Terms();
  const all = Array.from({ length: 20_000 }, (_, i) =>
    i % 3 === 0 ? `钢管${i}` : `term-of-some-length-${i}`,
  );
  expect(all.map((term) => terms.put(term))).toEqual(all.map((_, i) => i));
  expect(all.map((term) => terms.find(term))).toEqual(all.map((_, i) => i));
  expect(terms.count).toBe(all.length);
  expect(terms.name(4711)).toBe(all[4711]);
  for (const other of ['', 'term', `${all[1]}x`, 'term-of-some-length-']) expect(terms.find(other)).toBe(-1);

  const [before, term] = ['steel ', all[17]!];
  let hash = NO_HASH;
  for (const character of term) hash = hashed(hash, character.charCodeAt(0));
  expect(terms.numberOf(`${before}${term} pipe`, before.length, before.length + term.length, hash)).toBe(17);
  expect(terms.count).toBe(all.length);
});

test('terms of one hash are told apart', () => {
  const terms = new Terms();
  expect(terms.numberOf('ab', 0, 1, 7)).toBe(0);
  expect(terms.numberOf('ab', 1, 2, 7)).toBe(1);
  expect(terms.numberOf('ba', 1, 2, 7)).toBe(0);
});
