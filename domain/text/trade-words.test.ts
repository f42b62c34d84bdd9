import { describe, expect, test } from 'vitest';
import { BUSINESS_TYPES, CURRENCIES, INCOTERMS, MAIN_MARKETS, UNITS } from '../enumerations.ts';
import { SHEET_COLUMNS, sheetColumns } from '../product/product-sheet.ts';
import { offeredField } from '../visitor/header-words.ts';
import {
  nearest,
  readBusinessType,
  readCurrency,
  readIncoterm,
  readMarket,
  readUnit,
} from './trade-words.ts';

test('what is offered is read as it is, in any case', () => {
  for (const unit of UNITS) expect(readUnit(unit.toUpperCase())).toBe(unit);
  for (const currency of CURRENCIES) expect(readCurrency(currency)).toBe(currency);
  for (const term of INCOTERMS) expect(readIncoterm(` ${term.toLowerCase()} `)).toBe(term);
  for (const type of BUSINESS_TYPES) expect(readBusinessType(type.toLowerCase())).toBe(type);
  for (const { label, value } of MAIN_MARKETS) {
    expect(readMarket(label)).toBe(value);
    expect(readMarket(value)).toBe(value);
  }
});

test.each(['', 'parsec', '€', 'EUR', 'years', 'Moon'])('%j is none of them', (word) => {
  expect(
    [readUnit, readCurrency, readIncoterm, readMarket, readBusinessType].map((read) => read(word)),
  ).toEqual([null, null, null, null, null]);
});

test('the nearest stand first', () => {
  expect(nearest('peice', UNITS)[0]).toBe('piece');
  expect(nearest('meters', UNITS)[0]).toBe('meter');
  expect(nearest('x'.repeat(100_000), UNITS)).toHaveLength(5);
});

describe('a header from elsewhere', () => {
  test.each([
    ['MOQ', 'min_order'],
    ['Price (USD)', 'price'],
    ['单价（元）', 'price'],
    ['产品名称 Product name', 'title'],
    ['Weight (kg)', 'packaging.weight'],
    ['Weight (g)', null],
    ['Weight (lbs)', null],
    ['Colour of the sky', null],
    ['', null],
  ])('%j may mean %j', (header, field) => {
    expect(offeredField(header)).toBe(field);
  });

  test('our own are none', () => {
    for (const field of sheetColumns)
      for (const header of Object.values(SHEET_COLUMNS[field])) expect(offeredField(header)).toBeNull();
  });
});
