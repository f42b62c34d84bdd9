/** The migrations that give sessions, keys and webhooks an end, in a marketplace that has some without one. */
import { expect, test } from 'vitest';
import { migrate, openDatabase } from '../../server/platform/database/database.ts';
import { emptyDatabase } from '../support/database/empty-database.ts';

const BEFORE = 279;
const url = emptyDatabase('access');

test('what stands goes on: a session for 30 days from the upgrade, a key or webhook for a year', async () => {
  const db = await openDatabase(url, { max: 2 });
  await migrate(db, BEFORE);
  const rows = async (text: string) => (await db.$client.query(text)).rows;
  await rows(`INSERT INTO users (email, name, password_hash) VALUES ('ann@example.com', 'Ann', 'x')`);
  await rows(`INSERT INTO sessions (id, user_id, generation, browser, address_prefix, created_at, seen_at, expires_at)
    SELECT gen_random_uuid(), id, 1, '', '', now() - interval '90 days', now(), now() + interval '1 day' FROM users`);
  await rows(`INSERT INTO api_keys (user_id, name, scopes, key_hash, last_four, created_at, expires_at)
    SELECT u.id, k.name, '{company:read}', k.name, 'abcd', now(), k.ends FROM users u,
      (VALUES ('endless', NULL), ('near', now() + interval '3 days')) AS k (name, ends)`);
  await rows(`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at)
    SELECT id, 'https://erp.example.com/', '', '{product.passed}', 'x', now() FROM users`);
  const near = await rows(`SELECT expires_at FROM api_keys WHERE name = 'near'`);

  await migrate(db);
  expect(
    await rows(`SELECT ends_at > now() + interval '29 days' AND ends_at <= now() + interval '30 days' AS good,
      renewals, confirmed_at FROM sessions`),
  ).toEqual([{ good: true, renewals: 0, confirmed_at: null }]);
  const inAYear = `expires_at BETWEEN now() + interval '364 days' AND now() + interval '366 days'
    AND date_trunc('day', expires_at, 'UTC') = expires_at AS good, ending_told`;
  expect(await rows(`SELECT ${inAYear} FROM api_keys WHERE name = 'endless'`)).toEqual([
    { good: true, ending_told: false },
  ]);
  expect(await rows(`SELECT ${inAYear} FROM webhook_endpoints`)).toEqual([
    { good: true, ending_told: false },
  ]);
  expect(await rows(`SELECT expires_at FROM api_keys WHERE name = 'near'`)).toEqual(near);
  await db.$client.end();
});
