import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { leadRoutes as routes } from '../../../contract/deal/lead.ts';
import { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import { MAX_MATCHES } from '../../../domain/deal/matching.ts';
import { AS_DELIVERED } from '../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { doDue } from '../../../tests/support/work.ts';
import { startWork } from '../../scheduled-jobs.ts';
import { askForLeadDigests } from './digest.ts';
import { askForMatching } from './matching.ts';

let app: TestApp;
let reviewer: MadeUser;
let leaves: { id: number; full_path: string; name: string; name_zh: string }[];
let used = 0;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  const { rows } = await app.db.execute<(typeof leaves)[number]>(
    // of sub-categories of their own, so that what one test makes is not beside what another does
    sql`SELECT DISTINCT ON (sub_id) id, full_path, name, name_zh FROM categories WHERE is_end ORDER BY sub_id, id`,
  );
  leaves = rows;
});
afterAll(() => app?.close());
let leaf: (typeof leaves)[number];
beforeEach(() => {
  leaf = leaves[++used]!;
});

const elsewhere = () => leaves[0]!.full_path;
const supply = async (given: Parameters<typeof makeSupplier>[1] = {}, products = 1) => {
  const supplier = await makeSupplier(app, { categoryPath: elsewhere(), ...given });
  for (let i = 0; i < products; i++) await makeProduct(app, supplier.companyId, { categoryId: leaf.id });
  return supplier;
};
const request = (given: Parameters<typeof makePurchase>[1] = {}) =>
  makePurchase(app, { status: 2, categoryId: leaf.id, receive: 'DE', ...given });
const decide = async (id: number, approve = true) =>
  app.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id }, body: approve ? { approve } : { approve, reasons: ['other'], note: '' } },
    { token: await tokenOf(app, reviewer.userId) },
  );
const pass = async (given: Parameters<typeof makePurchase>[1] = {}) => {
  const made = await request(given);
  await decide(made.id);
  await matchDue();
  return made;
};
const found = async (id: number) =>
  (
    await app.db.execute<{ company_id: number; email: string }>(
      sql`SELECT company_id, email FROM purchase_matches WHERE purchase_id = ${id} ORDER BY place`,
    )
  ).rows;
const companiesOf = async (id: number) => (await found(id)).map((row) => row.company_id);
const emailsTo = async ({ email }: MadeCompany) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${email} ORDER BY id`,
    )
  ).rows;
const messagesOf = async ({ userId }: MadeCompany, language = 'en') =>
  (
    await app.call(
      messageRoutes.listMessages,
      { query: { size: 50 } },
      { token: await tokenOf(app, userId), headers: { 'accept-language': language } },
    )
  ).items.filter(({ type }) => type.startsWith('purchase_'));
const list = async ({ userId }: MadeCompany) =>
  app.call(routes.listMatchedLeads, {}, { token: await tokenOf(app, userId) });
/** Without what waits for its next try. */
const matchDue = () => app.deps.jobs.doDue(app.deps, 'purchase.match');
const queued = async () =>
  (
    await app.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM purchases WHERE published_at IS NOT NULL AND matched_at IS NULL`,
    )
  ).rows[0]!.n;

