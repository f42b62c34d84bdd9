import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../../contract/account/account.ts';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { reviewRoutes as routes } from '../../../../contract/schema/review.ts';
import { searchRoutes } from '../../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeUser,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
  makeUser,
} from '../../../../tests/support/data/factories.ts';
import { expirePurchases } from '../purchase.ts';

let app: TestApp;
let [anna, ben, operator]: MadeUser[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  anna = await makeReviewer(app);
  ben = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app?.close());

const as = (user: { token: string } | undefined) => ({ token: user!.token });
const decide = (id: number, body: object, by = anna) =>
  app.send(purchaseReviewRoutes.decidePurchase, { params: { id }, body }, as(by));
const approve = (id: number, by = anna) => decide(id, { approve: true }, by);
const reject = (id: number, given: object = {}) =>
  decide(id, { approve: false, reasons: ['unspecific', 'other'], note: 'Which steel?', ...given });
const takeDown = (id: number, by = anna) =>
  app.send(
    purchaseReviewRoutes.takeDownPurchase,
    { params: { id }, body: { reasons: ['prohibited'] } },
    as(by),
  );
const seen = (id: number) => app.send(purchaseRoutes.getPublicPurchase, { params: { id } });
const searched = async (kw: string) =>
  (await app.call(searchRoutes.searchPurchases, { body: { kw } })).items.map(({ ID }) => ID);
const emailsTo = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const messagesOf = async (token: string) =>
  (await app.call(messageRoutes.listMessages, {}, { token, headers: { 'accept-language': 'en' } })).items;
/** An action drops the pages of a request and of the lists. */
async function expectDrops(id: number, action: () => Promise<unknown>): Promise<void> {
  const heard: string[] = [];
  const { drop } = app.deps.pages;
  app.deps.pages.drop = (tags) => {
    heard.push(...tags);
    drop.call(app.deps.pages, tags);
  };
  await action();
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['leads', `lead:${id}`]));
  app.deps.pages.drop = drop;
}

