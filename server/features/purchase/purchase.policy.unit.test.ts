import { expect, test } from 'vitest';
import { canQuote, isOwner } from './purchase.policy.ts';

const ann = { id: 1, email: 'ann@example.com' };

test('a request is of the account that posted it, or of who has the e-mail of the guest', () => {
  expect(isOwner(ann, { userId: 1, contactEmail: 'sales@example.com' })).toBe(true);
  expect(isOwner(ann, { userId: null, contactEmail: 'Ann@Example.com' })).toBe(true);
  expect(isOwner(ann, { userId: null, contactEmail: 'ben@example.com' })).toBe(false);
  expect(isOwner(ann, { userId: 2, contactEmail: 'ben@example.com' })).toBe(false);
});

test('others quote on it', () => {
  expect(canQuote(ann, { userId: 2, contactEmail: 'ben@example.com' })).toBe(true);
  expect(canQuote(ann, { userId: null, contactEmail: 'ANN@example.com' })).toBe(false);
});
