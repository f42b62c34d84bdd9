import { expect, test } from 'vitest';
import { ENQUIRY_STATUS, enquiryLifecycle } from './enquiry.ts';
import { IllegalTransition } from './lifecycle.ts';

test('a supplier reads and replies', () => {
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.new, 'read', 'supplier')).toBe(2);
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.read, 'reply', 'supplier')).toBe(3);
});

test('a reply does not wait for the enquiry to be marked read', () => {
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.new, 'reply', 'supplier')).toBe(3);
});

test('an enquiry that was answered is not merely read', () => {
  expect(() => enquiryLifecycle.next(ENQUIRY_STATUS.replied, 'read', 'supplier')).toThrow(IllegalTransition);
});

test('a further message of the buyer is unread, also in a closed thread', () => {
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.replied, 'write', 'buyer')).toBe(1);
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.closed, 'write', 'buyer')).toBe(1);
});

test('both sides close', () => {
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.replied, 'close', 'supplier')).toBe(4);
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.replied, 'close', 'buyer')).toBe(4);
});

test('out of spam leads the supplier alone', () => {
  expect(enquiryLifecycle.actions(ENQUIRY_STATUS.spam, 'buyer')).toEqual([]);
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.spam, 'unmarkSpam', 'supplier')).toBe(2);
});

test('a thread closed by mistake is opened by the supplier alone', () => {
  expect(enquiryLifecycle.next(ENQUIRY_STATUS.closed, 'reopen', 'supplier')).toBe(2);
  expect(() => enquiryLifecycle.next(ENQUIRY_STATUS.closed, 'reopen', 'buyer')).toThrow(IllegalTransition);
  expect(() => enquiryLifecycle.next(ENQUIRY_STATUS.spam, 'reopen', 'supplier')).toThrow(IllegalTransition);
});
