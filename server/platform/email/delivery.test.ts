/** Delivery by a real SMTP server: what it takes, what it refuses, and when it is away. */
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { freePort } from '../../../tests/support/process.ts';
import { type MailServer, startMailServer } from '../../../tests/support/servers/mail-server.ts';
import { doDue, sendEmailsTo, waitingItems } from '../../../tests/support/work.ts';
import { askForEmails } from './delivery.ts';
import { outbox } from './outbox.tables.ts';
import { emptyOldEmails, enqueueEmail } from './outbox.ts';

const DAY = 24 * 3600;
const SECRET = 'Secret 271828';
let app: TestApp;
let mail: MailServer | undefined;
let lines: unknown[];
beforeAll(async () => {
  app = await buildTestApp({ SMTP_URL: 'smtp://127.0.0.1:25' });
});
beforeEach(async () => {
  lines = [];
  await app.db.delete(outbox);
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'email.send'`);
});
afterEach(async () => {
  await mail?.close();
  mail = undefined;
});
afterAll(() => app?.close());

const note = (detail: object | string) => void lines.push(detail);
const deps = () => ({ ...app.deps, log: { info: note, warn: note, error: note } });
const write = (address: string, more: { holdsCode?: boolean } = {}) =>
  enqueueEmail(deps(), app.db, { channel: 'email', address, subject: SECRET, body: SECRET, ...more });
const sendTo = (url: string) => sendEmailsTo(deps(), url);
const rowOf = async (address: string) =>
  (await app.db.select().from(outbox).where(eq(outbox.address, address)))[0]!;
const metric = async (name: string) => {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
};

test('many go over few connections, each once, though two servers send', async () => {
  mail = await startMailServer();
  const addresses = Array.from({ length: 120 }, (_, i) => `n${i}@x.example`);
  for (const address of addresses) await write(address);
  expect(await metric('outbox_waiting')).toBe(120);
  const other = await buildTestApp({ SMTP_URL: mail.url }, { beside: app });
  await Promise.all([sendTo(mail.url), doDue(other, 'email.send')]);
  await other.close();
  expect(await metric('outbox_waiting')).toBe(0);
  expect(mail.received.map(({ to }) => to).sort()).toEqual(addresses.sort());
  expect(mail.received[0]!.text).toContain(SECRET);
  expect(mail.connections()).toBeLessThanOrEqual(20);
  expect(lines).toEqual([]);
});

test('a stop ends the conversations that are under way, and leaves what waits for one', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let asked = 0;
  mail = await startMailServer(undefined, undefined, 0, () => {
    asked++;
    return opened;
  });
  const server = await buildTestApp({ SMTP_URL: mail.url }, { beside: app });
  for (let n = 0; n < 25; n++) await write(`n${n}@x.example`);
  server.deps.jobs.startWork(server.deps);
  await expect.poll(() => asked).toBe(10);
  const stopping = server.deps.jobs.stop();
  open();
  await stopping;
  expect(mail.received).toHaveLength(10);
  expect(await app.db.$count(outbox, isNotNull(outbox.sentAt))).toBe(10);
  const left = await waitingItems(app, 'email.send');
  expect(left.map(({ state }) => state)).toEqual(Array(15).fill('created'));
  await server.close();
});

test('what is refused for good ends at once, the rest is tried again; nothing of it is logged', async () => {
  let full = true;
  mail = await startMailServer(
    (to) => (to === 'gone@x.example' ? { responseCode: 550, message: `No ${to}` } : undefined),
    (text) =>
      full && text.includes('full@x.example')
        ? { responseCode: 452, message: `Full: ${SECRET}` }
        : text.includes('spam@x.example')
          ? { responseCode: 554, message: `Spam: ${SECRET}` }
          : undefined,
  );
  for (const address of ['gone@x.example', 'spam@x.example', 'full@x.example', 'well@x.example'])
    await write(address);
  await sendTo(mail.url);
  expect(await metric('outbox_failed')).toBe(2);
  expect(await rowOf('gone@x.example')).toMatchObject({ error: 'EENVELOPE 550', nextAttemptAt: null });
  expect(await rowOf('spam@x.example')).toMatchObject({ error: 'EMESSAGE 554', attempts: 1 });
  expect(await rowOf('full@x.example')).toMatchObject({ error: null, sentAt: null, attempts: 1 });
  expect((await rowOf('well@x.example')).sentAt).not.toBeNull();
  full = false;
  await sendTo(mail.url);
  expect((await rowOf('full@x.example')).attempts, 'not before its time').toBe(1);
  app.pass(3600);
  await sendTo(mail.url);
  expect((await rowOf('full@x.example')).sentAt).not.toBeNull();
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toMatch(/271828|example/);
});

test('a mail server that is away for two days loses nothing', async () => {
  const port = await freePort();
  const url = `smtp://127.0.0.1:${port}`;
  await write('late@x.example');
  for (let attempts = 1; attempts <= 12; attempts++) {
    await sendTo(url);
    expect((await rowOf('late@x.example')).attempts).toBe(attempts);
    if (attempts < 12) app.pass(4 * 3600);
  }
  expect(await metric('outbox_oldest_seconds')).toBeGreaterThan(1.8 * DAY);
  mail = await startMailServer(undefined, undefined, port);
  app.pass(4 * 3600);
  await sendTo(url);
  expect((await rowOf('late@x.example')).sentAt).not.toBeNull();
  expect(mail.received).toHaveLength(1);
});

