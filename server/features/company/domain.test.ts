/** Shop domain and main category: free until certification, then each once in 12 months. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyRoutes as routes } from '../../../contract/company/company.ts';
import { companyChangeRoutes } from '../../../contract/company/company-change.ts';
import { inAYear } from '../../../domain/company/yearly-change.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  cityPath,
  leafCategory,
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { indexCompanies } from '../../search/index/indexing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let serial = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const as = ({ token }: { token: string }) => ({ token, ip: `198.51.100.${++serial % 250}` });
const fresh = () => `fresh${++serial}`;
const own = (company: MadeCompany) => app.call(routes.getCompany, {}, as(company));
const setDomain = (company: MadeCompany, domain: string) =>
  app.send(routes.setCompanyDomain, { body: { domain } }, as(company));
const setCategory = (company: MadeCompany, cate: number[]) =>
  app.send(routes.setCompanyCategory, { body: { cate } }, as(company));
const isFree = async (domain: string) =>
  (await app.call(routes.checkDomain, { query: { domain } }, { ip: `198.51.100.${++serial % 250}` })).status;
const visit = async (domain: string, url: string, host = `${domain}.${HOST}`) => {
  const { statusCode, headers, body } = await app.app.inject({ url, headers: { host } });
  return { statusCode, location: headers.location, body };
};
/** As if the last change had been so many days ago. */
const daysAgo = (company: MadeCompany, days: number) =>
  app.db.execute(sql`UPDATE companies SET domain_changed_at = domain_changed_at - make_interval(days => ${days}),
    category_changed_at = category_changed_at - make_interval(days => ${days}) WHERE id = ${company.companyId}`);
const otherCategory = async () =>
  (
    await app.db.execute<{ id: number; trail: number[]; full_path: string }>(
      sql`SELECT id, trail, full_path FROM categories WHERE is_end AND trail[1] <> ${(await leafCategory(app)).trail[0]} ORDER BY id LIMIT 1`,
    )
  ).rows[0]!;

describe('the shop domain', () => {
  test('is free until certification, and what is given up is free for others', async () => {
    const company = await makeSupplier(app, { certified: false });
    const [first, second] = [fresh(), fresh()];
    for (const domain of [first, second]) expect((await setDomain(company, domain)).statusCode).toBe(200);
    expect(await own(company)).toMatchObject({ domain: second, domain_changeable_from: null });
    expect([await isFree(first), await isFree(second)]).toEqual([true, false]);
    expect((await visit(first, '/')).statusCode).toBe(404);
  });

  test('of a certified company changes once in 12 months', async () => {
    const company = await makeSupplier(app);
    const before = app.deps.now();
    expect((await setDomain(company, fresh().toUpperCase())).statusCode).toBe(200);
    const { domain, domain_changeable_from } = await own(company);
    expect(domain).toMatch(/^fresh\d+$/);
    expect(new Date(domain_changeable_from!).getTime()).toBeGreaterThanOrEqual(inAYear(before).getTime());
    const refused = await setDomain(company, fresh());
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { domain: 'This can be changed once in 12 months.' },
    ]);
    // the same one is no change
    expect((await setDomain(company, domain!)).statusCode).toBe(200);
    await daysAgo(company, 366);
    expect((await own(company)).domain_changeable_from).toBeNull();
    expect((await setDomain(company, fresh())).statusCode).toBe(200);
  });

  test('leads to the new one for a year, with path and language, and can be had by nobody else', async () => {
    const company = await makeSupplier(app);
    const { domain: old } = company;
    expect((await visit(old, '/about.html')).statusCode).toBe(200);
    const now = fresh();
    expect((await visit(now, '/about.html')).statusCode).toBe(404);
    await setDomain(company, now);
    // the page that was cached goes as soon as this server hears of it
    await expect.poll(async () => (await visit(old, '/about.html')).statusCode).toBe(301);
    for (const path of ['/about.html', '/zh/about.html', '/productlist2.html', '/no/such%20page'])
      expect(await visit(old, path), path).toMatchObject({
        statusCode: 301,
        location: `http://${now}.${HOST}${path}`,
      });
    expect(await visit(old, '/?tmp=vip')).toMatchObject({ location: `http://${now}.${HOST}/?tmp=vip` });
    expect((await visit(now, '/about.html')).statusCode).toBe(200);
    const root = (await leafCategory(app)).full_path.split('/')[0];
    expect(await visit('', `/zh/${root}/c-${old}`, HOST)).toMatchObject({
      statusCode: 301,
      location: `http://${now}.${HOST}/zh`,
    });
    expect(await visit('', `/${root}/c-${old}`, `mobile.${HOST}`)).toMatchObject({
      statusCode: 301,
      location: `/${root}/c-${now}`,
    });
    expect(await isFree(old)).toBe(false);
    const other = await makeSupplier(app, { certified: false });
    const refused = await setDomain(other, old);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['domain']]);
    await app.db.execute(sql`UPDATE former_domains SET until = now() WHERE domain = ${old}`);
    app.pass(1);
    expect(await isFree(old)).toBe(true);
    expect((await visit(old, '/about.html')).statusCode).toBe(404);
    expect((await setDomain(other, old)).statusCode).toBe(200);
  });

  test('its company may take back, and then it leads nowhere else', async () => {
    const company = await makeSupplier(app);
    const { domain: old } = company;
    const now = fresh();
    await setDomain(company, now);
    await daysAgo(company, 366);
    expect((await setDomain(company, old)).statusCode).toBe(200);
    expect((await visit(old, '/')).statusCode).toBe(200);
    expect(await visit(now, '/')).toMatchObject({ statusCode: 301, location: `http://${old}.${HOST}/` });
  });

  test('that is reserved, too short or taken is refused', async () => {
    const [company, other] = [await makeSupplier(app), await makeSupplier(app)];
    for (const domain of ['admin', 'abc', 'with-dash', other.domain]) {
      const refused = await setDomain(company, domain);
      expect([refused.statusCode, Object.keys(refused.json().fields)], domain).toEqual([422, ['domain']]);
    }
    expect((await own(company)).domain).toBe(company.domain);
  });

  test('given up at the moment in which another wants it never has two owners', async () => {
    for (let round = 0; round < 5; round++) {
      const company = await makeSupplier(app);
      const buyer = await makeBuyer(app);
      const form = {
        name: 'Supplier',
        domain: company.domain,
        desc: 'We make bolts.',
        cate: (await leafCategory(app)).trail,
        city: await cityPath(app),
        information: {
          main_product: ['Bolts'],
          business_type: ['Supplier' as const],
          main_markets: ['Global' as const],
        },
        contact: { address: '1 Long Road' },
      };
      const [given, wanted] = await Promise.all([
        setDomain(company, fresh()),
        app.send(routes.becomeSupplier, { body: form }, as(buyer)),
      ]);
      expect([given.statusCode, wanted.statusCode]).toEqual([200, 422]);
    }
  });

  test('of twenty changes at once one is made', async () => {
    const company = await makeSupplier(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => setDomain(company, fresh())));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  });
});

