import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownPurchaseRoutes as routes } from '../../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeUser,
  makeBuyer,
  makeFile,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { giveMissingLinks } from '../purchase.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeBuyer>>;
let other: Awaited<ReturnType<typeof makeBuyer>>;
let reviewer: MadeUser;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
beforeAll(async () => {
  app = await buildTestApp();
  [owner, other, reviewer, leaf] = [
    await makeBuyer(app),
    await makeBuyer(app),
    await makeReviewer(app),
    await leafCategory(app),
  ];
});
afterAll(() => app?.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const make = (given: Parameters<typeof makePurchase>[1] = {}) =>
  makePurchase(app, { userId: owner.userId, categoryId: leaf.id, ...given });
const as = ({ token }: { token: string }) => ({ token });
const get = (id: number) => app.call(routes.getOwnPurchase, { params: { id } }, as(owner));
const content = (given: object = {}) => ({
  title: 'Bolts of brass',
  category: leaf.id,
  description: 'Brass bolts for a boat.',
  quantity: 200,
  unit: 'box',
  receive: 'DE',
  targetPrice: 2.5,
  currency: '¥' as const,
  certifications: ['CE' as const],
  contact: { name: 'Bo', company: 'Boats' },
  version: 1,
  ...given,
});
const edit = (id: number, given: object = {}, by: { token: string } = owner) =>
  app.send(routes.editPurchase, { params: { id }, body: content(given) }, as(by));
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) =>
  reply.statusCode === 200 ? 'done' : reply.json().code;
const lead = (id: number) => app.call(purchaseRoutes.getPublicPurchase, { params: { id } });
const decide = (id: number, body: object) =>
  app.send(purchaseReviewRoutes.decidePurchase, { params: { id }, body }, as(reviewer));

describe('the lists', () => {
  test('have the own requests alone, newest first, by state and words; expired ones stand beside the closed', async () => {
    const mine = await makeBuyer(app);
    const of = (given: Parameters<typeof makePurchase>[1]) => make({ userId: mine.userId, ...given });
    const made = [
      await of({ title: 'One 100% steel' }),
      await of({ status: 2 }),
      await of({ status: 3 }),
      await of({ status: 4 }),
      await of({ status: 5 }),
      await of({ title: 'Due', closesIn: -0.01 }),
    ].map(({ id }) => id);
    const list = async (query: object) =>
      (await app.call(routes.listOwnPurchases, { query }, as(mine))).items.map(({ id }) => made.indexOf(id));
    const first = await app.call(routes.listOwnPurchases, {}, as(mine));
    expect([first.size, first.total, first.items.map(({ id }) => id)]).toEqual([
      5,
      6,
      made.toReversed().slice(0, 5),
    ]);
    expect(await list({ limit: 5, offset: 5 })).toEqual([0]);
    expect(await list({ status: 1 })).toEqual([0]);
    expect(await list({ status: 2 })).toEqual([1]);
    expect(await list({ status: 3 })).toEqual([2]);
    expect(await list({ status: 4 })).toEqual([5, 4, 3]);
    expect(await list({ status: 5 })).toEqual([5, 4]);
    expect(await list({ kw: '100%' })).toEqual([0]);
    expect(await list({ kw: '1%0' })).toEqual([]);
    expect(await app.call(routes.countOwnPurchases, {}, as(mine))).toEqual([
      { status: 1, cnt: 1 },
      { status: 2, cnt: 1 },
      { status: 3, cnt: 1 },
      { status: 4, cnt: 1 },
      { status: 5, cnt: 2 },
    ]);
    expect((await app.call(routes.countOwnPurchases, {}, as(other))).every(({ cnt }) => cnt === 0)).toBe(
      true,
    );
  });

  test('a line says where it stands, what was objected to and how many quotations are new', async () => {
    const { id } = await make({ quotaNum: 2 });
    const shop = await makeSupplier(app);
    await makeQuotation(app, id, shop);
    await makeQuotation(app, id, await makeSupplier(app), { status: 2 });
    // nobody looked at it before it was withdrawn: it is as if never sent
    await makeQuotation(app, id, await makeSupplier(app), { status: 6 });
    const { items } = await app.call(routes.listOwnPurchases, { query: { limit: 1 } }, as(owner));
    expect(items[0]).toMatchObject({
      id,
      quotaNum: 2,
      unread: 1,
      receive: { name: 'United States' },
      actions: ['close', 'extend', 'edit', 'copy', 'remove'],
      edit: null,
    });
    expect(items[0]!.cate_names).toHaveLength(3);
    expect(items[0]!.cate_names_zh.at(-1)).not.toBe(items[0]!.cate_names.at(-1));
    expect(items[0]!.url).toMatch(new RegExp(`/buying-leads/.*/${id}\\.html$`));
    const refused = await make({ status: 3 });
    expect(await get(refused.id)).toMatchObject({
      audit: { status: 2, reason: 'Please state the use.' },
      url: null,
    });
  });
});

