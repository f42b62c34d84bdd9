import { expect, test } from 'vitest';
import { next } from '../../tests/support/lifecycle.ts';
import { ACCOUNT_STATUS, accountLifecycle } from './account.ts';

const { normal, deregistered, banned } = ACCOUNT_STATUS;

test('an operator bans an account and lifts the ban', () => {
  expect(next(accountLifecycle, normal, 'ban', 'operator')).toBe(3);
  expect(next(accountLifecycle, banned, 'lift', 'operator')).toBe(1);
});

test('the owner cancels the account, for good', () => {
  expect(next(accountLifecycle, normal, 'cancel', 'owner')).toBe(2);
  expect(accountLifecycle.actions(deregistered, 'owner')).toEqual([]);
  expect(accountLifecycle.actions(deregistered, 'operator')).toEqual([]);
});

test('the owner of a banned account can do nothing with it', () => {
  expect(accountLifecycle.actions(banned, 'owner')).toEqual([]);
});
