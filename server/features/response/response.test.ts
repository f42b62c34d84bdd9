import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../../../contract/deal/held-enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { dashboardRoutes } from '../../../contract/operator/dashboard.ts';
import { PASSWORD, signIn } from '../../../tests/support/account/sign-in.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { doDue } from '../../../tests/support/work.ts';
import { askForResponses } from './response.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
let app: TestApp;
/** Each question is of another of them, unless a test says whose. */
let buyers: MadeCompany[];
let asked = 0;
const another = () => buyers[asked++ % buyers.length]!.userId;
let buyer: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  buyers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer(app)));
  buyer = buyers[0]!;
});
afterAll(() => app.close());

/** `ago` and `after` in seconds; of a guest who has confirmed nothing where `unconfirmed`. */
async function ask(
  companyId: number,
  ago: number,
  given: { after?: number; again?: number; status?: number; unconfirmed?: boolean; by?: number } = {},
): Promise<number> {
  const at = new Date(app.deps.now().getTime() - ago * 1000);
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO enquiries (company_id, user_id, guest_token_hash, status, country_id, name, email, submit_ip, created_at)
    SELECT ${companyId}, ${given.unconfirmed ? null : (given.by ?? another())}, ${given.unconfirmed ? String(Math.random()) : null},
      ${given.status ?? 1}, id, 'B', 'b@buyer.example', '198.51.100.1', ${at} FROM addresses WHERE code = 'US' AND level = 1
    RETURNING id`);
  const write = (author: string, when: Date) =>
    app.db.execute(sql`INSERT INTO enquiry_messages (enquiry_id, author, body, created_at)
      VALUES (${rows[0]!.id}, ${author}, 'Text', ${when})`);
  await write('buyer', at);
  if (given.after !== undefined) await write('supplier', later(given.after));
  if (given.again !== undefined) await write('supplier', later(given.again));
  return rows[0]!.id;
}

const shownOf = async (supplier: MadeCompany) =>
  (await app.call(companyRoutes.companyByDomain, { params: { domain: supplier.domain } })).response;
const measureResponses = () => doDue(app, 'response.note', askForResponses);
/** The clock moves past the life of a token. */
const as = async ({ userId }: MadeCompany) => ({ token: await tokenOf(app, userId) });
const dashboardOf = async (supplier: MadeCompany) =>
  app.call(dashboardRoutes.getSellerDashboard, {}, await as(supplier));
const ownOf = async (supplier: MadeCompany) => (await dashboardOf(supplier)).response;

test('counts the first answers of 90 days; what is still open or unconfirmed does not count, spam as not answered', async () => {
  const supplier = await makeSupplier(app);
  const { companyId } = supplier;
  await ask(companyId, 10 * DAY, { after: HOUR, again: 2 * HOUR });
  await ask(companyId, 10 * DAY, { after: 3 * HOUR });
  await ask(companyId, 10 * DAY, { after: 5 * DAY });
  await ask(companyId, 4 * DAY);
  await ask(companyId, 2 * DAY);
  await ask(companyId, 4 * DAY, { status: 5 });
  await ask(companyId, 4 * DAY, { unconfirmed: true });
  await ask(companyId, 91 * DAY, { after: HOUR });
  await measureResponses();
  expect(await ownOf(supplier)).toEqual({ rate: 40, hours: 3, asked: 5, answered: 2, is_public: true });
  app.pass(2 * DAY);
  await measureResponses();
  expect(await shownOf(supplier)).toEqual({ rate: 33, hours: 3 });
});

test('a request that invites a product is asked of its supplier, and a quotation answers it', async () => {
  const supplier = await makeSupplier(app);
  const { id: productId } = await makeProduct(app, supplier.companyId);
  const invite = async () => {
    const { id } = await makePurchase(app, { userId: another() });
    await app.db.execute(sql`UPDATE purchases SET invited_product_id = ${productId} WHERE id = ${id}`);
    return id;
  };
  const first = await invite();
  await invite();
  await makeQuotation(app, first, supplier);
  await makeQuotation(app, first, await makeSupplier(app));
  app.pass(3 * DAY + HOUR);
  await measureResponses();
  expect(await ownOf(supplier)).toMatchObject({ rate: 50, asked: 2, answered: 1 });
});

test('what is older than 90 days is forgotten, and pages show another figure at once', async () => {
  const supplier = await makeSupplier(app);
  const page = async () =>
    (await app.app.inject({ url: '/about.html', headers: { host: `${supplier.domain}.${HOST}` } })).body;
  /** The notice that drops the page comes on a connection of its own. */
  const shown = () => expect.poll(page, { timeout: 60_000 });
  for (let n = 0; n < 5; n++) await ask(supplier.companyId, 10 * DAY, { after: 2 * HOUR });
  expect(await page()).not.toContain('% answered');
  await measureResponses();
  await shown().toContain('100% answered\u00a0· usually within 2 hours');
  expect(await measureResponses()).toEqual({ completed: 0, failed: 0 });
  app.pass(81 * DAY);
  await measureResponses();
  expect(await shownOf(supplier)).toBeNull();
  await shown().not.toContain('% answered');
});

test('a supplier whose figures cannot be written keeps nobody else from theirs, and has them when they can', async () => {
  const [bad, good] = [await makeSupplier(app), await makeSupplier(app)];
  for (const { companyId } of [bad, good]) await ask(companyId, 10 * DAY, { after: HOUR });
  await app.db.execute(sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
  await app.db.execute(sql`CREATE TRIGGER refuse BEFORE INSERT ON company_responses FOR EACH ROW
    WHEN (NEW.company_id = ${sql.raw(String(bad.companyId))}) EXECUTE FUNCTION refuse()`);
  expect(await measureResponses()).toMatchObject({ failed: 1 });
  expect([await ownOf(bad), (await ownOf(good))?.asked]).toEqual([null, 1]);
  await app.db.execute(sql`DROP TRIGGER refuse ON company_responses`);
  await measureResponses();
  expect(await ownOf(bad)).toMatchObject({ asked: 1 });
});

test('the dashboard tells until when an answer counts, of threads without one', async () => {
  const supplier = await makeSupplier(app);
  const { id } = await makeProduct(app, supplier.companyId);
  const body = {
    target: { type: 'product' as const, id },
    message: 'Please send your best price for these bolts.',
    country: 'DE',
    name: 'Bea',
    email: 'bea@buyer.example',
  };
  const { id: enquiryId } = await app.call(enquiryRoutes.createEnquiry, { body }, await as(buyer));
  const open = async () => (await dashboardOf(supplier)).enquiries.items;
  const [item] = await open();
  expect(Date.parse(item!.answer_by!) - Date.parse(item!.written_at)).toBe(72 * HOUR * 1000);
  const answer = { params: { id: enquiryId }, body: { message: 'We can offer 0.40 USD each.' } };
  await app.call(ownEnquiryRoutes.replyEnquiry, answer, await as(supplier));
  await app.call(
    ownEnquiryRoutes.replyEnquiry,
    { ...answer, body: { message: 'And the price?' } },
    await as(buyer),
  );
  expect((await open())[0]).toMatchObject({ id: enquiryId, answer_by: null });
});

const figures = async (supplier: MadeCompany) => {
  await measureResponses();
  const { asked, answered } = (await ownOf(supplier))!;
  return { asked, answered };
};

test('of a buyer the first question of a week counts, and the next week another', async () => {
  const supplier = await makeSupplier(app);
  const by = buyers[1]!.userId;
  // Monday of a week that is over
  const monday = new Date(app.deps.now());
  monday.setUTCHours(0, 0, 0, 0);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) - 14);
  const ago = (day: number) => (app.deps.now().getTime() - monday.getTime()) / 1000 - day * DAY;
  await ask(supplier.companyId, ago(1), { by });
  for (const day of [2, 3, 4]) await ask(supplier.companyId, ago(day), { by, after: HOUR });
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 0 });
  await ask(supplier.companyId, ago(8), { by, after: HOUR });
  await ask(supplier.companyId, ago(2), { by: buyers[2]!.userId, after: HOUR });
  expect(await figures(supplier)).toEqual({ asked: 3, answered: 2 });
});

test('nobody asks their own company, and what was asked so does not count', async () => {
  const supplier = await makeSupplier(app);
  const { id } = await makeProduct(app, supplier.companyId);
  const enquiry = {
    message: 'Please send your best price for these bolts.',
    country: 'DE',
    name: 'Bea',
    email: 'bea@buyer.example',
  };
  const send = async (target: object) =>
    app.send(enquiryRoutes.createEnquiry, { body: { ...enquiry, ...target } }, await as(supplier));
  for (const target of [
    { type: 'product', id },
    { type: 'company', id: supplier.companyId },
  ]) {
    const refused = await send({ target });
    expect(refused.json()).toMatchObject({ code: 'own_company' });
    expect(refused.statusCode).toBe(403);
  }
  const other = await makeSupplier(app);
  const several = await send({
    targets: [
      { type: 'company', id: other.companyId },
      { type: 'company', id: supplier.companyId },
    ],
  });
  expect(Object.keys(several.json().fields)).toEqual(['targets.1']);
  expect(
    (await app.db.execute(sql`SELECT FROM enquiries WHERE company_id = ${supplier.companyId}`)).rows,
  ).toEqual([]);
  await ask(supplier.companyId, 10 * DAY, { by: supplier.userId, after: 1 });
  await ask(supplier.companyId, 9 * DAY, { after: HOUR });
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 1 });
});

test("what comes from the supplier's own network does not count: it answers from there, or signs in there", async () => {
  const supplier = await makeSupplier(app);
  const enquiry = async (by: MadeCompany, ip: string) => {
    const { id } = await app.call(
      enquiryRoutes.createEnquiry,
      {
        body: {
          target: { type: 'company' as const, id: supplier.companyId },
          message: 'Please send your best price for these bolts.',
          country: 'DE',
          name: 'Bea',
          email: `bea${ip}@buyer.example`,
        },
      },
      { ...(await as(by)), ip },
    );
    return id;
  };
  const answer = async (id: number, ip: string) =>
    app.call(
      ownEnquiryRoutes.replyEnquiry,
      { params: { id }, body: { message: 'We can offer 0.40 USD each.' } },
      { ...(await as(supplier)), ip },
    );
  await answer(await enquiry(buyers[3]!, '8.8.4.4'), '8.8.4.4');
  await answer(await enquiry(buyers[4]!, '9.9.9.9'), '8.8.4.4');
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 1 });
  expect((await signIn(app, supplier.email, PASSWORD, '1.0.0.1')).statusCode).toBe(200);
  await answer(await enquiry(buyers[5]!, '1.0.0.1'), '8.8.4.4');
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 1 });
});

test('spam counts as not answered until a reviewer agrees; a supplier that changes its mind needs none', async () => {
  const supplier = await makeSupplier(app);
  const reviewer = await makeReviewer(app);
  const id = await ask(supplier.companyId, 5 * DAY, { after: HOUR });
  const mark = async (route: typeof ownEnquiryRoutes.markSpam | typeof ownEnquiryRoutes.unmarkSpam) =>
    app.call(route, { params: { id } }, await as(supplier));
  const waiting = async () =>
    (await app.call(heldEnquiryRoutes.listHeldEnquiries, {}, { token: await tokenOf(app, reviewer.userId) }))
      .items;
  const decide = async (action: 'releaseHeldEnquiry' | 'refuseHeldEnquiry') => {
    const id = (await waiting())[0]!.id;
    await app.call(
      heldEnquiryRoutes[action] as typeof heldEnquiryRoutes.refuseHeldEnquiry,
      { params: { id } },
      {
        token: await tokenOf(app, reviewer.userId),
      },
    );
  };
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 1 });
  await mark(ownEnquiryRoutes.markSpam);
  expect(await waiting()).toMatchObject([{ kind: 'marked', enquiry: id, state: 'waiting', score: 0 }]);
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 0 });
  await mark(ownEnquiryRoutes.unmarkSpam);
  expect(await waiting()).toEqual([]);
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 1 });
  await mark(ownEnquiryRoutes.markSpam);
  const messagesSent = async () =>
    (await app.db.execute(sql`SELECT FROM messages WHERE kind = 'enquiry_received'`)).rows.length;
  const before = await messagesSent();
  await decide('releaseHeldEnquiry');
  // the supplier has it already
  expect(await messagesSent()).toBe(before);
  expect(await figures(supplier)).toEqual({ asked: 1, answered: 0 });
  await mark(ownEnquiryRoutes.unmarkSpam);
  await mark(ownEnquiryRoutes.markSpam);
  await decide('refuseHeldEnquiry');
  await measureResponses();
  expect(await ownOf(supplier)).toBeNull();
});
