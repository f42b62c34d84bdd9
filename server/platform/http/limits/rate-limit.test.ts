import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { ApiError } from '../error.ts';
import { makeCounted, removeOldRateLimits, sharedRateLimit } from './rate-limit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const limitAt = (clock: () => number) => sharedRateLimit(app.db, () => new Date(clock()));
const MINUTE = 60_000;
const rows = async () =>
  (await app.db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM rate_limits`)).rows[0]!.n;

test('so many an hour, for each thing and address', async () => {
  let at = 0;
  const rateLimit = limitAt(() => at);
  await rateLimit('lead', '203.0.113.1', 2);
  at = 20 * MINUTE;
  await rateLimit('lead', '203.0.113.1', 2);
  await expect(rateLimit('lead', '203.0.113.1', 2)).rejects.toMatchObject({
    code: 'too_many',
    retryAfter: 40 * 60,
  });
  await rateLimit('lead', '203.0.113.2', 2);
  await rateLimit('feedback', '203.0.113.1', 2);
  at = 60 * MINUTE + 1;
  await rateLimit('lead', '203.0.113.1', 2);
  await expect(rateLimit('lead', '203.0.113.1', 2)).rejects.toThrow();
});

test('an amount is taken whole or not at all', async () => {
  const rateLimit = limitAt(() => 0);
  await expect(rateLimit('megabytes', 'account 1', 10, 11)).rejects.toMatchObject({ code: 'too_many' });
  await rateLimit('megabytes', 'account 1', 10, 6);
  await expect(rateLimit('megabytes', 'account 1', 10, 5)).rejects.toMatchObject({ code: 'too_many' });
  await rateLimit('megabytes', 'account 1', 10, 4);
  await expect(rateLimit('megabytes', 'account 1', 10)).rejects.toThrow();
});

test('the addresses of one subscriber count as one', async () => {
  const rateLimit = limitAt(() => 0);
  await rateLimit('network', '2001:db8:1:2::1', 1);
  await expect(rateLimit('network', '2001:db8:1:2:ffff::9', 1)).rejects.toThrow();
  await rateLimit('network', '2001:db8:1:3::1', 1);
});

test('two servers share a limit, and forty at once do not pass it', async () => {
  const other = await buildTestApp({}, { beside: app });
  const asked = Array.from({ length: 40 }, (_, i) =>
    (i % 2 ? app : other).deps.rateLimit('at once', '203.0.113.3', 7),
  );
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  await other.close();
});

test('what no longer counts is removed, and of a flood what was counted longest ago', async () => {
  await app.db.execute(sql`DELETE FROM rate_limits`);
  let at = 0;
  const rateLimit = limitAt(() => at);
  for (let n = 0; n < 10; n++) {
    at = n * 10 * MINUTE;
    await rateLimit('flood', `203.0.113.${n}`, 1);
  }
  const now = () => new Date(at);
  await removeOldRateLimits({ db: app.db, now });
  // 30 minutes ago is the last of the first four that no longer count
  expect(await rows()).toBe(6);
  await removeOldRateLimits({ db: app.db, now }, 4);
  expect(await rows()).toBe(4);
  await expect(rateLimit('flood', '203.0.113.9', 1)).rejects.toThrow();
  await rateLimit('flood', '203.0.113.5', 1);
});

test('what was sent back for its mistakes is given back, and nothing that was counted beside it', async () => {
  const rateLimit = limitAt(() => 0);
  const refuse = (code: 'invalid' | 'not_found') => () => Promise.reject(new ApiError(code));
  const one = () => rateLimit('forms', '203.0.113.9', 3);
  await one();
  await expect(makeCounted(await one(), refuse('invalid'))).rejects.toMatchObject({ code: 'invalid' });
  await expect(makeCounted(await one(), refuse('not_found'))).rejects.toMatchObject({ code: 'not_found' });
  expect(await makeCounted(await one(), async () => 'made')).toBe('made');
  await expect(one()).rejects.toMatchObject({ code: 'too_many' });
  const several = await rateLimit('targets', '203.0.113.9', 10, 7);
  await rateLimit('targets', '203.0.113.9', 10, 3);
  await several();
  await rateLimit('targets', '203.0.113.9', 10, 7);
  await expect(rateLimit('targets', '203.0.113.9', 10)).rejects.toThrow();
});
