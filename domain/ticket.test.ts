import { expect, test } from 'vitest';
import { IllegalTransition, next } from '../tests/support/lifecycle.ts';
import { TICKET_STATUS, ticketLifecycle } from './ticket.ts';

const { open, resolved } = TICKET_STATUS;

test('a ticket is resolved once, and its resolution taken back once', () => {
  expect(next(ticketLifecycle, open, 'handle', 'reviewer')).toBe(resolved);
  expect(next(ticketLifecycle, resolved, 'reopen', 'reviewer')).toBe(open);
  expect(() => next(ticketLifecycle, resolved, 'handle', 'reviewer')).toThrow(IllegalTransition);
  expect(() => next(ticketLifecycle, open, 'reopen', 'reviewer')).toThrow(IllegalTransition);
});
