import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { leadRoutes } from '../../../contract/deal/lead.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { albumRoutes } from '../../../contract/file/album.ts';
import { dashboardRoutes } from '../../../contract/operator/dashboard.ts';
import { groupRoutes } from '../../../contract/product/group.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { pinRoutes } from '../../../contract/product/pin.ts';
import { savedRoutes } from '../../../contract/saved.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeFile,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { statements } from '../../../tests/support/database/statements.ts';
import { countLists } from './dashboard.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

const DAY = 86_400_000;
const at = (days: number) => new Date(app.deps.now().getTime() + days * DAY).toISOString();
const dashboard = (of: MadeCompany) => app.call(dashboardRoutes.getSellerDashboard, {}, { token: of.token });
const ask = (from: MadeCompany, subject: string) =>
  app.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: seller.companyId },
        subject,
        message: `How much are a thousand of these, please? ${subject}`,
        country: 'DE',
        name: 'Ann',
        email: from.email,
      },
    },
    { token: from.token },
  );

test('a seller for whom nothing waits: empty lists, and 30 days of zeros that end today', async () => {
  const shown = await dashboard(await makeSupplier(app));
  const none = { total: 0, items: [] };
  expect(shown).toMatchObject({ enquiries: none, failed: none, pins: none, member_until: null });
  expect(shown.days).toHaveLength(30);
  expect(shown.days.at(-1)).toEqual({ day: at(0).slice(0, 10), views: 0, appearances: 0, enquiries: 0 });
});

test('enquiries that wait for an answer, the oldest first; answered ones do not, and nobody sees those of others', async () => {
  const buyer = await makeBuyer(app);
  const made = [];
  for (let n = 0; n < 7; n++) {
    made.push((await ask(buyer, `Question ${n}`)).id);
    app.pass(60);
  }
  const as = { token: seller.token };
  const reply = (id: number) =>
    app.call(ownEnquiryRoutes.replyEnquiry, { params: { id }, body: { message: 'Two dollars.' } }, as);
  await reply(made[0]!);
  const { enquiries } = await dashboard(seller);
  expect(enquiries.total).toBe(6);
  expect(enquiries.items.map(({ id }) => id)).toEqual(made.slice(1, 6));
  expect(enquiries.items[0]).toMatchObject({
    subject: 'Question 1',
    name: 'Ann',
    country: 'Germany',
    country_zh: '德国',
  });
  expect((await dashboard(await makeSupplier(app))).enquiries.total).toBe(0);

  const bought = () => app.call(dashboardRoutes.getBuyerDashboard, {}, { token: buyer.token });
  expect(await bought()).toMatchObject({
    sent: 7,
    answers: { total: 1, items: [{ id: made[0], subject: 'Question 0' }] },
  });
  // written on, the oldest waits from now
  await app.call(
    ownEnquiryRoutes.replyEnquiry,
    { params: { id: made[1]! }, body: { message: 'And of steel?' } },
    { token: buyer.token },
  );
  expect((await dashboard(seller)).enquiries.items[0]?.id).toBe(made[2]);
});

test('what failed its review: products and the newest edits, with reasons', async () => {
  const { companyId, token } = seller;
  const failed = await makeProduct(app, companyId, { title: 'A bolt that failed' });
  await app.db.execute(sql`UPDATE products SET status = 4, reasons = '{image_quality}', review_note = 'Blurred'
    WHERE id = ${failed.id}`);
  const online = await makeProduct(app, companyId, { title: 'A bolt with a failed edit' });
  const mended = await makeProduct(app, companyId, { title: 'A bolt with a mended edit' });
  for (const [id, status] of [
    [online.id, 4],
    [mended.id, 4],
    [mended.id, 1],
  ])
    await app.db.execute(sql`
      INSERT INTO product_revisions (product_id, base_version, status, proposal, reasons, submitted_at, decided_at)
      VALUES (${id}, 1, ${status}, '{}', '{title_quality}', ${at(-2)}, ${at(-1)})`);
  const { failed: shown } = await dashboard({ ...seller, token });
  expect(shown.total).toBe(2);
  expect(shown.items).toEqual(
    expect.arrayContaining([
      {
        id: failed.id,
        title: 'A bolt that failed',
        edit: false,
        reasons: ['image_quality'],
        note: 'Blurred',
      },
      { id: online.id, title: 'A bolt with a failed edit', edit: true, reasons: ['title_quality'], note: '' },
    ]),
  );
});

