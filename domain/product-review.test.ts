import { describe, expect, test } from 'vitest';
import { IllegalTransition } from './lifecycle.ts';
import { PRODUCT_STATUS, productLifecycle, REVISION_STATUS, revisionLifecycle } from './product-review.ts';

describe('a product', () => {
  test('goes from draft through review to published', () => {
    expect(productLifecycle.next(PRODUCT_STATUS.draft, 'submit', 'seller')).toBe(2);
    expect(productLifecycle.next(PRODUCT_STATUS.underReview, 'approve', 'reviewer')).toBe(1);
  });

  test('that failed is submitted again or put aside as a draft', () => {
    expect(productLifecycle.next(PRODUCT_STATUS.underReview, 'reject', 'reviewer')).toBe(4);
    expect(productLifecycle.actions(PRODUCT_STATUS.failed, 'seller')).toEqual([
      'saveDraft',
      'submit',
      'remove',
    ]);
  });

  test('may be submitted again while it waits', () => {
    expect(productLifecycle.next(PRODUCT_STATUS.underReview, 'submit', 'seller')).toBe(2);
  });

  test('that is published cannot be put back into review by its seller', () => {
    expect(productLifecycle.actions(PRODUCT_STATUS.published, 'seller')).toEqual(['remove']);
  });

  test('that is published can be taken down by a reviewer, and only by one', () => {
    expect(productLifecycle.next(PRODUCT_STATUS.published, 'takeDown', 'reviewer')).toBe(4);
    expect(() => productLifecycle.next(PRODUCT_STATUS.published, 'takeDown', 'seller')).toThrow(
      IllegalTransition,
    );
  });

  test('is never approved by its seller', () => {
    expect(() => productLifecycle.next(PRODUCT_STATUS.underReview, 'approve', 'seller')).toThrow(
      IllegalTransition,
    );
  });

  test('can be removed in every state but deleted, which is final', () => {
    expect([...productLifecycle.from('remove')].sort()).toEqual([1, 2, 4, 5]);
    expect(productLifecycle.actions(PRODUCT_STATUS.deleted, 'seller')).toEqual([]);
    expect(productLifecycle.actions(PRODUCT_STATUS.deleted, 'reviewer')).toEqual([]);
  });
});

describe('a revision', () => {
  test('is decided by a reviewer or withdrawn by its seller', () => {
    expect(revisionLifecycle.next(REVISION_STATUS.underReview, 'approve', 'reviewer')).toBe(1);
    expect(revisionLifecycle.next(REVISION_STATUS.underReview, 'reject', 'reviewer')).toBe(4);
    expect(revisionLifecycle.next(REVISION_STATUS.underReview, 'withdraw', 'seller')).toBe(0);
  });

  test.each([REVISION_STATUS.withdrawn, REVISION_STATUS.approved, REVISION_STATUS.failed])(
    'in status %i is final',
    (status) => {
      expect(revisionLifecycle.actions(status, 'seller')).toEqual([]);
      expect(revisionLifecycle.actions(status, 'reviewer')).toEqual([]);
    },
  );
});
