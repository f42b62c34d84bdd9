import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailRoutes } from '../../../contract/account/email.ts';
import { EMAIL_TOPICS, type EmailTopic } from '../../../domain/email/email-topics.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier } from '../../../tests/support/data/factories.ts';
import { startMailServer } from '../../../tests/support/servers/mail-server.ts';
import { sendEmailsTo } from '../../../tests/support/work.ts';
import { composeEmail } from '../../platform/email/email.ts';
import { sendEmail } from './email.ts';
import { addressHashOf, unsubscribeLink } from './token.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp({ SMTP_URL: 'smtp://127.0.0.1:25' });
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const frequencies = async ({ token }: MadeCompany) =>
  Object.fromEntries(
    (await app.call(emailRoutes.listEmailPreferences, {}, { token })).map(({ topic, frequency }) => [
      topic,
      frequency,
    ]),
  );
const linkOf = (topic: EmailTopic, { userId }: MadeCompany, language: 'en' | 'zh' = 'en') =>
  new URL(unsubscribeLink(app.deps, language, { topic, userId })).pathname;
const open = (url: string) => app.app.inject({ url, headers: { host: HOST }, remoteAddress: '198.18.11.1' });
/** From one address all of them, as a mail program's servers do. */
const post = (url: string, payload = 'List-Unsubscribe=One-Click', headers = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
    remoteAddress: '198.18.11.2',
  });
const quotationMail = (address: string) =>
  composeEmail('quotation.withdrawn', { address, language: 'en' }, { values: { title: 'Bolts', name: 'A' } });
const mailsTo = async (address: string) => {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${address} ORDER BY id`,
  );
  return rows.map(({ body }) => body);
};

test('an e-mail of a topic says how it is ended by one click; codes and answers do not', async () => {
  const mail = await startMailServer();
  const { userId } = supplier;
  const to = (address: string) => ({ address, language: 'en' as const });
  await sendEmail(app.deps, app.db, userId, quotationMail('one@x.example'));
  await sendEmail(app.deps, app.db, userId, composeEmail('account.code', to('two@x.example'), { code: '1' }));
  await sendEmail(app.deps, app.db, null, composeEmail('enquiry.confirm', to('three@x.example'), {}));
  await sendEmail(app.deps, app.db, null, quotationMail('four@x.example'));
  await sendEmailsTo(app.deps, mail.url);
  expect(mail.received).toHaveLength(4);
  await mail.close();
  const textTo = (address: string) =>
    mail.received.find(({ to }) => to === address)!.text.replace(/\r\n\s+/g, ' ');
  const own = unsubscribeLink(app.deps, 'en', { topic: 'quotations', userId });
  expect(textTo('one@x.example')).toContain(`List-Unsubscribe: <${own}>`);
  expect(textTo('one@x.example')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const guest = unsubscribeLink(app.deps, 'en', {
    topic: 'quotations',
    addressHash: addressHashOf('Four@x.example'),
  });
  expect(textTo('four@x.example')).toContain(`List-Unsubscribe: <${guest}>`);
  for (const address of ['two@x.example', 'three@x.example'])
    expect(textTo(address)).not.toContain('List-Unsubscribe');
  // the picture travels inside; the text is there as well
  expect(textTo('one@x.example')).toMatch(/Content-ID: <mark@overseas-b2b>/);
  expect(textTo('one@x.example')).toMatch(/Content-Type: text\/plain/);
});

test.each(EMAIL_TOPICS)(
  '%s: opening the link ends nothing; its button, or the one click, does, as often as it is sent',
  async (topic) => {
    const link = linkOf(topic, supplier, 'zh');
    const before = await frequencies(supplier);
    const page = await open(link);
    expect([page.statusCode, /<form[^>]*method="post"/.test(page.body)]).toEqual([200, true]);
    expect(await frequencies(supplier)).toEqual(before);
    for (const payload of ['List-Unsubscribe=One-Click', '']) {
      const reply = await post(link, payload);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('您已退订此类邮件');
      expect(await frequencies(supplier)).toEqual({ ...before, [topic]: 'none' });
    }
    expect((await open(link)).body).toContain('您已退订此类邮件');
    const again = await post(link, 'again=1');
    expect(again.body).toContain('不再接收此类邮件？');
    expect(await frequencies(supplier)).toEqual(before);
  },
);

test('a mail program that presses the button for many at once is let in; one link pressed for ever is not', async () => {
  const statuses = [];
  for (let i = 0; i < 30; i++) {
    const userId = supplier.userId * 1000 + i;
    statuses.push((await post(linkOf('leads', { ...supplier, userId }))).statusCode);
  }
  // they are nobody's, and yet none is turned away
  expect(new Set(statuses)).toEqual(new Set([404]));
  const link = linkOf('leads', supplier);
  const same = [];
  for (let i = 0; i < 12; i++) same.push((await post(link)).statusCode);
  expect(same).toEqual([...Array(10).fill(200), 429, 429]);
  // made-up ones share the count of their network
  const forged = [];
  for (let i = 0; i < 12; i++)
    forged.push((await post(`/unsubscribe/leads-${i}-${'x'.repeat(43)}`)).statusCode);
  expect(forged).toContain(429);
});

test('a token of nobody, of another account or of another topic ends nothing', async () => {
  const other = await makeSupplier(app);
  const link = linkOf('quotations', supplier);
  const forged = [
    link.replace(`-${supplier.userId.toString(36)}-`, () => `-${other.userId.toString(36)}-`),
    link.replace('quotations', 'enquiries'),
    '/unsubscribe/x',
    `${link}x`,
  ];
  const before = [await frequencies(other), await frequencies(supplier)];
  for (const path of forged) {
    expect((await open(path)).statusCode, path).toBe(404);
    expect([404, 429], path).toContain((await post(path)).statusCode);
  }
  expect([await frequencies(other), await frequencies(supplier)]).toEqual(before);
});

test('a link of an older version still ends e-mails about leads', async () => {
  const link = linkOf('leads', supplier).replace('/leads-', '/');
  expect((await post(link)).statusCode).toBe(200);
  expect(await frequencies(supplier)).toMatchObject({ leads: 'none', quotations: 'each' });
});

test('no other site can press the button', async () => {
  const link = linkOf('leads', supplier);
  expect((await post(link, '', { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await frequencies(supplier)).toMatchObject({ leads: 'each' });
});

test('a guest ends a topic for the address, however it is written; other topics and addresses go on', async () => {
  const address = 'Guest@x.example';
  await sendEmail(app.deps, app.db, null, quotationMail(address));
  const [first] = await mailsTo(address);
  const link = new URL(/https?:\S+\/unsubscribe\/\S+/.exec(first!)![0]).pathname;
  const page = await open(link);
  expect(page.body).not.toContain('EmailPreferences');
  expect((await post(link)).statusCode).toBe(200);
  await sendEmail(app.deps, app.db, null, quotationMail('guest@X.example'));
  expect(await mailsTo('guest@X.example')).toEqual([]);
  await sendEmail(app.deps, app.db, null, quotationMail('other@x.example'));
  expect(await mailsTo('other@x.example')).toHaveLength(1);
  const reply = composeEmail(
    'enquiry.replied',
    { address, language: 'en' },
    { values: { about: '', name: '' } },
  );
  await sendEmail(app.deps, app.db, null, reply);
  expect(await mailsTo(address)).toHaveLength(2);
  await post(link, 'again=1');
  await sendEmail(app.deps, app.db, null, quotationMail(address));
  expect(await mailsTo(address)).toHaveLength(3);
});
