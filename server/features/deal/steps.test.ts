/** The steps of a deal: told by either side, taken back, late (decision 38). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { dealRoutes as routes } from '../../../contract/deal/deal.ts';
import type { DealStep } from '../../../domain/deal/steps.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeDeal,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';

let app: TestApp;
let buyer: MadeCompany;
let supplier: MadeCompany;
let id: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [buyer, supplier] = [await makeBuyer(app), await makeSupplier(app)];
  ({ id } = await makeDeal(app, supplier, buyer));
});

const today = () => app.deps.now().toISOString().slice(0, 10);
const dayFromNow = (n: number) =>
  new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const tell = async (by: MadeCompany, step: DealStep, body: object = {}) =>
  (
    await app.send(
      routes.setDealStep,
      { params: { id, step }, body: { day: today(), ...body } },
      { token: by.token },
    )
  ).statusCode;
const takeBack = async (by: MadeCompany, step: DealStep) =>
  (await app.send(routes.takeDealStepBack, { params: { id, step } }, { token: by.token })).statusCode;
const read = ({ token }: MadeCompany) => app.call(routes.getDeal, { params: { id } }, { token });
const lineOf = async (by: MadeCompany, step: DealStep) =>
  (await read(by)).steps.find((one) => one.step === step)!;

test('each side tells its own steps, and learns of those of the other', async () => {
  expect(await tell(buyer, 'proforma')).toBe(403);
  expect(await tell(supplier, 'proforma', { note: 'Number 17.' })).toBe(200);
  expect(await lineOf(buyer, 'proforma')).toMatchObject({
    set: { day: today(), note: 'Number 17.' },
    action: null,
  });
  expect((await read(buyer)).next).toEqual({ step: 'deposit_told', by: 'buyer' });
  const { items } = await app.call(messageRoutes.listMessages, {}, { token: buyer.token });
  expect(items[0]).toMatchObject({ type: 'deal_step', link: `/deals/${id}` });
  expect(items[0]!.title).toContain('Proforma invoice sent');
  expect(await tell(buyer, 'deposit_told')).toBe(200);
  const told = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${supplier.email} ORDER BY id DESC LIMIT 1`,
  );
  expect(told.rows[0]!.body).toContain(`http://my.${HOST}/deals/${id}`);
});

test('of two tabs one tells it', async () => {
  const codes = await Promise.all([tell(supplier, 'shipped'), tell(supplier, 'shipped')]);
  expect(codes.toSorted()).toEqual([200, 409]);
});

test('a step is taken back by its side within 24 hours', async () => {
  await tell(supplier, 'production');
  expect(await takeBack(buyer, 'production')).toBe(403);
  expect(await takeBack(supplier, 'production')).toBe(200);
  expect(await takeBack(supplier, 'production')).toBe(409);
  await tell(supplier, 'production');
  await app.db.execute(sql`UPDATE deal_steps SET set_at = now() - interval '25 hours' WHERE deal_id = ${id}`);
  expect((await lineOf(supplier, 'production')).action).toBeNull();
  expect(await takeBack(supplier, 'production')).toBe(409);
});

test('"received" closes the deal, and taken back opens it again', async () => {
  await tell(supplier, 'shipped', { carrier: 'Maersk', tracking: 'MSKU 1234567' });
  expect(await tell(buyer, 'received')).toBe(200);
  expect(await read(buyer)).toMatchObject({ status: 2, next: null, overdue: [] });
  expect(await tell(supplier, 'production')).toBe(409);
  expect(await takeBack(supplier, 'shipped')).toBe(409);
  expect(await takeBack(buyer, 'received')).toBe(200);
  expect(await read(supplier)).toMatchObject({ status: 1, next: { step: 'received', by: 'buyer' } });
});

test('its day lies between the acceptance and tomorrow', async () => {
  expect(await tell(supplier, 'shipped', { day: dayFromNow(5) })).toBe(422);
  expect(await tell(supplier, 'shipped', { day: dayFromNow(-5) })).toBe(422);
  expect(await tell(supplier, 'shipped', { day: dayFromNow(1) })).toBe(200);
});

test('what is late by the terms is said in the list', async () => {
  await app.db.execute(sql`UPDATE deals SET accepted_at = now() - interval '17 days' WHERE id = ${id}`);
  const { items } = await app.call(routes.listDeals, {}, { token: supplier.token });
  expect(items[0]!.overdue).toEqual(['shipped']);
  await tell(supplier, 'shipped');
  expect((await read(supplier)).overdue).toEqual([]);
});

test('nothing more is told to an account that is gone', async () => {
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${buyer.userId}`);
  expect(await tell(supplier, 'production')).toBe(409);
  expect((await lineOf(supplier, 'production')).action).toBeNull();
});

test('a guest tells theirs by a form without script, but not what closes the deal', async () => {
  const { id: own, purchase } = await makeDeal(app, supplier);
  const token = guestToken(app.deps, 'purchase', purchase);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${purchase}`);
  const post = async (fields: Record<string, string>) =>
    (
      await app.app.inject({
        method: 'POST',
        url: `/deal/${token}`,
        headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    ).statusCode;
  expect(await post({ action: 'set', step: 'deposit_told', day: today(), note: '30 %' })).toBe(303);
  expect(await post({ action: 'set', step: 'deposit_told', day: today(), note: '' })).toBe(422);
  expect(await post({ action: 'set', step: 'received', day: today(), note: '' })).toBe(422);
  const deal = await app.call(routes.guestDeal, { params: { token } });
  expect(deal.id).toBe(own);
  expect(deal.steps.filter(({ set }) => set).map(({ step }) => step)).toEqual(['deposit_told']);
  expect(deal.steps.find(({ step }) => step === 'received')!.action).toBeNull();
  expect(await post({ action: 'take_back', step: 'deposit_told' })).toBe(303);
});
