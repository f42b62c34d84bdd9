import { expect, test } from 'vitest';
import { IllegalTransition, next } from '../../tests/support/lifecycle.ts';
import { LIVE_QUOTATION, QUOTATION_STATUS, quotationLifecycle } from './quotation.ts';

const { submitted, viewed, shortlisted, accepted, declined, withdrawn, expired } = QUOTATION_STATUS;

test('a buyer views, shortlists and accepts', () => {
  expect(next(quotationLifecycle, submitted, 'view', 'buyer')).toBe(2);
  expect(next(quotationLifecycle, viewed, 'shortlist', 'buyer')).toBe(3);
  expect(next(quotationLifecycle, shortlisted, 'accept', 'buyer')).toBe(4);
});

test('viewing again does not take a quotation off the shortlist', () => {
  expect(() => next(quotationLifecycle, shortlisted, 'view', 'buyer')).toThrow(IllegalTransition);
});

test('until it is decided a buyer may decline, a supplier revise or withdraw, and it may expire', () => {
  for (const status of [submitted, viewed, shortlisted]) {
    expect(next(quotationLifecycle, status, 'decline', 'buyer')).toBe(5);
    expect(quotationLifecycle.actions(status, 'supplier')).toEqual(['revise', 'withdraw']);
    expect(quotationLifecycle.actions(status, 'system')).toEqual(['expire']);
  }
});

test('a revised quotation is new to the buyer', () => {
  expect(next(quotationLifecycle, shortlisted, 'revise', 'supplier')).toBe(submitted);
});

test('a supplier never accepts its own quotation', () => {
  expect(() => next(quotationLifecycle, viewed, 'accept', 'supplier')).toThrow(IllegalTransition);
});

test('what is accepted, declined, withdrawn or expired is final', () => {
  for (const status of [accepted, declined, withdrawn, expired])
    for (const role of ['buyer', 'supplier', 'system'] as const)
      expect(quotationLifecycle.actions(status, role)).toEqual([]);
});

test('the live ones are those undecided and the accepted one', () => {
  expect(LIVE_QUOTATION).toEqual([1, 2, 3, 4]);
});
