import { describe, expect, test } from 'vitest';
import { random, shuffled } from './shuffle.ts';

const draws = (seed: number, n: number) => {
  const draw = random(seed);
  return Array.from({ length: n }, () => draw());
};

describe('random', () => {
  test('gives the same draws for the same seed, others for another', () => {
    expect(draws(7, 20)).toEqual(draws(7, 20));
    expect(draws(7, 20)).not.toEqual(draws(8, 20));
  });

  test('is mulberry32, on every machine and for ever', () => {
    expect(draws(1, 2)).toEqual([0.6270739405881613, 0.002735721180215478]);
  });

  test('fills 0 to 1 evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const x of draws(42, 10_000)) tenths[Math.floor(x * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(tenths).toHaveLength(10);
  });
});

describe('shuffled', () => {
  const list = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);

  test('has the same items in another order and leaves the list alone', () => {
    const result = shuffled(list, random(3));
    expect(result).not.toEqual(list);
    expect(result.toSorted()).toEqual(list);
  });

  test('is decided by the draws', () => {
    expect(shuffled(list, random(3))).toEqual(shuffled(list, random(3)));
    expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
  });

  test('brings every item to every place', () => {
    const draw = random(5);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      for (const [place, item] of shuffled([1, 2, 3], draw).entries()) seen.add(`${item}@${place}`);
    }
    expect(seen.size).toBe(9);
  });

  test('accepts an empty list', () => {
    expect(shuffled([], random(1))).toEqual([]);
  });
});