test('rights hang on the request: to anybody else it is not there', async () => {
  const { id } = await make();
  const closingDate = day(60);
  for (const [route, input] of [
    [routes.getOwnPurchase, { params: { id } }],
    [routes.extendPurchase, { params: { id }, body: { closingDate } }],
    [routes.editPurchase, { params: { id }, body: content() }],
    [routes.copyPurchase, { params: { id }, body: { closingDate } }],
  ] as const)
    expect((await app.send(route, input, as(other))).statusCode, route.path).toBe(404);
  for (const route of [routes.closePurchases, routes.deletePurchases])
    expect(await app.call(route, { body: { ids: [id] } }, as(other))).toEqual([
      { id, done: false, code: 'not_found' },
    ]);
  expect(await get(id)).toMatchObject({ status: 1, version: 1 });
});

describe('many at once', () => {
  test('are closed as far as they take quotations, each with its outcome', async () => {
    const [open, waiting, refused] = [await make(), await make({ status: 2 }), await make({ status: 3 })];
    const ids = [refused.id, open.id, 999_999, waiting.id];
    expect(await app.call(routes.closePurchases, { body: { ids } }, as(owner))).toEqual([
      { id: refused.id, done: false, code: 'wrong_state' },
      { id: open.id, done: true },
      { id: 999_999, done: false, code: 'not_found' },
      { id: waiting.id, done: true },
    ]);
    expect(await lead(open.id)).toMatchObject({ status: 4, open: false });
  });

  test('closed twice at once, each is closed once and has one line in the log', async () => {
    const ids = [(await make()).id, (await make()).id];
    const replies = await Promise.all(
      [ids, ids.toReversed()].map((some) =>
        app.call(routes.closePurchases, { body: { ids: some } }, as(owner)),
      ),
    );
    expect(replies.flat().filter(({ done }) => done)).toHaveLength(2);
    const { rows } = await app.db.execute(
      sql`SELECT FROM audit_log WHERE entity = 'purchase' AND action = 'close' AND entity_id IN (${ids[0]!}, ${ids[1]!})`,
    );
    expect(rows).toHaveLength(2);
  });

  test('are deleted in any state, and gone from everywhere', async () => {
    const made = [await make(), await make({ status: 4 }), await make({ status: 3 })];
    const ids = made.map(({ id }) => id);
    expect(await lead(ids[0]!)).toBeDefined();
    const outcomes = await app.call(routes.deletePurchases, { body: { ids } }, as(owner));
    expect(outcomes.every(({ done }) => done)).toBe(true);
    for (const id of ids) {
      expect((await app.send(purchaseRoutes.getPublicPurchase, { params: { id } })).statusCode).toBe(404);
      expect((await app.send(routes.getOwnPurchase, { params: { id } }, as(owner))).statusCode).toBe(404);
    }
    expect(await app.call(routes.deletePurchases, { body: { ids: [ids[0]!] } }, as(owner))).toEqual([
      { id: ids[0], done: false, code: 'not_found' },
    ]);
  });

  test('a hundred is the most', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => n + 1);
    expect((await app.send(routes.closePurchases, { body: { ids } }, as(owner))).statusCode).toBe(422);
  });
});

