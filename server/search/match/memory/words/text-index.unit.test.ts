import { expect, test } from 'vitest';
import { impactOf, TextIndex } from './text-index.ts';

/** How strongly a title of so many words says the first of them. */
function impactIn(places: number): number {
  const index = new TextIndex();
  const words = Array.from({ length: places - 1 }, (_, i) => `word${i}`);
  index.put(1, `0 1 lamp ${words.join(' ')}\n\n\n`);
  return impactOf(index.postings('lamp')[0]!);
}

test('titles of up to eight words cost nothing; the longer one is beyond them, the less its words are worth', () => {
  expect(impactIn(2)).toBe(impactIn(8));
  const longer = [8, 12, 20, 40, 120].map(impactIn);
  expect(longer).toEqual(longer.toSorted((a, b) => b - a));
  expect(new Set(longer).size).toBe(longer.length);
  // a little, and never so much that a word in the title tells less than in another field
  expect(longer[2]! / longer[0]!).toBeGreaterThan(0.85);
  expect(longer[4]! / longer[0]!).toBeGreaterThan(0.4);
});
