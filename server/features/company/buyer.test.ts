/** A buyer company, and how it becomes a supplier. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyRoutes as routes } from '../../../contract/company/company.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  cityPath,
  leafCategory,
  type MadeCompany,
  makeBuyer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let serial = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const as = ({ token }: { token: string }) => ({ token, ip: `198.51.100.${++serial % 250}` });
const own = (company: MadeCompany) => app.call(routes.getCompany, {}, as(company));

describe('a buyer edits', () => {
  test('name, country, website and contact', async () => {
    const buyer = await makeBuyer(app);
    const [china] = await cityPath(app);
    const body = {
      name: 'Käufer GmbH',
      country: china!,
      website: 'https://example.com',
      contact_name: 'Ann',
      job_title: 'Purchasing',
      address: 'Lange Straße 1',
      telephone: '040 1234',
      mobile: '0170 1234',
    };
    await app.call(routes.setBuyerCompany, { body }, as(buyer));
    expect(await own(buyer)).toMatchObject({
      id: buyer.companyId,
      type: 2,
      name: 'Käufer GmbH',
      location_path: [china],
      contact: {
        name: 'Ann',
        'Job Title': 'Purchasing',
        Address: 'Lange Straße 1',
        Telephone: '040 1234',
        Mobile: '0170 1234',
        WebSite: 'https://example.com',
      },
    });
  });

  test('only what is sent', async () => {
    const buyer = await makeBuyer(app);
    const before = await own(buyer);
    await app.call(routes.setBuyerCompany, { body: { contact_name: 'Ann', mobile: '0170' } }, as(buyer));
    await app.call(routes.setBuyerCompany, { body: { mobile: null, job_title: 'Purchasing' } }, as(buyer));
    expect(await own(buyer)).toEqual({
      ...before,
      contact: { ...before.contact, name: 'Ann', 'Job Title': 'Purchasing', Mobile: '' },
    });
  });

  test('with what is wrong named by its field', async () => {
    const buyer = await makeBuyer(app);
    const send = (change: object) =>
      app.send(routes.setBuyerCompany, { body: { name: 'Buyer', country: 1, ...change } }, as(buyer));
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(51)],
      ['country', 999_999_999],
      ['website', 'javascript:alert(1)'],
      ['telephone', '电话'],
    ] as const) {
      const refused = await send({ [field]: value });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
    }
  });

  test('never the company of a supplier', async () => {
    const supplier = await makeSupplier(app);
    const [china] = await cityPath(app);
    const before = await own(supplier);
    const refused = await app.send(
      routes.setBuyerCompany,
      { body: { name: 'Other', country: china! } },
      as(supplier),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
    expect(await own(supplier)).toEqual(before);
  });
});

describe('a buyer becomes a supplier', () => {
  const form = async (change: object = {}) => ({
    name: 'Ningbo Bolts Ltd',
    domain: `became${++serial}`,
    desc: 'Bolts and nuts.',
    cate: (await leafCategory(app)).trail,
    city: await cityPath(app),
    information: {
      main_product: ['Bolts'],
      business_type: ['Supplier' as const],
      main_markets: ['Global' as const],
    },
    contact: { address: '1 Long Road', office_tel: '0574-1234' },
    ...change,
  });
  const send = async (company: MadeCompany, change: object = {}) =>
    app.send(routes.becomeSupplier, { body: await form(change) }, as(company));

  test('the company stays the same, with the same session, and may do what suppliers may', async () => {
    const buyer = await makeBuyer(app);
    const [country] = await cityPath(app);
    await app.call(
      routes.setBuyerCompany,
      { body: { name: 'Buyer', country: country!, website: 'https://example.com', contact_name: 'Ann' } },
      as(buyer),
    );
    const basic = {
      desc: 'More bolts.',
      city: await cityPath(app),
      main_product: ['Bolts'],
      business_type: ['Supplier' as const],
      main_markets: ['Global' as const],
    };
    expect((await app.send(routes.setCompanyBasic, { body: basic }, as(buyer))).statusCode).toBe(403);
    const response = await send(buyer, { domain: 'BecameOne' });
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    expect(await own(buyer)).toMatchObject({
      id: buyer.companyId,
      type: 1,
      name: 'Ningbo Bolts Ltd',
      domain: 'becameone',
      companyAuthStatus: 0,
      templateDirectory: 'default',
      cate: (await leafCategory(app)).trail,
      city: await cityPath(app),
      contact: {
        name: 'Ann',
        Address: '1 Long Road',
        Telephone: '0574-1234',
        WebSite: 'https://example.com',
      },
    });
    expect((await app.send(routes.setCompanyBasic, { body: basic }, as(buyer))).statusCode).toBe(200);
    const { rows } = await app.db.execute(
      sql`SELECT action FROM audit_log WHERE entity = 'company' AND entity_id = ${buyer.companyId} AND actor_id = ${buyer.userId}
          ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['edit', 'become_supplier', 'edit']);
    // so that the search has it once it is certified
    const found = await app.db.execute(
      sql`SELECT FROM company_documents WHERE company_id = ${buyer.companyId}`,
    );
    expect(found.rows).toHaveLength(1);
  });

  test('once, also of two clicks at once', async () => {
    const buyer = await makeBuyer(app);
    const both = await Promise.all([send(buyer), send(buyer)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await send(await makeSupplier(app))).json().code).toBe('wrong_state');
  });

  test('a domain is taken by one of two, and nothing is left of the other', async () => {
    const buyers = [await makeBuyer(app), await makeBuyer(app)];
    const both = await Promise.all(buyers.map((buyer) => send(buyer, { domain: 'wantedbyboth' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = both.findIndex(({ statusCode }) => statusCode === 422);
    expect(Object.keys(both[refused]!.json().fields)).toEqual(['domain']);
    expect((await own(buyers[refused]!)).type).toBe(2);
  });

  test('every field is asked as in registration', async () => {
    const buyer = await makeBuyer(app);
    const refused = await send(buyer, {
      name: '宁波',
      domain: 'admin',
      desc: '',
      cate: [],
      city: [],
      information: { main_product: [], business_type: [], main_markets: [] },
      contact: { address: ' ' },
    });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields).sort()).toEqual([
      'cate',
      'city',
      'contact.address',
      'desc',
      'domain',
      'information.business_type',
      'information.main_markets',
      'information.main_product',
      'name',
    ]);
    const unknown = await send(buyer, { cate: [999_999_999], city: [999_999_999] });
    expect(Object.keys(unknown.json().fields).sort()).toEqual(['cate', 'city']);
  });
});
