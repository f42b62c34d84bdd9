import { expect, test } from 'vitest';
import { IllegalTransition, next } from '../../tests/support/lifecycle.ts';
import { DEAL_STATUS, dealLifecycle, dealNumber } from './deal.ts';

const { open, received, cancelled } = DEAL_STATUS;

test('the buyer says what was received, and takes it back', () => {
  expect(next(dealLifecycle, open, 'receive', 'buyer')).toBe(received);
  expect(next(dealLifecycle, received, 'reopen', 'buyer')).toBe(open);
  expect(() => next(dealLifecycle, open, 'receive', 'supplier')).toThrow(IllegalTransition);
});

test('what is received is not cancelled, and what is cancelled stays so', () => {
  expect(() => next(dealLifecycle, received, 'cancel', 'supplier')).toThrow(IllegalTransition);
  for (const side of ['buyer', 'supplier'] as const)
    expect(dealLifecycle.actions(cancelled, side)).toEqual([]);
});

test('a number has the year in UTC and is never cut', () => {
  expect(dealNumber(123, new Date('2026-12-31T23:59:59Z'))).toBe('D-2026-000123');
  expect(dealNumber(12_345_678, new Date('2027-01-01T00:00:00Z'))).toBe('D-2027-12345678');
});
