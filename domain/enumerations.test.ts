import { expect, test } from 'vitest';
import {
  CERTIFICATIONS,
  MAIN_MARKET_VALUES,
  MAIN_MARKETS,
  PROHIBITED_CATEGORIES,
  UNITS,
  UPLOAD_PURPOSES,
  withCertificationNames,
} from './enumerations.ts';

test('West Europe carries the value East Europe, every other market its own label', () => {
  const different = MAIN_MARKETS.filter(({ label, value }) => (label as string) !== value);
  expect(different).toEqual([{ label: 'West Europe', value: 'East Europe' }]);
});

test('market values keep the order of the markets', () => {
  expect(MAIN_MARKET_VALUES).toEqual([
    'Global',
    'East Asia',
    'Southeast Asia',
    'North America',
    'South America',
    'East Europe',
    'Australia/New Zealand',
    'Mid-East/Africa',
  ]);
});

test('the lists are as long as the specification says and repeat nothing', () => {
  const lists = [
    { list: UNITS, length: 51 },
    { list: CERTIFICATIONS, length: 26 },
    { list: PROHIBITED_CATEGORIES, length: 22 },
    { list: Object.values(UPLOAD_PURPOSES), length: 9 },
  ];
  for (const { list, length } of lists) {
    expect(list).toHaveLength(length);
    expect(new Set<string | number>(list).size).toBe(length);
  }
});

test('the units of the second list only come last', () => {
  expect(UNITS.slice(-3)).toEqual(['cubic foot', 'vehicle', 'terrace']);
});

test('no certification is shown as it is misspelt, and nothing else is touched', () => {
  const named = (text: string) => withCertificationNames(text, '{name} (withdrawn)');
  const shown = CERTIFICATIONS.map(named);
  expect(shown.filter((name) => name.startsWith('IOS'))).toEqual([]);
  expect(shown.filter((name) => name.startsWith('ISO'))).toHaveLength(11);
  expect(named('CE, IOS 9001, IOS 14001')).toBe('CE, ISO 9001, ISO 14001');
  expect(shown.filter((name) => name.endsWith(' (withdrawn)'))).toEqual([
    'ISO 9002 (withdrawn)',
    'ISO 9003 (withdrawn)',
  ]);
  for (const text of ['iOS 17', 'IOS 12345', 'IOS 90012', 'BIOS 9001']) expect(named(text)).toBe(text);
});
