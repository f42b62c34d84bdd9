/** The queue of certified companies' profile changes. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { companyChangeRoutes as routes } from '../../../../contract/company/company-change.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  cityPath,
  type MadeCompany,
  makeFile,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { auditLog } from '../../../platform/database/audit.tables.ts';
import { files } from '../../file/file.tables.ts';
import { removeOrphans } from '../../file/file.ts';
import { companyChanges } from '../company.tables.ts';

let app: TestApp;
let reviewer: { token: string; userId: number };
let city: number[];
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  city = await cityPath(app);
});
afterAll(() => app.close());

let address = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const as = ({ token }: { token: string }) => ({ token, ip: `198.51.100.${++address % 250}` });
const saveBasic = (company: MadeCompany, change: Record<string, unknown> = {}) =>
  app.send(
    companyRoutes.setCompanyBasic,
    {
      body: {
        desc: 'We make things.',
        city,
        main_product: ['Bolts', 'Nuts'],
        business_type: ['Supplier'],
        main_markets: ['Global'],
        ...change,
      },
    },
    as(company),
  );
const changesOf = async ({ companyId }: MadeCompany) =>
  (await app.call(routes.listCompanyChanges, { query: { size: 100 } }, as(reviewer))).items.filter(
    ({ company }) => company.id === companyId,
  );
const see = (ids: number[], by = reviewer) => app.call(routes.seeCompanyChanges, { body: { ids } }, as(by));

test('an edit of a certified company shows at once and waits, field by field', async () => {
  const company = await makeSupplier(app);
  const before = await app.call(routes.countCompanyChanges, {}, as(reviewer));
  expect((await saveBasic(company, { desc: 'We make screws.', main_product: ['Screws'] })).statusCode).toBe(
    200,
  );
  const [change, ...others] = await changesOf(company);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    company: { id: company.companyId, domain: company.domain },
    user: { id: company.userId, name: company.name },
    part: 'basic',
    facts: [
      { fact: 'desc', before: ['We make things.'], after: ['We make screws.'] },
      { fact: 'main_product', before: ['Bolts', 'Nuts'], after: ['Screws'] },
    ],
  });
  expect((await app.call(companyRoutes.getCompany, {}, as(company))).desc).toBe('We make screws.');
  const count = await app.call(routes.countCompanyChanges, {}, as(reviewer));
  expect(count.waiting).toBe(before.waiting + 1);
  expect(count.oldest).not.toBeNull();
});

test('contact and details are parts of their own', async () => {
  const company = await makeSupplier(app);
  const contact = { name: company.name, address: '2 Short Road', mobile: '13800138000' };
  await app.call(companyRoutes.setCompanyContact, { body: contact }, as(company));
  await app.call(companyRoutes.setCompanyDetail, { body: { port: 'Ningbo' } }, as(company));
  expect((await changesOf(company)).map(({ part, facts }) => [part, facts])).toEqual([
    [
      'contact',
      [
        { fact: 'address', before: ['1 Long Road'], after: ['2 Short Road'] },
        { fact: 'mobile', before: [], after: ['13800138000'] },
      ],
    ],
    ['detail', [{ fact: 'port', before: [], after: ['Ningbo'] }]],
  ]);
});

test('nothing waits of who is not certified, nor of a save that changes nothing', async () => {
  for (const certification of [0, 1, 2] as const) {
    const company = await makeSupplier(app, { certification });
    expect((await saveBasic(company, { desc: 'Other words.' })).statusCode).toBe(200);
    expect(await changesOf(company)).toEqual([]);
  }
  const certified = await makeSupplier(app);
  expect((await saveBasic(certified)).statusCode).toBe(200);
  expect(await changesOf(certified)).toEqual([]);
});

test('a refused edit leaves nothing in the queue', async () => {
  const company = await makeSupplier(app);
  const refused = await saveBasic(company, { desc: 'Other words.', logo_id: 987_654_321 });
  expect(refused.statusCode).toBe(422);
  expect(await changesOf(company)).toEqual([]);
});

test('what waits takes the next edit in, keeps its place, and goes when it is taken back', async () => {
  const company = await makeSupplier(app);
  await saveBasic(company, { desc: 'Second.' });
  const [first] = await changesOf(company);
  app.pass(60);
  await saveBasic(company, { desc: 'Third.' });
  const [second, ...others] = await changesOf(company);
  expect(others).toEqual([]);
  expect(second).toMatchObject({
    facts: [{ fact: 'desc', before: ['We make things.'], after: ['Third.'] }],
    created_at: first!.created_at,
  });
  // what the reviewer has before them is no longer what the company says
  expect(await see([first!.id])).toEqual([{ id: first!.id, done: false, code: 'wrong_state' }]);
  await saveBasic(company);
  expect(await changesOf(company)).toEqual([]);
});

test('of two reviewers at once one marks it; the next edit waits anew', async () => {
  const company = await makeSupplier(app);
  const other = await makeReviewer(app);
  await saveBasic(company, { desc: 'Second.' });
  const { id } = (await changesOf(company))[0]!;
  const both = (await Promise.all([see([id]), see([id], other)])).flat();
  expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
  expect(await changesOf(company)).toEqual([]);
  const [row] = await app.db.select().from(companyChanges).where(eq(companyChanges.id, id));
  expect([reviewer.userId, other.userId]).toContain(row!.seenBy);
  const lines = await app.db
    .select()
    .from(auditLog)
    .where(sql`entity = 'company' AND entity_id = ${company.companyId} AND action = 'see'`);
  expect(lines.map(({ detail }) => detail)).toEqual([{ change: id, part: 'basic' }]);
  await saveBasic(company, { desc: 'Third.' });
  expect((await changesOf(company))[0]!.facts).toEqual([
    { fact: 'desc', before: ['Second.'], after: ['Third.'] },
  ]);
});

test('several at once, oldest first; an id that is not there is not done', async () => {
  const companies = [await makeSupplier(app), await makeSupplier(app)];
  for (const company of companies) {
    await saveBasic(company, { desc: 'Second.' });
    app.pass(60);
  }
  const { items } = await app.call(routes.listCompanyChanges, { query: { size: 100 } }, as(reviewer));
  const times = items.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort());
  const ids = items
    .filter(({ company }) => companies.some(({ companyId }) => companyId === company.id))
    .map(({ id }) => id);
  expect(await see([...ids, 987_654_321])).toEqual([
    ...ids.map((id) => ({ id, done: true })),
    { id: 987_654_321, done: false, code: 'wrong_state' },
  ]);
});

test('twenty edits at once leave one change from first to last', async () => {
  const company = await makeSupplier(app);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => saveBasic(company, { desc: `Text ${n}.` })),
  );
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { desc } = await app.call(companyRoutes.getCompany, {}, as(company));
  const changes = await changesOf(company);
  expect(changes.map(({ facts }) => facts)).toEqual([
    [{ fact: 'desc', before: ['We make things.'], after: [desc] }],
  ]);
});

test('the longest edit fits', async () => {
  const company = await makeSupplier(app);
  const long = { name: '长'.repeat(50), job_title: '"'.repeat(50), address: '长'.repeat(200) };
  await app.call(
    companyRoutes.setCompanyContact,
    { body: { ...long, showroom: '\\'.repeat(200) } },
    as(company),
  );
  const response = await saveBasic(company, {
    desc: '"'.repeat(2000),
    main_product: Array.from({ length: 10 }, (_, n) => `"${n}`.padEnd(50, '"')),
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(await changesOf(company)).toHaveLength(2);
});

test('a replaced picture stays until the change was seen', async () => {
  const company = await makeSupplier(app);
  const [one, two] = [await makeFile(app, company, 3), await makeFile(app, company, 3)];
  const banner = (ids: number[]) =>
    app.call(companyRoutes.setCompanyBanner, { body: { banner: ids } }, as(company));
  await banner([one.id]);
  await see((await changesOf(company)).map(({ id }) => id));
  await banner([two.id]);
  await banner([]);
  const [change] = await changesOf(company);
  expect(change!.facts).toEqual([{ fact: 'banner', before: [`/files/${one.key}`], after: [] }]);
  const left = async () =>
    (await app.db.select({ id: files.id }).from(files).where(eq(files.companyId, company.companyId))).map(
      ({ id }) => id,
    );
  // the reviewer's token would be too old after a day
  await app.db.execute(sql`UPDATE files SET created_at = created_at - interval '2 days'`);
  await removeOrphans(app.deps);
  expect(await left()).toEqual([one.id]);
  await see([change!.id]);
  await removeOrphans(app.deps);
  expect(await left()).toEqual([]);
});
