import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { auditRoutes } from '../../../contract/operator/audit.ts';
import { outboxRoutes } from '../../../contract/operator/outbox.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makeReviewer,
  makeSupplier,
  makeUser,
  tokenOf,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let [anna, operator]: MadeUser[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  anna = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app.close());

const as = (user: { token: string } | undefined) => ({ token: user!.token });

async function counts(categoryId: number) {
  const { rows } = await app.db.execute<{ p_num: number; c_num: number }>(
    sql`SELECT n.p_num, n.c_num FROM category_counts n JOIN categories USING (id) WHERE id = ANY ((SELECT trail FROM categories WHERE id = ${categoryId})::int[]) ORDER BY level`,
  );
  return rows;
}

describe('accounts', () => {
  const ban = (id: number, by = operator, note: unknown = 'spam') =>
    app.send(accountRoutes.banUser, { params: { id }, body: { note } }, as(by));
  const lift = (id: number, by = operator) => app.send(accountRoutes.liftBan, { params: { id } }, as(by));

  test('bans and the work of those banned do not wait for each other in a circle', async () => {
    const body = { address: '1 Long Road' };
    for (let i = 0; i < 8; i++) {
      const seller = await makeSupplier(app);
      await makeProduct(app, seller.companyId);
      const work = () => app.send(companyRoutes.setCompanyContact, { body }, as(seller));
      const answers = await Promise.all([work(), work(), ban(seller.userId), work()]);
      expect(answers[2]!.statusCode).toBe(200);
      for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    }
    expect(app.db.deadlocks).toBe(0);
  });

  test('a ban ends sessions and takes company and products off; lifting brings back what was approved', async () => {
    const seller = await makeSupplier(app);
    const published = await makeProduct(app, seller.companyId);
    const unreviewed = await makeProduct(app, seller.companyId, { status: 2 });
    const before = await counts(published.categoryId);
    expect((await ban(seller.userId)).statusCode).toBe(200);
    const during = await counts(published.categoryId);
    expect(during.map((c) => [c.p_num, c.c_num])).toEqual(before.map((c) => [c.p_num - 1, c.c_num - 1]));
    const shop = () => app.send(companyRoutes.companyByDomain, { params: { domain: seller.domain } });
    expect((await shop()).statusCode).toBe(404);
    expect((await app.send(companyRoutes.getCompany, {}, as(seller))).json().code).toBe('session_ended');
    expect((await ban(seller.userId)).json().code).toBe('wrong_state');
    expect((await lift(seller.userId)).statusCode).toBe(200);
    expect(await counts(published.categoryId)).toEqual(before);
    expect((await shop()).statusCode).toBe(200);
    expect((await app.send(companyRoutes.getCompany, {}, as(seller))).json().code).toBe('session_ended');
    expect(
      (await app.send(companyRoutes.getCompany, {}, { token: await tokenOf(app, seller.userId) })).statusCode,
    ).toBe(200);
    const { rows } = await app.db.execute(
      sql`SELECT status, listed FROM products WHERE id = ${unreviewed.id}`,
    );
    expect(rows).toEqual([{ status: 2, listed: false }]);
    expect((await lift(seller.userId)).json().code).toBe('wrong_state');
  });

  test('what was never certified does not come back certified', async () => {
    const seller = await makeSupplier(app, { certification: 1 });
    const { c_num } = (await counts((await leafCategory(app)).id))[0]!;
    await ban(seller.userId);
    await lift(seller.userId);
    expect((await counts((await leafCategory(app)).id))[0]!.c_num).toBe(c_num);
  });

  test('of two at once one bans; many at once do not lock each other out', async () => {
    const { userId } = await makeSupplier(app);
    const both = await Promise.all([ban(userId), ban(userId)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const paths = ['tools', 'machinery', 'lighting', 'furniture'];
    const sellers = await Promise.all(
      paths.map(async (_, i) => {
        const seller = await makeSupplier(app, i % 2 ? {} : { categoryPath: await rootPath(i) });
        for (let n = 0; n < 3; n++)
          await makeProduct(app, seller.companyId, { categoryId: await someLeaf(i * 7 + n * 11) });
        return seller;
      }),
    );
    for (const transition of [ban, lift, ban, lift]) {
      const all = await Promise.all(sellers.map((seller) => transition(seller.userId)));
      expect(all.map((r) => r.statusCode)).toEqual([200, 200, 200, 200]);
    }
    expect(app.db.deadlocks).toBe(0);
  });

  test('neither oneself nor staff of the same rank, nor by reviewers', async () => {
    const other = await makeReviewer(app, 'operator');
    const administrator = await makeReviewer(app, 'administrator');
    for (const target of [operator!, other, administrator])
      expect((await ban(target.userId)).json().code).toBe('forbidden');
    expect((await ban(other.userId, administrator)).statusCode).toBe(200);
    const { userId } = await makeUser(app);
    expect((await ban(userId, anna)).json().code).toBe('forbidden');
    for (const note of ['', null, 'x'.repeat(501)])
      expect((await ban(userId, operator, note)).statusCode).toBe(422);
    expect((await ban(999_999)).statusCode).toBe(404);
  });

  test('are found by e-mail, name or company, wildcards taken literally', async () => {
    const seller = await makeSupplier(app, { name: 'Zebra_100% Ltd' });
    await makeBuyer(app, { name: 'Zebra 100x Ltd' });
    const found = await app.call(accountRoutes.listUsers, { query: { kw: 'zebra_100%' } }, as(operator));
    expect(found).toMatchObject({
      total: 1,
      items: [{ id: seller.userId, company: { id: seller.companyId } }],
    });
    const byMail = await app.call(accountRoutes.listUsers, { query: { kw: seller.email } }, as(operator));
    expect(byMail.items.map((u) => u.id)).toEqual([seller.userId]);
    const page = await app.call(accountRoutes.listUsers, { query: { limit: 1, offset: 1 } }, as(operator));
    expect(page.items).toHaveLength(1);
    expect(page.total).toBeGreaterThan(2);
  });
});

test('the audit log and the outbox are read by operators, newest first', async () => {
  const { userId } = await makeUser(app);
  await app.call(accountRoutes.banUser, { params: { id: userId }, body: { note: 'why' } }, as(operator));
  const log = await app.call(
    auditRoutes.listAudit,
    { query: { entity: 'user', entity_id: userId } },
    as(operator),
  );
  expect(log).toMatchObject({
    total: 1,
    items: [{ action: 'ban', actor: operator!.name, actor_role: 'operator', detail: { note: 'why' } }],
  });
  await app.db.execute(
    sql`INSERT INTO outbox (channel, address, body) VALUES ('email', 'a_b@x.example', '1'), ('email', 'a_b@x.example', '2'), ('sms', 'axb@x.example', '3')`,
  );
  const mails = await app.call(outboxRoutes.listOutbox, { query: { address: 'a_b' } }, as(operator));
  expect(mails.items.map((m) => m.body)).toEqual(['2', '1']);
  for (const r of [auditRoutes.listAudit, outboxRoutes.listOutbox, accountRoutes.listUsers])
    expect((await app.send(r, {}, as(anna))).statusCode).toBe(403);
});

const rootPath = async (n: number) =>
  (
    await app.db.execute<{ path: string }>(
      sql`SELECT path FROM categories WHERE level = 1 ORDER BY id OFFSET ${n} LIMIT 1`,
    )
  ).rows[0]!.path;
const someLeaf = async (n: number) =>
  (
    await app.db.execute<{ id: number }>(
      sql`SELECT id FROM categories WHERE is_end ORDER BY id OFFSET ${n * 3} LIMIT 1`,
    )
  ).rows[0]!.id;
