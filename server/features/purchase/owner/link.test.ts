import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPurchaseRoutes as routes } from '../../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { makeBuyer, makePurchase, tokenOf } from '../../../../tests/support/data/factories.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';

const DAY = 86_400;
let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const ip = () => `203.0.113.${(++serial % 200) + 20}`;
async function make(given: Parameters<typeof makePurchase>[1] = {}) {
  const email = `guest${++serial}@buyer.example`;
  const { id, title } = await makePurchase(app, { email, ...given });
  const token = guestToken(app.deps, 'purchase', id);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${id}`);
  return { id, title, token, email };
}
const see = (token: string) => app.send(quotationRoutes.guestPurchase, { params: { token } }, { ip: ip() });
const renew = (token: string) => app.send(routes.renewGuestLink, { params: { token } }, { ip: ip() });
const page = (token: string, lang = '') =>
  app.app.inject({ url: `${lang}/request/${token}`, headers: { host: HOST } });
const linksTo = async (address: string) => {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${address} ORDER BY id`,
  );
  return rows.map(({ body }) => /\/request\/([\w-]+)/.exec(body)![1]!);
};

test('lives until 90 days after the request was closed, then opens nothing', async () => {
  const { token } = await make();
  await app.call(purchaseRoutes.closeGuestPurchase, { params: { token } }, { ip: ip() });
  app.pass(90 * DAY - 60);
  expect((await see(token)).statusCode).toBe(200);
  app.pass(61);
  const day = app.deps.now().toISOString().slice(0, 10);
  const replies = await Promise.all([
    see(token),
    app.send(routes.guestPurchaseContent, { params: { token } }, { ip: ip() }),
    app.send(routes.copyGuestPurchase, { params: { token }, body: { closingDate: day } }, { ip: ip() }),
    app.send(purchaseRoutes.closeGuestPurchase, { params: { token } }, { ip: ip() }),
    app.send(quotationRoutes.guestPurchaseFile, { params: { token, key: 'x' } }, { ip: ip() }),
  ]);
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(5).fill('link_ended'));
});

test('is renewed by mail, without script: the old one opens nothing, the new one does', async () => {
  const { token, email, title } = await make({ status: 5, closesIn: -91 });
  const ended = await page(token, '/zh');
  expect([ended.statusCode, ended.headers['cache-control']]).toEqual([410, 'no-store']);
  expect(ended.body).toContain('发送新链接');
  expect(ended.body).not.toContain(title);
  const asked = await app.app.inject({
    method: 'POST',
    url: `/request/${token}`,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: ip(),
    payload: 'action=renew',
  });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `/request/${token}?done=renew`]);
  expect((await page(`${token}?done=renew`)).body).toContain('We have sent a new link');
  const [renewed, ...more] = await linksTo(email);
  expect([renewed === token, more]).toEqual([false, []]);
  expect((await see(renewed!)).json()).toMatchObject({ title });
  expect((await see(token)).statusCode).toBe(404);
  app.pass(90 * DAY);
  expect((await see(renewed!)).statusCode).toBe(410);
});

test('asked for again it is the same; a mail an hour, also of two at once', async () => {
  const { token, email } = await make({ status: 5, closesIn: -91 });
  const both = await Promise.all([renew(token), renew(token)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await renew(token);
  expect(await linksTo(email)).toHaveLength(1);
  app.pass(3601);
  expect((await renew(token)).statusCode).toBe(200);
  const [first, second] = await linksTo(email);
  expect(first).toBe(second);
  expect((await see(second!)).statusCode).toBe(200);
});

test('one that lives, or leads to nothing, is not renewed', async () => {
  const { token, email } = await make({ status: 5, closesIn: -89 });
  expect((await renew(token)).json().code).toBe('wrong_state');
  expect((await renew('x'.repeat(43))).statusCode).toBe(404);
  const { token: under } = await make({ status: 2, closesIn: -200 });
  expect((await see(under)).statusCode).toBe(200);
  expect(await linksTo(email)).toEqual([]);
});

test('an account’s ends too; its request stays in the member centre', async () => {
  const buyer = await makeBuyer(app);
  const { id } = await make({ userId: buyer.userId, status: 5, closesIn: -91 });
  const token = await tokenOf(app, buyer.userId);
  const own = await app.call(routes.getOwnPurchase, { params: { id } }, { token });
  expect([own.status, own.tracking]).toEqual([5, null]);
});