test('requests that fit: open, not full, not quoted yet; the one that closes next first', async () => {
  const own = await makeSupplier(app);
  const match = async (closesIn: number, change = sql`id = id`) => {
    const { id } = await makePurchase(app);
    await app.db.execute(sql`UPDATE purchases SET closing_at = ${at(closesIn)}, ${change} WHERE id = ${id}`);
    await app.db.execute(sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
      VALUES (${id}, ${own.companyId}, 1, '[]', 'none', now())`);
    return id;
  };
  const later = await match(20);
  const sooner = await match(5);
  await match(-1);
  await match(5, sql`quota_num = 10`);
  await match(5, sql`status = 4`);
  await match(5, sql`deleted_at = now()`);
  await makeQuotation(app, await match(5), own);
  await makeQuotation(app, await match(6), own, { status: 6 });
  const { leads } = await dashboard(own);
  expect(leads.total).toBe(3);
  expect(leads.items.map(({ id }) => id)).toEqual([sooner, expect.any(Number), later]);
  expect(leads.items[0]).toMatchObject({
    url: expect.stringContaining(`/${sooner}.html`),
    country: expect.any(String),
  });
  expect((await dashboard(await makeSupplier(app))).leads.total).toBe(0);
});

test('buyers who ask for a better offer, until the quotation is decided', async () => {
  const own = await makeSupplier(app);
  const asked = async (status: 1 | 2 | 5) => {
    const { id } = await makeQuotation(app, (await makePurchase(app)).id, own, { status });
    await app.db.execute(sql`UPDATE quotations SET better_offer_asked_at = ${at(-1)} WHERE id = ${id}`);
    return id;
  };
  const waiting = await asked(2);
  await asked(5);
  const [lead, ended] = [await makePurchase(app), await makePurchase(app, { closesIn: -1 })];
  for (const request of [lead, ended])
    await app.db.execute(sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
      VALUES (${request.id}, ${own.companyId}, 1, '[]', 'none', now())`);
  await makeQuotation(app, lead.id, own);
  const { better_offers } = await dashboard(own);
  expect(better_offers.total).toBe(1);
  expect(better_offers.items.map(({ id }) => id)).toEqual([waiting]);
});

test('a buyer: requests with quotations to decide on, those not seen first; how many requests stand where', async () => {
  const buyer = await makeBuyer(app);
  const [decided, seen, fresh] = [
    await makePurchase(app, { userId: buyer.userId }),
    await makePurchase(app, { userId: buyer.userId }),
    await makePurchase(app, { userId: buyer.userId }),
  ];
  await makePurchase(app, { userId: buyer.userId, status: 2 });
  await makeQuotation(app, decided.id, seller, { status: 5 });
  await makeQuotation(app, seen.id, seller, { status: 2 });
  await makeQuotation(app, fresh.id, seller);
  await makeQuotation(app, fresh.id, await makeSupplier(app), { status: 3, validFor: 30 });
  const shown = await app.call(dashboardRoutes.getBuyerDashboard, {}, { token: buyer.token });
  expect(shown.to_compare.total).toBe(2);
  expect(shown.to_compare.items).toMatchObject([
    { id: fresh.id, quotations: 2, unseen: 1 },
    { id: seen.id, quotations: 1, unseen: 0 },
  ]);
  expect(shown.requests).toEqual({ in_effect: 3, under_review: 1, not_passed: 0 });
  const other = await makeBuyer(app);
  const nothing = await app.call(dashboardRoutes.getBuyerDashboard, {}, { token: other.token });
  expect(nothing).toMatchObject({
    to_compare: { total: 0, items: [] },
    requests: { in_effect: 0, under_review: 0, not_passed: 0 },
  });
});

test('pins that end within a week, and the end of the membership with what follows on it', async () => {
  const own = await makeSupplier(app);
  // one moment: the clock of the tests goes on
  const began = app.deps.now().getTime();
  const at = (days: number) => new Date(began + days * DAY).toISOString();
  const pin = async (title: string, ...periods: [number, number][]) => {
    const { id } = await makeProduct(app, own.companyId, { title });
    for (const [from, to] of periods)
      await app.db.execute(sql`INSERT INTO product_pins (product_id, company_id, days, period)
        VALUES (${id}, ${own.companyId}, 7, tstzrange(${at(from)}, ${at(to)}))`);
    return id;
  };
  const soon = await pin('Pinned for a while', [-4, 3]);
  await pin('Pinned for longer', [-4, 3], [3, 10]);
  await pin('Pinned no more', [-8, -1]);
  await pin('Pinned later', [1, 4]);
  const { pins } = await dashboard(own);
  expect(pins).toEqual({ total: 1, items: [{ id: soon, title: 'Pinned for a while', until: at(3) }] });

  const day = (days: number) => at(days).slice(0, 10);
  for (const [from, to] of [
    [-300, 20],
    [20, 60],
    [90, 120],
  ] as const)
    await app.db.execute(sql`INSERT INTO memberships (company_id, tier, period)
      VALUES (${own.companyId}, 'vip', daterange(${day(from)}::date, ${day(to)}::date))`);
  expect((await dashboard(own)).member_until).toBe(day(60));
});

test('days are the sums of all products of the company, and of nobody else', async () => {
  const own = await makeSupplier(app);
  for (const views of [3, 4]) {
    const { id } = await makeProduct(app, own.companyId);
    await app.db.execute(sql`INSERT INTO product_statistics (product_id, company_id, day, views, appearances, enquiries)
      VALUES (${id}, ${own.companyId}, ${at(0)}::date, ${views}, 9, 1), (${id}, ${own.companyId}, ${at(-40)}::date, 99, 99, 99)`);
  }
  const { days } = await dashboard(own);
  expect(days.at(-1)).toMatchObject({ views: 7, appearances: 18, enquiries: 2 });
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(7);
});

test('what the map counts is what each list holds, asked for in one statement', async () => {
  const own = await makeSupplier(app);
  const as = { token: own.token };
  const user = { userId: own.userId, companyId: own.companyId };
  const lists = () => app.call(dashboardRoutes.countLists, {}, as);
  const { notices, ...others } = await lists();
  expect(others).toEqual({
    pins: 0,
    groups: 0,
    reviewRelease: 0,
    albums: 0,
    recycledImages: 0,
    myQuotations: 0,
    leads: 0,
    savedProducts: 0,
    savedSuppliers: 0,
    savedSearches: 0,
  });

  const make = (status: 1 | 2 | 4 | 5) => makeProduct(app, own.companyId, { status });
  const [online] = [await make(1), await make(2), await make(4), await make(5)];
  await app.db.execute(sql`INSERT INTO product_revisions (product_id, base_version, status, proposal, decided_at, reasons)
    VALUES (${online.id}, 1, 4, '{}', now(), '{other}')`);
  await app.db.execute(sql`INSERT INTO product_pins (product_id, company_id, days, period) VALUES
    (${online.id}, ${own.companyId}, 1, tstzrange(${at(-0.5)}, ${at(0.5)})),
    (${online.id}, ${own.companyId}, 1, tstzrange(${at(0.5)}, ${at(1.5)}))`);
  await app.call(groupRoutes.createGroup, { body: { name: 'Bolts' } }, as);
  await app.call(albumRoutes.createAlbum, { body: { name: 'Bolts' } }, as);
  const { id } = await makeFile(app, user, 5);
  await app.call(albumRoutes.deleteAlbumImages, { body: { ids: [id] } }, as);
  await app.db.execute(sql`INSERT INTO notices (title_en, title_zh, body_en, body_zh, published_at) VALUES
    ('Open', '营业', '', '', ${at(-1)}), ('Later', '以后', '', '', ${at(1)})`);

  const [lead, ended] = [await makePurchase(app), await makePurchase(app, { closesIn: -1 })];
  for (const request of [lead, ended])
    await app.db.execute(sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
      VALUES (${request.id}, ${own.companyId}, 1, '[]', 'none', now())`);
  await makeQuotation(app, lead.id, own);

  const saved = {
    products: [online.id],
    suppliers: [own.companyId],
    searches: ['/search-product/1.html?kw=a'],
  };
  await app.call(savedRoutes.carrySaved, { body: saved }, as);

  const counted = await lists();
  expect(counted).toEqual({
    pins: 1,
    groups: 1,
    reviewRelease: 4,
    albums: 1,
    recycledImages: 1,
    notices: notices + 1,
    myQuotations: 1,
    leads: 1,
    savedProducts: 1,
    savedSuppliers: 1,
    savedSearches: 1,
  });
  const { totals } = await app.call(ownProductRoutes.reviewOverview, {}, as);
  expect(counted.reviewRelease).toBe(totals.waiting + totals.failed + totals.drafts);
  expect(counted.pins).toBe((await app.call(pinRoutes.listPins, {}, as)).total);
  expect(counted.recycledImages).toBe((await app.call(albumRoutes.listRecycledImages, {}, as)).total);
  expect(counted.notices).toBe((await app.call(messageRoutes.listNotices, {}, as)).total);
  expect(counted.myQuotations).toBe((await app.call(quotationRoutes.listQuotationsFromMe, {}, as)).total);
  expect(counted.leads).toBe((await app.call(leadRoutes.listMatchedLeads, {}, as)).total);
  expect(counted.savedProducts).toBe((await app.call(savedRoutes.listSavedProducts, {}, as)).total);
  expect(counted.savedSuppliers).toBe((await app.call(savedRoutes.listSavedSuppliers, {}, as)).total);
  expect(counted.savedSearches).toBe((await app.call(savedRoutes.listSavedSearches, {}, as)).total);
  // nothing of others
  const other = await makeSupplier(app);
  expect(await app.call(dashboardRoutes.countLists, {}, { token: other.token })).toEqual({
    ...others,
    notices: notices + 1,
  });
  const caller = { user: { id: own.userId, company: { id: own.companyId } } } as never;
  expect(await statements(app, () => countLists(app.deps, caller))).toBe(1);
});
