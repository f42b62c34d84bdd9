import { expect, test } from 'vitest';
import { canChangeStanding } from './user.policy.ts';

const operator = { id: 1, role: 'operator' } as const;

test('members and staff of a lower rank can be banned', () => {
  expect(canChangeStanding(operator, { id: 2, role: 'member' })).toBe(true);
  expect(canChangeStanding(operator, { id: 2, role: 'reviewer' })).toBe(true);
  expect(canChangeStanding({ id: 3, role: 'administrator' }, operator)).toBe(true);
});

test('oneself and staff of the same rank or above cannot', () => {
  expect(canChangeStanding(operator, operator)).toBe(false);
  expect(canChangeStanding(operator, { id: 2, role: 'operator' })).toBe(false);
  expect(canChangeStanding(operator, { id: 2, role: 'administrator' })).toBe(false);
});
