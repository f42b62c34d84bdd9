import { expect, test } from 'vitest';
import { IllegalTransition, next } from '../../tests/support/lifecycle.ts';
import { AUDIT_AFTER, AUDIT_STATUS, PURCHASE_STATUS, purchaseLifecycle } from './purchase-audit.ts';

const { inEffect, underReview, notPassed, closed, expired } = PURCHASE_STATUS;

test('a reviewer passes or refuses a purchase that waits', () => {
  expect(next(purchaseLifecycle, underReview, 'approve', 'reviewer')).toBe(1);
  expect(next(purchaseLifecycle, underReview, 'reject', 'reviewer')).toBe(3);
});

test('a buyer submits a refused purchase again', () => {
  expect(next(purchaseLifecycle, notPassed, 'submit', 'buyer')).toBe(2);
});

test('a buyer closes a purchase that is in effect or waits', () => {
  expect(next(purchaseLifecycle, inEffect, 'close', 'buyer')).toBe(4);
  expect(next(purchaseLifecycle, underReview, 'close', 'buyer')).toBe(4);
  expect(() => next(purchaseLifecycle, expired, 'close', 'buyer')).toThrow(IllegalTransition);
});

test('a purchase expires from effect only, and only by itself', () => {
  expect(next(purchaseLifecycle, inEffect, 'expire', 'system')).toBe(5);
  expect(() => next(purchaseLifecycle, closed, 'expire', 'system')).toThrow(IllegalTransition);
  expect(() => next(purchaseLifecycle, inEffect, 'expire', 'buyer')).toThrow(IllegalTransition);
});

test('closed and expired are final', () => {
  for (const status of [closed, expired])
    for (const role of ['buyer', 'reviewer', 'system'] as const)
      expect(purchaseLifecycle.actions(status, role)).toEqual([]);
});

test('the audit status agrees with the status that the transition ends in', () => {
  const agreeing = {
    [underReview]: AUDIT_STATUS.pending,
    [inEffect]: AUDIT_STATUS.passed,
    [notPassed]: AUDIT_STATUS.notPassed,
  };
  for (const action of ['submit', 'approve', 'reject', 'takeDown'] as const)
    expect(agreeing).toHaveProperty(String(purchaseLifecycle.to(action)), AUDIT_AFTER[action]);
});
