import { expect, test } from 'vitest';
import { shortProof, yearsInBusiness } from './proof.ts';

const now = new Date('2026-03-01T00:00:00Z');

test.each([
  [2006, 20],
  [2025, 1],
  [2026, null],
  [2031, null],
  [null, null],
])('founded in %s: %s years', (established, years) => {
  expect(yearsInBusiness(established, now)).toBe(years);
});

test('a year begins in UTC', () => {
  expect(yearsInBusiness(2020, new Date('2026-01-01T00:30:00+08:00'))).toBe(5);
});

const all = { verified_on: '2026-02-03', established: 2006, years: 20, certificates: 2 };
const response = { rate: 92, hours: 3 };
const kinds = (...args: Parameters<typeof shortProof>) => shortProof(...args).map(({ kind }) => kind);

test('what was checked stands before what is stated, and what is stated before what is measured', () => {
  expect(kinds(all, response)).toEqual(['verified', 'years', 'certificates', 'response']);
});

test('what is not known is not said', () => {
  expect(kinds({ verified_on: null, established: null, years: null, certificates: 0 }, null)).toEqual([]);
  expect(kinds({ ...all, verified_on: null }, null)).toEqual(['years', 'certificates']);
});

test('answers are proof only of a supplier that answers every second question at least', () => {
  expect(kinds(all, { rate: 50, hours: 3 })).toContain('response');
  expect(kinds(all, { rate: 49, hours: 3 })).not.toContain('response');
  expect(kinds(all, { rate: 80, hours: null })).not.toContain('response');
});
