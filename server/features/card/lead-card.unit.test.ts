import { expect, test } from 'vitest';
import { excerptOf, remainDays } from './lead-card.sql.ts';

test('an excerpt is one line, cut between words', () => {
  expect(excerptOf('Steel\n pipe.')).toBe('Steel pipe.');
  const cut = excerptOf('galvanized pipes, '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(cut).toMatch(/(galvanized|pipes)…$/);
  expect(excerptOf('钢'.repeat(400))).toBe(`${'钢'.repeat(160)}…`);
  expect(excerptOf(`${'a'.repeat(159)}😀${'b'.repeat(9)}`)).toBe(`${'a'.repeat(159)}…`);
});

test('days left are whole, and never below 0', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  expect(remainDays(new Date('2026-05-01T23:59:59Z'), now)).toBe(0);
  expect(remainDays(new Date('2026-05-03T23:59:59Z'), now)).toBe(2);
  expect(remainDays(new Date('2026-04-01T00:00:00Z'), now)).toBe(0);
});
