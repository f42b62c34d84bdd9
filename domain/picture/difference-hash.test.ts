import { describe, expect, test } from 'vitest';
import { differenceHash, differences, HASH_HEIGHT, HASH_WIDTH, MAX_DIFFERENT } from './difference-hash.ts';

const grey = (of: (x: number, y: number) => number) =>
  Uint8Array.from({ length: HASH_WIDTH * HASH_HEIGHT }, (_, i) =>
    of(i % HASH_WIDTH, Math.floor(i / HASH_WIDTH)),
  );
const waves = (x: number, y: number) => 128 + 90 * Math.sin(x * 1.3 + y) * Math.cos(y * 0.7);

test('one surface, and the noise of one, look like nothing', () => {
  expect(differenceHash(grey(() => 200))).toBeNull();
  expect(differenceHash(grey((x, y) => 200 + ((x + y) % 2)))).toBeNull();
});

describe('of two pictures', () => {
  const one = differenceHash(grey(waves))!;
  test('a brighter copy looks the same, and has bands in common', () => {
    const copy = differenceHash(grey((x, y) => waves(x, y) * 0.9 + 20))!;
    expect(differences(one.bits, copy.bits)).toBeLessThanOrEqual(MAX_DIFFERENT);
    expect(one.bands.some((band) => copy.bands.includes(band))).toBe(true);
  });

  test('another does not', () => {
    const other = differenceHash(grey((x, y) => waves(y + 3, x * 2)))!;
    expect(differences(one.bits, other.bits)).toBeGreaterThan(3 * MAX_DIFFERENT);
  });

  test('bands of a plain ground are left out', () => {
    const corner = differenceHash(grey((x, y) => (y < 4 ? waves(x, y) : 255)))!;
    expect(corner.bands.length).toBeLessThanOrEqual(4);
  });

  test('there are more bands than differences', () =>
    expect(one.bits.length / 16).toBeGreaterThan(MAX_DIFFERENT));
});