describe('a request that passes', () => {
  test('is told to who makes it, with the reasons, in the office and by e-mail', async () => {
    const supplier = await supply({ user: { language: 'en' } }, 3);
    const other = await supply({}, 0);
    const { id, title } = await pass();
    const path = `/buying-leads/${leaf.full_path}/${id}.html`;
    const why = `3 products with a certificate in ${leaf.name}; exports worldwide; your minimum order is met`;
    expect(await messagesOf(supplier)).toMatchObject([
      {
        type: 'purchase_matched',
        body: `“${title}” fits what you offer: ${why}.`,
        link: expect.stringContaining(path),
      },
    ]);
    expect((await messagesOf(supplier, 'zh'))[0]!.body).toContain(
      `“${leaf.name_zh}”类目下有 3 款认证产品；产品出口全球`,
    );
    const [mail, ...more] = await emailsTo(supplier);
    expect([mail!.subject, more]).toEqual([`A request that fits you: ${title}`, []]);
    expect(mail!.body).toContain(why);
    expect(mail!.body).toContain(path);
    expect(mail!.body).toContain('http://my.b2b.overseas.localhost/account/EmailPreferences');
    expect([await messagesOf(other), await emailsTo(other)]).toEqual([[], []]);
    expect(await queued()).toBe(0);
  });

  test('says nothing of who asks', async () => {
    const supplier = await supply();
    await pass();
    const all = JSON.stringify([await messagesOf(supplier), await emailsTo(supplier), await list(supplier)]);
    expect(all).not.toMatch(/Secret|buyer\.example|198\.51/);
  });

  test('is told once, however often and wherever the queue is worked off', async () => {
    const supplier = await supply();
    const ids = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await request();
      await decide(id);
      ids.push(id);
    }
    await Promise.all(Array.from({ length: 4 }, () => matchDue()));
    await matchDue();
    expect(await messagesOf(supplier)).toHaveLength(ids.length);
    expect(await emailsTo(supplier)).toHaveLength(ids.length);
  });

  test('is told by a server that listens, and none stops before it has ended what it does', async () => {
    const supplier = await supply();
    const server = await buildTestApp({}, { beside: app });
    startWork(server.deps);
    const { id } = await request();
    await decide(id);
    await expect.poll(async () => (await messagesOf(supplier)).length).toBe(1);
    await server.close();
    expect(await companiesOf(id)).toEqual([supplier.companyId]);
  });

  test('is not told when it is refused, nor again when it passes once more', async () => {
    const supplier = await supply();
    const { id } = await request();
    await decide(id, false);
    await app.db.execute(
      sql`UPDATE purchases SET status = 2, audit_status = 0, audit_reason = '', audited_at = NULL WHERE id = ${id}`,
    );
    await decide(id);
    await matchDue();
    await app.db.execute(
      sql`UPDATE purchases SET status = 2, audit_status = 0, audit_reason = '', audited_at = NULL WHERE id = ${id}`,
    );
    await decide(id);
    await matchDue();
    expect(await messagesOf(supplier)).toHaveLength(1);
  });

  test('is matched though nothing was asked for, as after a restored backup', async () => {
    const supplier = await supply();
    const { id } = await request();
    await decide(id);
    await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'purchase.match'`);
    await matchDue();
    expect(await messagesOf(supplier)).toEqual([]);
    await doDue(app, 'purchase.match', askForMatching);
    await doDue(app, 'purchase.match', askForMatching);
    expect(await messagesOf(supplier)).toHaveLength(1);
  });

  test('that is closed before anybody was told stays untold', async () => {
    const supplier = await supply();
    const { id } = await request();
    await decide(id);
    await app.db.execute(sql`UPDATE purchases SET status = 4 WHERE id = ${id}`);
    await matchDue();
    expect([await messagesOf(supplier), await found(id), await queued()]).toEqual([[], [], 0]);
  });

  test('whose matching fails keeps none of the others, and comes again', async () => {
    const supplier = await supply();
    const [bad, good] = [await request(), await request()];
    await decide(bad.id);
    await decide(good.id);
    // a row that is in the way: what the matching writes breaks its key
    await app.db.execute(
      sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
          VALUES (${bad.id}, ${supplier.companyId}, 1, '[]', 'none', now())`,
    );
    await matchDue();
    expect(await messagesOf(supplier)).toMatchObject([{ body: expect.stringContaining(good.title) }]);
    await app.db.execute(sql`DELETE FROM purchase_matches WHERE purchase_id = ${bad.id}`);
    await matchDue();
    expect(await messagesOf(supplier)).toHaveLength(1);
    await doDue(app, 'purchase.match');
    expect(await messagesOf(supplier)).toHaveLength(2);
    expect(await queued()).toBe(0);
  });
});

