import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeSupplier,
  tokenOf,
} from '../../../../tests/support/data/factories.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';

let app: TestApp;
let supplier: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const ip = () => `203.0.113.${++serial + 20}`;
const ask = async (email: string, token?: string): Promise<number> => {
  const reply = await app.send(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: supplier.companyId },
        message: `Please quote your best price, enquiry ${++serial}.`,
        country: 'us',
        name: 'Ann Buyer',
        email,
      },
    },
    { token, ip: ip() },
  );
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
};
const ownerOf = async (id: number) =>
  (await app.db.execute<{ user_id: number | null }>(sql`SELECT user_id FROM enquiries WHERE id = ${id}`))
    .rows[0]!.user_id;

async function register(email: string): Promise<number> {
  await app.send(authRoutes.sendEmail, { body: { email, send_type: 2 } }, { ip: ip() });
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE lower(address) = ${email} ORDER BY id DESC LIMIT 1`,
  );
  const passwords = { password: 'kestrel47plinth', confirm_password: 'kestrel47plinth' };
  const reply = await app.send(
    authRoutes.register,
    {
      body: {
        email,
        user_name: 'Ann',
        mobile: `137${String(10_000_000 + ++serial)}`,
        ...passwords,
        verify_code: /\d{6}/.exec(rows[0]!.body)![0],
        checked: true,
      },
    },
    { ip: ip() },
  );
  expect(reply.statusCode, reply.body).toBe(200);
  const found = await app.db.execute<{ id: number }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return found.rows[0]!.id;
}

test('a new account has the enquiries that were confirmed with its e-mail, and the link stays good', async () => {
  const id = await ask('Joins@Enquiry.example');
  const { token } = await confirmAddress(app, 'Joins@Enquiry.example');
  const late = await ask('Joins@Enquiry.example');
  const foreign = await ask('stays@enquiry.example');
  await confirmAddress(app, 'stays@enquiry.example');
  const userId = await register('joins@enquiry.example');
  expect([await ownerOf(id), await ownerOf(late), await ownerOf(foreign)]).toEqual([userId, null, null]);
  expect((await app.call(enquiryRoutes.guestEnquiry, { params: { token } })).id).toBe(id);
  await confirmAddress(app, 'Joins@Enquiry.example');
  expect(await ownerOf(late)).toBe(userId);
  const { rows } = await app.db.execute<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE entity = 'enquiry' AND entity_id = ${late} ORDER BY id`,
  );
  expect(rows.map(({ action }) => action).slice(-2)).toEqual(['confirm', 'claim']);
  await app.db.execute(
    sql`INSERT INTO companies (user_id, type, name, address_id, country_id) SELECT ${userId}, 2, 'Ann Ltd', id, id FROM addresses WHERE code = 'DE' AND level = 1`,
  );
  const token2 = await tokenOf(app, userId);
  const sent = await app.call(ownEnquiryRoutes.listEnquiries, { query: { box: 'sent' } }, { token: token2 });
  expect(sent.items.map((item) => item.id).sort()).toEqual([id, late].sort());
});

test('what another account sent with that e-mail stays with that account', async () => {
  const buyer = await makeBuyer(app);
  const id = await ask('shared@enquiry.example', buyer.token);
  await register('shared@enquiry.example');
  expect(await ownerOf(id)).toBe(buyer.userId);
});

test('by its link, whatever address it was sent with, which is told; another account’s stays so', async () => {
  const email = `anna+${++serial}@müller.example`;
  const id = await ask(email);
  await confirmAddress(app, email);
  const token = guestToken(app.deps, 'enquiry', id);
  const [one, two] = [await makeBuyer(app), await makeBuyer(app)];
  const claim = (as: MadeCompany) =>
    app.send(enquiryRoutes.claimEnquiry, { body: { token } }, { token: as.token, ip: ip() });
  expect((await claim(supplier)).json().code).toBe('own_company');
  expect([(await claim(one)).json(), (await claim(one)).json()]).toEqual([{ id }, { id }]);
  expect((await claim(two)).statusCode).toBe(409);
  expect(await ownerOf(id)).toBe(one.userId);
  const { rows } = await app.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM outbox WHERE address = ${email} AND subject LIKE 'Your enquiry is in an account: %'`,
  );
  expect(rows[0]!.n).toBe(1);
});
