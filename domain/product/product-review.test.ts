import { describe, expect, test } from 'vitest';
import { IllegalTransition, next } from '../../tests/support/lifecycle.ts';
import {
  approvedSince,
  COUNTED_STATUSES,
  PRODUCT_STATUS,
  productLifecycle,
  REVISION_STATUS,
  restorableSince,
  revisionLifecycle,
} from './product-review.ts';

describe('a product', () => {
  test('goes from draft through review to published', () => {
    expect(next(productLifecycle, PRODUCT_STATUS.draft, 'submit', 'seller')).toBe(2);
    expect(next(productLifecycle, PRODUCT_STATUS.underReview, 'approve', 'reviewer')).toBe(1);
  });

  test('that failed is submitted again or put aside as a draft', () => {
    expect(next(productLifecycle, PRODUCT_STATUS.underReview, 'reject', 'reviewer')).toBe(4);
    expect(productLifecycle.actions(PRODUCT_STATUS.failed, 'seller')).toEqual([
      'saveDraft',
      'submit',
      'remove',
    ]);
  });

  test('may be submitted again while it waits', () => {
    expect(next(productLifecycle, PRODUCT_STATUS.underReview, 'submit', 'seller')).toBe(2);
  });

  test('that is published can be taken offline by its seller, not put back into review', () => {
    expect(productLifecycle.actions(PRODUCT_STATUS.published, 'seller')).toEqual(['takeOffline', 'remove']);
    expect(next(productLifecycle, PRODUCT_STATUS.published, 'takeOffline', 'seller')).toBe(5);
  });

  test('is taken back from review as a draft', () => {
    expect(next(productLifecycle, PRODUCT_STATUS.underReview, 'withdraw', 'seller')).toBe(5);
    expect(productLifecycle.from('withdraw')).toEqual([2]);
  });

  test('is online again without a review only out of the drafts', () => {
    expect(productLifecycle.from('publishAgain')).toEqual([5]);
    expect(productLifecycle.permits('publishAgain', 'reviewer')).toBe(false);
  });

  test('that is published can be taken down by a reviewer, and only by one', () => {
    expect(next(productLifecycle, PRODUCT_STATUS.published, 'takeDown', 'reviewer')).toBe(4);
    expect(() => next(productLifecycle, PRODUCT_STATUS.published, 'takeDown', 'seller')).toThrow(
      IllegalTransition,
    );
  });

  test('is never approved by its seller', () => {
    expect(() => next(productLifecycle, PRODUCT_STATUS.underReview, 'approve', 'seller')).toThrow(
      IllegalTransition,
    );
  });

  test('can be removed in every state but deleted, out of which it can be restored as a draft', () => {
    expect([...productLifecycle.from('remove')].sort()).toEqual([1, 2, 4, 5]);
    expect(productLifecycle.actions(PRODUCT_STATUS.deleted, 'seller')).toEqual(['restore']);
    expect(productLifecycle.to('restore')).toBe(5);
    expect(productLifecycle.actions(PRODUCT_STATUS.deleted, 'reviewer')).toEqual([]);
  });
});

test('a deleted product can be restored for 30 days, an approval holds for 90', () => {
  const now = new Date('2030-05-01T00:00:00Z');
  expect(restorableSince(now).toISOString()).toBe('2030-04-01T00:00:00.000Z');
  expect(approvedSince(now).toISOString()).toBe('2030-01-31T00:00:00.000Z');
});

test('what counts is neither draft nor deleted', () => {
  expect([...COUNTED_STATUSES].sort()).toEqual([1, 2, 4]);
});

describe('a revision', () => {
  test('is decided by a reviewer or withdrawn by its seller', () => {
    expect(next(revisionLifecycle, REVISION_STATUS.underReview, 'approve', 'reviewer')).toBe(1);
    expect(next(revisionLifecycle, REVISION_STATUS.underReview, 'reject', 'reviewer')).toBe(4);
    expect(next(revisionLifecycle, REVISION_STATUS.underReview, 'withdraw', 'seller')).toBe(0);
  });

  test('that was refused waits again where the refusal is overturned', () => {
    expect(revisionLifecycle.actions(REVISION_STATUS.failed, 'seller')).toEqual([]);
    expect(next(revisionLifecycle, REVISION_STATUS.failed, 'reinstate', 'reviewer')).toBe(2);
  });

  test('that was withdrawn is final; an approval can be taken back', () => {
    const { withdrawn, approved } = REVISION_STATUS;
    for (const status of [withdrawn, approved])
      expect(revisionLifecycle.actions(status, 'seller')).toEqual([]);
    expect(revisionLifecycle.actions(withdrawn, 'reviewer')).toEqual([]);
    expect(revisionLifecycle.actions(approved, 'reviewer')).toEqual(['undoApproval']);
  });
});
