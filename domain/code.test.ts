import { describe, expect, test } from 'vitest';
import { maySend, signInPause } from './code.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60;
const HOUR = 3600;
const ago = (...seconds: number[]) => seconds.map((s) => new Date(NOW.getTime() - s * 1000));

describe('a code may be sent', () => {
  test('to an address that had none', () => {
    expect(maySend([], NOW)).toEqual({ ok: true });
  });

  test('60 seconds after the last one', () => {
    expect(maySend(ago(60), NOW)).toEqual({ ok: true });
    expect(maySend(ago(59), NOW)).toEqual({ ok: false, retryAfter: 1 });
    expect(maySend(ago(0), NOW)).toEqual({ ok: false, retryAfter: 60 });
  });

  test('by the newest send, in whatever order they come', () => {
    expect(maySend(ago(HOUR, 10, 2 * HOUR), NOW)).toEqual({ ok: false, retryAfter: 50 });
  });

  test('after whole seconds: never a retry that comes too early', () => {
    expect(maySend(ago(59.2), NOW)).toEqual({ ok: false, retryAfter: 1 });
  });

  const nine = ago(...Array.from({ length: 9 }, (_, i) => (i + 1) * HOUR));

  test('as the tenth of the day', () => {
    expect(maySend(nine, NOW)).toEqual({ ok: true });
  });

  test('not as the eleventh, until the oldest of the ten is a day old', () => {
    expect(maySend([...nine, ...ago(20 * HOUR)], NOW)).toEqual({ ok: false, retryAfter: 4 * HOUR });
    expect(maySend([...nine, ...ago(24 * HOUR)], NOW)).toEqual({ ok: true });
  });

  test('not before both limits are kept', () => {
    const oldest = 24 * HOUR - 5;
    expect(maySend([...nine.slice(1), ...ago(30, oldest)], NOW)).toEqual({ ok: false, retryAfter: 30 });
  });
});

describe('sign-in', () => {
  test('goes on after four failures', () => {
    expect(signInPause([], NOW)).toBe(0);
    expect(signInPause(ago(1, 2, 3, 4), NOW)).toBe(0);
  });

  test('pauses for 15 minutes from the fifth', () => {
    expect(signInPause(ago(4, 3, 2, 1, 0), NOW)).toBe(15 * MINUTE);
    expect(signInPause(ago(40, 30, 20, 10, 5), NOW)).toBe(15 * MINUTE - 5);
  });

  test('goes on when the pause is over', () => {
    const failures = [904, 903, 902, 901];
    expect(signInPause(ago(...failures, 899), NOW)).toBe(1);
    expect(signInPause(ago(...failures, 900), NOW)).toBe(0);
  });

  test('has five tries anew after a pause', () => {
    const paused = [1000, 999, 998, 997, 996];
    expect(signInPause(ago(...paused, 1), NOW)).toBe(0);
    expect(signInPause(ago(...paused, 5, 4, 3, 2, 1), NOW)).toBe(15 * MINUTE - 1);
  });

  test('does not pause for five failures spread over a longer time', () => {
    expect(signInPause(ago(16 * MINUTE, 12 * MINUTE, 8 * MINUTE, 4 * MINUTE, 0), NOW)).toBe(0);
  });
});
