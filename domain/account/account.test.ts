import { expect, test } from 'vitest';
import { next } from '../../tests/support/lifecycle.ts';
import { ACCOUNT_STATUS, accountLifecycle, maySignIn } from './account.ts';

const { normal, deregistered, banned, suspended } = ACCOUNT_STATUS;

test('an operator bans an account and lifts the ban', () => {
  expect(next(accountLifecycle, normal, 'ban', 'operator')).toBe(3);
  expect(next(accountLifecycle, banned, 'lift', 'operator')).toBe(1);
});

test('the owner cancels the account, for good', () => {
  expect(next(accountLifecycle, normal, 'cancel', 'owner')).toBe(2);
  expect(accountLifecycle.actions(deregistered, 'owner')).toEqual([]);
  expect(accountLifecycle.actions(deregistered, 'operator')).toEqual([]);
});

test('a reviewer suspends an account and ends that; so does the clock, and a ban goes over it', () => {
  expect(next(accountLifecycle, normal, 'suspend', 'reviewer')).toBe(4);
  expect(next(accountLifecycle, suspended, 'resume', 'reviewer')).toBe(1);
  expect(next(accountLifecycle, suspended, 'resumeByClock', 'system')).toBe(1);
  expect(next(accountLifecycle, suspended, 'ban', 'operator')).toBe(3);
  expect(accountLifecycle.actions(banned, 'reviewer')).toEqual([]);
});

test('the suspended sign in, and cannot cancel the account to begin anew', () => {
  expect([normal, suspended, banned, deregistered].map(maySignIn)).toEqual([true, true, false, false]);
  expect(accountLifecycle.actions(suspended, 'owner')).toEqual([]);
});

test('the owner of a banned account can do nothing with it', () => {
  expect(accountLifecycle.actions(banned, 'owner')).toEqual([]);
});
