import { expect, test } from 'vitest';
import { bitsApart, isOverlaid, PARTS, partBands, partLook } from './likeness.ts';

let seed = 7;
const bit = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 16) & 1;
};
const look = () => Array.from({ length: 256 }, () => bit()).join('');

test('a picture of which some rows are covered is the same with something over it', () => {
  const one = look();
  const covered = `${look().slice(0, 80)}${one.slice(80)}`;
  expect(isOverlaid(one, covered)).toBe(true);
  expect(isOverlaid(one, one)).toBe(false);
  expect(isOverlaid(one, look())).toBe(false);
});

test('surfaces and stripes are no picture', () => {
  const plain = '0'.repeat(256);
  expect(isOverlaid(plain, `${'01'.repeat(40)}${plain.slice(80)}`)).toBe(false);
  const stripes = '0011001100110011'.repeat(16);
  expect(isOverlaid(stripes, `${look().slice(0, 80)}${stripes.slice(80)}`)).toBe(false);
});

test('a part has a look, and bands to be found by; a surface has none', () => {
  const grey = Uint8Array.from({ length: 72 }, (_, i) => (i * 89) % 251);
  const seen = partLook(grey)!;
  expect(seen).toHaveLength(64);
  expect(partBands(seen).length).toBeGreaterThan(0);
  expect(bitsApart(seen, partLook(grey.map((value) => value / 2 + 60))!)).toBeLessThan(6);
  expect(partLook(new Uint8Array(72).fill(200))).toBeNull();
});

test('all parts lie within the picture', () => {
  for (const { left, top, side } of PARTS) {
    expect(Math.max(left, top) + side).toBeLessThanOrEqual(1.0001);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  }
});
