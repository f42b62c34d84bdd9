import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { membershipRoutes } from '../../../contract/company/membership.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { doDue } from '../../../tests/support/work.ts';
import { askForMemberships } from './membership.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
// a new token each time: the clock moves by days
const grant = async (id: number, body: object, by = operator) =>
  app.send(
    membershipRoutes.setMembership,
    { params: { id }, body },
    { token: await tokenOf(app, by.userId) },
  );
const shop = ({ domain }: MadeCompany) => app.call(companyRoutes.companyByDomain, { params: { domain } });
const ranks = async (companyId: number) =>
  (
    await app.db.execute<{ tier_rank: number }>(
      sql`SELECT tier_rank FROM products WHERE company_id = ${companyId}`,
    )
  ).rows.map((row) => row.tier_rank);

test('a tier begins and ends with its days, and the template and the products follow', async () => {
  const seller = await makeSupplier(app);
  await makeProduct(app, seller.companyId);
  expect((await grant(seller.companyId, { tier: 'diamond', from: day(0), to: day(2) })).statusCode).toBe(200);
  expect((await grant(seller.companyId, { tier: 'silver', from: day(2), to: day(3) })).statusCode).toBe(200);
  expect(await shop(seller)).toMatchObject({ templateDirectory: 'diamond', template: 'vip' });
  expect(await ranks(seller.companyId)).toEqual([3]);
  expect((await doDue(app, 'membership.apply', askForMemberships)).completed).toBe(0);
  app.pass(2 * 86_400);
  expect((await doDue(app, 'membership.apply', askForMemberships)).completed).toBe(1);
  expect(await shop(seller)).toMatchObject({ templateDirectory: 'silver', template: 'vip' });
  app.pass(86_400);
  expect((await doDue(app, 'membership.apply', askForMemberships)).completed).toBe(1);
  expect(await shop(seller)).toMatchObject({ templateDirectory: 'default', template: 'default' });
  expect(await ranks(seller.companyId)).toEqual([0]);
});

test('one that begins later changes nothing yet', async () => {
  const seller = await makeSupplier(app);
  await grant(seller.companyId, { tier: 'vip', from: day(1), to: day(365) });
  expect((await shop(seller)).templateDirectory).toBe('default');
});

test('periods of a company do not overlap, also when two are given at once', async () => {
  const { companyId } = await makeSupplier(app);
  const body = { tier: 'vip', from: day(0), to: day(10) };
  const both = await Promise.all([
    grant(companyId, body),
    grant(companyId, { ...body, from: day(9), to: day(12) }),
  ]);
  expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
  expect(both.find((r) => r.statusCode === 409)!.json().code).toBe('membership_overlaps');
});

test('is refused for buyers, unknown companies, wrong days, wrong tiers and reviewers', async () => {
  const { companyId } = await makeSupplier(app);
  const body = { tier: 'vip', from: day(0), to: day(10) };
  expect((await grant((await makeBuyer(app)).companyId, body)).json().code).toBe('wrong_state');
  expect((await grant(999_999, body)).statusCode).toBe(404);
  for (const wrong of [
    { to: day(-1) },
    { to: day(0) },
    { from: day(10) },
    { to: 'x' },
    { tier: 'gold' },
    { from: '2026-13-01' },
  ])
    expect((await grant(companyId, { ...body, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
  expect((await grant(companyId, body, await makeReviewer(app))).statusCode).toBe(403);
});
