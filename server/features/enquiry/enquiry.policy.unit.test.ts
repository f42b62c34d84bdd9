import { expect, test } from 'vitest';
import { sideOf } from './enquiry.policy.ts';

const of = (companyId: number, userId: number | null, deletedAt: Date | null = null, received = true) => ({
  companyId,
  userId,
  deletedAt,
  received,
});
const actor = { user: { id: 1, company: { id: 10 } } };

test('the company asked is the supplier until it deletes the enquiry, whoever asks is the buyer', () => {
  expect(sideOf(actor, of(10, 2))).toBe('supplier');
  expect(sideOf(actor, of(10, null, new Date()))).toBeNull();
  expect(sideOf(actor, of(10, 2, null, false))).toBeNull();
  expect(sideOf(actor, of(11, 1))).toBe('buyer');
  expect(sideOf(actor, of(11, 1, null, false))).toBe('buyer');
  expect(sideOf(actor, of(11, 1, new Date()))).toBe('buyer');
});

test('everybody else is no side of it', () => {
  expect(sideOf(actor, of(11, 2))).toBeNull();
  expect(sideOf(actor, of(11, null))).toBeNull();
});