describe('the decision', () => {
  test('publishes what passes; its guest is told by mail, an account by message and mail', async () => {
    const guest = await makePurchase(app, { status: 2, email: 'pass@buyer.example' });
    const buyer = await makeBuyer(app);
    const own = await makePurchase(app, { status: 2, userId: buyer.userId });
    await expectDrops(guest.id, () => approve(guest.id));
    expect((await approve(own.id)).statusCode).toBe(200);
    expect((await seen(guest.id)).json()).toMatchObject({ ID: guest.id, status: 1, open: true });
    expect(await searched(guest.title)).toContain(guest.id);
    const [mail] = await emailsTo('pass@buyer.example');
    expect(mail).toMatchObject({ subject: `Your request is online: ${guest.title}` });
    // a request that had no link yet was given the one in the mail
    const token = /\/request\/([\w-]+)/.exec(mail!.body)![1];
    expect((await app.call(quotationRoutes.guestPurchase, { params: { token } })).ID).toBe(guest.id);
    const path = `/tool/Purchase/${own.id}`;
    const [sent, ...more] = await emailsTo(buyer.email);
    expect([sent!.body, more]).toEqual([
      expect.stringContaining(`http://my.b2b.overseas.localhost${path}`),
      [],
    ]);
    expect(sent!.body).not.toContain('/request/');
    expect(await messagesOf(buyer.token)).toMatchObject([{ type: 'purchase_approved', link: path }]);
    const log = await app.db.execute(
      sql`SELECT action, actor_id FROM audit_log WHERE entity = 'purchase' AND entity_id = ${guest.id}`,
    );
    expect(log.rows).toEqual([{ action: 'approve', actor_id: anna!.userId }]);
  });

  test('gives the reason in the words of whoever posted it', async () => {
    const chinese = await makeUser(app, { language: 'zh' });
    const own = await makePurchase(app, { status: 2, userId: chinese.userId });
    const guest = await makePurchase(app, { status: 2, email: 'fail@buyer.example' });
    for (const { id } of [own, guest]) expect((await reject(id)).statusCode).toBe(200);
    const reasonOf = async (id: number) =>
      (await app.db.execute(sql`SELECT status, audit_status, audit_reason FROM purchases WHERE id = ${id}`))
        .rows[0];
    expect(await reasonOf(own.id)).toEqual({
      status: 3,
      audit_status: 2,
      audit_reason: '原因：需求不够明确、其他。备注：Which steel?',
    });
    const reason = 'Reasons: not clear what is needed, other. Note: Which steel?';
    expect(await reasonOf(guest.id)).toMatchObject({ audit_reason: reason });
    const [mail] = await emailsTo('fail@buyer.example');
    expect(mail!.body).toContain(reason);
    const token = /\/request\/([\w-]+)/.exec(mail!.body)![1];
    expect(await app.call(quotationRoutes.guestPurchase, { params: { token } })).toMatchObject({
      status: 3,
      open: false,
      actions: [],
      audit: { status: 2, reason },
    });
    expect((await seen(guest.id)).statusCode).toBe(404);
    expect((await messagesOf(chinese.token))[0]).toMatchObject({ type: 'purchase_rejected' });
  });

  test('is made once, and needs a reason that is short enough', async () => {
    const { id } = await makePurchase(app, { status: 2, email: 'race@buyer.example' });
    for (const given of [{ reasons: [] }, { reasons: ['rude'] }, { note: 'x'.repeat(201) }])
      expect((await reject(id, given)).statusCode).toBe(422);
    const all = [
      'wrong_category',
      'unspecific',
      'contact_in_text',
      'not_a_request',
      'repeated',
      'implausible',
    ];
    const reasons = [...all, 'prohibited', 'ip_infringement', 'other'];
    const both = await Promise.all([approve(id), reject(id, { reasons, note: 'x'.repeat(200) })]);
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await emailsTo('race@buyer.example')).toHaveLength(1);
    const again = await makePurchase(app, { status: 2 });
    expect((await reject(again.id, { reasons, note: 'x'.repeat(200) })).statusCode).toBe(200);
    for (const status of [1, 3, 4, 5] as const)
      expect((await approve((await makePurchase(app, { status })).id)).json().code).toBe('wrong_state');
    expect((await approve(999_999_999)).statusCode).toBe(404);
  });

  test('invites the supplier of the product when it passes, not before, and only once', async () => {
    const supplier = await makeSupplier(app);
    const product = await makeProduct(app, supplier.companyId);
    const { id } = await makePurchase(app, { status: 2 });
    await app.db.execute(sql`UPDATE purchases SET invited_product_id = ${product.id} WHERE id = ${id}`);
    expect(await emailsTo(supplier.email)).toEqual([]);
    await approve(id);
    const [mail] = await emailsTo(supplier.email);
    expect(mail!.body).toMatch(/http:\/\/b2b\.overseas\.localhost\/(zh\/)?buying-leads\/[\w/-]+\/\d+\.html/);
    expect(await messagesOf(supplier.token)).toMatchObject([{ type: 'purchase_invited' }]);
    await takeDown(id);
    await app.db.execute(
      sql`UPDATE purchases SET status = 2, audit_status = 0, audit_reason = '', audited_at = NULL WHERE id = ${id}`,
    );
    await approve(id);
    expect(await emailsTo(supplier.email)).toHaveLength(1);
  });

  test('takes a request in effect offline', async () => {
    const { id, title } = await makePurchase(app, { status: 2, email: 'down@buyer.example' });
    await approve(id);
    expect(await searched(title)).toContain(id);
    await expectDrops(id, () => takeDown(id));
    expect((await seen(id)).statusCode).toBe(404);
    expect(await searched(title)).not.toContain(id);
    expect((await emailsTo('down@buyer.example'))[1]!.subject).toContain('taken offline');
    expect((await takeDown(id)).json().code).toBe('wrong_state');
    expect((await takeDown((await makePurchase(app, { status: 2 })).id)).json().code).toBe('wrong_state');
  });
});

