import { expect, test } from 'vitest';
import { endOfDay } from './closing.ts';
import { extensionDays, extensionProblem, ownerActions } from './purchase-owner.ts';

const now = new Date('2026-03-01T12:00:00Z');
const current = endOfDay('2026-03-20');

test.each([
  ['2026-02-28', 'in_past'],
  ['2026-03-19', 'not_later'],
  ['2026-03-20', 'not_later'],
  ['2026-03-21', null],
  ['2026-05-30', null],
  ['2026-05-31', 'extension_too_far'],
])('extended to %s: %s', (day, problem) => {
  expect(extensionProblem(endOfDay(day), current, now, 'UTC')).toBe(problem);
});

test('the days to which it can be extended are those of its place', () => {
  const at = new Date('2026-03-01T23:00:00Z');
  const end = endOfDay('2026-03-20', 'Asia/Shanghai');
  expect(extensionDays(end, at, 'Asia/Shanghai')).toEqual({ first: '2026-03-21', last: '2026-05-31' });
  expect(extensionProblem(endOfDay('2026-05-31', 'Asia/Shanghai'), end, at, 'Asia/Shanghai')).toBeNull();
  expect(extensionProblem(endOfDay('2026-06-01', 'Asia/Shanghai'), end, at, 'Asia/Shanghai')).toBe(
    'extension_too_far',
  );
  // the last day that is left is one to choose
  expect(extensionDays(endOfDay('2026-05-29'), at, 'UTC')).toEqual({
    first: '2026-05-30',
    last: '2026-05-30',
  });
  expect(extensionDays(endOfDay('2026-05-30'), at, 'UTC')).toBeNull();
});

test.each([
  [1, 'close extend edit copy remove'],
  [2, 'close edit copy remove'],
  [3, 'edit copy remove'],
  [4, 'copy remove'],
  [5, 'copy remove'],
] as const)('in state %i the owner may %s', (status, actions) => {
  expect(ownerActions(status).join(' ')).toBe(actions);
});
