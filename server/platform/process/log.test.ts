/** What the log contains about failures and requests, and what it never contains. */
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxRoutes } from '../../../contract/operator/outbox.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildApp } from '../../app.ts';
import { outbox } from '../email/outbox.tables.ts';
import { createLog, errorText } from './log.ts';

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
  server = await buildApp({ ...app.deps, log: createLog('info', sink) });
});
afterAll(async () => {
  await server?.close();
  await app?.close();
});

const failures = [
  () => app.db.insert(outbox).values({ channel: SECRET as 'sms', address: SECRET, body: SECRET }),
  () => app.db.execute(sql`SELECT ${SECRET}::int`),
  () => app.db.execute(sql`SELECT * FROM no_such_table WHERE token = ${SECRET}`),
  () =>
    app.db.execute(
      sql`INSERT INTO users (id, email, name, password_hash) VALUES (7000, ${SECRET}, 'x', 'y'), (7000, ${SECRET}, 'x', 'y')`,
    ),
];

test.each(failures)('failing statement %# leaves its words, not its values', async (statement) => {
  written = '';
  const error = await statement().then(
    () => expect.unreachable(),
    (failure) => failure as unknown,
  );
  expect(String((error as Error).message)).toContain(SECRET);
  server.log.error({ err: error }, 'request failed');
  expect(written).toContain('Failed query: ');
  expect(JSON.parse(written).err.at(-1)).toMatchObject({ code: expect.stringMatching(/^[0-9A-Z]{5}$/) });
  expect(written + errorText(error)).not.toContain(SECRET);
});

test('a request has an id, a line without its query, and no token', async () => {
  written = '';
  const id = 'D1E6A4F0-0C52-4B7E-9F6B-0D7C8E4A1B2C';
  const headers = { host: HOST, authorization: `Bearer ${SECRET}`, 'x-request-id': id };
  const token = 'q3Zx0T4kLm8Vn1Bs6Yd2Wf9Hj5Rg7Pc0Ae3Uo8Ii1Kt';
  const reply = await server.inject({
    url: `/api${outboxRoutes.listOutbox.path}?address=${SECRET}`,
    headers,
  });
  await server.inject({ url: `/request/${token}?x=${SECRET}`, headers: { host: HOST } });
  expect(reply.headers['x-request-id']).toBe(id.toLowerCase());
  expect(reply.json()).toMatchObject({ requestId: id.toLowerCase() });
  const [first, second] = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    requestId: id.toLowerCase(),
    method: 'GET',
    status: 401,
    path: '/api/review/outbox',
  });
  expect(second).toMatchObject({ path: '/request/…', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(written).not.toContain(SECRET);
  expect(written).not.toContain(token);
});

test('an id that is none is not repeated', async () => {
  const reply = await server.inject({ url: '/healthz', headers: { 'x-request-id': 'x\tinjected' } });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
