import { expect, test } from 'vitest';
import {
  isChosen,
  LONGEST_PARAMETERS,
  MAX_PARAMETER_VALUES,
  MAX_PARAMETERS,
  parametersText,
  rangeOf,
  readParameters,
  toggleParameter,
} from './parameters.ts';

test.each(['Power:2.2~7.5 kW;15 kW|Material:Stainless Steel', '材质:不锈钢'])(
  '%s is read as it is written',
  (text) => {
    const read = readParameters(text);
    expect(parametersText(read!)).toBe(text);
  },
);

test('signs of its own in names and values come back as they were', () => {
  const filters = [{ name: 'Ratio A:B|C', values: ['1:2', '50%', 'a;b', '100%3A'] }];
  expect(readParameters(parametersText(filters))).toEqual(filters);
});

test.each(['', '|', '||'])('nothing is asked by "%s"', (text) => {
  expect(readParameters(text)).toEqual([]);
});

test.each(['Power', ':5', 'Power:', 'Power:1;', 'a:b:c', ' :x', 'Power: '])('"%s" is no filter', (text) => {
  expect(readParameters(text)).toBeNull();
});

test('each name and value comes once, whatever the case', () => {
  expect(readParameters('Color:Red;red|color:Blue')).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
});

test('a value is added, and taken away by choosing it again', () => {
  const red = toggleParameter([], 'Color', 'Red')!;
  expect(isChosen(red, 'color', 'RED')).toBe(true);
  const both = toggleParameter(red, 'color', 'Blue')!;
  expect(both).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
  expect(toggleParameter(both, 'Color', 'red')).toEqual([{ name: 'Color', values: ['Blue'] }]);
  expect(toggleParameter(red, 'Color', 'Red')).toEqual([]);
  // what was there stays as it was
  expect(red).toEqual([{ name: 'Color', values: ['Red'] }]);
});

test('no more than an address holds', () => {
  const names = Array.from({ length: MAX_PARAMETERS }, (_, i) => ({ name: `N${i}`, values: ['x'] }));
  expect(toggleParameter(names, 'One more', 'x')).toBeNull();
  const values = Array.from({ length: MAX_PARAMETER_VALUES }, (_, i) => `v${i}`);
  expect(toggleParameter([{ name: 'N', values }], 'N', 'one more')).toBeNull();
  expect(
    toggleParameter([{ name: 'N', values: ['x'.repeat(LONGEST_PARAMETERS - 4)] }], 'N', 'one'),
  ).toBeNull();
});

test.each([
  ['2.2~7.5 kW', { from: 2.2, to: 7.5, unit: 'kW' }],
  ['~5', { to: 5, unit: '' }],
  ['15~ months', { from: 15, unit: 'months' }],
  ['~', null],
  ['~ kW', null],
  ['Steel', null],
  ['a~b', null],
  [`${'9'.repeat(13)}~`, null],
])('%s as a range', (text, range) => {
  expect(rangeOf(text)).toEqual(range);
});
