/** What the audit log says, who finds what in it, and how it is kept by months. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { auditRoutes } from '../../../contract/operator/audit.ts';
import { groupRoutes } from '../../../contract/product/group.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { keepAuditMonths } from './audit.ts';

const DAY = 24 * 3600;

let app: TestApp;
let operator: MadeUser;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  seller = await makeSupplier(app);
});
afterAll(() => app.close());

const read = async (query: Record<string, string | number>) =>
  (await app.call(auditRoutes.listAudit, { query }, { token: operator.token })).items;
const write = (line: { action: string; entity?: string; id?: number; detail?: object; at?: string }) =>
  app.db.execute(sql`INSERT INTO audit_log (actor_role, action, entity, entity_id, detail, at)
    VALUES ('system', ${line.action}, ${line.entity ?? 'product'}, ${line.id ?? 1}, ${JSON.stringify(line.detail ?? {})},
      coalesce(${line.at ?? null}::timestamptz, now()))`);
const approve = (id: number, version = 1) =>
  app.send(
    productReviewRoutes.decideProduct,
    { params: { id }, body: { approve: true, version } },
    { token: operator.token },
  );

test('an approval says what state became what', async () => {
  const { id } = await makeProduct(app, seller.companyId, { status: 2 });
  expect((await approve(id)).statusCode).toBe(200);
  const [line] = await read({ entity: 'product', entity_id: id, action: 'approve' });
  expect(line).toMatchObject({ before: { status: 2 }, after: { status: 1 }, actor_id: operator.userId });
});

test('an edit says what changed from what to what, also of a company that nobody has certified', async () => {
  const open = await makeSupplier(app, { certification: 0 });
  for (const company of [seller, open]) {
    const by = { token: company.token };
    await app.call(companyRoutes.setCompanyContact, { body: { name: 'Li Wei', fax: '' } }, by);
    await app.call(companyRoutes.setCompanyContact, { body: { name: 'Wang Fang', fax: '' } }, by);
    const [line] = await read({ entity: 'company', entity_id: company.companyId, action: 'edit' });
    expect(line).toMatchObject({
      detail: { part: 'contact' },
      before: { contact_name: ['Li Wei'] },
      after: { contact_name: ['Wang Fang'] },
    });
  }
});

test('a thing that is renamed and deleted says what it was', async () => {
  const by = { token: seller.token };
  const { id } = await app.call(groupRoutes.createGroup, { body: { name: 'Bolts' } }, by);
  await app.call(groupRoutes.renameGroup, { params: { id }, body: { name: 'Screws' } }, by);
  await app.call(groupRoutes.deleteGroup, { params: { id } }, by);
  const lines = await read({ entity: 'group', entity_id: id });
  expect(lines.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'delete', before: { name: 'Screws' }, after: null },
    { action: 'rename', before: { name: 'Bolts' }, after: { name: 'Screws' } },
    { action: 'create', before: null, after: null },
  ]);
});

test('a decision that failed stands there too, with why', async () => {
  const { id } = await makeProduct(app, seller.companyId, { status: 1 });
  expect((await approve(id)).statusCode).toBe(409);
  const [line] = await read({ entity: 'call', entity_id: id });
  expect(line).toMatchObject({
    action: 'fail',
    detail: { call: 'decideProduct' },
    actor_id: operator.userId,
  });
});

test('lines are found by who, what, day and text', async () => {
  await write({ action: 'filtered', detail: { note: 'counterfeit bolts' }, at: '2026-01-15T12:00:00Z' });
  await write({ action: 'filtered', detail: { note: 'all well' }, at: '2026-01-16T00:00:00Z' });
  const found = async (query: Record<string, string>) =>
    (await read({ action: 'filtered', ...query })).map(({ detail }) => detail.note);
  expect(await found({})).toEqual(['all well', 'counterfeit bolts']);
  expect(await found({ from: '2026-01-16' })).toEqual(['all well']);
  expect(await found({ to: '2026-01-15' })).toEqual(['counterfeit bolts']);
  expect(await found({ from: '2026-01-01', text: 'FEIT bo' })).toEqual(['counterfeit bolts']);
  expect(await found({ from: '2026-01-01', text: '100%' })).toEqual([]);
  expect(await found({ actor: 'nobody-has-this-name' })).toEqual([]);
  expect((await read({ actor: operator.email })).every(({ actor_id }) => actor_id === operator.userId)).toBe(
    true,
  );
});

const sheet = (query: object, token = operator.token) =>
  app.send(auditRoutes.listAudit, { query }, { token, headers: { accept: 'text/csv' } });

test('the sheet has all rows of the list, not of a page, and nothing that a spreadsheet would run', async () => {
  await app.db.execute(sql`INSERT INTO audit_log (actor_role, action, entity, entity_id, detail)
    SELECT 'system', '=sum(' || n || ')', 'bulk', n, '{}' FROM generate_series(1, 1203) AS n`);
  const reply = await sheet({ entity: 'bulk', limit: 5 });
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['x-total-rows']).toBe('1203');
  const [head, ...rows] = reply.body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFid,at,actor_id,actor,actor_role,action,entity,entity_id,before,after,detail');
  expect(rows).toHaveLength(1203);
  expect(rows[0]).toContain(",'=sum(1203),bulk,1203,");
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1203);
});

test('a sheet has the rights of its list', async () => {
  const reviewer = await makeReviewer(app, 'reviewer');
  expect((await sheet({}, reviewer.token)).statusCode).toBe(403);
  expect((await sheet({ entity: 'x'.repeat(51) })).statusCode).toBe(422);
});

const tableOf = async (action: string) =>
  (
    await app.db.execute<{ of: string }>(
      sql`SELECT tableoid::regclass::text AS of FROM audit_log WHERE action = ${action}`,
    )
  ).rows.map(({ of }) => of);
const monthNow = async () =>
  (await app.db.execute<{ name: string }>(sql`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY_MM') AS name`))
    .rows[0]!.name;
const months = async () =>
  (
    await app.db.execute<{ name: string }>(
      sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'audit_log'::regclass ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

test('a line goes to the table of its month, which changes as little as the log; without one it stays in the log', async () => {
  await write({ action: 'before_months' });
  expect(await tableOf('before_months')).toEqual(['audit_log']);
  await keepAuditMonths(app.deps);
  await keepAuditMonths(app.deps);
  expect(await months()).toHaveLength(3);
  const own = `audit_log_${await monthNow()}`;
  await write({ action: 'in_month' });
  await write({ action: 'long_ago', at: '2020-05-05T00:00:00Z' });
  expect(await tableOf('in_month')).toEqual([own]);
  expect(await tableOf('long_ago')).toEqual(['audit_log']);
  for (const statement of [
    `UPDATE ${own} SET action = 'x'`,
    `DELETE FROM ${own}`,
    `TRUNCATE ${own}`,
    'DELETE FROM audit_log',
  ])
    await expect(app.db.$client.query(statement)).rejects.toThrow('append-only');
  const lines = await read({ action: 'in_month' });
  expect(lines).toHaveLength(1);
});

test('a month goes after three years and not a day before; then what stood in the log before it had months', async () => {
  const own = `audit_log_${await monthNow()}`;
  const back = async (days: number) => {
    app.pass(days * DAY);
    await keepAuditMonths(app.deps);
    app.pass(-days * DAY);
  };
  const left = async () => (await months()).includes(own);
  const now = app.deps.now();
  const end = Date.UTC(now.getUTCFullYear() + 3, now.getUTCMonth() + 1, 1);
  const daysUntil = Math.floor((end - now.getTime()) / (DAY * 1000));
  await back(daysUntil - 1);
  expect(await left()).toBe(true);
  expect(await tableOf('before_months')).toEqual(['audit_log']);
  await back(daysUntil + 2);
  expect(await left()).toBe(false);
  expect(await tableOf('in_month')).toEqual([]);
  expect(await tableOf('before_months')).toEqual([]);
  await expect(app.db.$client.query('TRUNCATE audit_log')).rejects.toThrow('append-only');
});