test('after three days it is given up, and counted', async () => {
  await write('never@x.example');
  const url = `smtp://127.0.0.1:${await freePort()}`;
  await sendTo(url);
  expect(await rowOf('never@x.example')).toMatchObject({ attempts: 1, error: null });
  app.pass(3 * DAY);
  await sendTo(url);
  expect((await rowOf('never@x.example')).error).toMatch(/^E[A-Z]+$/);
  expect(await metric('outbox_failed')).toBe(1);
  expect(await metric('outbox_waiting')).toBe(0);
});

test('the next time of an attempt is that of the outbox, to the millisecond', async () => {
  await write('later@x.example');
  await sendTo(`smtp://127.0.0.1:${await freePort()}`);
  const { rows } = await app.db.execute(
    sql`SELECT j.start_after = o.next_attempt_at AS is_then FROM outbox o JOIN pgboss.job j ON j.singleton_key = o.id::text
        WHERE j.name = 'email.send' AND o.address = 'later@x.example'`,
  );
  expect(rows).toEqual([{ is_then: true }]);
});

test('what waits and is asked for nowhere, as after a restore, is found; without a mail server it waits', async () => {
  mail = await startMailServer();
  await write('restored@x.example');
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'email.send'`);
  const { smtp: _, ...without } = deps();
  await askForEmails(without);
  expect(await sendTo(mail.url)).toEqual({ completed: 0, failed: 0 });
  await askForEmails(deps());
  await askForEmails(deps());
  // taken by a server that may not send, it comes back
  expect(await doDue({ deps: without }, 'email.send')).toEqual({ completed: 1, failed: 0 });
  expect(await rowOf('restored@x.example')).toMatchObject({ attempts: 0, sentAt: null });
  await sendEmailsTo(deps(), mail.url, askForEmails);
  expect(mail.received.map(({ to }) => to)).toEqual(['restored@x.example']);
});

test('emptied: with a code after a day, others after thirty; never what still waits', async () => {
  mail = await startMailServer();
  await write('code@x.example', { holdsCode: true });
  await write('plain@x.example');
  await sendTo(mail.url);
  expect(await metric('outbox_waiting')).toBe(0);
  app.pass(DAY - 60);
  await write('waits@x.example', { holdsCode: true });
  const bodies = async () => {
    await emptyOldEmails(app.deps);
    return Promise.all(
      ['code', 'plain', 'waits'].map(async (name) => (await rowOf(`${name}@x.example`)).body),
    );
  };
  expect(await bodies()).toEqual([SECRET, SECRET, SECRET]);
  app.pass(120);
  expect(await bodies()).toEqual(['', SECRET, SECRET]);
  app.pass(29 * DAY);
  expect(await bodies()).toEqual(['', '', SECRET]);
  expect(await rowOf('plain@x.example')).toMatchObject({ subject: '', emptiedAt: expect.any(Date) });
});
