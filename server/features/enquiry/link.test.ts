import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier, tokenOf } from '../../../tests/support/data/factories.ts';

const DAY = 86_400;
let app: TestApp;
let supplier: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const ip = () => `198.18.6.${++serial % 250}`;
const as = async () => ({ token: await tokenOf(app, supplier.userId), ip: ip() });
async function linksTo(address: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${address} ORDER BY id`,
  );
  return rows.flatMap(({ body }) => /\/enquiry\/([\w-]+)/.exec(body)?.[1] ?? []);
}
async function asked(email: string): Promise<{ id: number; token: string }> {
  const body = {
    target: { type: 'company', id: supplier.companyId },
    message: `Twenty letters and more, ${++serial}.`,
    country: 'DE',
    name: 'Ann',
    email,
  } as const;
  const { id } = await app.call(enquiryRoutes.createEnquiry, { body }, { ip: ip() });
  await confirmAddress(app, email);
  return { id, token: (await linksTo(email)).at(-1)! };
}
const read = (token: string) => app.send(enquiryRoutes.guestEnquiry, { params: { token } }, { ip: ip() });
const renew = (token: string) =>
  app.send(enquiryRoutes.renewEnquiryLink, { params: { token } }, { ip: ip() });
const page = (path: string) =>
  app.app.inject({ url: path, headers: { host: app.deps.environment.publicHost }, remoteAddress: ip() });

test('the link lives as long as the thread is open, and 90 days after it was closed', async () => {
  const { id, token } = await asked('lives@buyer.example');
  app.pass(400 * DAY);
  expect((await read(token)).statusCode).toBe(200);
  await app.call(ownEnquiryRoutes.closeEnquiry, { params: { id } }, await as());
  app.pass(89 * DAY);
  expect((await read(token)).statusCode).toBe(200);
  expect((await renew(token)).json().code).toBe('wrong_state');
  app.pass(DAY);
  for (const reply of [
    await read(token),
    await app.send(
      enquiryRoutes.guestReply,
      { params: { token }, body: { message: 'Still there?' } },
      { ip: ip() },
    ),
    await app.send(enquiryRoutes.guestFile, { params: { token, key: 'x' } }, { ip: ip() }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([410, 'link_ended']);
  const ended = await page(`/enquiry/${token}`);
  expect(ended.statusCode).toBe(410);
  expect(ended.body).toContain('name="action"');
});

test('writing on in time opens the thread and keeps the link', async () => {
  const { id, token } = await asked('writes@buyer.example');
  await app.call(ownEnquiryRoutes.closeEnquiry, { params: { id } }, await as());
  app.pass(80 * DAY);
  await app.call(enquiryRoutes.guestReply, { params: { token }, body: { message: 'Hello?' } }, { ip: ip() });
  app.pass(80 * DAY);
  expect((await read(token)).statusCode).toBe(200);
});

test('another one comes by mail, once an hour; the old one opens nothing and can still ask', async () => {
  const email = 'renews@buyer.example';
  const { id, token } = await asked(email);
  await app.call(ownEnquiryRoutes.closeEnquiry, { params: { id } }, await as());
  app.pass(90 * DAY);
  const posted = await app.app.inject({
    method: 'POST',
    url: `/enquiry/${token}`,
    headers: {
      host: app.deps.environment.publicHost,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'action=renew',
    remoteAddress: ip(),
  });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, `/enquiry/${token}?done=renew`]);
  expect((await renew(token)).statusCode).toBe(200);
  const [, renewed, ...more] = await linksTo(email);
  expect(more).toEqual([]);
  expect(renewed).not.toBe(token);
  expect((await read(token)).statusCode).toBe(404);
  expect((await read(renewed!)).json().id).toBe(id);
  app.pass(3600);
  expect((await renew(token)).statusCode).toBe(200);
  expect((await linksTo(email)).slice(2)).toEqual([renewed]);
  // a supplier's answer carries the present one
  await app.call(ownEnquiryRoutes.reopenEnquiry, { params: { id } }, await as());
  await app.call(ownEnquiryRoutes.replyEnquiry, { params: { id }, body: { message: 'Yes.' } }, await as());
  expect((await linksTo(email)).at(-1)).toBe(renewed);
});

test('a link that leads to nothing has none mailed', async () => {
  expect((await renew('x'.repeat(43))).statusCode).toBe(404);
});
