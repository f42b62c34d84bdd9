import { expect, test } from 'vitest';
import { UNITS } from '../../domain/enumerations.ts';
import { units as en } from '../../locales/en/units.ts';
import { units as zh } from '../../locales/zh/units.ts';
import { localName, number, price, quantity, unitName } from './format.ts';

test('numbers are grouped', () => {
  expect(number(1000)).toBe('1,000');
  expect(number(2.5)).toBe('2.5');
  expect(number(0)).toBe('0');
});

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
  expect(quantity(n, unit, en)).toBe(english);
  expect(quantity(n, unit, zh)).toBe(chinese);
});

test('every plural is one of a unit that is sold', () => {
  const sold: readonly string[] = UNITS;
  const named = [...Object.keys(en.plurals), ...Object.keys(en.measurePlurals)];
  expect(named.filter((unit) => !sold.includes(unit))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('a unit by itself', () => {
  expect(unitName('piece', en)).toBe('piece');
  expect(unitName('piece', zh)).toBe('件');
});

test('prices have two to four decimals and no range where there is none', () => {
  const priced = { currency: '$', min_price: 1.2, max_price: 1500 };
  expect(price(priced, 'piece', '-')).toBe('$1.20 – 1,500.00/piece');
  expect(price({ ...priced, max_price: 1.2 }, '件', '-')).toBe('$1.20/件');
  expect(price({ ...priced, min_price: 0.0125, max_price: 0.0125 }, 'piece', '-')).toBe('$0.0125/piece');
  expect(price({ ...priced, min_price: 0 }, 'piece', 'Negotiable')).toBe('Negotiable');
});

test('a name falls back to English', () => {
  expect(localName({ name: 'Bolts', name_zh: '螺栓' }, 'zh')).toBe('螺栓');
  expect(localName({ name: 'Bolts', name_zh: '螺栓' }, 'en')).toBe('Bolts');
  expect(localName({ name: 'Bolts', name_zh: null }, 'zh')).toBe('Bolts');
});
