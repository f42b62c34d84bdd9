import { describe, expect, test } from 'vitest';
import { CODE_PURPOSES, maySend, signInPause } from './code.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60;
const HOUR = 3600;
const ago = (...seconds: number[]) => seconds.map((s) => new Date(NOW.getTime() - s * 1000));

const { registration, recovery, verifyOldEmail, confirmIdentity } = CODE_PURPOSES;
const sent = (purpose: number, times: Date[]) => times.map((at) => ({ at, purpose }));

describe('a code may be sent', () => {
  const may = (times: Date[]) => maySend(sent(registration, times), registration, NOW);

  test('to an address that had none', () => {
    expect(may([])).toEqual({ ok: true });
  });

  test('60 seconds after the last one', () => {
    expect(may(ago(60))).toEqual({ ok: true });
    expect(may(ago(59))).toEqual({ ok: false, retryAfter: 1 });
    expect(may(ago(0))).toEqual({ ok: false, retryAfter: 60 });
  });

  test('by the newest send, in whatever order they come', () => {
    expect(may(ago(HOUR, 10, 2 * HOUR))).toEqual({ ok: false, retryAfter: 50 });
  });

  test('after whole seconds: never a retry that comes too early', () => {
    expect(may(ago(59.2))).toEqual({ ok: false, retryAfter: 1 });
  });

  const nine = ago(...Array.from({ length: 9 }, (_, i) => (i + 1) * HOUR));

  test('as the tenth of the day', () => {
    expect(may(nine)).toEqual({ ok: true });
  });

  test('not as the eleventh, until the oldest of the ten is a day old', () => {
    expect(may([...nine, ...ago(20 * HOUR)])).toEqual({ ok: false, retryAfter: 4 * HOUR });
    expect(may([...nine, ...ago(24 * HOUR)])).toEqual({ ok: true });
  });

  test('not before both limits are kept', () => {
    const oldest = 24 * HOUR - 5;
    expect(may([...nine.slice(1), ...ago(30, oldest)])).toEqual({ ok: false, retryAfter: 30 });
  });

  test('at once for another purpose: the wait is of one purpose alone', () => {
    const sends = [...sent(verifyOldEmail, ago(1)), ...sent(recovery, ago(59))];
    expect(maySend(sends, confirmIdentity, NOW)).toEqual({ ok: true });
    expect(maySend(sends, verifyOldEmail, NOW)).toEqual({ ok: false, retryAfter: 59 });
  });

  test('not as the eleventh of the day by changing its purpose', () => {
    const sends = [...sent(registration, nine), ...sent(recovery, ago(20 * HOUR))];
    expect(maySend(sends, CODE_PURPOSES.signIn, NOW)).toEqual({ ok: false, retryAfter: 4 * HOUR });
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
