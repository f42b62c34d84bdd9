/** A notice of infringement from its form to its end (decision 37). */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { infringementRoutes as routes } from '../../../contract/operator/infringement.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { postForm } from '../../../tests/support/browser/forms.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { removeUnconfirmed } from '../confirmation/confirmation.ts';
import { products } from '../product/product.tables.ts';
import { infringementNotices } from './infringement.tables.ts';

const DAY = 86_400;

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
let seller: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
/** Sessions end in the days that pass. */
const makeStaff = async () => {
  reviewer = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
};
beforeEach(async () => {
  await makeStaff();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

const addressOf = (id: number) => `http://${HOST}/product-detail/${id}.html`;
const form = (given: object = {}) => ({
  name: 'Ann Right',
  company: 'Right Sound Ltd',
  address: '1 Sound Street, Leeds',
  email: `holder${++serial}@example.com`,
  telephone: '+44 113 4960000',
  capacity: 'owner' as const,
  right: 'trade_mark' as const,
  number: 'UK0001',
  office: 'UK',
  covers: 'Class 9, headphones',
  items: '',
  explanation: 'It bears our mark.',
  goodFaith: true as const,
  accuracy: true as const,
  ...given,
});
const send = (body: object) =>
  app.send(routes.createInfringement, { body: body as never }, { ip: `198.18.${serial % 250}.7` });
const mailsTo = (address: string) =>
  app.db.select().from(outbox).where(eq(outbox.address, address)).orderBy(desc(outbox.id));
const tokenFor = async (address: string) =>
  /\/infringement\/([\w-]{43})/.exec((await mailsTo(address))[0]!.body)![1]!;
const lastNotice = async () =>
  (await app.db.select().from(infringementNotices).orderBy(desc(infringementNotices.id)).limit(1))[0]!;
const stateOf = async (id: number) =>
  (await app.db.select().from(products).where(eq(products.id, id)))[0]!.status;
const viewOf = (id: number) => app.call(routes.getInfringement, { params: { id } }, reviewer);
const actOn = (id: number, body: object, as: MadeUser = reviewer) =>
  app.send(routes.actOnInfringementItem, { params: { id }, body: body as never }, as);

/** A confirmed notice about these products. */
async function confirmed(ids: number[], given: object = {}) {
  const body = form({ items: ids.map(addressOf).join('\n'), ...given });
  expect((await send(body)).statusCode).toBe(200);
  const token = await tokenFor(body.email);
  await app.call(routes.confirmInfringement, { params: { token } });
  const { id } = await lastNotice();
  return { id, email: body.email, token };
}

/** A product that a notice took down, and the decision. */
async function taken() {
  const { id: product } = await makeProduct(app, seller.companyId);
  const notice = await confirmed([product]);
  const [item] = (await viewOf(notice.id)).items;
  expect((await actOn(item!.id, { act: 'take_down' })).statusCode).toBe(200);
  const decision = (await viewOf(notice.id)).items[0]!.decision!;
  return { product, notice, item: item!.id, decision };
}
const counter = (decision: number, as: MadeCompany | MadeUser = seller) =>
  app.send(
    routes.sendCounterNotice,
    { params: { id: decision }, body: { statement: 'We have a licence.', declared: true } },
    as,
  );
const settle = (id: number, restore: boolean, as = operator) =>
  app.send(routes.settleCounterNotice, { params: { id }, body: { restore } }, as);

test('nobody sees it and nothing but the link is mailed before its address is confirmed', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  const body = form({ items: addressOf(product) });
  expect((await send(body)).statusCode).toBe(200);
  const { id } = await lastNotice();
  const mails = await mailsTo(body.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['infringement.confirm']);
  expect(mails[0]!.body).not.toContain(body.explanation);
  expect((await app.send(routes.getInfringement, { params: { id } }, reviewer)).statusCode).toBe(404);
  const all = await app.call(routes.listInfringements, { query: { state: 'all' } }, reviewer);
  expect(all.items.map((notice) => notice.id)).not.toContain(id);
  const token = await tokenFor(body.email);
  const early = { params: { token }, body: { text: 'Hello?' } };
  expect((await app.send(routes.writeAboutInfringement, early)).statusCode).toBe(409);
  const count = await app.call(routes.countInfringements, {}, reviewer);
  // opened by a program that looks through mail, and twice by its owner
  await app.app.inject({ url: `/infringement/${token}`, headers: { host: HOST } });
  expect((await lastNotice()).confirmedAt).toBeNull();
  for (let n = 0; n < 2; n++) await app.call(routes.confirmInfringement, { params: { token } });
  expect((await app.call(routes.countInfringements, {}, reviewer)).waiting).toBe(count.waiting + 1);
  expect((await mailsTo(body.email)).map(({ kind }) => kind)).toEqual([
    'infringement.received',
    'infringement.confirm',
  ]);
});

test('what nobody confirms in seven days is gone', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  const body = form({ items: addressOf(product) });
  await send(body);
  const { id } = await lastNotice();
  const token = await tokenFor(body.email);
  app.pass(7 * DAY + 1);
  expect((await app.send(routes.confirmInfringement, { params: { token } })).statusCode).toBe(410);
  await removeUnconfirmed(app.deps);
  expect((await app.db.select().from(infringementNotices).where(eq(infringementNotices.id, id))).length).toBe(
    0,
  );
});

