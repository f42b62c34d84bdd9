import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { outboxRoutes } from '../../../contract/operator/outbox.ts';
import { CODE_PURPOSES } from '../../../domain/account/code.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeUser, makeReviewer, makeUser } from '../../../tests/support/data/factories.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';

let app: TestApp;
let [operator, administrator]: MadeUser[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  administrator = await makeReviewer(app, 'administrator');
});
afterAll(() => app.close());

const read = (by: MadeUser | undefined, query: Record<string, string> = {}) =>
  app.call(outboxRoutes.listOutbox, { query }, { token: by!.token });
const askForCode = (email: string) =>
  app.call(authRoutes.sendEmail, { body: { email, send_type: CODE_PURPOSES.signIn } });
const write = (address: string, text: { subject?: string; body: string; error?: string; sentAt?: Date }) =>
  app.db.insert(outbox).values({ channel: 'email', address, ...text });

test("an operator finds no mail to staff, and so no way into an administrator's account", async () => {
  const reviewer = await makeReviewer(app, 'reviewer', { email: 'Capital@example.com' });
  for (const { email } of [administrator!, reviewer]) {
    await askForCode(email);
    expect(await read(operator, { address: email })).toMatchObject({ items: [], total: 0 });
    const [seen] = (await read(administrator, { address: email })).items;
    expect(seen!.body).toMatch(/\d{6}/);
  }
});

test('an operator reads no code and no link in the mails of others; an administrator does', async () => {
  const { email } = await makeUser(app);
  await askForCode(email);
  await write(email, { body: 'Follow: https://b2b.example/track/1?token=secret-1', error: '550 271828' });
  // the address may have six digits of its own
  const { items } = await read(operator, { address: email });
  const seen = JSON.stringify(items.map(({ subject, body, error }) => [subject, body, error]));
  expect(seen).toContain('https://b2b.example/');
  expect(seen).not.toMatch(/secret|(?<!\d)\d{6}(?!\d)/);
  const whole = JSON.stringify((await read(administrator, { address: email })).items);
  expect(whole).toMatch(/token=secret-1.*code to .*\d{6}/);
});

test('failed mail can be told from what waits and what was sent', async () => {
  const address = 'states@x.example';
  await write(address, { body: 'waits' });
  await write(address, { body: 'failed', error: '550 no such user' });
  await write(address, { body: 'sent', sentAt: app.deps.now() });
  for (const state of ['waiting', 'failed', 'sent']) {
    const { items } = await read(operator, { address, state });
    expect(items.map(({ body }) => body)).toEqual([state === 'waiting' ? 'waits' : state]);
  }
});

const sendAgain = (by: MadeUser | undefined, id: number) =>
  app.send(outboxRoutes.sendAgain, { params: { id } }, { token: by!.token });
const failedMail = async (address: string, rest: Partial<typeof outbox.$inferInsert> = {}) => {
  const failed = { channel: 'email' as const, address, body: 'x', error: 'EENVELOPE 550', attempts: 9 };
  const [row] = await app.db
    .insert(outbox)
    .values({ ...failed, ...rest })
    .returning();
  return row!.id;
};

test('failed mail is sent again once, whoever of two is faster, and a line of the audit log says by whom', async () => {
  const address = 'again@x.example';
  const id = await failedMail(address);
  expect((await read(operator, { address })).items[0]).toMatchObject({ id, actions: ['retry', 'cancel'] });
  const replies = await Promise.all([sendAgain(operator, id), sendAgain(administrator, id)]);
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  const [row] = await app.db.select().from(outbox).where(eq(outbox.id, id));
  expect(row).toMatchObject({ error: null, attempts: 0, sentAt: null });
  expect(row!.nextAttemptAt!.getTime()).toBeLessThanOrEqual(app.deps.now().getTime());
  const [item] = (await read(operator, { address, state: 'waiting' })).items;
  expect(item).toMatchObject({ id, actions: ['cancel'] });
  const lines = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'send_again'), eq(auditLog.entityId, id)));
  expect(lines).toHaveLength(1);
});

