import { expect, test } from 'vitest';
import {
  amount,
  correctedPage,
  dayIn,
  isPaging,
  keyword,
  oneOf,
  readPlace,
  sortText,
  wholeNumber,
  withChange,
} from './list-address.ts';

const filters = { kw: keyword(5), status: oneOf([1, 2, 3]), entity_id: wholeNumber };
const read = (search: string, sorts: readonly string[] = []) =>
  readPlace(new URLSearchParams(search), filters, sorts);
const change = (search: string, by: Parameters<typeof withChange>[1]) =>
  withChange(new URLSearchParams(search), by).toString();

test('a bare address is the first page of everything', () => {
  expect(read('')).toEqual({ page: 1, size: null, sort: null, filters: {} });
});

test('page, size and filters are read with their types', () => {
  expect(read('page=3&size=20&kw=%20bolts%20&status=2&entity_id=17')).toEqual({
    page: 3,
    size: 20,
    sort: null,
    filters: { kw: 'bolts', status: 2, entity_id: 17 },
  });
});

test('what nobody offers is left out', () => {
  expect(read('page=-1&size=7&status=9&entity_id=x&kw=%20&other=1')).toEqual(read(''));
  expect(read('page=1e9&size=1000').page).toBe(1);
});

test('an amount may have decimals and be 0', () => {
  expect(['0', '1.25', '12', '-1', '1e3', '1.23456', ''].map(amount)).toEqual([
    0,
    1.25,
    12,
    ...Array.from({ length: 4 }, () => undefined),
  ]);
});

test('a day is one of the calendar', () => {
  expect(['2026-11-26', '2026-02-30', '26.11.2026', ''].map(dayIn)).toEqual([
    '2026-11-26',
    ...Array.from({ length: 3 }, () => undefined),
  ]);
});

test('a keyword is cut where the contract would refuse it', () => {
  expect(read('kw=hexagonal').filters.kw).toBe('hexag');
});

test('the order is read for the columns that have one', () => {
  expect(read('sort=-price', ['price']).sort).toEqual({ by: 'price', descending: true });
  expect(read('sort=price', ['price']).sort).toEqual({ by: 'price', descending: false });
  expect(read('sort=-title', ['price']).sort).toBeNull();
  expect(sortText({ by: 'price', descending: true })).toBe('-price');
});

test('another page keeps the filters', () => {
  expect(change('kw=bolt&size=10', { page: 2 })).toBe('kw=bolt&size=10&page=2');
});

test('any other change leads back to the first page', () => {
  expect(change('kw=bolt&page=4', { kw: 'nut' })).toBe('kw=nut');
  expect(change('page=4', { size: 50 })).toBe('size=50');
  expect(change('page=4&status=2', { sort: '-price' })).toBe('status=2&sort=-price');
});

test('what is not said does not stand in the address', () => {
  expect(change('kw=bolt&status=2&page=3', { kw: '', status: undefined })).toBe('');
  expect(change('page=3', { page: 1 })).toBe('');
});

test('what else stands in the address stays', () => {
  expect(change('open=5&kw=bolt', { kw: 'nut' })).toBe('open=5&kw=nut');
});

test('a page beyond the end leads to the last one', () => {
  expect(correctedPage(4, 5, 15)).toBe(3);
  expect(correctedPage(3, 5, 15)).toBeNull();
  expect(correctedPage(2, 5, 0)).toBe(1);
  expect(correctedPage(1, 5, 0)).toBeNull();
});

test.each([
  ['', '?page=2', true],
  ['?page=3&kw=bolt', '?kw=bolt&page=2', true],
  ['?page=2', '', true],
  ['?page=2', '?kw=bolt', false],
  ['?page=2&sort=price', '?sort=-price', false],
  ['?page=2', '?size=20', false],
  ['?kw=bolt', '?kw=nut', false],
  ['?page=1', '', false],
])('from "%s" to "%s" another page is shown: %s', (before, now, expected) => {
  expect(isPaging(before, now)).toBe(expected);
});
