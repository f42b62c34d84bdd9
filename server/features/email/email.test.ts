/** A member gets e-mails as they chose: at once, in a daily or weekly digest, or not at all. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailRoutes } from '../../../contract/account/email.ts';
import { leadRoutes } from '../../../contract/deal/lead.ts';
import type { EmailFrequency, EmailTopic } from '../../../domain/email/email-topics.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { doDue, emailsOf } from '../../../tests/support/work.ts';
import { composeEmail, type Email } from '../../platform/email/email.ts';
import { sendMessage } from '../message/message.ts';
import { askForTopicDigests } from './digest.ts';
import { sendEmail } from './email.ts';

let app: TestApp;
let member: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  member = await makeReader();
});
afterAll(() => app?.close());

/** A supplier who reads English. */
async function makeReader(): Promise<MadeCompany> {
  const made = await makeSupplier(app);
  await app.db.execute(sql`UPDATE users SET language = 'en' WHERE id = ${made.userId}`);
  return made;
}

const DAY = 86_400;
/** Moves the clock to so many hours after the next Monday begins (UTC). */
function toMonday(hours: number): void {
  const now = app.deps.now();
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  const days = (8 - new Date(midnight).getUTCDay()) % 7 || 7;
  app.pass((midnight - now.getTime()) / 1000 + days * DAY + hours * 3600);
}
const choose = async (who: MadeCompany, topic: EmailTopic, frequency: EmailFrequency) =>
  app.call(
    emailRoutes.setEmailPreference,
    { params: { topic }, body: { frequency } },
    { token: await tokenOf(app, who.userId) },
  );
const list = async (who: MadeCompany) =>
  app.call(emailRoutes.listEmailPreferences, {}, { token: await tokenOf(app, who.userId) });
const mail = (who: MadeCompany, title: string): Email =>
  composeEmail(
    'purchase.approved',
    { address: who.email, language: 'en' },
    { values: { title }, link: `http://my.x.example/${title}` },
  );
const send = (who: MadeCompany, title: string) => sendEmail(app.deps, app.db, who.userId, mail(who, title));
async function mailsTo({ email }: MadeCompany) {
  const { rows } = await app.db.execute<{ subject: string; body: string; unsubscribe: string | null }>(
    sql`SELECT subject, body, unsubscribe FROM outbox WHERE address = ${email} ORDER BY id`,
  );
  return rows;
}
const run = () => emailsOf(app, () => doDue(app, 'digest.topic', askForTopicDigests));

test('suppliers are asked about each topic, buyers about those that concern them; each begins as it is said', async () => {
  expect((await list(member)).map(({ topic, frequency }) => `${topic} ${frequency}`)).toEqual([
    'enquiries each',
    'quotations each',
    'requests each',
    'leads each',
    'progress daily',
    'products daily',
    'saved each',
    'company each',
  ]);
  const buyer = await makeBuyer(app);
  expect((await list(buyer)).map(({ topic }) => topic)).toEqual([
    'enquiries',
    'quotations',
    'requests',
    'saved',
    'company',
  ]);
});

test('what is chosen holds; what a topic does not have is refused, and changes nothing', async () => {
  await choose(member, 'requests', 'weekly');
  expect((await list(member)).find(({ topic }) => topic === 'requests')).toMatchObject({
    frequency: 'weekly',
  });
  const reply = await app.send(
    emailRoutes.setEmailPreference,
    { params: { topic: 'enquiries' }, body: { frequency: 'weekly' } },
    { token: member.token },
  );
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ fields: { frequency: expect.any(String) } });
  expect((await list(member))[0]).toMatchObject({ topic: 'enquiries', frequency: 'each' });
});

test('the choice beside the requests that fit is the same', async () => {
  await choose(member, 'leads', 'weekly');
  expect(await app.call(leadRoutes.getLeadEmails, {}, { token: member.token })).toEqual({ emails: 'weekly' });
  await app.call(leadRoutes.setLeadEmails, { body: { emails: 'none' } }, { token: member.token });
  expect((await list(member)).find(({ topic }) => topic === 'leads')).toMatchObject({ frequency: 'none' });
});

test('at once, one by one with its end; none, nothing', async () => {
  await send(member, 'Bolts');
  const [first] = await mailsTo(member);
  expect(first).toMatchObject({ subject: 'Your request is online: Bolts' });
  expect(first!.unsubscribe).toContain('/unsubscribe/requests-');
  expect(first!.body).toContain('/account/EmailPreferences');
  await choose(member, 'requests', 'none');
  await send(member, 'Nuts');
  expect(await mailsTo(member)).toHaveLength(1);
});