describe('the closing day', () => {
  const extend = (id: number, closingDate: string) =>
    app.send(routes.extendPurchase, { params: { id }, body: { closingDate } }, as(owner));

  test('is moved at once to a later one, at most 90 days ahead', async () => {
    const { id } = await make({ closesIn: 10 });
    expect((await extend(id, day(91))).json().fields).toEqual({
      closingDate: 'Please choose a date at most 90 days ahead.',
    });
    expect((await extend(id, day(9))).json().fields).toHaveProperty('closingDate');
    expect((await extend(id, day(-1))).json().fields).toHaveProperty('closingDate');
    expect(codeOf(await extend(id, day(90)))).toBe('done');
    expect((await lead(id)).closingDate).toBe(`${day(90)}T23:59:59.999Z`);
    // the same again changes nothing and is no failure
    expect(codeOf(await extend(id, day(90)))).toBe('done');
  });

  test.each([2, 3, 4, 5] as const)('of one in state %i stays', async (status) => {
    expect(codeOf(await extend((await make({ status })).id, day(60)))).toBe('wrong_state');
  });

  test('of one that has just passed its end stays, though the clock has not expired it yet', async () => {
    expect(codeOf(await extend((await make({ closesIn: -0.01 })).id, day(60)))).toBe('wrong_state');
  });
});

