/**
 * A server killed around the sending of an e-mail: what was committed comes, and comes once, unless it died between the mail
 * server's word and its own note of it; then a second copy can be told by its Message-ID (decision 20).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { freePort, killAll, type Program, startServer } from '../support/process.ts';
import { type MailServer, startMailServer } from '../support/servers/mail-server.ts';
import { loseItems } from '../support/work.ts';

let app: TestApp;
let mail: MailServer;
/** Which recipients the mail server keeps waiting, and until when. */
let hold: { to: RegExp; asked: () => void; until: Promise<void> } | undefined;
const folders: string[] = [];
const servers: Program[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  mail = await startMailServer(undefined, undefined, 0, async (to) => {
    if (!hold?.to.test(to)) return;
    hold.asked();
    await hold.until;
  });
});
afterEach(async () => {
  for (const { child } of servers.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await killAll();
  await mail?.close();
  await app?.close();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** The program of its own that production runs, on the database of this test. */
async function start(): Promise<Program & { port: number }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-email-kill-'));
  folders.push(dataDir);
  const port = await freePort();
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: app.ground.database.url,
    PORT: String(port),
    DEMO: '0',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  });
  servers.push(server);
  return { ...server, port };
}
async function kill({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
}
/** Asks for a code by HTTP, as a browser does: when this returns, the server has committed. */
async function askForCode({ port }: { port: number }, email: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/sendEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, send_type: 2 }),
  });
  expect(reply.status).toBe(200);
}
/** The minute after which others take what a dead server had taken. */
const passMinute = () => loseItems(app, 'email.send');
const copiesTo = (address: string) => mail.received.filter(({ to }) => to === address);
const messageIds = (address: string) =>
  copiesTo(address).map(({ text }) => /^Message-ID: (.+?)\r?$/im.exec(text)?.[1]);
const isSent = async (address: string) => {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM outbox WHERE address = ${address} AND sent_at IS NOT NULL`,
  );
  return rows[0]!.n;
};
function holding(to: RegExp) {
  let release = () => {};
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  hold = { to, asked, until };
  return {
    wasAsked,
    release() {
      hold = undefined;
      release();
    },
  };
}

test('killed between commit and sending: it comes once, from another server', async () => {
  const address = 'committed@x.example';
  const sending = holding(/^committed@/);
  const server = await start();
  await askForCode(server, address);
  await sending.wasAsked;
  await kill(server);
  sending.release();
  expect(copiesTo(address)).toEqual([]);
  expect(await isSent(address)).toBe(0);
  await passMinute();
  await start();
  await expect.poll(() => isSent(address)).toBe(1);
  expect(copiesTo(address)).toHaveLength(1);
});

test('killed after the mail server has it and before that is noted: a second copy has the same Message-ID', async () => {
  const address = 'accepted@x.example';
  const sending = holding(/^accepted@/);
  const server = await start();
  await askForCode(server, address);
  await sending.wasAsked;
  // whoever holds the row keeps the server from noting that it was sent
  const holder = await app.db.$client.connect();
  try {
    await holder.query('BEGIN');
    // a busy machine may need longer than the pool allows
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query('SELECT FROM outbox WHERE address = $1 FOR UPDATE', [address]);
    sending.release();
    await expect.poll(() => copiesTo(address).length).toBe(1);
    await expect.poll(() => noting()).toBe(1);
    await kill(server);
    // the statement of a dead program goes on until the database learns of it: here its connection dies with it
    await holder.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock' AND query ILIKE 'update "outbox"%'`,
    );
    await expect.poll(() => noting()).toBe(0);
  } finally {
    // its transaction ends with its connection, also where the database has ended that already
    holder.release(true);
  }
  expect(await isSent(address)).toBe(0);
  await passMinute();
  await start();
  await expect.poll(() => isSent(address)).toBe(1);
  const ids = messageIds(address);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<outbox-\d+@/);
  expect(new Set(ids).size).toBe(1);
});

test('killed in the midst of many: none is lost, and whatever came twice says so', async () => {
  const addresses = Array.from({ length: 60 }, (_, i) => `many${i}@x.example`);
  const sending = holding(/^many(?:3\d|4\d)@/);
  await app.db.execute(sql`INSERT INTO outbox (channel, address, subject, body, next_attempt_at)
    SELECT 'email', a, 'Many', 'Many', now() FROM unnest(${sql.param(addresses)}::text[]) a`);
  // as the job of the start asks for it, and at once
  const { rows } = await app.db.execute<{ outbox: number }>(
    sql`SELECT id AS outbox FROM outbox WHERE address LIKE 'many%'`,
  );
  await app.deps.jobs.enqueue(app.db, 'email.send', rows);
  const server = await start();
  await sending.wasAsked;
  await kill(server);
  sending.release();
  await passMinute();
  await start();
  await expect
    .poll(async () => (await Promise.all(addresses.map(isSent))).reduce((sum, n) => sum + n))
    .toBe(60);
  for (const address of addresses) {
    const ids = messageIds(address);
    expect(ids.length, address).toBeGreaterThan(0);
    expect(new Set(ids).size, address).toBe(1);
  }
  // at most what was being sent as it died, over ten connections
  expect(addresses.filter((address) => copiesTo(address).length > 1).length).toBeLessThanOrEqual(10);
});

/** Asked outside of the holder's transaction, in which what others do is seen as it was at first. */
async function noting(): Promise<number> {
  const { rows } = await app.db.$client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()
     AND wait_event_type = 'Lock' AND query ILIKE 'update "outbox"%'`,
  );
  return rows[0]!.n;
}
