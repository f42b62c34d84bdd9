import { expect, test } from 'vitest';
import { canQuote, isOwner } from './purchase.policy.ts';

const ann = { id: 1, email: 'ann@example.com' };
const posted = (userId: number | null, contactEmail: string, emailConfirmed = true) => ({
  userId,
  contactEmail,
  emailConfirmed,
});

test('a request is of the account that posted it, or of who has the e-mail of the guest', () => {
  expect(isOwner(ann, posted(1, 'sales@example.com'))).toBe(true);
  expect(isOwner(ann, posted(null, 'Ann@Example.com'))).toBe(true);
  expect(isOwner(ann, posted(null, 'ben@example.com'))).toBe(false);
  expect(isOwner(ann, posted(2, 'ben@example.com'))).toBe(false);
});

test('others quote on it', () => {
  expect(canQuote(ann, posted(2, 'ben@example.com'))).toBe(true);
  expect(canQuote(ann, posted(null, 'ANN@example.com'))).toBe(false);
});

test("a member who names another account's e-mail, unconfirmed, gives it no right and takes none from it", () => {
  expect(isOwner(ann, posted(2, 'ann@example.com', false))).toBe(false);
  expect(canQuote(ann, posted(2, 'ann@example.com', false))).toBe(true);
});
