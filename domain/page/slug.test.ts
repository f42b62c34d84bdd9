import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Apparel & Accessories', 'apparel-accessories'],
  ['R&D Services', 'rd-services'],
  ['Café Crème Brûlée', 'cafe-creme-brulee'],
  ['  Tools / Hardware (Hand-made)  ', 'tools-hardware-hand-made'],
  ['5G Phones', '5g-phones'],
  ['İstanbul', 'istanbul'],
  ['---', ''],
  ['钢管', ''],
])('%j → %j', (name, path) => {
  expect(slug(name)).toBe(path);
});