test('once a day or a week, each thing once, whole days (UTC), a topic an e-mail', async () => {
  toMonday(12);
  const weekly = await makeReader();
  await choose(member, 'requests', 'daily');
  await choose(weekly, 'requests', 'weekly');
  for (const who of [member, weekly]) {
    await send(who, 'Monday-1');
    await send(who, 'Monday-2');
  }
  await sendMessage(
    app.deps,
    app.db,
    member.userId,
    'product_approved',
    { title: 'Bolt' },
    '/products/1/edit',
  );
  await run();
  expect(await mailsTo(member)).toEqual([]);
  app.pass(DAY);
  await send(member, 'Tuesday');
  await send(weekly, 'Tuesday');
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  const [requests, products] = (await mailsTo(member)).toSorted((a, b) => b.subject.localeCompare(a.subject));
  expect(requests!.subject).toBe('Your sourcing requests: 2 new');
  expect(requests!.body).toContain('http://my.x.example/Monday-1');
  expect(requests!.body).toContain('Monday-2');
  expect(requests!.body).not.toContain('Tuesday');
  expect(requests!.unsubscribe).toContain('/unsubscribe/requests-');
  expect(products!.subject).toBe('Reviews of your products: 1 new');
  expect(products!.unsubscribe).toContain('/unsubscribe/products-');
  toMonday(7);
  await run();
  expect(await run()).toBe(0);
  expect(await mailsTo(member)).toHaveLength(3);
  const week = await mailsTo(weekly);
  expect(week.map(({ subject }) => subject)).toEqual(['Your sourcing requests: 3 new']);
});

test('two servers at once tell it once', async () => {
  toMonday(12);
  await choose(member, 'requests', 'daily');
  await send(member, 'Bolts');
  app.pass(DAY);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await mailsTo(member)).toHaveLength(1);
});

test('a digest that cannot be written leaves what waits, and keeps nobody from theirs', async () => {
  toMonday(12);
  await choose(member, 'requests', 'daily');
  await send(member, 'Bolts');
  const other = await makeBuyer(app);
  await choose(other, 'requests', 'daily');
  await send(other, 'Nuts');
  app.pass(DAY);
  await app.db.execute(
    sql`ALTER TABLE outbox ADD CONSTRAINT broken CHECK (address <> ${sql.raw(`'${member.email}'`)})`,
  );
  expect(await run()).toBe(1);
  expect(await mailsTo(other)).toHaveLength(1);
  await app.db.execute(sql`ALTER TABLE outbox DROP CONSTRAINT broken`);
  expect(await run()).toBe(1);
  expect((await mailsTo(member))[0]!.body).toContain('Bolts');
});

test('who wants no more of it is not sent what waited; who changes from daily to at once is', async () => {
  toMonday(12);
  const other = await makeReader();
  for (const who of [member, other]) {
    await choose(who, 'requests', 'daily');
    await send(who, 'Bolts');
  }
  await choose(member, 'requests', 'none');
  await choose(other, 'requests', 'each');
  app.pass(DAY);
  await run();
  expect(await mailsTo(member)).toEqual([]);
  expect(await mailsTo(other)).toHaveLength(1);
});

test('a closed account is told nothing, and nothing waits for it any more', async () => {
  toMonday(12);
  await choose(member, 'requests', 'daily');
  await send(member, 'Bolts');
  await app.db.execute(sql`UPDATE users SET status = 2 WHERE id = ${member.userId}`);
  app.pass(DAY);
  await run();
  expect(await mailsTo(member)).toEqual([]);
  const { rows } = await app.db.execute(sql`SELECT FROM email_digest_items WHERE user_id = ${member.userId}`);
  expect(rows).toEqual([]);
});

test('many things are named up to a bound, with where the others are', async () => {
  toMonday(12);
  await choose(member, 'requests', 'daily');
  for (let i = 0; i < 43; i++) await send(member, `Bolt${i}`);
  app.pass(DAY);
  await run();
  const [sent] = await mailsTo(member);
  const { body, subject } = sent!;
  expect(subject).toContain('43');
  expect(body.match(/Your request is online/g)).toHaveLength(40);
  expect(body).toContain('3 more');
});

test('codes come whatever is chosen', async () => {
  for (const { topic } of await list(member)) await choose(member, topic, 'none');
  const to = { address: member.email, language: 'en' as const };
  await sendEmail(app.deps, app.db, member.userId, composeEmail('account.code', to, { code: '271828' }));
  expect(await mailsTo(member)).toHaveLength(1);
});

test('operators look at every kind in both languages; reviewers and members do not', async () => {
  const { emailGalleryRoutes } = await import('../../../contract/account/email.ts');
  const operator = await makeReviewer(app, 'operator');
  const kinds = await app.call(emailGalleryRoutes.listEmailKinds, {}, { token: operator.token });
  for (const { kind } of kinds)
    for (const language of ['en', 'zh']) {
      const sample = await app.call(
        emailGalleryRoutes.getEmailSample,
        { params: { kind }, query: { language } },
        { token: operator.token },
      );
      expect(sample.html).toContain('data:image/png;base64,');
      expect(sample.text.length).toBeGreaterThan(60);
    }
  const reviewer = await makeReviewer(app, 'reviewer');
  for (const { token } of [reviewer, member])
    expect((await app.send(emailGalleryRoutes.listEmailKinds, {}, { token })).statusCode).toBe(403);
});
