import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company.ts';
import { dashboardRoutes } from '../../../contract/dashboard.ts';
import { enquiryRoutes } from '../../../contract/enquiry.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/factories.ts';
import { measureResponses } from './response.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
let app: TestApp;
let buyer: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  buyer = await makeBuyer(app);
});
afterAll(() => app.close());

/** `ago` and `after` in seconds; of a guest who has confirmed nothing where `unconfirmed`. */
async function ask(
  companyId: number,
  ago: number,
  given: { after?: number; again?: number; status?: number; unconfirmed?: boolean } = {},
): Promise<void> {
  const at = new Date(app.deps.now().getTime() - ago * 1000);
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO enquiries (company_id, user_id, guest_token_hash, status, country_id, name, email, submit_ip, created_at)
    SELECT ${companyId}, ${given.unconfirmed ? null : buyer.userId}, ${given.unconfirmed ? String(Math.random()) : null},
      ${given.status ?? 1}, id, 'B', 'b@buyer.example', '198.51.100.1', ${at} FROM addresses WHERE code = 'US' AND level = 1
    RETURNING id`);
  const write = (author: string, when: Date) =>
    app.db.execute(sql`INSERT INTO enquiry_messages (enquiry_id, author, body, created_at)
      VALUES (${rows[0]!.id}, ${author}, 'Text', ${when})`);
  await write('buyer', at);
  if (given.after !== undefined) await write('supplier', later(given.after));
  if (given.again !== undefined) await write('supplier', later(given.again));
}

const shownOf = async (supplier: MadeCompany) =>
  (await app.call(companyRoutes.companyByDomain, { params: { domain: supplier.domain } })).response;
/** The clock moves past the life of a token. */
const as = async ({ userId }: MadeCompany) => ({ token: await tokenOf(app, userId) });
const dashboardOf = async (supplier: MadeCompany) =>
  app.call(dashboardRoutes.getSellerDashboard, {}, await as(supplier));
const ownOf = async (supplier: MadeCompany) => (await dashboardOf(supplier)).response;

test('counts the first answers of 90 days; what is still open, spam and unconfirmed does not count', async () => {
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
  await measureResponses(app.deps);
  expect(await ownOf(supplier)).toEqual({ rate: 50, hours: 3, asked: 4, answered: 2, is_public: false });
  expect(await shownOf(supplier)).toBeNull();
  app.pass(2 * DAY);
  await measureResponses(app.deps);
  expect(await shownOf(supplier)).toEqual({ rate: 40, hours: 3 });
});

test('a request that invites a product is asked of its supplier, and a quotation answers it', async () => {
  const supplier = await makeSupplier(app);
  const { id: productId } = await makeProduct(app, supplier.companyId);
  const invite = async () => {
    const { id } = await makePurchase(app, { userId: buyer.userId });
    await app.db.execute(sql`UPDATE purchases SET invited_product_id = ${productId} WHERE id = ${id}`);
    return id;
  };
  const first = await invite();
  await invite();
  await makeQuotation(app, first, supplier);
  await makeQuotation(app, first, await makeSupplier(app));
  app.pass(3 * DAY + HOUR);
  await measureResponses(app.deps);
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
  await measureResponses(app.deps);
  await shown().toContain('100% answered\u00a0· usually within 2 hours');
  expect(await measureResponses(app.deps)).toBe(0);
  app.pass(81 * DAY);
  await measureResponses(app.deps);
  expect(await shownOf(supplier)).toBeNull();
  await shown().not.toContain('% answered');
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
  await app.call(enquiryRoutes.replyEnquiry, answer, await as(supplier));
  await app.call(
    enquiryRoutes.replyEnquiry,
    { ...answer, body: { message: 'And the price?' } },
    await as(buyer),
  );
  expect((await open())[0]).toMatchObject({ id: enquiryId, answer_by: null });
});
