import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { outage } from './stale-on-error.ts';

const down = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
const never = () => new Promise<string>(() => {});

test('gives what it runs; the older one when the database is away, or late', async () => {
  const orOlder = outage({ now: () => 0 }, 20);
  expect(await orOlder(async () => 'new', 'old')).toBe('new');
  expect(await orOlder(never, 'old')).toBe('old');
  expect(await outage({ now: () => 0 })(down, 'old')).toBe('old');
});

test('after a failure does not try again for a second, but goes on trying where there is nothing older', async () => {
  let now = 0;
  const orOlder = outage({ now: () => now });
  let tries = 0;
  const run = () => {
    tries++;
    return down();
  };
  await orOlder<string>(run, 'old');
  now = 999;
  expect(await orOlder<string>(run, 'old')).toBe('old');
  expect(tries).toBe(1);
  await expect(orOlder<string>(run, undefined)).rejects.toThrow('refused');
  now = 1000;
  expect(await orOlder(async () => 'new', 'old')).toBe('new');
});

test('an error that is no outage is not covered up', async () => {
  const wrong = () => Promise.reject(new ApiError('forbidden'));
  await expect(outage()<string>(wrong, 'old')).rejects.toThrow('forbidden');
});