describe('the queue', () => {
  test('holds those of guests and of accounts, oldest first, without banned ones', async () => {
    await app.db.execute(
      sql`UPDATE purchases SET status = 3, audit_status = 2, audit_reason = 'x', audited_at = now() WHERE status = 2`,
    );
    const at = (day: string) => ({ status: 2 as const, publishedAt: new Date(day) });
    const buyer = await makeBuyer(app, { name: 'Buyers United' });
    const second = await makePurchase(app, { ...at('2021-01-01'), userId: buyer.userId });
    const first = await makePurchase(app, { ...at('2020-01-01'), email: 'q@buyer.example' });
    const banned = await makeUser(app);
    await makePurchase(app, { ...at('2019-01-01'), userId: banned.userId });
    await app.call(
      accountRoutes.banUser,
      { params: { id: banned.userId }, body: { note: 'spam' } },
      as(operator),
    );
    const queue = await app.call(routes.reviewQueue, { params: { kind: 'purchase' } }, as(anna));
    expect(queue.items).toMatchObject([
      {
        id: first.id,
        kind: 'purchase',
        company: { id: null, name: 'Secret Company', tier: null },
        image: null,
      },
      { id: second.id, company: { id: buyer.companyId, name: 'Buyers United' } },
    ]);
    const counts = await app.call(routes.reviewCounts, {}, as(anna));
    expect(counts.find(({ kind }) => kind === 'purchase')).toEqual({
      kind: 'purchase',
      waiting: 2,
      oldest: '2020-01-01T00:00:00.000Z',
    });
  });

  test('an entry is one reviewer’s at a time, and never of oneself', async () => {
    const { id } = await makePurchase(app, { status: 2 });
    const claim = (by: MadeUser | undefined, of = id) =>
      app.send(routes.claimCase, { params: { kind: 'purchase', id: of } }, as(by));
    expect((await claim(anna)).statusCode).toBe(200);
    expect((await claim(ben)).json().code).toBe('claimed');
    expect((await approve(id, ben)).json().code).toBe('claimed');
    expect((await approve(id)).statusCode).toBe(200);
    const own = await makePurchase(app, { status: 2, userId: ben!.userId });
    expect((await claim(ben, own.id)).json().code).toBe('forbidden');
    expect((await approve(own.id, ben)).json().code).toBe('forbidden');
  });

  test('shows a reviewer who asks, from where, and what they asked for before', async () => {
    const earlier = await makePurchase(app, { status: 3, email: 'Same@buyer.example' });
    const { id } = await makePurchase(app, { status: 2, email: 'same@buyer.example' });
    const shown = await app.call(purchaseReviewRoutes.getPurchaseCase, { params: { id } }, as(anna));
    expect(shown).toMatchObject({
      id,
      kind: 'purchase',
      status: 2,
      quantity: 5000,
      unit: 'piece',
      url: null,
      account: null,
      contact: { name: 'Secret Name', email: 'same@buyer.example', company: 'Secret Company' },
      submit: { ip: '198.51.100.77', language: 'en' },
      receive: { name: 'United States' },
      earlier: [{ id: earlier.id, status: 3 }],
    });
    expect(shown.category.name).toContain(' / ');
    expect(shown.category.name_zh).toMatch(/\p{Script=Han}.* \/ /u);
    const supplier = await makeSupplier(app);
    expect(
      (await app.send(purchaseReviewRoutes.getPurchaseCase, { params: { id } }, as(supplier))).statusCode,
    ).toBe(403);
  });

  test('all requests are found by number, words or e-mail, and by status', async () => {
    const { id } = await makePurchase(app, { title: '50%_off bolts', email: 'find@buyer.example' });
    const found = async (query: object) =>
      (await app.call(purchaseReviewRoutes.listReviewedPurchases, { query }, as(anna))).items.map(
        (line) => line.id,
      );
    expect(await found({ kw: '50%_OFF' })).toEqual([id]);
    expect(await found({ kw: `#${id}` })).toContain(id);
    expect(await found({ kw: 'find@buyer' })).toEqual([id]);
    expect(await found({ kw: 'find@buyer', status: 3 })).toEqual([]);
    expect(await found({ kw: '5%off' })).toEqual([]);
  });
});

describe('the closing day', () => {
  test('lasts to its end in UTC, then the request expires', async () => {
    const closing = new Date(app.deps.now().getTime() + 10 * 86_400_000);
    closing.setUTCHours(23, 59, 59, 999);
    const { id } = await makePurchase(app);
    await app.db.execute(sql`UPDATE purchases SET closing_at = ${closing.toISOString()} WHERE id = ${id}`);
    const statusOf = async () => (await seen(id)).json();
    const seconds = (closing.getTime() - app.deps.now().getTime()) / 1000;
    app.pass(seconds - 60);
    await expirePurchases(app.deps);
    expect(await statusOf()).toMatchObject({ status: 1, open: true, remain_days: 0 });
    app.pass(61);
    expect(await statusOf()).toMatchObject({ status: 5, open: false });
    await expectDrops(id, () => expirePurchases(app.deps));
    const { rows } = await app.db.execute(sql`SELECT status FROM purchases WHERE id = ${id}`);
    expect(rows).toEqual([{ status: 5 }]);
    const log = await app.db.execute(
      sql`SELECT action, actor_role FROM audit_log WHERE entity = 'purchase' AND entity_id = ${id}`,
    );
    expect(log.rows).toEqual([{ action: 'expire', actor_role: 'system' }]);
    expect(await expirePurchases(app.deps)).toBe(0);
  });
});