describe('who is told', () => {
  test('whoever was invited comes first and is told once, as invited', async () => {
    const many = await supply({ tier: 'diamond' }, 5);
    const invited = await supply({}, 0);
    const product = await makeProduct(app, invited.companyId, { categoryId: leaves[0]!.id });
    const { id } = await request();
    await app.db.execute(sql`UPDATE purchases SET invited_product_id = ${product.id} WHERE id = ${id}`);
    await decide(id);
    await matchDue();
    expect(await companiesOf(id)).toEqual([invited.companyId, many.companyId]);
    expect((await messagesOf(invited)).map(({ type }) => type)).toEqual(['purchase_invited']);
    expect(await emailsTo(invited)).toHaveLength(1);
    expect((await list(invited)).items[0]!.reasons[0]).toEqual({ kind: 'invited', product: product.title });
  });

  test('more products come first; neither the buyer, nor the uncertified, nor the banned, nor who sells elsewhere', async () => {
    const one = await supply({}, 1);
    const three = await supply({}, 3);
    const buyer = await supply({}, 3);
    const asGuest = await supply({}, 3);
    await supply({ certified: false }, 3);
    const banned = await supply({}, 3);
    await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);
    const asian = await supply({}, 3);
    await app.db.execute(
      sql`UPDATE companies SET main_markets = '{East Asia}' WHERE id = ${asian.companyId}`,
    );
    const { id } = await pass({ userId: buyer.userId, email: asGuest.email.toUpperCase() });
    expect(await companiesOf(id)).toEqual([three.companyId, one.companyId]);
  });

  test('certificates that are asked for count, others do not', async () => {
    const plain = await supply({}, 1);
    const asked = await supply({}, 1);
    await app.db.execute(
      sql`UPDATE products SET properties = '[["Certification","IATF 16949"]]' WHERE company_id = ${asked.companyId}`,
    );
    const { id } = await request();
    await app.db.execute(sql`UPDATE purchases SET certifications = '{"IATF 16949"}' WHERE id = ${id}`);
    await decide(id);
    await matchDue();
    expect(await companiesOf(id)).toEqual([asked.companyId, plain.companyId]);
  });

  test('a main category counts without products, and a market of theirs', async () => {
    const main = await supply({ categoryPath: leaf.full_path }, 0);
    await app.db.execute(
      sql`UPDATE companies SET main_markets = '{East Europe}' WHERE id = ${main.companyId}`,
    );
    await pass();
    const [{ reasons } = { reasons: [] }] = (await list(main)).items;
    expect(reasons).toMatchObject([
      { kind: 'main', category: { name: leaf.name } },
      { kind: 'exports', country: { name: 'Germany', name_zh: '德国' } },
    ]);
  });

  test('thirty and no more', async () => {
    for (let i = 0; i < MAX_MATCHES + 2; i++) await supply();
    const { id } = await pass();
    expect(await found(id)).toHaveLength(MAX_MATCHES);
  });
});

