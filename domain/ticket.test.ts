import { expect, test } from 'vitest';
import { IllegalTransition } from './lifecycle.ts';
import { TICKET_STATUS, ticketLifecycle } from './ticket.ts';

const { open, resolved } = TICKET_STATUS;

test('a ticket is resolved once, and its resolution taken back once', () => {
  expect(ticketLifecycle.next(open, 'handle', 'reviewer')).toBe(resolved);
  expect(ticketLifecycle.next(resolved, 'reopen', 'reviewer')).toBe(open);
  expect(() => ticketLifecycle.next(resolved, 'handle', 'reviewer')).toThrow(IllegalTransition);
  expect(() => ticketLifecycle.next(open, 'reopen', 'reviewer')).toThrow(IllegalTransition);
});
