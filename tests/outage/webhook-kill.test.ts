/**
 * A server killed around the sending of webhooks: what was committed comes, at least once, and what comes again has the same
 * webhook-id and the same body (decision 33).
 */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookRoutes } from '../../contract/operator/webhook.ts';
import { askForDeliveries } from '../../server/features/webhook/webhook.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { type MadeCompany, makeSupplier, sessionOf } from '../support/data/factories.ts';
import { freePort, killAll, type Program, startServer } from '../support/process.ts';
import { type Receiver, startReceiver } from '../support/servers/receiver.ts';
import { loseItems } from '../support/work.ts';

let app: TestApp;
let supplier: MadeCompany;
let receiver: Receiver;
let webhook: number;
const servers: Program[] = [];

beforeAll(async () => {
  app = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' });
});
beforeEach(async () => {
  await app.db.execute(sql`DELETE FROM webhook_endpoints`);
  supplier = await makeSupplier(app);
  supplier.token = await sessionOf(app, supplier.userId, { confirmed: true });
  receiver = await startReceiver();
  const expires_on = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const body = { url: receiver.url, events: ['enquiry.received'], expires_on };
  ({ id: webhook } = await app.call(webhookRoutes.createWebhook, { body }, supplier));
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await receiver?.stop();
});
afterAll(async () => {
  await killAll();
  await app?.close();
});

/** The program of its own that production runs, on the database and folder of this test. */
async function start(): Promise<Program & { port: number }> {
  const port = await freePort();
  const server = await startServer({
    DATA_DIR: app.ground.dataDir,
    DATABASE_URL: app.ground.database.url,
    PORT: String(port),
    DEMO: '0',
    WEBHOOK_ALLOW_PRIVATE: '1',
    LOG_LEVEL: 'error',
  });
  servers.push(server);
  return { ...server, port };
}
async function kill({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
}
/** Asks by HTTP for a test event: when this returns, the server has committed. */
async function askForTest({ port }: { port: number }): Promise<void> {
  const path = webhookRoutes.testWebhook.path.replace(':id', () => String(webhook));
  const headers = { authorization: `Bearer ${supplier.token}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', headers });
  expect(reply.status).toBe(200);
}
async function enqueue(many: number): Promise<void> {
  // by the clock that is asked what is due: the database's may be a part of a millisecond ahead
  const now = app.deps.now();
  await app.db.execute(sql`INSERT INTO webhook_deliveries (endpoint_id, type, created_at, next_attempt_at)
    SELECT ${webhook}::bigint, 'webhook.test', ${now}::timestamptz, ${now} FROM generate_series(1, ${many}::int)`);
  await askForDeliveries(app.deps);
}
/** The minute after which others take what a dead server had taken. */
const passMinute = () => loseItems(app, 'webhook.send');
const log = async () =>
  (await app.call(webhookRoutes.listDeliveries, { params: { id: webhook }, query: { limit: 100 } }, supplier))
    .items;
const delivered = async () => (await log()).filter(({ state }) => state === 'delivered').length;
const ids = () => receiver.received.map(({ headers }) => String(headers['webhook-id']));

/** The receiver keeps the next delivery, or the one after so many more, waiting for its answer. */
function holdNext(after = 0) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const came = new Promise<void>((resolve) => {
    receiver.before(async () => {
      resolve();
      await held;
    }, after);
  });
  return { came, release };
}

test('killed while the receiver has it and has not answered: it comes again with the same id', async () => {
  const next = holdNext();
  const server = await start();
  await askForTest(server);
  await next.came;
  await kill(server);
  next.release();
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await passMinute();
  await start();
  await expect.poll(delivered).toBe(1);
  expect(ids()).toHaveLength(2);
  expect(new Set(ids())).toEqual(new Set([(await log())[0]!.message_id]));
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

test('killed after the receiver has answered and before that is noted: it comes again with the same id', async () => {
  await enqueue(1);
  // whoever holds the row of the endpoint keeps the server from noting how it ended
  const holder = await app.db.$client.connect();
  // asked outside of its transaction, in which what others do is seen as it was at first
  const noting = async () =>
    (
      await app.db.$client.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query ILIKE '%"webhook_endpoints"%'`,
      )
    ).rows[0]!.n;
  try {
    await holder.query('BEGIN');
    // a busy machine may need longer than the pool allows to start a server
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query('SELECT FROM webhook_endpoints WHERE id = $1 FOR NO KEY UPDATE', [webhook]);
    const server = await start();
    await expect.poll(noting).toBe(1);
    await kill(server);
    // the statement of a dead program goes on until the database learns of it: here its connection dies with it
    await holder.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock' AND query ILIKE '%"webhook_endpoints"%'`,
    );
    await expect.poll(noting).toBe(0);
  } finally {
    // its transaction ends with its connection, also where the database has ended that already
    holder.release(true);
  }
  expect(ids()).toHaveLength(1);
  expect(await delivered()).toBe(0);
  await passMinute();
  await start();
  await expect.poll(delivered).toBe(1);
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

test('killed in the midst of many: none is lost, and no more came twice than was under way', async () => {
  const many = 60;
  await enqueue(many);
  const held = holdNext(25);
  const server = await start();
  await held.came;
  await kill(server);
  held.release();
  const before = await delivered();
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(many);
  await passMinute();
  await start();
  await expect.poll(delivered).toBe(many);
  const written = (await log()).map(({ message_id }) => message_id);
  expect(new Set(ids())).toEqual(new Set(written));
  // two of one endpoint are sent at once
  expect(ids().length - many).toBeLessThanOrEqual(2);
  for (const { headers, body } of receiver.received)
    expect(JSON.parse(body), String(headers['webhook-id'])).toMatchObject({ type: 'webhook.test' });
});