describe('the main category', () => {
  test('is free until certification, then changes once in 12 months', async () => {
    const [free, certified] = [await makeSupplier(app, { certified: false }), await makeSupplier(app)];
    const { trail: first } = await leafCategory(app);
    const { trail: second } = await otherCategory();
    for (const cate of [second, first, second]) expect((await setCategory(free, cate)).statusCode).toBe(200);
    expect((await own(free)).category_changeable_from).toBeNull();
    expect((await setCategory(certified, second)).statusCode).toBe(200);
    const refused = await setCategory(certified, first);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['cate']]);
    expect(await own(certified)).toMatchObject({
      cate: second,
      category_changeable_from: expect.any(String),
    });
    await daysAgo(certified, 366);
    expect((await setCategory(certified, first)).statusCode).toBe(200);
  });

  test('stays bound of a company whose certification failed later', async () => {
    const company = await makeSupplier(app);
    const { trail } = await otherCategory();
    await setCategory(company, trail);
    await app.db.execute(
      sql`WITH licence AS (INSERT INTO files (key, user_id, company_id, purpose, name, mime, bytes, sha256)
            VALUES (${`${company.domain}.png`}, ${company.userId}, ${company.companyId}, 2, 'l.png', 'image/png', 1, 'none') RETURNING id)
          INSERT INTO certifications (company_id, company_name, licence_id, status, decided_at, decided_by)
            SELECT ${company.companyId}, 'Name', id, 3, now(), ${company.userId} FROM licence`,
    );
    await app.db.execute(sql`UPDATE companies SET certification = 2 WHERE id = ${company.companyId}`);
    expect((await setCategory(company, (await leafCategory(app)).trail)).statusCode).toBe(422);
  });

  test('moves the company in lists and search; its products stay online', async () => {
    const company = await makeSupplier(app);
    const product = await makeProduct(app, company.companyId);
    const other = await otherCategory();
    const [root] = other.full_path.split('/');
    const { domain } = company;
    const oldRoot = (await leafCategory(app)).full_path.split('/')[0];
    expect((await visit('', `/${oldRoot}/c-${domain}`, `mobile.${HOST}`)).statusCode).toBe(200);
    const document = async () =>
      (
        await app.db.execute(
          sql`SELECT document FROM company_documents WHERE company_id = ${company.companyId}`,
        )
      ).rows;
    await app.deps.db.transaction((tx) => indexCompanies(tx, [company.companyId]));
    const before = await document();
    expect(before).toHaveLength(1);
    await setCategory(company, other.trail);
    expect((await visit('', `/product-detail/${product.id}.html`, HOST)).statusCode).toBe(200);
    expect((await visit('', `/${root}/c-${domain}`, `mobile.${HOST}`)).statusCode).toBe(200);
    // the notice that drops the page comes on a connection of its own
    await expect
      .poll(() => visit('', `/${oldRoot}/c-${domain}`, `mobile.${HOST}`), { timeout: 60_000 })
      .toMatchObject({ statusCode: 301, location: `/${root}/c-${domain}` });
    expect(await document()).not.toEqual(before);
  });

  test('unknown is refused', async () => {
    const company = await makeSupplier(app);
    for (const cate of [[999_999_999], [(await leafCategory(app)).id]])
      expect((await setCategory(company, cate)).json().fields).toHaveProperty('cate');
  });
});

test('both stand in the queue of changes', async () => {
  const company = await makeSupplier(app);
  const reviewer = await makeReviewer(app);
  await setDomain(company, fresh());
  await setCategory(company, (await otherCategory()).trail);
  const { items } = await app.call(
    companyChangeRoutes.listCompanyChanges,
    { query: { size: 100 } },
    { token: await tokenOf(app, reviewer.userId) },
  );
  const mine = items.filter((item) => item.company.id === company.companyId);
  expect(mine.map(({ part, facts }) => [part, facts.map(({ fact }) => fact)])).toEqual([
    ['domain', ['domain']],
    ['category', ['cate']],
  ]);
});
