import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyRoutes as routes } from '../../../contract/company/company.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { cityPath, leafCategory, makeSupplier, makeUser } from '../../../tests/support/data/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let companies = 0;
let address = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const from = (token?: string) => ({ token, ip: `198.51.100.${++address % 250}` });

async function form(change: Record<string, unknown> = {}) {
  const category = await leafCategory(app);
  return {
    name: 'Ningbo Bolts Ltd',
    domain: `bolts${++companies}`,
    desc: 'Bolts and nuts.',
    cate: category.trail,
    city: await cityPath(app),
    information: {
      main_product: ['Bolts', 'Nuts'],
      business_type: ['Supplier', 'Dealer'],
      main_markets: ['Global', 'East Europe'],
    },
    contact: { address: '宁波市 1 号', office_tel: '0574-1234' },
    ...change,
  };
}

const create = async (token: string, change: Record<string, unknown> = {}) =>
  app.send(routes.createCompany, { body: await form(change) }, from(token));

describe('creating a company', () => {
  test('a supplier gets tokens with its cid, and its company as it was entered', async () => {
    const { token, name } = await makeUser(app);
    const response = await create(token, { domain: 'NingboBolts' });
    expect(response.statusCode, response.body).toBe(200);
    const read = await app.deps.tokens.read(response.json().access_token, app.deps.now());
    const own = await app.call(routes.getCompany, {}, { token: response.json().access_token });
    expect(read?.claims.cid).toBe(own.id);
    expect(own).toMatchObject({
      domain: 'ningbobolts',
      companyAuthStatus: 0,
      license: null,
      rejectReasons: [],
      templateDirectory: 'default',
      template: 'default',
      information: { main_product: ['Bolts', 'Nuts'], main_markets: ['Global', 'East Europe'] },
      contact: { name, Address: '宁波市 1 号', Telephone: '0574-1234', Fax: '' },
    });
    expect(own.cate).toEqual((await leafCategory(app)).trail);
    expect(own.city).toEqual(await cityPath(app));
    expect(own.location_name[0]).toBe('China');
    expect(own.basicinformation).toMatchObject({
      'Business Type': 'Supplier, Dealer',
      'Main Products': 'Bolts, Nuts',
      'Main Markets': 'Global, East Europe',
      'Year Established': '',
    });
  });

  test('a buyer needs a country only', async () => {
    const { token } = await makeUser(app);
    const [china] = await cityPath(app);
    const body = { type: 2, name: 'Käufer GmbH', country: china, website: 'https://example.com' };
    const { access_token } = await app.call(routes.createCompany, { body }, from(token));
    const own = await app.call(routes.getCompany, {}, { token: access_token });
    expect(own).toMatchObject({ type: 2, domain: null, root_path: null, cate: [], location_path: [china] });
    expect(own.contact.WebSite).toBe('https://example.com');
  });

  test('one company a user, also of two requests at once', async () => {
    const { token } = await makeUser(app);
    const both = await Promise.all([create(token), create(token)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    expect((await create(token)).json().code).toBe('company_exists');
  });

  test('of two users who want one domain at once, one is told', async () => {
    const [a, b] = await Promise.all([makeUser(app), makeUser(app)]);
    const both = await Promise.all([
      create(a.token, { domain: 'wanted1' }),
      create(b.token, { domain: 'WANTED1' }),
    ]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 422]);
    const refused = both.find((r) => r.statusCode === 422)!;
    expect(refused.json().fields).toEqual({ domain: 'This domain is unavailable, please choose another.' });
  });

  test('category and place must be real paths', async () => {
    const { token } = await makeUser(app);
    const { trail } = await leafCategory(app);
    const city = await cityPath(app);
    for (const cate of [
      [trail[1]],
      [trail[0], trail[2]],
      [999_999],
      trail.toReversed(),
      [...trail.slice(0, 2), 999_999],
    ])
      expect((await create(token, { cate })).json().fields, String(cate)).toHaveProperty('cate');
    for (const wrong of [[city[1]], [city[0], city[2]], [999_999], city.toReversed()])
      expect((await create(token, { city: wrong })).json().fields, String(wrong)).toHaveProperty('city');
    const buyer = { type: 2, name: 'Buyer', country: city[1] };
    const response = await app.send(routes.createCompany, { body: buyer }, from(token));
    expect(response.json().fields).toEqual({ country: 'This place does not exist.' });
  });

  test('any level of the two trees may be chosen', async () => {
    const { trail } = await leafCategory(app);
    const city = await cityPath(app);
    for (const length of [1, 2]) {
      const { token } = await makeUser(app);
      const response = await create(token, { cate: trail.slice(0, length), city: city.slice(0, length) });
      expect(response.statusCode, response.body).toBe(200);
    }
  });

  test('a body that is not whole is judged as a supplier’s, unless its type says buyer', async () => {
    const { token } = await makeUser(app);
    const named = async (body: object) => {
      const response = await app.send(routes.createCompany, { body } as never, from(token));
      expect(response.statusCode).toBe(422);
      return Object.keys(response.json().fields).sort();
    };
    const supplier = ['cate', 'city', 'contact', 'desc', 'domain', 'information', 'name'];
    expect(await named({})).toEqual(supplier);
    expect(await named({ type: 1 })).toEqual(supplier);
    expect(await named({ name: '宁波', domain: 'abc', desc: '' })).toEqual(supplier);
    expect(await named({ type: 2 })).toEqual(['country', 'name']);
    expect(await named({ type: 3, name: 'Buyer' })).toEqual(['type']);
  });

  test('wrong fields are named', async () => {
    const { token } = await makeUser(app);
    const wrong: Record<string, unknown>[] = [
      { name: '宁波' },
      { name: '' },
      { name: 'x'.repeat(51) },
      { desc: 'x'.repeat(2001) },
      { domain: 'abc' },
      { domain: 'register' },
      { domain: 'with-dash' },
      { domain: 'x'.repeat(21) },
      { cate: [] },
      { cate: 'tools' },
      { city: [] },
      { information: { main_product: [], business_type: ['Supplier'], main_markets: ['Global'] } },
      { information: { main_product: ['A'], business_type: ['Wizard'], main_markets: ['Global'] } },
      { information: { main_product: ['A'], business_type: ['Supplier'], main_markets: [] } },
      { contact: { address: '' } },
      { contact: { address: 'x', office_tel: '电话' } },
    ];
    for (const change of wrong) {
      const response = await create(token, change);
      expect(response.statusCode, JSON.stringify(change)).toBe(422);
      expect(Object.keys(response.json().fields).length).toBeGreaterThan(0);
    }
  });

  test('domains are checked as they are created', async () => {
    const { domain } = await makeSupplier(app);
    const status = async (d: string) =>
      (await app.call(routes.checkDomain, { query: { domain: d } }, from())).status;
    expect(await status('free1234')).toBe(true);
    for (const d of [domain, domain.toUpperCase(), 'abc', 'admin', 'a b c d', ''])
      expect(await status(d), d).toBe(false);
  });
});
