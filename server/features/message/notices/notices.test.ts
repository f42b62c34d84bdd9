import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { noticeRoutes as routes } from '../../../../contract/catalogue/notice.ts';
import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeUser,
  makeBuyer,
  makeReviewer,
  makeSupplier,
  makeUser,
  tokenOf,
} from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app?.close());

const dayIn = (n: number) => new Date(app.deps.now().getTime() + n * DAY_MS).toISOString().slice(0, 10);
/** Days pass here, and a token lasts one. */
const signedIn = async ({ userId }: MadeUser) => ({ token: await tokenOf(app, userId) });
const form = (title: string, given: object = {}) => ({
  title_en: title,
  title_zh: `${title}中`,
  body_en: `${title}.`,
  body_zh: `${title}。`,
  ...given,
});
const add = async (title: string, given: object = {}) =>
  app.call(routes.addNotice, { body: form(title, { from: dayIn(0), ...given }) }, await signedIn(operator));
const seenBy = async (user: MadeUser) =>
  (await app.call(messageRoutes.listNotices, { query: { size: 100 } }, await signedIn(user))).items.map(
    ({ title }) => title.en,
  );
const itemOf = async (id: number) =>
  (await app.call(routes.listEveryNotice, { query: { size: 100 } }, await signedIn(operator))).items.find(
    (item) => item.id === id,
  );

test('a marketplace begins with drafts, which nobody sees', async () => {
  const { items } = await app.call(routes.listEveryNotice, {}, operator);
  expect(items.map(({ state }) => state)).toEqual(['draft', 'draft']);
  expect(await seenBy(await makeUser(app))).toEqual([]);
});

test('each is for whom it says, and the map counts what the list shows', async () => {
  const supplier = await makeSupplier(app);
  const gold = await makeSupplier(app, { tier: 'vip' });
  const buyer = await makeBuyer(app);
  const nobody = await makeUser(app);
  await add('for all');
  await add('for suppliers', { audience: 'suppliers' });
  await add('for buyers', { audience: 'buyers' });
  await add('for gold', { audience: 'tiers', tiers: ['vip', 'diamond'] });
  expect(new Set(await seenBy(supplier))).toEqual(new Set(['for all', 'for suppliers']));
  expect(new Set(await seenBy(gold))).toEqual(new Set(['for all', 'for suppliers', 'for gold']));
  expect(new Set(await seenBy(buyer))).toEqual(new Set(['for all', 'for buyers']));
  expect(await seenBy(nobody)).toEqual(['for all']);
  const counted = await app.call(dashboardRoutes.countLists, {}, { token: gold.token });
  expect(counted.notices).toBe(3);
  await app.db.execute(sql`DELETE FROM notices WHERE published_at IS NOT NULL`);
});

test('it is shown from its first day to the end of its last', async () => {
  const member = await makeBuyer(app);
  const { id } = await add('short', { from: dayIn(1), until: dayIn(2) });
  expect([(await itemOf(id))!.state, await seenBy(member)]).toEqual(['scheduled', []]);
  app.pass(24 * 3600);
  expect([(await itemOf(id))!.state, await seenBy(member)]).toEqual(['online', ['short']]);
  app.pass(24 * 3600);
  expect(await seenBy(member)).toEqual(['short']);
  app.pass(24 * 3600);
  expect([(await itemOf(id))!.state, await seenBy(member)]).toEqual(['over', []]);
});

test('of two who change it one is told that the other was first; what is removed is gone', async () => {
  const { id } = await add('twice');
  const { version } = (await itemOf(id))!;
  const as = await signedIn(operator);
  const change = (title: string) =>
    app.send(routes.changeNotice, { params: { id }, body: { ...form(title), version } }, as);
  const both = await Promise.all([change('one'), change('two')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await app.call(routes.removeNotice, { params: { id } }, as);
  expect((await app.send(routes.removeNotice, { params: { id } }, as)).statusCode).toBe(404);
});

test.each([
  [{ title_zh: '' }, 'title_zh'],
  [{ from: '2026-03-02', until: '2026-03-01' }, 'until'],
  [{ audience: 'tiers', tiers: [] }, 'tiers'],
  [{ from: 'tomorrow' }, 'from'],
])('%j is refused', async (given, field) => {
  const refused = await app.send(routes.addNotice, { body: form('x', given) }, await signedIn(operator));
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
});
