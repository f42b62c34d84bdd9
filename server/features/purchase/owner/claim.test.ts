/** A guest whose address no account may have adds their request to an account through its link. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPurchaseRoutes as routes } from '../../../../contract/deal/own-purchase.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  makeBuyer,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';

let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

async function make(given: Parameters<typeof makePurchase>[1] = {}) {
  const email = `anna+${++serial}@müller.example`;
  const { id } = await makePurchase(app, { email, ...given });
  const token = guestToken(app.deps, 'purchase', id);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${id}`);
  return { id, token, email };
}
const claim = (token: string, as: { token: string }) =>
  app.send(routes.claimPurchase, { body: { token } }, { ...as, ip: `203.0.113.${++serial}` });
const emailsTo = async (email: string) =>
  (
    await app.db.execute<{ subject: string }>(sql`SELECT subject FROM outbox WHERE address = ${email}`)
  ).rows.map(({ subject }) => subject);

test('it is the account’s, its address is told, and asked again it is the same', async () => {
  const { id, token, email } = await make();
  const buyer = await makeBuyer(app);
  const answers = [await claim(token, buyer), await claim(token, buyer)];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { ID: id }],
    [200, { ID: id }],
  ]);
  expect(await app.call(routes.getOwnPurchase, { params: { id } }, buyer)).toMatchObject({ id });
  expect(await emailsTo(email)).toEqual([expect.stringMatching(/^Your request is in an account: /)]);
});

test('another account’s stays so, also of two that ask at once', async () => {
  const { id, token } = await make();
  const [one, two] = [await makeBuyer(app), await makeBuyer(app)];
  const answers = await Promise.all([claim(token, one), claim(token, two)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const first = answers[0]!.statusCode === 200 ? one : two;
  const { rows } = await app.db.execute<{ user_id: string }>(
    sql`SELECT user_id FROM purchases WHERE id = ${id}`,
  );
  expect(Number(rows[0]!.user_id)).toBe(first.userId);
});

test('nobody decides on their own quotation', async () => {
  const { id, token } = await make();
  const supplier = await makeSupplier(app);
  await makeQuotation(app, id, supplier);
  expect((await claim(token, supplier)).json().code).toBe('quoted_already');
});

test('a link that has ended or leads to nothing gives nothing', async () => {
  const buyer = await makeBuyer(app);
  const { token } = await make({ status: 5, closesIn: -91 });
  expect((await claim(token, buyer)).statusCode).toBe(410);
  expect((await claim('x'.repeat(43), buyer)).statusCode).toBe(404);
});
