import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enquiryRoutes as routes } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes as ownRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { ANSWERS, startTranslateServer } from '../../../../tests/support/servers/translate-server.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';

let server: Awaited<ReturnType<typeof startTranslateServer>>;
let app: TestApp;
let supplier: MadeCompany;
let id: number;
let token: string;
let serial = 0;
const ip = () => `203.0.113.${(++serial % 200) + 20}`;
const ENGLISH = 'Please quote your best price for bolts.';

beforeAll(async () => {
  server = await startTranslateServer();
  app = await buildTestApp({ TRANSLATE_URL: server.url });
});
afterAll(async () => {
  await app?.close();
  await server.stop();
});
beforeEach(async () => {
  server.answerWith(ANSWERS.translated);
  server.asked.length = 0;
  supplier = await makeSupplier(app);
  const product = await makeProduct(app, supplier.companyId);
  const email = `ann${++serial}@buyer.example`;
  const body = {
    target: { type: 'product', id: product.id },
    message: `${ENGLISH} ${serial}`,
    country: 'us',
    name: 'Ann Buyer',
    email,
    company: 'Buyers Inc',
  };
  ({ id } = await app.call(routes.createEnquiry, { body }, { ip: ip() }));
  await confirmAddress(app, email);
  token = guestToken(app.deps, 'enquiry', id);
  await app.call(
    ownRoutes.replyEnquiry,
    { params: { id }, body: { message: '您好，单价为五元。' } },
    { token: supplier.token, ip: ip() },
  );
});

const thread = () => app.call(ownRoutes.getEnquiry, { params: { id } }, { token: supplier.token, ip: ip() });
const ask = (message: number, as = supplier.token, language = 'zh', from = ip()) =>
  app.send(
    ownRoutes.translateMessage,
    { params: { id, message } },
    { token: as, ip: from, headers: { 'accept-language': language } },
  );
const askAsGuest = (message: number, language = 'en') =>
  app.send(
    routes.translateGuestMessage,
    { params: { token, message } },
    { ip: ip(), headers: { 'accept-language': language } },
  );

test('each side has what the other wrote translated; only the text itself is sent', async () => {
  const [asked, answered] = (await thread()).messages;
  expect([asked!.translatable, answered!.translatable]).toEqual([true, false]);
  expect((await ask(asked!.id)).json()).toEqual({ text: expect.stringContaining('译文') });
  expect((await askAsGuest(answered!.id)).json()).toEqual({
    text: 'translated words，translated words。',
  });
  expect(server.asked).toEqual([
    { q: asked!.body, source: 'auto', target: 'zh', format: 'text' },
    { q: '您好，单价为五元。', source: 'auto', target: 'en', format: 'text' },
  ]);
});

test('it is made once, and kept', async () => {
  const [asked] = (await thread()).messages;
  const first = (await ask(asked!.id)).json();
  server.answerWith(ANSWERS.broken);
  expect((await ask(asked!.id)).json()).toEqual(first);
  expect(server.asked).toHaveLength(1);
});

test('a message in the language of its reader is said to be so, and asked about once', async () => {
  const [asked] = (await thread()).messages;
  for (let n = 0; n < 2; n++)
    expect((await ask(asked!.id, supplier.token, 'en')).json()).toEqual({ text: null });
  expect(server.asked).toHaveLength(1);
});

test('others have nothing translated, nor the writer their own, nor anybody what they do not see', async () => {
  const [asked, answered] = (await thread()).messages;
  const other = await makeSupplier(app);
  const statuses = [
    (await ask(asked!.id, other.token)).statusCode,
    (await ask(answered!.id)).statusCode,
    (await askAsGuest(asked!.id)).statusCode,
    (await ask(999_999)).statusCode,
  ];
  await app.db.execute(sql`UPDATE enquiry_messages SET delivered = false WHERE id = ${asked!.id}`);
  statuses.push((await ask(asked!.id)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect(server.asked).toEqual([]);
});

test.each(['busy', 'refused', 'noJson', 'wrongLanguage', 'oversized'] as const)(
  '%s: the reader is told, and nothing is kept',
  async (kind) => {
    const [asked] = (await thread()).messages;
    server.answerWith(ANSWERS[kind]);
    const refused = await ask(asked!.id);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    server.answerWith(ANSWERS.translated);
    expect((await ask(asked!.id)).statusCode).toBe(200);
  },
);

test('a guest has twenty an hour', async () => {
  const [, answered] = (await thread()).messages;
  server.answerWith(ANSWERS.refused);
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await askAsGuest(answered!.id)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(503), 429]);
  expect(server.asked).toHaveLength(20);
});

test('where nothing is translated nobody is offered it', async () => {
  const off = await buildTestApp({}, { beside: app });
  try {
    const options = { token: supplier.token, ip: ip() };
    const { messages } = await off.call(ownRoutes.getEnquiry, { params: { id } }, options);
    expect(messages.map(({ translatable }) => translatable)).toEqual([false, false]);
    const params = { id, message: messages[0]!.id };
    expect((await off.send(ownRoutes.translateMessage, { params }, options)).statusCode).toBe(404);
  } finally {
    await off.close();
  }
});
