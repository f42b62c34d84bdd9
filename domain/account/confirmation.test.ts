import { expect, test } from 'vitest';
import { confirmableSince, confirmableUntil, confirmationState } from './confirmation.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');
const until = confirmableUntil(sentAt);
const waiting = { confirmed: false, deliverable: true };

test('seven days, to the moment', () => {
  expect(until).toEqual(new Date('2026-03-08T10:00:00Z'));
  expect(confirmableSince(until)).toEqual(sentAt);
});

test.each([
  [waiting, -1, 'open'],
  [waiting, 0, 'expired'],
  [{ ...waiting, deliverable: false }, -1, 'withdrawn'],
  [{ ...waiting, deliverable: false }, 0, 'expired'],
  // what was confirmed in time stays so, whatever became of it
  [{ confirmed: true, deliverable: false }, 1, 'confirmed'],
  [null, -1, 'unknown'],
  [null, 1, 'expired'],
] as const)('%j, %i ms from its end: %s', (sent, ms, state) => {
  expect(confirmationState(sent, until, new Date(until.getTime() + ms))).toBe(state);
});
