import { expect, test } from 'vitest';
import { changeableFrom, inAYear } from './yearly-change.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test('what was never changed may be changed', () => {
  expect(changeableFrom(null, day('2026-05-01'))).toBeNull();
});

test('again after 12 months, to the moment', () => {
  const changed = day('2026-05-01');
  expect(changeableFrom(changed, changed)).toEqual(day('2027-05-01'));
  expect(changeableFrom(changed, new Date(day('2027-05-01').getTime() - 1))).toEqual(day('2027-05-01'));
  expect(changeableFrom(changed, day('2027-05-01'))).toBeNull();
});

test('a year from the 29th of February ends on the 1st of March', () => {
  expect(inAYear(day('2028-02-29'))).toEqual(day('2029-03-01'));
});
