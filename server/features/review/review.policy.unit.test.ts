import { expect, test } from 'vitest';
import { canReview, canTakeOver } from './review.policy.ts';

const anna = { user: { id: 1 } };

test('nobody reviews what is their own; of guests everybody does', () => {
  expect(canReview(anna, { owner_id: 1 })).toBe(false);
  expect(canReview(anna, { owner_id: 2 })).toBe(true);
  expect(canReview(anna, { owner_id: null })).toBe(true);
});

test('what another has claimed is left to them', () => {
  expect(canTakeOver(anna, undefined)).toBe(true);
  expect(canTakeOver(anna, 1)).toBe(true);
  expect(canTakeOver(anna, 2)).toBe(false);
});
