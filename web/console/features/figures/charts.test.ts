import { expect, test } from 'vitest';
import type { Figures } from '../../../../contract/operator/figures.ts';
import { MEASURE_NAMES } from '../../../../domain/figures.ts';
import { CHARTS, linesOf, numberOf, quotationsPerRequest, reviewersOf } from './charts.ts';

const figures = (series: Figures['series']): Figures => ({
  days: ['2026-11-24', '2026-11-25', '2026-11-26'],
  series,
  reviewers: [],
  counted_at: null,
});
const chart = (key: string) => CHARTS.find((one) => one.key === key)!;

test('every measure stands in one plot', () => {
  expect(CHARTS.flatMap(({ measures }) => measures).toSorted()).toEqual(MEASURE_NAMES.toSorted());
});

test('an event that nobody counted did not happen; what stands is not known', () => {
  const none = figures([]);
  expect(linesOf(chart('registrations'), none)[0]!.values).toEqual([0, 0, 0]);
  expect(linesOf(chart('storage'), none)).toEqual([]);
  expect(numberOf(chart('storage'), none)).toBeNull();
});

test('events of the days add up; of what stands the last number is shown, of ages the highest', () => {
  const series: Figures['series'] = [
    { measure: 'registrations', dimension: '', values: [1, null, 2] },
    { measure: 'queue_waiting', dimension: 'product', values: [9, 4, null] },
    { measure: 'queue_waiting', dimension: 'shop', values: [null, null, 3] },
    { measure: 'queue_hours', dimension: 'product', values: [1, 2, 30] },
    { measure: 'queue_hours', dimension: 'shop', values: [1, 2, 7] },
  ];
  expect(numberOf(chart('registrations'), figures(series))).toBe(3);
  expect(numberOf(chart('queue_waiting'), figures(series))).toBe(7);
  expect(numberOf(chart('queue_hours'), figures(series))).toBe(30);
});

test('quotations a request are those of the days for requests of the days', () => {
  const series: Figures['series'] = [
    { measure: 'quotations', dimension: '', values: [3, 2, null] },
    { measure: 'requests_approved', dimension: '', values: [1, 1, null] },
  ];
  expect(quotationsPerRequest(figures(series))).toBe(2.5);
  expect(quotationsPerRequest(figures([]))).toBeNull();
});

test('what did not stand is one line each of all reviewers; the table has them one by one', () => {
  const series: Figures['series'] = [
    { measure: 'decisions', dimension: '7', values: [5, 5, null] },
    { measure: 'decisions', dimension: '8', values: [20, null, null] },
    { measure: 'reversals', dimension: '7', values: [1, null, 1] },
    { measure: 'reversals', dimension: '8', values: [1, null, null] },
    { measure: 'decisions_disagreed', dimension: '9', values: [null, 1, null] },
  ];
  expect(linesOf(chart('reversals'), figures(series)).map(({ values }) => values)).toEqual([
    [2, 0, 1],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(reviewersOf(figures(series))).toEqual([
    { reviewer: '8', numbers: [20, 1, 0, 0] },
    { reviewer: '7', numbers: [10, 2, 0, 0] },
    { reviewer: '9', numbers: [0, 0, 0, 1] },
  ]);
});
