import { expect, test } from 'vitest';
import { asks, parameterValues, quantityOf, worthOf } from './parameter-value.ts';

test.each([
  ['5.5 kW', 5500, 'w'],
  ['5.5kW', 5500, 'w'],
  ['1,200 mm', 1200, 'mm'],
  ['12 V', 12, 'v'],
  ['20%', 20, 'pct'],
  ['300 kg/h', 300, 'kg/h'],
  ['1 year', 12, 'months'],
  ['18 months', 18, 'months'],
  ['50000 Martindale cycles', 50_000, 'martindale cycles'],
  ['10 g/10min', 10, 'g/10min'],
  ['4', 4, ''],
])('%s is a quantity', (text, amount, base) => {
  expect(quantityOf(text)).toMatchObject({ amount, base });
});

test.each(['IP65', 'M8', '600 x 1200 mm', '3 in 1', '12-24 V', 'Steel', '', '1,2', `${'1'.repeat(50)} V`])(
  '%s is none',
  (text) => {
    expect(quantityOf(text)).toBeNull();
  },
);

test('of a property that names several values each counts', () => {
  const texts = (stated: string) => parameterValues(stated).map(({ text }) => text);
  expect(texts('Red,  Blue')).toEqual(['Red', 'Blue']);
  expect(texts('红色、蓝色')).toEqual(['红色', '蓝色']);
  expect(texts('1,200 mm')).toEqual(['1,200 mm']);
  expect(texts('x'.repeat(41))).toEqual([]);
  expect(texts(' ')).toEqual([]);
});

test('what a filter asks for, in whatever unit and case', () => {
  const [half, two] = [parameterValues('500 W')[0]!, parameterValues('2.2 kW')[0]!];
  expect(asks('0.5~2 kW')(half)).toBe(true);
  expect(asks('0.5~2 kW')(two)).toBe(false);
  expect(asks('2200~ W')(two)).toBe(true);
  expect(asks('~2.2 kW')(two)).toBe(true);
  expect(asks('2200 W')(two)).toBe(true);
  expect(asks('2 kW')(two)).toBe(false);
  // numbers of another kind are not compared
  expect(asks('~5000 mm')(half)).toBe(false);
  expect(asks('steel')(parameterValues('Steel')[0]!)).toBe(true);
  expect(asks('Steel')(half)).toBe(false);
});

test('how much a unit is', () => {
  expect(worthOf('kW')).toBe(1000);
  expect(worthOf('years')).toBe(12);
  expect(worthOf('pcs')).toBe(1);
});
