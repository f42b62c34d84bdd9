/** A change of a company that staff refuses, and what staff changes itself (decision 37). */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { companyChangeRoutes as routes } from '../../../../contract/company/company-change.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  cityPath,
  leafCategory,
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
let city: number[];
beforeAll(async () => {
  app = await buildTestApp();
  [reviewer, operator] = [await makeReviewer(app), await makeReviewer(app, 'operator')];
  city = await cityPath(app);
});
afterAll(() => app.close());

let serial = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const as = ({ token }: { token: string }) => ({ token, ip: `198.51.100.${++serial % 250}` });
const saveBasic = (company: MadeCompany, change: Record<string, unknown>) =>
  app.call(
    companyRoutes.setCompanyBasic,
    {
      body: {
        desc: 'We make things.',
        city,
        main_product: ['Bolts', 'Nuts'],
        business_type: ['Supplier'],
        main_markets: ['Global'],
        ...change,
      } as never,
    },
    as(company),
  );
const own = (company: MadeCompany) => app.call(companyRoutes.getCompany, {}, as(company));
const changesOf = async ({ companyId }: MadeCompany) =>
  (await app.call(routes.listChangesOfCompany, { params: { id: companyId } }, as(reviewer))).items;
const refuse = (id: number, by = reviewer) =>
  app.send(routes.refuseCompanyChange, { params: { id }, body: { note: 'Names another shop.' } }, as(by));
const newestMessage = async (company: MadeCompany) =>
  (await app.call(messageRoutes.listMessages, {}, as(company))).items[0]!;

test('what was there before the first of several edits comes back, and the company is told', async () => {
  const company = await makeSupplier(app);
  await saveBasic(company, { desc: 'Second.', main_product: ['Screws'] });
  await saveBasic(company, { desc: 'Third.', main_product: ['Rivets'] });
  const [change] = await changesOf(company);
  expect(change).toMatchObject({ refusable: true, refused_at: null, seen_at: null });
  expect((await refuse(change!.id)).statusCode).toBe(200);
  expect(await own(company)).toMatchObject({
    desc: 'We make things.',
    information: { main_product: ['Bolts', 'Nuts'] },
  });
  expect((await changesOf(company))[0]).toMatchObject({
    refusable: false,
    refusal: 'Names another shop.',
    refused_at: expect.any(String),
    seen_at: expect.any(String),
  });
  const message = await newestMessage(company);
  expect(message).toMatchObject({ type: 'company_change_refused', link: '/company' });
  expect(message.body).toContain('Names another shop.');
  expect((await refuse(change!.id)).json().code).toBe('wrong_state');
});

test('one that was seen can be taken back yet, one that was overtaken cannot', async () => {
  const company = await makeSupplier(app);
  await saveBasic(company, { desc: 'Second.' });
  const [first] = await changesOf(company);
  await app.call(routes.seeCompanyChanges, { body: { ids: [first!.id] } }, as(reviewer));
  await saveBasic(company, { desc: 'Third.' });
  expect((await refuse(first!.id)).json().code).toBe('wrong_state');
  const [second] = await changesOf(company);
  expect((await refuse(second!.id)).statusCode).toBe(200);
  expect((await own(company)).desc).toBe('Second.');
  await saveBasic(company, { desc: 'Fourth.' });
  const [third] = await changesOf(company);
  await app.call(routes.seeCompanyChanges, { body: { ids: [third!.id] } }, as(reviewer));
  expect((await refuse(third!.id)).statusCode).toBe(200);
  expect((await own(company)).desc).toBe('Second.');
});

test('pictures come back in their order while they are there; of two reviewers one refuses', async () => {
  const company = await makeSupplier(app);
  const [one, two, three] = [
    await makeFile(app, company, 3),
    await makeFile(app, company, 3),
    await makeFile(app, company, 3),
  ];
  const banner = (ids: number[]) =>
    app.call(companyRoutes.setCompanyBanner, { body: { banner: ids } }, as(company));
  await banner([two.id, one.id]);
  const [set] = await changesOf(company);
  await app.call(routes.seeCompanyChanges, { body: { ids: [set!.id] } }, as(reviewer));
  await banner([three.id]);
  const [change] = await changesOf(company);
  const both = await Promise.all([refuse(change!.id), refuse(change!.id, operator)]);
  expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await own(company)).banner_ids).toEqual([two.id, one.id]);
});

test('a refused domain leads back, and gives the yearly change back', async () => {
  const company = await makeSupplier(app);
  const next = `moved${++serial}`;
  await app.call(companyRoutes.setCompanyDomain, { body: { domain: next } }, as(company));
  const [change] = await changesOf(company);
  expect((await refuse(change!.id)).statusCode).toBe(200);
  expect(await own(company)).toMatchObject({ domain: company.domain, domain_changeable_from: null });
  const visit = async (domain: string) => {
    const { statusCode, headers } = await app.app.inject({
      url: '/about.html',
      headers: { host: `${domain}.${HOST}` },
    });
    return [statusCode, headers.location];
  };
  await expect
    .poll(() => visit(next), { timeout: 30_000 })
    .toEqual([301, `http://${company.domain}.${HOST}/about.html`]);
});

test('an operator changes domain and main category at any time, at no cost of the yearly change', async () => {
  const company = await makeSupplier(app);
  const set = (route: 'setDomainByStaff' | 'setCategoryByStaff', body: object, by = operator) =>
    app.send(
      routes[route],
      { params: { id: company.companyId }, body: { note: 'Asked for', ...body } as never },
      as(by),
    );
  const [first, second] = [`staff${++serial}`, `staff${++serial}`];
  for (const domain of [first, second])
    expect((await set('setDomainByStaff', { domain })).statusCode).toBe(200);
  expect(await own(company)).toMatchObject({ domain: second, domain_changeable_from: null });
  expect(await newestMessage(company)).toMatchObject({ type: 'company_domain_changed' });
  await expect
    .poll(
      async () =>
        (await app.app.inject({ url: '/about.html', headers: { host: `${company.domain}.${HOST}` } })).headers
          .location,
      { timeout: 30_000 },
    )
    .toBe(`http://${second}.${HOST}/about.html`);
  const other = await makeSupplier(app);
  expect((await set('setDomainByStaff', { domain: other.domain })).json().fields).toHaveProperty('domain');
  const { rows } = await app.db.execute<{ trail: number[] }>(
    sql`SELECT trail FROM categories WHERE is_end AND id <> ${(await leafCategory(app)).id} ORDER BY id LIMIT 1`,
  );
  expect((await set('setCategoryByStaff', { cate: rows[0]!.trail })).statusCode).toBe(200);
  expect(await own(company)).toMatchObject({ cate: rows[0]!.trail, category_changeable_from: null });
  expect((await set('setCategoryByStaff', { cate: [999_999] })).json().fields).toHaveProperty('cate');
  expect((await set('setDomainByStaff', { domain: `other${++serial}` }, reviewer)).statusCode).toBe(403);
});
