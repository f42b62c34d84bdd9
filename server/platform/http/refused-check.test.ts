/** A value that the contract takes and a CHECK of its table refuses. */
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '../process/log.ts';

const SECRET = 'hunter271828';
let app: TestApp;
let server: Awaited<ReturnType<typeof buildApp>>;
let written = '';
beforeAll(async () => {
  app = await buildTestApp();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  server = await buildApp({ ...app.deps, log: createLog('error', sink) });
  await app.db.execute(
    sql`ALTER TABLE feedback ADD CONSTRAINT feedback_missed CHECK (description NOT LIKE 'hunter%')`,
  );
});
afterAll(async () => {
  await server?.close();
  await app?.close();
});

const logged = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);

test('is invalid without a guessed field, and a line in the log without its value', async () => {
  written = '';
  const reply = await server.inject({
    method: 'POST',
    url: `/api${feedbackRoutes.createFeedback.path}`,
    headers: { host: HOST },
    payload: { description: SECRET },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { code: 'invalid' }]);
  expect(reply.json()).not.toHaveProperty('fields');
  expect(logged()).toMatchObject([{ level: 50, table: 'feedback', constraint: 'feedback_missed' }]);
  expect(written).not.toContain(SECRET);
});

test('comes back in its form when that was sent without script', async () => {
  written = '';
  const reply = await server.inject({
    method: 'POST',
    url: '/feedback',
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ description: SECRET }).toString(),
  });
  expect([reply.statusCode, reply.body.includes(SECRET)]).toEqual([422, true]);
  expect(logged()).toMatchObject([{ level: 50, table: 'feedback', constraint: 'feedback_missed' }]);
  expect(written).not.toContain(SECRET);
});
