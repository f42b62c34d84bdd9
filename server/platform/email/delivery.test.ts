/** Delivery by a real SMTP server: what it takes, what it refuses, and when it is away. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { freePort } from '../../../tests/support/process.ts';
import { type MailServer, startMailServer } from '../../../tests/support/servers/mail-server.ts';
import { type EmailDelivery, startEmailDelivery } from './delivery.ts';
import { outbox } from './outbox.tables.ts';
import { emptyOldEmails, enqueueEmail } from './outbox.ts';

const IDLE_MS = 10;
const DAY = 24 * 3600;
const SECRET = 'Secret 271828';
let app: TestApp;
let mail: MailServer | undefined;
let delivery: EmailDelivery | undefined;
let lines: unknown[];
beforeAll(async () => {
  app = await buildTestApp({ SMTP_URL: 'smtp://127.0.0.1:25' });
});
beforeEach(async () => {
  lines = [];
  await app.db.delete(outbox);
});
afterEach(async () => {
  await delivery?.stop();
  await mail?.close();
  delivery = mail = undefined;
});
afterAll(() => app?.close());

const note = (detail: object | string) => void lines.push(detail);
const deps = () => ({ ...app.deps, log: { info: note, warn: note, error: note } });
const write = (address: string, more: { holdsCode?: boolean } = {}) =>
  enqueueEmail(deps(), app.db, { channel: 'email', address, subject: SECRET, body: SECRET, ...more });
const deliverTo = (url: string) => {
  delivery = startEmailDelivery(deps(), url, IDLE_MS);
};
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
  deliverTo(mail.url);
  const other = startEmailDelivery(deps(), mail.url, IDLE_MS);
  await expect.poll(() => metric('outbox_waiting')).toBe(0);
  await other.stop();
  expect(mail.received.map(({ to }) => to).sort()).toEqual(addresses.sort());
  expect(mail.received[0]!.text).toContain(SECRET);
  expect(mail.connections()).toBeLessThanOrEqual(20);
  expect(lines).toEqual([]);
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
  deliverTo(mail.url);
  await expect.poll(async () => (await rowOf('full@x.example')).attempts).toBe(1);
  await expect.poll(() => metric('outbox_failed')).toBe(2);
  expect(await rowOf('gone@x.example')).toMatchObject({ error: 'EENVELOPE 550', nextAttemptAt: null });
  expect(await rowOf('spam@x.example')).toMatchObject({ error: 'EMESSAGE 554', attempts: 1 });
  expect(await rowOf('full@x.example')).toMatchObject({ error: null, sentAt: null });
  await expect.poll(async () => (await rowOf('well@x.example')).sentAt).not.toBeNull();
  full = false;
  app.pass(3600);
  await expect.poll(async () => (await rowOf('full@x.example')).sentAt).not.toBeNull();
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toMatch(/271828|example/);
});

test('a mail server that is away for two days loses nothing', async () => {
  const port = await freePort();
  await write('late@x.example');
  deliverTo(`smtp://127.0.0.1:${port}`);
  const failed = (n: number) =>
    expect.poll(async () => (await rowOf('late@x.example')).attempts).toBeGreaterThanOrEqual(n);
  for (let attempts = 1; attempts < 12; attempts++) {
    await failed(attempts);
    app.pass(4 * 3600);
  }
  // an attempt that is still under way would fail after the time has passed, and wait for more of it
  await failed(12);
  expect(await metric('outbox_oldest_seconds')).toBeGreaterThan(1.8 * DAY);
  mail = await startMailServer(undefined, undefined, port);
  app.pass(4 * 3600);
  await expect.poll(async () => (await rowOf('late@x.example')).sentAt).not.toBeNull();
  expect(mail.received).toHaveLength(1);
});

test('after three days it is given up, and counted', async () => {
  await write('never@x.example');
  deliverTo(`smtp://127.0.0.1:${await freePort()}`);
  await expect.poll(async () => (await rowOf('never@x.example')).attempts).toBe(1);
  app.pass(3 * DAY);
  await expect.poll(async () => (await rowOf('never@x.example')).error).toMatch(/^E[A-Z]+$/);
  expect(await metric('outbox_failed')).toBe(1);
  expect(await metric('outbox_waiting')).toBe(0);
});

test('emptied: with a code after a day, others after thirty; never what still waits', async () => {
  mail = await startMailServer();
  await write('code@x.example', { holdsCode: true });
  await write('plain@x.example');
  deliverTo(mail.url);
  await expect.poll(() => metric('outbox_waiting')).toBe(0);
  await delivery!.stop();
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
