import { expect, test } from 'vitest';
import type { Actor } from '../../platform/deps.ts';
import { GUEST_IDS } from './address.ts';
import { canAttach, canReadOfCompany, isUploaderOrStaff } from './file.policy.ts';

const as = (id: number, role: Actor['user']['role'], companyId?: number): Actor => ({
  user: {
    id,
    role,
    name: '',
    email: '',
    company: companyId === undefined ? null : { id: companyId, type: 1, certification: 3, tier: null },
  },
  language: 'en',
  ip: '203.0.113.9',
  requestId: 'x',
});
const nothing = new Set<number>();

test('an upload is attached by who made it', () => {
  expect(canAttach(as(1, 'member'), { id: 5, userId: 1 }, nothing)).toBe(true);
  expect(canAttach(as(2, 'member'), { id: 5, userId: 1 }, nothing)).toBe(false);
  expect(canAttach({ user: null }, { id: 5, userId: 1 }, nothing)).toBe(false);
});

test("a guest's upload is attached once, by whoever knows an id that cannot be guessed", () => {
  const file = { id: GUEST_IDS + 7, userId: null };
  expect(canAttach({ user: null }, file, nothing)).toBe(true);
  expect(canAttach(as(1, 'member'), file, nothing)).toBe(true);
  expect(canAttach({ user: null }, file, new Set([file.id]))).toBe(false);
  expect(canAttach({ user: null }, { id: 5, userId: null }, nothing)).toBe(false);
});

test('staff reads what waits for it; others their own', () => {
  expect(canReadOfCompany(as(1, 'reviewer'), { companyId: 9 })).toBe(true);
  expect(canReadOfCompany(as(1, 'member', 9), { companyId: 9 })).toBe(true);
  expect(canReadOfCompany(as(1, 'member', 8), { companyId: 9 })).toBe(false);
  expect(canReadOfCompany(as(1, 'member'), { companyId: null })).toBe(false);
  expect(isUploaderOrStaff(as(1, 'member'), { userId: 1 })).toBe(true);
  expect(isUploaderOrStaff(as(1, 'member'), { userId: null })).toBe(false);
});
