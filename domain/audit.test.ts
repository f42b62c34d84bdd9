import { describe, expect, test } from 'vitest';
import { differenceOf, keptFrom, monthsAhead, monthsPast } from './audit.ts';

describe('what a line says of a change', () => {
  test('only what differs, from what to what', () => {
    expect(differenceOf({ name: 'Bolts', size: 4 }, { name: 'Screws', size: 4 })).toEqual({
      before: { name: 'Bolts' },
      after: { name: 'Screws' },
    });
  });
  test('nothing before is null, and what is not named after is no change', () => {
    expect(differenceOf({ port: 'Ningbo' }, { fax: '12' })).toEqual({
      before: { fax: null },
      after: { fax: '12' },
    });
    expect(differenceOf({}, { fax: null })).toEqual({ before: {}, after: {} });
  });
  test('lists are compared by what is in them', () => {
    expect(differenceOf({ terms: ['T/T', 'L/C'] }, { terms: ['T/T', 'L/C'] }).after).toEqual({});
    expect(differenceOf({ terms: ['T/T'] }, { terms: ['L/C'] }).before).toEqual({ terms: ['T/T'] });
  });
  test('a long text is cut, and differs all the same behind the cut', () => {
    const text = 'x'.repeat(600);
    const { before, after } = differenceOf({ desc: `${text}a` }, { desc: `${text}b` });
    expect(after.desc).toBe(`${'x'.repeat(500)}…`);
    expect(before).toEqual(after);
  });
  test('a date is said as text', () => {
    expect(differenceOf({}, { until: new Date('2026-11-26T00:00:00Z') }).after).toEqual({
      until: '2026-11-26T00:00:00.000Z',
    });
  });
});

describe('months', () => {
  test('two are there ahead, over the end of a year too', () => {
    expect(monthsAhead(new Date('2026-11-30T23:59:59Z'))).toEqual([
      { name: '2026_11', from: '2026-11-01', to: '2026-12-01' },
      { name: '2026_12', from: '2026-12-01', to: '2027-01-01' },
      { name: '2027_01', from: '2027-01-01', to: '2027-02-01' },
    ]);
  });
  test.each([
    ['2026-11-26', 36, '2023-11-01'],
    ['2026-01-01', 1, '2025-12-01'],
    ['2026-03-31', 12, '2025-03-01'],
  ])('on %s, kept for %i months, lines are kept from %s', (day, months, from) => {
    expect(keptFrom(new Date(`${day}T12:00:00Z`), months)).toBe(from);
  });
  test('a month goes only when its last line is past its time; what is no month stays', () => {
    const names = ['2023_09', '2023_10', '2023_11', '2026_11', '2023_13', 'old', ''];
    expect(monthsPast(names, new Date('2026-11-26T12:00:00Z'), 36)).toEqual(['2023_09', '2023_10']);
  });
});