test('each address must lead to what is online; the same sent twice is there once', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  for (const items of [addressOf(987_654), 'https://elsewhere.example/', `http://${HOST}/`]) {
    const refused = await send(form({ items }));
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['items']]);
  }
  const missing = await send(form({ items: addressOf(product), number: '', goodFaith: false }));
  expect(Object.keys(missing.json().fields).sort()).toEqual(['goodFaith', 'number']);
  const shop = `http://${seller.domain}.${HOST}/`;
  const body = form({ items: `${addressOf(product)}\n${shop} ${addressOf(product)}` });
  const both = await Promise.all([send(body), send(body)]);
  expect(both.map((reply) => reply.statusCode)).toEqual([200, 200]);
  expect(await mailsTo(body.email)).toHaveLength(1);
  await app.call(routes.confirmInfringement, { params: { token: await tokenFor(body.email) } });
  const view = await viewOf((await lastNotice()).id);
  expect(view.items.map(({ target, url }) => [target, url])).toEqual([
    [{ type: 'product', id: product }, addressOf(product)],
    [{ type: 'company', id: seller.companyId }, shop],
  ]);
});

test('an item is decided once; its seller hears who claims what and how to answer; the sender is answered', async () => {
  const [first, second] = [
    await makeProduct(app, seller.companyId),
    await makeProduct(app, seller.companyId),
  ];
  const { id, email, token } = await confirmed([first.id, second.id]);
  const { items } = await viewOf(id);
  const close = () =>
    app.send(routes.closeInfringement, { params: { id }, body: { text: 'Thank you.' } }, reviewer);
  expect((await close()).statusCode).toBe(409);
  const both = await Promise.all([
    actOn(items[0]!.id, { act: 'take_down', note: 'A copy.' }),
    actOn(items[0]!.id, { act: 'refuse', reason: 'Another mark.' }, operator),
  ]);
  expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  const item = (await viewOf(id)).items[0]!;
  expect(await stateOf(first.id)).toBe(item.decision === null ? 1 : 4);
  expect((await actOn(items[1]!.id, { act: 'suspend' })).statusCode).toBe(422);
  expect((await actOn(items[1]!.id, { act: 'refuse' })).statusCode).toBe(422);
  const other = items[1]!.id;
  expect((await actOn(other, { act: 'refuse', reason: 'Another mark.' })).statusCode).toBe(200);
  expect(await stateOf(second.id)).toBe(1);
  expect((await close()).statusCode).toBe(200);
  expect((await close()).statusCode).toBe(409);
  const [mail] = await mailsTo(email);
  expect([mail!.kind, mail!.body.includes('Thank you.')]).toEqual(['infringement.answered', true]);
  const seen = await app.call(routes.getSentInfringement, { params: { token } });
  expect(seen.items[1]).toMatchObject({ status: 3, reason: 'Another mark.' });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'infringement_item'));
  expect(lines.filter(({ entityId }) => entityId === other).map(({ action }) => action)).toEqual(['refuse']);
});

test('asked for more, the sender answers by the link', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  const { id, email } = await confirmed([product]);
  const ask = () => app.send(routes.askHolder, { params: { id }, body: { text: 'Which class?' } }, reviewer);
  const both = await Promise.all([ask(), ask()]);
  expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  const token = await tokenFor(email);
  const page = await app.app.inject({ url: `/zh/infringement/${token}`, headers: { host: HOST } });
  expect([page.statusCode, page.body.includes('Which class?')]).toEqual([200, true]);
  const sent = await postForm(app.app, `/infringement/${token}`, { text: 'Class 9.' });
  expect(sent.statusCode).toBe(303);
  const view = await viewOf(id);
  expect([view.status, view.messages.map(({ text }) => text)]).toEqual([2, ['Which class?', 'Class 9.']]);
});

