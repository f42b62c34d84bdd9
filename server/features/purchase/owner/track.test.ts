import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPurchaseRoutes as routes } from '../../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { leafCategory, makePurchase } from '../../../../tests/support/data/factories.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';

let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const ip = () => `203.0.113.${(++serial % 200) + 20}`;
async function make(given: Parameters<typeof makePurchase>[1] = {}) {
  const { id, title } = await makePurchase(app, { categoryId: leaf.id, ...given });
  const token = guestToken(app.deps, 'purchase', id);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${id}`);
  return { id, title, token };
}
const content = (token: string) => app.call(routes.guestPurchaseContent, { params: { token } });
const lead = (id: number) => app.call(purchaseRoutes.getPublicPurchase, { params: { id } });
const page = (url: string) => app.app.inject({ url, headers: { host: HOST } });
const post = (url: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: ip(),
    payload: new URLSearchParams(fields).toString(),
  });
const edited = (given: object = {}) => ({
  title: 'Bolts of brass',
  category: leaf.id,
  description: 'Brass bolts for a boat.',
  quantity: 200,
  unit: 'box' as const,
  receive: 'DE',
  contact: { name: 'Bo' },
  version: 1,
  ...given,
});

test('a guest extends, edits and posts again by the link, as a member does', async () => {
  const { id, title, token } = await make({ closesIn: 10 });
  const call = { ip: ip() };
  const far = await app.send(
    routes.extendGuestPurchase,
    { params: { token }, body: { closingDate: day(91) } },
    call,
  );
  expect(far.json().fields).toHaveProperty('closingDate');
  await app.call(routes.extendGuestPurchase, { params: { token }, body: { closingDate: day(60) } }, call);
  expect((await lead(id)).closingDate).toBe(`${day(60)}T23:59:59.999Z`);
  const body = edited();
  expect(await app.call(routes.editGuestPurchase, { params: { token }, body }, call)).toEqual({
    reviewed: true,
  });
  expect((await lead(id)).title).toBe(title);
  expect(await content(token)).toMatchObject({
    version: 2,
    edit: { waits: true },
    content: { title: 'Bolts of brass' },
  });
  const again = { params: { token }, body: { closingDate: day(30) } };
  const copies = await Promise.all([
    app.call(routes.copyGuestPurchase, again, call),
    app.call(routes.copyGuestPurchase, again, call),
  ]);
  expect(copies[0]).toEqual(copies[1]);
  expect((await content(copies[0]!.token)).content.title).toBe(title);
  const { rows } = await app.db.execute(
    sql`SELECT status, confirmed FROM purchases WHERE id = ${copies[0]!.ID}`,
  );
  expect(rows).toEqual([{ status: 2, confirmed: true }]);
  const nothing = await app.send(routes.guestPurchaseContent, { params: { token: 'x'.repeat(43) } });
  expect(nothing.statusCode).toBe(404);
});

test('the page does so without script', async () => {
  const { id, token } = await make({ closesIn: 10 });
  const url = `/request/${token}`;
  expect((await page(url)).body).toContain('Extend the closing date');
  const refused = await post(url, { action: 'extend', closingDate: day(5) });
  expect([refused.statusCode, refused.body.includes('Choose a later date')]).toEqual([422, true]);
  const extended = await post(url, { action: 'extend', closingDate: day(40) });
  expect([extended.statusCode, extended.headers.location]).toEqual([303, `${url}?done=extend`]);
  expect((await page(`${url}?done=extend`)).body).toContain('The closing date is extended.');
  expect((await lead(id)).closingDate).toBe(`${day(40)}T23:59:59.999Z`);
  const copied = await post(url, { action: 'copy', closingDate: day(30) });
  expect(copied.headers.location).toMatch(/^\/request\/[\w-]+\?done=copy$/);
  expect(copied.headers.location).not.toContain(token);
  expect((await page(copied.headers.location as string)).statusCode).toBe(200);
  expect((await post(url, { action: 'close' })).statusCode).toBe(303);
  expect((await lead(id)).status).toBe(4);
  expect((await post(url, { action: 'close' })).statusCode).toBe(422);
  const edit = await page(`${url}/edit`);
  expect([edit.statusCode, edit.headers.location]).toEqual([302, url]);
  expect((await post(`${url}/edit`, {})).statusCode).toBe(409);
});

test('the form of an edit comes filled, and back with what is wrong', async () => {
  const { id, title, token } = await make({ status: 2 });
  const url = `/request/${token}/edit`;
  const filled = (await page(url)).body;
  expect(filled).toContain(title);
  expect(filled).not.toContain('buyer.example');
  const fields = {
    title: 'Bolts of brass',
    category: String(leaf.id),
    description: 'Brass bolts.',
    quantity: '20',
    unit: 'piece',
    receive: 'DE',
    currency: '$',
    closingDate: day(20),
    'contact.name': 'Bo',
    version: '1',
  };
  const refused = await post(url, { ...fields, title: '' });
  expect([refused.statusCode, refused.body.includes('Brass bolts.')]).toEqual([422, true]);
  const done = await post(url, fields);
  expect([done.statusCode, done.headers.location]).toEqual([303, `/request/${token}?done=edit`]);
  const { rows } = await app.db.execute(sql`SELECT title, version FROM purchases WHERE id = ${id}`);
  expect(rows).toEqual([{ title: 'Bolts of brass', version: 2 }]);
  // from another tab
  expect((await post(url, fields)).statusCode).toBe(422);
});

test('a link that leads to nothing changes nothing', async () => {
  const url = `/request/${'x'.repeat(43)}`;
  expect((await page(url)).statusCode).toBe(200);
  expect((await post(url, { action: 'close' })).statusCode).toBe(404);
  expect((await post(`${url}/edit`, {})).statusCode).toBe(404);
});
