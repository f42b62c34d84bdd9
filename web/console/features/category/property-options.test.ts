import { expect, test } from 'vitest';
import { optionsOf, textOf } from './property-options.ts';

test('a value a line, in both languages or in one', () => {
  const options = [
    { en: 'Red', zh: '红' },
    { en: '304', zh: '304' },
  ];
  expect(optionsOf(' Red ＝ 红\n\n304\n')).toEqual(options);
  expect(textOf(options)).toBe('Red = 红\n304');
  expect(optionsOf(textOf(options))).toEqual(options);
});
