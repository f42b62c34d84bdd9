import { expect, test } from 'vitest';
import { ApiError } from '../http/error.ts';
import { staleOnError } from './stale-on-error.ts';

const down = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
const never = () => new Promise<string>(() => {});

test('gives what it runs; the stale one when the database is away, or late', async () => {
  const orStale = staleOnError({ now: () => 0 }, 20);
  expect(await orStale(async () => 'new', 'old')).toBe('new');
  expect(await orStale(never, 'old')).toBe('old');
  expect(await staleOnError({ now: () => 0 })(down, 'old')).toBe('old');
});

test('after a failure does not try again for a second, but goes on trying where there is nothing stale', async () => {
  let now = 0;
  const orStale = staleOnError({ now: () => now });
  let tries = 0;
  const run = () => {
    tries++;
    return down();
  };
  await orStale<string>(run, 'old');
  now = 999;
  expect(await orStale<string>(run, 'old')).toBe('old');
  expect(tries).toBe(1);
  await expect(orStale<string>(run, undefined)).rejects.toThrow('refused');
  now = 1000;
  expect(await orStale(async () => 'new', 'old')).toBe('new');
});

test('gives the stale one where there is no room, and to whoever has too much waiting, alone', async () => {
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: '53100' }));
  expect(await staleOnError()<string>(full, 'old')).toBe('old');
  const orStale = staleOnError({ now: () => 0 });
  expect(await orStale<string>(() => Promise.reject(new ApiError('too_many')), 'old')).toBe('old');
  expect(await orStale(async () => 'new', 'old')).toBe('new');
});

test('an error of another kind is not covered up', async () => {
  const wrong = () => Promise.reject(new ApiError('forbidden'));
  await expect(staleOnError()<string>(wrong, 'old')).rejects.toThrow('forbidden');
});
