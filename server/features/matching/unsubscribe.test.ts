import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadRoutes } from '../../../contract/lead.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier } from '../../../tests/support/factories.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { startEmailDelivery } from '../../platform/email-delivery.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { emails } from './emails.ts';
import { unsubscribeLink } from './unsubscribe.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp({ SMTP_URL: 'smtp://127.0.0.1:25' });
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

let visitor = 0;
const ip = () => `198.18.11.${++visitor % 250}`;
const preference = () => app.call(leadRoutes.getLeadEmails, {}, { token: supplier.token });
const open = (url: string) => app.app.inject({ url, headers: { host: HOST }, remoteAddress: ip() });
const post = (url: string, payload = 'List-Unsubscribe=One-Click', headers = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
    remoteAddress: ip(),
  });

test('an e-mail about a request says how it is ended by one click, others do not', async () => {
  const mail = await startMailServer();
  const unsubscribe = unsubscribeLink(app.deps, 'en', supplier.userId);
  const lead = { title: 'Bolts', reasons: [], link: `http://${HOST}/x` };
  const to = {
    address: 'one@x.example',
    language: 'en' as const,
    settings: `http://my.${HOST}/y`,
    unsubscribe,
  };
  await enqueueEmail(app.deps, app.db, emails.matched({ ...to, ...lead }));
  await enqueueEmail(app.deps, app.db, {
    channel: 'email',
    address: 'two@x.example',
    subject: 'A',
    body: 'B',
  });
  const delivery = startEmailDelivery(app.deps, mail.url, 10);
  await expect.poll(() => mail.received.length).toBe(2);
  await delivery.stop();
  await mail.close();
  const textTo = (address: string) =>
    mail.received.find(({ to }) => to === address)!.text.replace(/\r\n\s+/g, ' ');
  expect(textTo('one@x.example')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(textTo('one@x.example')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(textTo('two@x.example')).not.toContain('List-Unsubscribe');
});

test('opening the link ends nothing; its button, or the one click, does, without a session, as often as it is sent', async () => {
  const { pathname } = new URL(unsubscribeLink(app.deps, 'zh', supplier.userId));
  const page = await open(pathname);
  expect([page.statusCode, /<form[^>]*method="post"/.test(page.body)]).toEqual([200, true]);
  expect(await preference()).toEqual({ emails: 'each' });
  for (const payload of ['List-Unsubscribe=One-Click', '']) {
    const reply = await post(pathname, payload);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('您已退订此类邮件');
    expect(await preference()).toEqual({ emails: 'none' });
  }
  expect((await open(pathname)).body).toContain('您已退订此类邮件');
});

test('a token of nobody, or of another, ends nothing', async () => {
  const other = await makeSupplier(app);
  const link = new URL(unsubscribeLink(app.deps, 'en', supplier.userId)).pathname;
  const forged = link.replace(supplier.userId.toString(36), other.userId.toString(36));
  for (const path of [forged, '/unsubscribe/x', `${link}x`]) {
    expect((await open(path)).statusCode, path).toBe(404);
    expect((await post(path)).statusCode, path).toBe(404);
  }
  expect(await app.call(leadRoutes.getLeadEmails, {}, { token: other.token })).toEqual({ emails: 'each' });
});

test('no other site can press the button', async () => {
  const other = await makeSupplier(app);
  const { pathname } = new URL(unsubscribeLink(app.deps, 'en', other.userId));
  expect((await post(pathname, '', { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await app.call(leadRoutes.getLeadEmails, {}, { token: other.token })).toEqual({ emails: 'each' });
});
