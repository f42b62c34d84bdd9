import { expect, test } from 'vitest';
import { staffChangeProblem } from './staff.ts';

const actor = { id: 1 };
test.each([
  ['a reviewer becomes an operator', { id: 2, role: 'reviewer' }, 'operator', 1, null],
  ['a reviewer ends', { id: 2, role: 'reviewer' }, null, 1, null],
  ['one of two administrators is lowered', { id: 2, role: 'administrator' }, 'operator', 2, null],
  ['one of two administrators ends', { id: 2, role: 'administrator' }, null, 2, null],
  [
    'the last administrator is not lowered',
    { id: 2, role: 'administrator' },
    'operator',
    1,
    'last_administrator',
  ],
  ['the last administrator does not end', { id: 2, role: 'administrator' }, null, 1, 'last_administrator'],
  ['the last one by their own hand neither', { id: 1, role: 'administrator' }, null, 1, 'last_administrator'],
  ['nobody lowers themselves', { id: 1, role: 'administrator' }, 'reviewer', 2, 'oneself'],
  ['nobody ends themselves', { id: 1, role: 'administrator' }, null, 2, 'oneself'],
  ['the same role is no change of it', { id: 1, role: 'administrator' }, 'administrator', 1, null],
  ['a member is no staff', { id: 2, role: 'member' }, 'operator', 1, 'no_staff'],
  ['nor ends as such', { id: 2, role: 'member' }, null, 1, 'no_staff'],
] as const)('%s', (_, account, to, administrators, problem) => {
  expect(staffChangeProblem(actor, account, { to, administrators })).toBe(problem);
});