test('a counter-notice is forwarded, and what was taken comes back once nobody has told of an action', async () => {
  const { product, notice, decision } = await taken();
  const types = (await app.call(messageRoutes.listMessages, { query: {} }, seller)).items.map(
    ({ type }) => type,
  );
  expect(types.slice(0, 2).sort()).toEqual(['infringement_claimed', 'product_taken_down']);
  const own = await app.call(routes.getOwnInfringement, { params: { id: decision } }, seller);
  expect(own).toMatchObject({ holder: { company: 'Right Sound Ltd' }, number: 'UK0001', open: true });
  expect(JSON.stringify(own)).not.toContain(notice.email);
  const stranger = await makeSupplier(app);
  expect((await counter(decision, stranger)).statusCode).toBe(404);
  const both = await Promise.all([counter(decision), counter(decision)]);
  expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  const { id } = (await viewOf(notice.id)).items[0]!.counter!;
  // before it is forwarded its words are staff's
  expect(
    (await app.call(routes.getSentInfringement, { params: { token: notice.token } })).items[0]!.counter,
  ).toBeNull();
  expect((await settle(id, true)).statusCode).toBe(409);
  await app.call(routes.forwardCounterNotice, { params: { id } }, reviewer);
  const [mail] = await mailsTo(notice.email);
  expect([mail!.kind, mail!.body.includes('We have a licence.')]).toEqual(['infringement.countered', true]);
  expect((await settle(id, true)).statusCode).toBe(409);
  const waiting = async () =>
    (await app.call(routes.listInfringements, { query: { state: 'counter' } }, reviewer)).items.map(
      (one) => one.id,
    );
  expect(await waiting()).not.toContain(notice.id);
  app.pass(14 * DAY + 1);
  await makeStaff();
  expect(await waiting()).toContain(notice.id);
  const colleague = await makeReviewer(app, 'operator');
  const two = await Promise.all([settle(id, true), settle(id, true, colleague)]);
  expect(two.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  expect(two.find((reply) => reply.statusCode === 200)!.json()).toEqual({ restored: true });
  expect(await stateOf(product)).toBe(1);
  const told = (await mailsTo(seller.email)).map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'infringement.restored')).toHaveLength(1);
});

test('an action that was told of in time leaves it taken', async () => {
  const { product, notice, decision } = await taken();
  await counter(decision);
  const { id } = (await viewOf(notice.id)).items[0]!.counter!;
  await app.call(routes.forwardCounterNotice, { params: { id } }, reviewer);
  const token = await tokenFor(notice.email);
  const tell = () =>
    app.send(routes.writeAboutInfringement, {
      params: { token },
      body: { text: 'We have sued.', action: true },
    });
  expect((await tell()).statusCode).toBe(200);
  expect((await tell()).statusCode).toBe(409);
  app.pass(14 * DAY + 1);
  const staff = await makeReviewer(app, 'operator');
  expect((await settle(id, true, staff)).statusCode).toBe(409);
  expect((await settle(id, false, staff)).statusCode).toBe(200);
  expect(await stateOf(product)).toBe(4);
});

test('the form stands in both languages, keeps what was typed and posts without script', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  const { goodFaith: _, accuracy: __, ...fields } = form({ items: addressOf(product) });
  const refused = await postForm(app.app, '/zh/infringement', { ...fields, address: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/<p id="infringement-address-error"/);
  expect(refused.body).toMatch(/<p id="infringement-goodFaith-error"/);
  expect(refused.body).toContain('value="UK0001"');
  const declared = { ...fields, goodFaith: 'on', accuracy: 'on' };
  const sent = await postForm(app.app, '/zh/infringement', declared);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/zh/infringement?sent=1']);
  expect((await mailsTo(fields.email))[0]!.body).toContain('/zh/infringement/');
  const token = await tokenFor(fields.email);
  expect((await postForm(app.app, `/zh/infringement/${token}`, {})).statusCode).toBe(303);
  expect((await lastNotice()).confirmedAt).not.toBeNull();
  const nowhere = await app.app.inject({ url: `/infringement/${'x'.repeat(43)}`, headers: { host: HOST } });
  expect(nowhere.statusCode).toBe(410);
});
