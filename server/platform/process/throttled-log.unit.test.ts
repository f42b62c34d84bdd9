import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logThrottled } from './throttled-log.ts';

let lines: object[];
const note = (detail: object | string, message?: string) => void lines.push([detail, message]);
const log = () => ({ info: note, warn: note, error: note });
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('of many lines of one message one a second is written, with how many it stands for', () => {
  const to = log();
  for (let n = 1; n <= 5; n++) logThrottled(to, 'warn', { n }, 'away');
  logThrottled(to, 'error', { n: 1 }, 'another');
  expect(lines).toEqual([
    [{ n: 1 }, 'away'],
    [{ n: 1 }, 'another'],
  ]);
  vi.advanceTimersByTime(1100);
  expect(lines.slice(2)).toEqual([[{ n: 5, heldBack: 3 }, 'away']]);
  vi.advanceTimersByTime(5000);
  expect(lines).toHaveLength(3);
  logThrottled(to, 'warn', { n: 6 }, 'away');
  expect(lines.at(-1)).toEqual([{ n: 6 }, 'away']);
});

test('each subject has its turn, a second apart', () => {
  const to = log();
  for (const job of ['a', 'b', 'c', 'b']) logThrottled(to, 'error', { job }, 'failed', job);
  const written: unknown[] = [];
  for (let second = 0; second < 4; second++) {
    written.push(lines.splice(0).map((line) => (line as [object])[0]));
    vi.advanceTimersByTime(1010);
  }
  expect(written).toEqual([[{ job: 'a' }], [{ job: 'b', heldBack: 1 }], [{ job: 'c' }], []]);
});

test('another log has lines of its own', () => {
  logThrottled(log(), 'warn', {}, 'away');
  logThrottled(log(), 'warn', {}, 'away');
  expect(lines).toHaveLength(2);
});
