import { expect, test } from 'vitest';
import { MAIN_MARKET_VALUES } from './enumerations.ts';
import { marketOf } from './markets.ts';

test.each([
  ['de', 'East Europe'],
  ['US', 'North America'],
  ['BR', 'South America'],
  ['VN', 'Southeast Asia'],
  ['JP', 'East Asia'],
  ['NZ', 'Australia/New Zealand'],
  ['NG', 'Mid-East/Africa'],
  ['IN', null],
  ['', null],
])('%s lies in %s', (code, market) => {
  expect(marketOf(code)).toBe(market);
});

test('every market but the whole world has countries', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const found = new Set(codes.flatMap((a) => codes.map((b) => marketOf(a + b))));
  expect(MAIN_MARKET_VALUES.filter((market) => !found.has(market))).toEqual(['Global']);
});