describe('an edit', () => {
  test('of a request under review stands in place; a reviewer who saw it before is refused', async () => {
    const { id } = await make({ status: 2 });
    const shown = await app.call(purchaseReviewRoutes.getPurchaseCase, { params: { id } }, as(reviewer));
    await app.call(reviewRoutes.claimCase, { params: { kind: 'purchase', id } }, as(reviewer));
    const file = await makeFile(app, owner, 6);
    expect((await edit(id, { files: [file.id], closingDate: day(20) })).json()).toEqual({ reviewed: false });
    expect(await get(id)).toMatchObject({
      status: 2,
      title: 'Bolts of brass',
      quantity: 200,
      receive: { code: 'DE' },
      files: [{ id: file.id }],
      closingDate: `${day(20)}T23:59:59.999Z`,
      contact: { name: 'Bo', company: 'Boats' },
      version: 2,
      proposal: null,
    });
    expect(codeOf(await decide(id, { approve: true, version: shown.version }))).toBe('conflict');
    expect(codeOf(await decide(id, { approve: true, version: 2 }))).toBe('done');
    expect(await lead(id)).toMatchObject({ title: 'Bolts of brass' });
  });

  test('of one that did not pass submits it again, at the end of the queue', async () => {
    const { id } = await make({ status: 3, closesIn: -1 });
    expect((await edit(id)).json().fields).toHaveProperty('closingDate');
    expect(codeOf(await edit(id, { closingDate: day(20) }))).toBe('done');
    expect(await get(id)).toMatchObject({ status: 2, audit: { status: 0, reason: '', updatedAt: null } });
    const queue = await app.call(
      reviewRoutes.reviewQueue,
      { params: { kind: 'purchase' }, query: { limit: 100 } },
      as(reviewer),
    );
    expect(queue.items.at(-1)).toMatchObject({ id });
  });

  test('of one in effect waits while the approved text stays, and takes its place once it passes', async () => {
    const { id, title } = await make();
    const old = await makeFile(app, owner, 6);
    await app.db.execute(sql`INSERT INTO purchase_files VALUES (${id}, 0, ${old.id})`);
    const fresh = await makeFile(app, owner, 6);
    expect((await edit(id, { files: [old.id, fresh.id] })).json()).toEqual({ reviewed: true });
    expect(await lead(id)).toMatchObject({ title, quantity: 5000, files: [{ id: old.id }] });
    expect(await get(id)).toMatchObject({
      title,
      status: 1,
      files: [{ id: old.id }],
      edit: { submitted_at: expect.any(String), reason: '' },
      proposal: { title: 'Bolts of brass', files: [{ id: old.id }, { id: fresh.id }] },
    });
    const shown = await app.call(purchaseReviewRoutes.getPurchaseCase, { params: { id } }, as(reviewer));
    expect(shown).toMatchObject({
      title: 'Bolts of brass',
      proposal: { receive: { name: 'Germany' }, files: [{ id: old.id }, { id: fresh.id }] },
    });
    await app.call(reviewRoutes.claimCase, { params: { kind: 'purchase', id } }, as(reviewer));
    const both = await Promise.all([
      decide(id, { approve: true, version: shown.version }),
      decide(id, { approve: true, version: shown.version }),
    ]);
    expect(both.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
    expect(await lead(id)).toMatchObject({
      title: 'Bolts of brass',
      quantity: 200,
      receive: { code: 'DE' },
      files: [{ id: old.id }, { id: fresh.id }],
      status: 1,
    });
    expect(await get(id)).toMatchObject({ edit: null, proposal: null });
  });

  test('that is refused says why and can be sent again; taken back, nothing waits', async () => {
    const { id, title } = await make();
    await edit(id);
    await app.call(reviewRoutes.claimCase, { params: { kind: 'purchase', id } }, as(reviewer));
    const refusal = { approve: false, reasons: ['unspecific'], note: 'Which brass?', version: 2 };
    expect(codeOf(await decide(id, refusal))).toBe('done');
    const refused = await get(id);
    expect(refused).toMatchObject({ title, status: 1, proposal: { title: 'Bolts of brass' } });
    expect(refused.edit).toMatchObject({
      submitted_at: null,
      reason: expect.stringContaining('Which brass?'),
    });
    expect(codeOf(await decide(id, { approve: true }))).not.toBe('done');
    expect(codeOf(await edit(id, { version: 2, title: 'Bolts of CuZn37' }))).toBe('done');
    expect((await get(id)).edit).toMatchObject({ submitted_at: expect.any(String), reason: '' });
    const approved = {
      title,
      description: refused.description,
      quantity: refused.quantity,
      unit: refused.unit,
      receive: refused.receive.code,
      targetPrice: null,
      currency: '$',
      certifications: [],
      contact: { name: refused.contact.name, company: refused.contact.company },
      version: 3,
    };
    expect((await edit(id, approved)).json()).toEqual({ reviewed: false });
    expect(await get(id)).toMatchObject({ edit: null, proposal: null, title });
  });

  test('tells the suppliers whose quotation is not decided what has changed, once it has passed', async () => {
    const { id } = await make();
    const [live, viewed, declined, silent] = [
      await makeSupplier(app, { user: { language: 'en' } }),
      await makeSupplier(app),
      await makeSupplier(app),
      await makeSupplier(app),
    ];
    await makeQuotation(app, id, live, { status: 1 });
    await makeQuotation(app, id, viewed, { status: 2 });
    await makeQuotation(app, id, declined, { status: 5 });
    await makeQuotation(app, id, silent, { status: 1 });
    await app.db.execute(sql`INSERT INTO email_preferences VALUES (${silent.userId}, 'quotations', 'none')`);
    const told = async ({ userId, email }: MadeUser) => {
      const messages = await app.db.execute<{ params: { changed: string } }>(
        sql`SELECT params FROM messages WHERE user_id = ${userId} AND kind = 'purchase_edited'`,
      );
      const mails = await app.db.execute<{ body: string }>(
        sql`SELECT body FROM outbox WHERE address = ${email}`,
      );
      return [messages.rows.map(({ params }) => params.changed), mails.rows.map(({ body }) => body)];
    };
    await edit(id);
    expect(await told(live)).toEqual([[], []]);
    expect((await decide(id, { approve: true })).statusCode).toBe(200);
    const changed = 'title,description,quantity,receive,targetPrice,certifications';
    const inWords = 'title, description, quantity, destination, target price, certificates required';
    expect(await told(live)).toEqual([[changed], [expect.stringContaining(`Changed: ${inWords}`)]]);
    expect(await told(viewed)).toEqual([[changed], [expect.stringContaining('标题、')]]);
    expect(await told(silent)).toEqual([[changed], []]);
    expect(await told(declined)).toEqual([[], []]);
    // of who asks they are told nothing
    const { rows } = await app.db.execute<{ title: string }>(
      sql`SELECT title FROM purchases WHERE id = ${id}`,
    );
    await edit(id, { title: rows[0]!.title, contact: { name: 'Cy', company: 'Ships' }, version: 3 });
    expect((await decide(id, { approve: true })).statusCode).toBe(200);
    expect((await told(live))[0]).toEqual([changed]);
  });

  test('may bring a later closing day along, which holds at once', async () => {
    const { id, title } = await make({ closesIn: 10 });
    const before = (await get(id)).closingDate;
    expect((await edit(id, { closingDate: day(5) })).json().fields).toHaveProperty('closingDate');
    expect((await edit(id, { closingDate: before, title, version: 1 })).json()).toEqual({ reviewed: true });
    expect((await edit(id, { closingDate: day(50), version: 2 })).json()).toEqual({ reviewed: true });
    expect(await lead(id)).toMatchObject({ title, closingDate: `${day(50)}T23:59:59.999Z` });
  });

  test('goes when the request is closed', async () => {
    const { id } = await make();
    await edit(id, { files: [(await makeFile(app, owner, 6)).id] });
    await app.call(routes.closePurchases, { body: { ids: [id] } }, as(owner));
    expect(await get(id)).toMatchObject({ status: 4, edit: null, proposal: null });
    const { rows } = await app.db.execute(sql`SELECT FROM purchase_files WHERE purchase_id = ${id}`);
    expect(rows).toEqual([]);
  });

  test.each([4, 5] as const)('of one in state %i is refused', async (status) => {
    expect(codeOf(await edit((await make({ status })).id))).toBe('wrong_state');
  });

  test('made from what was changed meanwhile is a conflict, also at once', async () => {
    const { id } = await make({ status: 2 });
    const both = await Promise.all([edit(id, { title: 'One' }), edit(id, { title: 'Two' })]);
    expect(both.map(codeOf).sort()).toEqual(['conflict', 'done']);
  });

  test('names what is wrong and takes no files of others', async () => {
    const { id } = await make();
    const theirs = await makeFile(app, other, 6);
    expect((await edit(id, { files: [theirs.id] })).json().fields).toHaveProperty('files');
    expect((await edit(id, { category: leaf.trail[0] })).json().fields).toHaveProperty('category');
    expect((await edit(id, { receive: 'XX' })).json().fields).toHaveProperty('receive');
  });
});

test('the closing day of an edit, an extension and a copy ends where the request was posted', async () => {
  const { id } = await make({ status: 2 });
  await app.db.execute(sql`UPDATE purchases SET time_zone = 'America/New_York' WHERE id = ${id}`);
  const ends = /T23:59:59.999-0[45]:00$/;
  expect(codeOf(await edit(id, { closingDate: day(20) }))).toBe('done');
  expect((await get(id)).closingDate).toMatch(new RegExp(`^${day(20)}${ends.source}`));
  expect((await decide(id, { approve: true })).statusCode).toBe(200);
  const body = { closingDate: day(40) };
  await app.call(routes.extendPurchase, { params: { id }, body }, as(owner));
  expect((await lead(id)).closingDate).toMatch(new RegExp(`^${day(40)}${ends.source}`));
  const { ID } = await app.call(routes.copyPurchase, { params: { id }, body }, as(owner));
  expect(await get(ID)).toMatchObject({
    closingDate: expect.stringMatching(ends),
    timeZone: 'America/New_York',
  });
});

describe('posted again', () => {
  const copy = (id: number, closingDate = day(30)) =>
    app.send(routes.copyPurchase, { params: { id }, body: { closingDate } }, as(owner));

  test.each([1, 2, 3, 4, 5] as const)('one in state %i is a new request under review', async (status) => {
    const { id, title } = await make({ status });
    const file = await makeFile(app, owner, 6);
    await app.db.execute(sql`INSERT INTO purchase_files VALUES (${id}, 0, ${file.id})`);
    const { ID } = (await copy(id)).json();
    expect(ID).not.toBe(id);
    expect(await get(ID)).toMatchObject({
      title,
      status: 2,
      quotaNum: 0,
      files: [{ id: file.id }],
      closingDate: `${day(30)}T23:59:59.999Z`,
      published_at: null,
    });
    expect((await get(id)).status).toBe(status);
    // where quotations are compared; one that never had a link is given it by a job, not by being read
    expect((await get(id)).tracking).toBeNull();
    await giveMissingLinks(app.deps);
    for (const one of [id, ID]) {
      const token = (await get(one)).tracking!.split('/').at(-1);
      expect((await app.call(quotationRoutes.guestPurchase, { params: { token } })).ID).toBe(one);
    }
  });

  test('twice at once it is there once', async () => {
    const { id } = await make({ status: 4 });
    const replies = await Promise.all([copy(id), copy(id)]);
    expect(new Set(replies.map((reply) => reply.json().ID)).size).toBe(1);
  });

  test('needs a day to come', async () => {
    const { id } = await make({ status: 5 });
    expect((await copy(id, day(-1))).json().fields).toHaveProperty('closingDate');
  });
});
