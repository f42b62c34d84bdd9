import { describe, expect, test } from 'vitest';
import { next } from '../../tests/support/lifecycle.ts';
import { CERTIFICATION_STATUS, certificationAfter, expiryOn, submissionLifecycle } from './certification.ts';

const { none, underReview, failed, approved } = CERTIFICATION_STATUS;

describe('a submission', () => {
  test('is decided once; an overturned refusal waits again', () => {
    expect(next(submissionLifecycle, underReview, 'approve', 'reviewer')).toBe(3);
    expect(next(submissionLifecycle, underReview, 'reject', 'reviewer')).toBe(2);
    expect(submissionLifecycle.actions(approved, 'reviewer')).toEqual(['undoApproval']);
    expect(submissionLifecycle.actions(failed, 'reviewer')).toEqual([
      'reinstate',
      'reinstateApproval',
      'undoRejection',
    ]);
    expect(next(submissionLifecycle, failed, 'reinstate', 'reviewer')).toBe(1);
  });

  test('that was approved can be withdrawn by an operator, and nothing else can', () => {
    expect(next(submissionLifecycle, approved, 'withdraw', 'operator')).toBe(2);
    expect(submissionLifecycle.actions(underReview, 'operator')).toEqual([]);
    expect(submissionLifecycle.actions(failed, 'operator')).toEqual([]);
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

test.each([
  ['one without a last day', null, 'none'],
  ['one that ended yesterday', '2027-03-31', 'expired'],
  ['its last day is a day of it', '2027-04-01', 'ending'],
  ['thirty days before', '2027-05-01', 'ending'],
  ['a day earlier', '2027-05-02', 'valid'],
] as const)('%s', (_, expiresOn, standing) => {
  expect(expiryOn(expiresOn, '2027-04-01')).toBe(standing);
});
