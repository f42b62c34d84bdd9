import { expect, test } from 'vitest';
import { type PropertyWords, parameterText, propertyValueText } from './property-text.ts';

const en: PropertyWords = {
  separator: ', ',
  propertyNames: {},
  propertyValues: {},
  commonValues: {},
  measures: {},
  withdrawn: '{name} (withdrawn)',
};
const zh: PropertyWords = {
  ...en,
  separator: '、',
  propertyValues: { Material: { Brass: '黄铜' } },
  commonValues: { Yes: '是' },
  measures: { year: '年', years: '年', cycles: '次' },
  withdrawn: '{name}（已废止）',
};

test.each([
  ['Material', 'Brass', 'Brass', '黄铜'],
  ['Waterproof', 'Yes', 'Yes', '是'],
  ['Warranty', '1 years', '1 year', '1 年'],
  ['Warranty', '2~5 years', '2–5 years', '2–5 年'],
  ['Cycle Life', '1200 cycles', '1,200 cycles', '1,200 次'],
  ['Length', '1000~2500.5 mm', '1,000–2,500.5 mm', '1,000–2,500.5 mm'],
  ['Length', '~5 mm', '≤ 5 mm', '≤ 5 mm'],
  ['Length', '5~', '≥ 5', '≥ 5'],
  ['Model Year', '2024', '2024', '2024'],
  ['Certification', 'IOS 9001', 'ISO 9001', 'ISO 9001'],
  ['Certification', 'CE, IOS 9002', 'CE, ISO 9002 (withdrawn)', 'CE, ISO 9002（已废止）'],
])('%s %s', (name, value, english, chinese) => {
  expect(parameterText(name, value, en)).toBe(english);
  expect(parameterText(name, value, zh)).toBe(chinese);
});

test('values of a list each in the language', () => {
  expect(propertyValueText('Material', 'Brass, Wood', zh)).toBe('黄铜、Wood');
});
