import { expect, test } from 'vitest';
import { UNITS } from '../domain/enumerations.ts';
import { quantityText } from '../domain/text/format.ts';
import { units as en } from './en/product/units.ts';
import { units as zh } from './zh/product/units.ts';

test.each([
  [1, 'piece', '1 piece', '1 件'],
  [10, 'piece', '10 pieces', '10 件'],
  [1000, 'meter', '1,000 meters', '1,000 米'],
  [100, 'set', '100 sets', '100 套'],
  [3, 'foot', '3 feet', '3 英尺'],
  [0.5, 'ton', '0.5 tons', '0.5 吨'],
  [20, 'kg', '20 kg', '20 千克'],
  [2, 'dozen', '2 dozen', '2 打'],
  [7, 'flock', '7 flock', '7 flock'],
])('%d %s', (n, unit, english, chinese) => {
  expect(quantityText(n, unit, en)).toBe(english);
  expect(quantityText(n, unit, zh)).toBe(chinese);
});

test('every plural is one of a unit that is sold', () => {
  const sold: readonly string[] = UNITS;
  const named = Object.keys(en.plurals);
  expect(named.filter((unit) => !sold.includes(unit))).toEqual([]);
});
