import { expect, test } from 'vitest';
import { API_KEY, countCall, KEY_CALLS_PER_MINUTE } from './api-key.ts';

/** Calls at these moments in milliseconds: which are let in. */
function calls(moments: number[]): boolean[] {
  let paidUntil: number | null = null;
  return moments.map((at) => {
    const counted = countCall(paidUntil, at);
    if (counted.allowed) paidUntil = counted.paidUntil;
    return counted.allowed;
  });
}
const times = (n: number, at: number) => Array.from({ length: n }, () => at);

test('a minute’s worth at once, then one for each share of a minute', () => {
  const at = 1_000_000;
  const made = calls([...times(KEY_CALLS_PER_MINUTE + 5, at), at + 499, at + 500, at + 500]);
  expect(made.filter(Boolean)).toHaveLength(KEY_CALLS_PER_MINUTE + 1);
  expect(made.slice(-3)).toEqual([false, true, false]);
});

test('a refusal says when the next is let in, and costs nothing', () => {
  const at = 1_000_000;
  let paidUntil: number | null = null;
  for (let i = 0; i < KEY_CALLS_PER_MINUTE; i++) {
    const counted = countCall(paidUntil, at);
    if (counted.allowed) paidUntil = counted.paidUntil;
  }
  const refused = countCall(paidUntil, at + 200);
  expect(refused).toEqual({ allowed: false, retryAfter: 0.3 });
  expect(countCall(paidUntil, at + 500).allowed).toBe(true);
});

test('after a pause there is no more than a minute’s worth', () => {
  const made = calls([0, ...times(KEY_CALLS_PER_MINUTE + 1, 3_600_000)]);
  expect(made.filter(Boolean)).toHaveLength(1 + KEY_CALLS_PER_MINUTE);
});

test('what a key looks like', () => {
  expect(API_KEY.test(`obm_${'aZ-_9'.repeat(8)}abc`)).toBe(true);
  for (const other of [
    'obm_short',
    `abc_${'a'.repeat(43)}`,
    `obm_${'a'.repeat(44)}`,
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
  ])
    expect(API_KEY.test(other), other).toBe(false);
});
