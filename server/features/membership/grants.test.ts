/** What operators do with memberships, and what the company hears of it (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { membershipRoutes as routes } from '../../../contract/company/membership.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const as = async ({ userId }: MadeUser) => ({ token: await tokenOf(app, userId) });
const grant = async ({ companyId }: MadeCompany, body: object) =>
  app.send(routes.setMembership, { params: { id: companyId }, body }, await as(operator));
const raise = async ({ companyId }: MadeCompany, body: object, by = operator) =>
  app.send(routes.raiseMembership, { params: { id: companyId }, body }, await as(by));
const of = async ({ companyId }: MadeCompany) =>
  app.call(routes.getMemberships, { params: { id: companyId } }, await as(operator));
const tier = async ({ domain }: MadeCompany) =>
  (await app.call(companyRoutes.companyByDomain, { params: { domain } })).templateDirectory;
const messages = async (seller: MadeUser) =>
  (await app.call(messageRoutes.listMessages, { query: { size: 50 } }, await as(seller))).items;

test('a raise ends the lower one today, credits what is left of it, and is told by message and mail', async () => {
  const seller = await makeSupplier(app);
  await grant(seller, { tier: 'silver', from: day(-10), to: day(100), amount: 12800, currency: 'CNY' });
  const raised = await raise(seller, { tier: 'diamond', to: day(365), amount: 26800, currency: 'CNY' });
  // 100 days of 12,800 a year are worth 47.8 of 26,800
  expect(raised.json()).toEqual({ credited: 48, to: day(413) });
  expect(await tier(seller)).toBe('diamond');
  const { held, events } = await of(seller);
  expect(held).toMatchObject([{ tier: 'diamond', from: day(0), to: day(413) }]);
  expect(events).toMatchObject([
    { action: 'raise', tier: 'diamond', amount: 26800, currency: 'CNY', credited: 48, by: operator.name },
    { action: 'grant', tier: 'silver', from: day(-10), to: day(100), amount: 12800 },
  ]);
  const [told] = await messages(seller);
  expect(told).toMatchObject({ type: 'membership_raised' });
  expect(told!.body).toContain(day(412));
  const { rows } = await app.db.execute<{ subject: string }>(
    sql`SELECT subject FROM outbox WHERE address = ${seller.email} ORDER BY id`,
  );
  expect(rows).toHaveLength(2);
});

test('of two raises at once one is made, and a lower or the same tier is none', async () => {
  const seller = await makeSupplier(app);
  expect((await raise(seller, { tier: 'vip', to: day(365) })).json().code).toBe('wrong_state');
  await grant(seller, { tier: 'silver', from: day(0), to: day(100) });
  const both = await Promise.all([
    raise(seller, { tier: 'diamond', to: day(365) }),
    raise(seller, { tier: 'diamond', to: day(365) }),
  ]);
  expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 422]);
  for (const lower of ['silver', 'vip', 'diamond'])
    expect((await raise(seller, { tier: lower, to: day(900) })).json().fields).toHaveProperty('tier');
  expect((await raise(seller, { tier: 'diamond', to: day(0) })).statusCode).toBe(422);
  expect((await raise(seller, { tier: 'diamond', to: day(9) }, await makeReviewer(app))).statusCode).toBe(
    403,
  );
  // a membership that began today is no more, but stands in the history
  expect((await of(seller)).events).toHaveLength(2);
});

test('one is extended to a later day, unless another is in the way', async () => {
  const seller = await makeSupplier(app);
  await grant(seller, { tier: 'vip', from: day(0), to: day(10) });
  await grant(seller, { tier: 'silver', from: day(20), to: day(30) });
  const [running] = (await of(seller)).held;
  const extend = async (to: string) =>
    app.send(routes.extendMembership, { params: { id: running!.id }, body: { to } }, await as(operator));
  expect((await extend(day(10))).json().fields).toHaveProperty('to');
  expect((await extend(day(21))).json().code).toBe('membership_overlaps');
  expect((await extend(day(20))).statusCode).toBe(200);
  expect((await of(seller)).held).toMatchObject([{ to: day(20) }, { from: day(20) }]);
  expect((await messages(seller))[0]).toMatchObject({ type: 'membership_extended' });
});

test('one is ended today with a reason that stays; one to come does not begin', async () => {
  const seller = await makeSupplier(app);
  await grant(seller, { tier: 'vip', from: day(-5), to: day(10) });
  await grant(seller, { tier: 'diamond', from: day(10), to: day(30) });
  const end = async (id: number, body: object = { reason: 'Paid back' }) =>
    app.send(routes.endMembership, { params: { id }, body }, await as(operator));
  const [running, next] = (await of(seller)).held;
  expect((await end(running!.id, {})).statusCode).toBe(422);
  const both = await Promise.all([end(running!.id), end(running!.id)]);
  expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await tier(seller)).toBe('default');
  expect((await end(next!.id)).statusCode).toBe(200);
  expect(await of(seller)).toMatchObject({
    held: [],
    events: [
      { action: 'end', tier: 'diamond', reason: 'Paid back', by: operator.name },
      { action: 'end', tier: 'vip', to: day(0) },
      { action: 'grant' },
      { action: 'grant' },
    ],
  });
  expect((await messages(seller))[0]!.body).toContain('Paid back');
  expect((await end(999_999)).statusCode).toBe(404);
});

test('a membership from before the history stands in it as a grant', async () => {
  const seller = await makeSupplier(app);
  await app.db.execute(
    sql`INSERT INTO memberships (company_id, tier, period) VALUES (${seller.companyId}, 'vip', daterange(${day(-9)}, ${day(9)}))`,
  );
  expect((await of(seller)).events).toMatchObject([{ action: 'grant', tier: 'vip', amount: null, by: null }]);
});
