import { expect, test } from 'vitest';
import { nearness } from './nearest-category.ts';

test('the nearest category shares words, or letters', () => {
  const bolts = { id: 1, name: 'Hex Bolts', name_zh: '六角螺栓', full_path: 'h/b/hex-bolts', is_end: true };
  const value = (terms: string[][], text: string) => nearness(bolts, terms, text);
  expect(value([['hex'], ['bolt']], 'hex bolts')).toBeGreaterThan(
    value([['bolt'], ['cutter']], 'bolt cutter'),
  );
  expect(value([['hexbolt']], 'hexbolts')).toBeGreaterThan(0.4);
  expect(value([['zebra']], 'zebra')).toBeLessThan(0.1);
});