describe('by e-mail as they prefer', () => {
  const prefer = async ({ userId }: MadeCompany, emails: string) =>
    app.call(routes.setLeadEmails, { body: { emails } }, { token: await tokenOf(app, userId) });
  const sendDigests = () => doDue(app, 'digest.lead', askForLeadDigests);
  const DAY_MS = 86_400_000;
  // to an hour at which what waits until then is told (domain/email/digest.ts), whatever hour it is now
  const tomorrow = async () => {
    const now = app.deps.now().getTime();
    app.pass((Math.ceil(now / DAY_MS) * DAY_MS + 7 * 3_600_000 - now) / 1000);
    await sendDigests();
  };

  test('each, which is the beginning; once a day; or none', async () => {
    const [each, daily, none] = [await supply(), await supply(), await supply()];
    expect(await app.call(routes.getLeadEmails, {}, { token: await tokenOf(app, each.userId) })).toEqual({
      emails: 'each',
    });
    await prefer(daily, 'daily');
    await prefer(none, 'none');
    const [one, two] = [await pass(), await pass()];
    await sendDigests();
    const counts = async () => [
      (await emailsTo(each)).length,
      (await emailsTo(daily)).length,
      (await emailsTo(none)).length,
    ];
    expect(await counts()).toEqual([2, 0, 0]);
    await tomorrow();
    await tomorrow();
    expect(await counts()).toEqual([2, 1, 0]);
    const [digest] = await emailsTo(daily);
    for (const { title, id } of [one, two]) {
      expect(digest!.body).toContain(title);
      expect(digest!.body).toContain(`/${id}.html`);
    }
    expect(await messagesOf(none)).toHaveLength(2);
  });

  test(`${AS_DELIVERED.lead_emails_most} in a day, then one digest, also of several matched at once`, async () => {
    const supplier = await supply();
    await app.db.execute(sql`INSERT INTO lead_email_days (company_id, day, sent)
      VALUES (${supplier.companyId}, ${app.deps.now().toISOString().slice(0, 10)}, ${AS_DELIVERED.lead_emails_most - 2})`);
    for (let i = 0; i < 5; i++) await decide((await request()).id);
    await Promise.all([matchDue(), matchDue(), matchDue()]);
    expect(await emailsTo(supplier)).toHaveLength(2);
    await Promise.all([tomorrow(), sendDigests()]);
    const all = await emailsTo(supplier);
    expect(all).toHaveLength(3);
    expect(all[2]!.body.match(/buying-leads/g)).toHaveLength(3);
    await pass();
    expect(await emailsTo(supplier)).toHaveLength(4);
  });

  test('what is over is left out, and nothing is sent of nothing', async () => {
    const supplier = await supply();
    await prefer(supplier, 'daily');
    const [gone, stands] = [await pass(), await pass()];
    await app.db.execute(sql`UPDATE purchases SET status = 4 WHERE id = ${gone.id}`);
    await tomorrow();
    const [digest] = await emailsTo(supplier);
    expect(digest!.body).toContain(stands.title);
    expect(digest!.body).not.toContain(gone.title);
    const last = await pass();
    await app.db.execute(sql`UPDATE purchases SET deleted_at = now() WHERE id = ${last.id}`);
    await tomorrow();
    expect(await emailsTo(supplier)).toHaveLength(1);
  });

  test('who wants none any more has none of what waited', async () => {
    const supplier = await supply();
    await prefer(supplier, 'daily');
    await pass();
    await prefer(supplier, 'none');
    await prefer(supplier, 'daily');
    await tomorrow();
    expect(await emailsTo(supplier)).toEqual([]);
  });
});

describe('the list', () => {
  test('has what is in effect, newest first, and says what was quoted', async () => {
    const supplier = await supply();
    const made = [];
    for (let i = 0; i < 3; i++) {
      made.push(await pass());
      app.pass(1);
    }
    const [first, second, third] = made;
    await makeQuotation(app, second!.id, supplier);
    await app.db.execute(sql`UPDATE purchases SET status = 4 WHERE id = ${first!.id}`);
    const { items, total } = await list(supplier);
    expect([total, items.map(({ id, quoted }) => [id, quoted])]).toEqual([
      2,
      [
        [third!.id, false],
        [second!.id, true],
      ],
    ]);
    expect(items[0]).toMatchObject({ lead: { title: third!.title, receive: { code: 'DE' } } });
    expect((await list(await supply({}, 0))).total).toBe(0);
  });

  test('is a supplier’s', async () => {
    const buyer = await makeBuyer(app);
    for (const route of [routes.listMatchedLeads, routes.getLeadEmails])
      expect((await app.send(route, {}, { token: await tokenOf(app, buyer.userId) })).statusCode).toBe(403);
  });
});

test('the statement that finds them reads a bounded part of a large category', async () => {
  const supplier = await supply();
  await app.db.execute(sql`
    INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit, published_at, main_image_id, submitted_at, refreshed_at)
    SELECT company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, 'Stainless bolt ' || n, unit, published_at, main_image_id, submitted_at, refreshed_at
    FROM products, generate_series(1, 5000) n WHERE company_id = ${supplier.companyId}`);
  await pass();
  const [{ reasons } = { reasons: [] }] = (await list(supplier)).items;
  expect(reasons[0]).toMatchObject({ kind: 'products', n: 2000 });
});
