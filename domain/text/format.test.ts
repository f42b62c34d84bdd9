import { expect, test } from 'vitest';
import { amountText, numberText, quantityText, unitText } from './format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [2.5, '2.5'],
  [0.12345, '0.1235'],
])('%d is %s', (n, text) => {
  expect(numberText(n)).toBe(text);
});

test.each([
  [1090, '$1,090.00'],
  [1.2, '$1.20'],
  [1.234, '$1.234'],
  [0.0001, '$0.0001'],
  [12_800.5, '$12,800.50'],
])('an amount of %d is %s', (n, text) => {
  expect(amountText('$', n)).toBe(text);
});

test('a quantity names its unit, one in the singular', () => {
  const words = { names: { box: 'carton' }, plurals: { meter: 'meters', box: 'cartons' } };
  expect(quantityText(1000, 'meter', words)).toBe('1,000 meters');
  expect(quantityText(1, 'meter', words)).toBe('1 meter');
  expect(quantityText(0.5, 'meter', words)).toBe('0.5 meters');
  expect([quantityText(1, 'box', words), quantityText(2, 'box', words)]).toEqual(['1 carton', '2 cartons']);
  expect(quantityText(7, 'flock', words)).toBe('7 flock');
  expect(unitText('box', words)).toBe('carton');
});
