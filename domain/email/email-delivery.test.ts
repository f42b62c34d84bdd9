import { expect, test } from 'vitest';
import { GIVE_UP_AFTER, isRefused, nextAttempt, reasonOf } from './email-delivery.ts';

const WRITTEN = new Date('2026-03-01T00:00:00Z');

test('an outage of three days: pauses grow, the last attempt is at the end, then it is given up', () => {
  let now = WRITTEN;
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, WRITTEN, now);
    if (!next) break;
    pauses.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(pauses.slice(0, 8)).toEqual([1, 2, 5, 15, 30, 60, 120, 240]);
  expect(Math.max(...pauses)).toBe(240);
  expect(now.getTime() - WRITTEN.getTime()).toBe(GIVE_UP_AFTER);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EENVELOPE', responseCode: 530 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ECONNECTION', responseCode: 554 }, false],
  [{ code: 'ECONNREFUSED' }, false],
  [{}, false],
])('%j is a refusal for good: %j', (failure, refused) => {
  expect(isRefused(failure)).toBe(refused);
});

test('the reason is a code, never words of the server', () => {
  expect(reasonOf({ code: 'EENVELOPE', responseCode: 550 })).toBe('EENVELOPE 550');
  expect(reasonOf({})).toBe('failed');
});
