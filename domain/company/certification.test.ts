import { describe, expect, test } from 'vitest';
import { next } from '../../tests/support/lifecycle.ts';
import { CERTIFICATION_STATUS, certificationAfter, submissionLifecycle } from './certification.ts';

const { none, underReview, failed, approved } = CERTIFICATION_STATUS;

describe('a submission', () => {
  test('is decided once', () => {
    expect(next(submissionLifecycle, underReview, 'approve', 'reviewer')).toBe(3);
    expect(next(submissionLifecycle, underReview, 'reject', 'reviewer')).toBe(2);
    expect(submissionLifecycle.actions(approved, 'reviewer')).toEqual([]);
    expect(submissionLifecycle.actions(failed, 'reviewer')).toEqual([]);
  });
});

test.each([
  ['a first submission waits', none, underReview, 1],
  ['a first submission passes', underReview, approved, 3],
  ['a first submission fails', underReview, failed, 2],
  ['a failed company submits again', failed, underReview, 1],
  ['an approved company submits again and stays approved', approved, underReview, 3],
  ['the newer submission of an approved company passes', approved, approved, 3],
  ['the newer submission of an approved company fails', approved, failed, 2],
] as const)('%s', (_, company, submission, after) => {
  expect(certificationAfter(company, submission)).toBe(after);
});