test('neither what was sent, waits or was emptied, nor by an operator what goes to staff', async () => {
  const now = app.deps.now();
  const others = [{ error: null }, { error: null, sentAt: now }, { emptiedAt: now, body: '' }];
  for (const rest of others)
    expect((await sendAgain(administrator, await failedMail('not@x.example', rest))).statusCode).toBe(409);
  const toStaff = await failedMail(administrator!.email);
  expect((await sendAgain(operator, toStaff)).statusCode).toBe(404);
  expect((await sendAgain(administrator, toStaff)).statusCode).toBe(200);
  expect((await sendAgain(administrator, 999_999)).statusCode).toBe(404);
});

const cancel = (by: MadeUser | undefined, id: number) =>
  app.send(outboxRoutes.cancelMail, { params: { id } }, { token: by!.token });
const resend = (by: MadeUser | undefined, id: number) =>
  app.send(outboxRoutes.resendMail, { params: { id } }, { token: by!.token });
const mail = async (address: string, rest: Partial<typeof outbox.$inferInsert> = {}) =>
  (
    await app.db
      .insert(outbox)
      .values({ channel: 'email', address, body: 'x', ...rest })
      .returning()
  )[0]!.id;

test('what waits or failed is cancelled once, is not sent, and is found as cancelled', async () => {
  const address = 'cancel@x.example';
  const now = app.deps.now();
  const [waiting, failed] = [
    await mail(address, { nextAttemptAt: now }),
    await mail(address, { error: '550' }),
  ];
  const replies = await Promise.all([cancel(operator, waiting), cancel(administrator, waiting)]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await cancel(operator, failed)).statusCode).toBe(200);
  const [row] = await app.db.select().from(outbox).where(eq(outbox.id, waiting));
  expect(row).toMatchObject({ nextAttemptAt: null, sentAt: null });
  const { items } = await read(operator, { address, state: 'cancelled' });
  expect(items.map(({ id, actions }) => ({ id, actions }))).toEqual([
    { id: failed, actions: [] },
    { id: waiting, actions: [] },
  ]);
  expect((await sendAgain(operator, failed)).statusCode).toBe(409);
  expect((await cancel(operator, await mail(address, { sentAt: now }))).statusCode).toBe(409);
  expect((await cancel(operator, await mail(administrator!.email))).statusCode).toBe(404);
});

test('what was sent is sent once more as a copy, a code and what was emptied excepted', async () => {
  const address = 'resend@x.example';
  const now = app.deps.now();
  const id = await mail(address, { sentAt: now, subject: 'Hello', kind: 'enquiry.sent' });
  const replies = await Promise.all([resend(operator, id), resend(administrator, id)]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const [copy] = (await read(operator, { address })).items;
  expect(copy).toMatchObject({ subject: 'Hello', kind: 'enquiry.sent', copy_of: id, state: 'waiting' });
  for (const rest of [{ holdsCode: true }, { emptiedAt: now, body: '' }])
    expect((await resend(administrator, await mail(address, { sentAt: now, ...rest }))).statusCode).toBe(409);
  expect((await resend(operator, await mail(administrator!.email, { sentAt: now }))).statusCode).toBe(404);
});

test('mails are found by their kind and day', async () => {
  const address = 'found@x.example';
  await mail(address, { kind: 'enquiry.sent', createdAt: new Date('2026-01-10T12:00:00Z') });
  await mail(address, { kind: 'enquiry.held', createdAt: new Date('2026-01-11T00:00:00Z') });
  const kinds = async (query: Record<string, string>) =>
    (await read(operator, { address, ...query })).items.map(({ kind }) => kind);
  expect(await kinds({ kind: 'enquiry.held' })).toEqual(['enquiry.held']);
  expect(await kinds({ from: '2026-01-11' })).toEqual(['enquiry.held']);
  expect(await kinds({ to: '2026-01-10' })).toEqual(['enquiry.sent']);
});

test('whoever reads the outbox stands in the audit log', async () => {
  await write('read@x.example', { body: '1' });
  await write('read@x.example', { body: '2' });
  const { items } = await read(operator, { address: 'read@x' });
  const [line] = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'read_outbox'), eq(auditLog.actorId, operator!.userId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(line).toMatchObject({
    entity: 'outbox',
    entityId: items[0]!.id,
    detail: { down_to: items[1]!.id, address: 'read@x' },
  });
});
