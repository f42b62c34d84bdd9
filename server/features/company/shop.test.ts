import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyRoutes as routes } from '../../../contract/company/company.ts';
import { listingRoutes } from '../../../contract/product/listing.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  cityPath,
  makeBuyer,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { setTemplate } from './company.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let address = 0;
/** Every call from an address of its own, so that the limit a minute does not count them together. */
const from = (token?: string) => ({ token, ip: `198.51.100.${++address % 250}` });

const actorOf = async (
  made: { userId: number; companyId: number; name: string; email: string },
  tier: string | null,
) => ({
  user: {
    id: made.userId,
    name: made.name,
    email: made.email,
    role: 'member' as const,
    company: { id: made.companyId, type: 1 as const, certification: 3 as const, tier },
  },
  language: 'en' as const,
  ip: '127.0.0.1',
  requestId: 'test',
});

describe('editing', () => {
  test('each screen saves its part', async () => {
    const { token, companyId, userId } = await makeSupplier(app);
    const logo = await makeFile(app, { userId, companyId }, 3);
    const banners = [
      await makeFile(app, { userId, companyId }, 3),
      await makeFile(app, { userId, companyId }, 3),
    ];
    const city = await cityPath(app);
    const basic = {
      name_zh: '宁波螺栓有限公司',
      desc: 'New text',
      city: city.slice(0, 2),
      main_product: ['Screws'],
      business_type: ['Dealer'],
    };
    const post = { token };
    await app.call(
      routes.setCompanyBasic,
      { body: { ...basic, main_markets: ['East Asia'], logo_id: logo.id } },
      post,
    );
    const detail = {
      factory_location: 'Ningbo',
      factory_area: 12_000,
      workers: '51-100',
      production_lines: 4,
      export_share: 60,
      annual_revenue: '2.5-5',
      year_established: 1999,
      certificates: ['IOS 9001'],
    };
    await app.call(routes.setCompanyDetail, { body: detail }, post);
    const contact = { name: 'Li', address: 'Road 2', mobile: '138', website: 'http://a.example' };
    await app.call(routes.setCompanyContact, { body: contact }, post);
    await app.call(routes.setCompanyBanner, { body: { banner: banners.map((b) => b.id).reverse() } }, post);
    const own = await app.call(routes.getCompany, {}, post);
    expect(own).toMatchObject({
      name_zh: '宁波螺栓有限公司',
      desc: 'New text',
      logo: `/files/${logo.key}`,
      logo_id: logo.id,
      banner_ids: banners.map((b) => b.id).reverse(),
      avatar_id: null,
      banners: banners.map((b) => `/files/${b.key}`).reverse(),
      city: city.slice(0, 2),
      information: { certificates: ['IOS 9001'], payment_type: [] },
      basicinformation: {
        'Factory Location': 'Ningbo',
        'Factory Size': '12,000 square meters',
        'Number of Workers': '51-100',
        'Year Established': '1999',
      },
      factory: {
        area: 12_000,
        workers: '51-100',
        rd_staff: null,
        quality_staff: null,
        production_lines: 4,
        export_share: 60,
        annual_revenue: '2.5-5',
      },
      contact: { name: 'Li', Address: 'Road 2', Mobile: '138', WebSite: 'http://a.example', Telephone: '' },
    });
  });

  test('a call changes what it sends: what is left out stays, null and empty text empty', async () => {
    const made = await makeSupplier(app);
    const [logo, avatar] = [await makeFile(app, made, 3), await makeFile(app, made, 3)];
    const all = {
      contact: { name: 'Li', address: 'Road 2', telephone: '574', mobile: '138', fax: '575' },
      basic: {
        name_zh: '螺栓',
        desc: 'Bolts',
        city: await cityPath(app),
        main_product: ['Bolts'],
        business_type: ['Dealer'],
        main_markets: ['Global'],
        payment_type: ['T/T'],
        logo_id: logo.id,
      },
      detail: { factory_location: 'Ningbo', factory_area: 900, workers: '11-50', port: 'Ningbo' },
      look: { accent: '#0b5cad', headline: 'Bolts that hold' },
    };
    const own = async () => app.call(routes.getCompany, {}, made);
    const calls = {
      contact: (body: object) => app.send(routes.setCompanyContact, { body }, made),
      basic: (body: object) => app.send(routes.setCompanyBasic, { body }, made),
      detail: (body: object) => app.send(routes.setCompanyDetail, { body }, made),
      look: (body: object) => app.send(routes.setShopLook, { body }, made),
    };
    const done = async (name: keyof typeof calls, body: object) => {
      const response = await calls[name](body);
      expect(response.statusCode, response.body).toBe(200);
    };
    await done('contact', { ...all.contact, website: 'https://a.example', avatar_id: avatar.id });
    for (const name of ['basic', 'detail', 'look'] as const) await done(name, all[name]);
    const before = await own();
    expect(before).toMatchObject({ logo_id: logo.id, avatar_id: avatar.id, name_zh: '螺栓' });

    for (const name of ['contact', 'basic', 'detail', 'look'] as const) await done(name, {});
    expect(await own()).toEqual(before);

    await done('contact', { address: 'Road 3', telephone: '576' });
    await done('basic', { desc: 'Nuts' });
    await done('detail', { port: 'Shanghai' });
    await done('look', { headline: 'Nuts that hold' });
    expect(await own()).toEqual({
      ...before,
      desc: 'Nuts',
      contact: { ...before.contact, Address: 'Road 3', Telephone: '576' },
      basicinformation: { ...before.basicinformation, 'Port of Shipment': 'Shanghai' },
      decoration: { ...before.decoration, headline: 'Nuts that hold' },
    });

    await done('contact', { name: null, fax: '', website: null, avatar_id: null });
    await done('basic', { name_zh: null, payment_type: null, logo_id: null });
    await done('detail', { factory_location: null, factory_area: null, workers: null, port: '' });
    await done('look', { accent: null, headline: null });
    expect(await own()).toMatchObject({
      name_zh: '',
      logo: null,
      desc: 'Nuts',
      information: { payment_type: [], main_product: ['Bolts'] },
      basicinformation: { 'Factory Location': '', 'Factory Size': '', 'Number of Workers': '' },
      contact: { name: '', Fax: '', WebSite: '', avatar: '', Address: 'Road 3', Mobile: '138' },
      decoration: { accent: null, headline: '' },
    });

    for (const [name, field] of [
      ['contact', 'address'],
      ['basic', 'desc'],
      ['basic', 'city'],
      ['basic', 'main_product'],
    ] as const) {
      const refused = await calls[name]({ [field]: null });
      expect([refused.statusCode, Object.keys(refused.json().fields)], field).toEqual([422, [field]]);
    }
  });

  test('search finds products by the new main products at once', async () => {
    const { token, companyId } = await makeSupplier(app);
    const { id } = await makeProduct(app, companyId);
    const body = {
      desc: 'x',
      city: await cityPath(app),
      main_product: ['Zirconium'],
      business_type: ['Dealer'],
      main_markets: ['Global'],
    };
    await app.call(routes.setCompanyBasic, { body }, { token });
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM product_documents WHERE product_id = ${id} AND document::text LIKE '%zircon%'`,
    );
    expect(rows).toHaveLength(1);
    const written = async () =>
      (await app.db.execute(sql`SELECT xmin::text FROM product_documents WHERE product_id = ${id}`)).rows;
    const before = await written();
    await app.call(routes.setCompanyBasic, { body: { ...body, desc: 'y' } }, { token });
    expect(await written(), 'a new description is none of the index’s business').toEqual(before);
  });

  test("only one's own images of purpose 3", async () => {
    const [mine, other] = await Promise.all([makeSupplier(app), makeSupplier(app)]);
    const foreign = await makeFile(app, other, 3);
    const licence = await makeFile(app, mine, 2);
    for (const id of [foreign.id, licence.id, 987_654]) {
      const response = await app.send(
        routes.setCompanyBanner,
        { body: { banner: [id] } },
        { token: mine.token },
      );
      expect(response.json().fields, String(id)).toHaveProperty('banner');
    }
    const contact = { address: 'x', avatar_id: foreign.id };
    const response = await app.send(routes.setCompanyContact, { body: contact }, { token: mine.token });
    expect(response.json().fields).toHaveProperty('avatar_id');
  });

  test('photos are own ones of purpose 9 or of an album, the first is the main picture', async () => {
    const [mine, other] = await Promise.all([makeSupplier(app), makeSupplier(app)]);
    const set = (photos: number[]) => app.send(routes.setCompanyPhotos, { body: { photos } }, mine);
    const [photo, album, banner, foreign] = [
      await makeFile(app, mine, 9),
      await makeFile(app, mine, 5),
      await makeFile(app, mine, 3),
      await makeFile(app, other, 9),
    ];
    for (const wrong of [banner, foreign])
      expect((await set([photo.id, wrong.id])).json().fields).toHaveProperty('photos');
    expect((await set(Array.from({ length: 13 }, () => photo.id))).statusCode).toBe(422);
    expect((await app.call(routes.getCompany, {}, mine)).photos, 'nothing half-written').toEqual([]);
    await app.call(routes.setCompanyBanner, { body: { banner: [banner.id] } }, mine);
    expect((await set([album.id, photo.id])).statusCode).toBe(200);
    const shown = await app.call(routes.companyByDomain, { params: { domain: mine.domain } }, from());
    const urls = [album, photo].map(({ key }) => `/files/${key}`);
    expect(shown).toMatchObject({
      photos: urls,
      images: [...urls, `/files/${banner.key}`],
      main_image: urls[0],
    });
    expect((await app.call(routes.getCompany, {}, mine)).photo_ids).toEqual([album.id, photo.id]);
  });

  test('a factory size told in words stays until there is a number', async () => {
    const made = await makeSupplier(app);
    await app.db.execute(
      sql`UPDATE companies SET factory_size = 'three large halls' WHERE id = ${made.companyId}`,
    );
    const set = (body: object) => app.call(routes.setCompanyDetail, { body }, made);
    const size = async () => (await app.call(routes.getCompany, {}, made)).basicinformation['Factory Size'];
    await set({ workers: '11-50' });
    expect(await size()).toBe('three large halls');
    await set({ factory_area: 900 });
    expect(await size()).toBe('900 square meters');
    await set({ factory_area: null });
    expect(await size()).toBe('');
  });

  test('a buyer edits its contact only', async () => {
    const { token } = await makeBuyer(app);
    await app.call(routes.setCompanyContact, { body: { address: 'Main St' } }, { token });
    const response = await app.send(routes.setCompanyBanner, { body: { banner: [] } }, { token });
    expect(response.json().code).toBe('supplier_required');
  });

  test('the template "vip" is for members', async () => {
    const plain = await makeSupplier(app);
    const gold = await makeSupplier(app, { tier: 'vip' });
    await expect(setTemplate(app.deps, await actorOf(plain, null), 'vip')).rejects.toMatchObject({
      code: 'membership_required',
    });
    await setTemplate(app.deps, await actorOf(plain, null), 'default');
    await setTemplate(app.deps, await actorOf(gold, 'vip'), 'default');
    expect((await app.call(routes.getCompany, {}, gold)).template).toBe('default');
    await setTemplate(app.deps, await actorOf(gold, 'vip'), 'vip');
    expect((await app.call(routes.getCompany, {}, gold)).template).toBe('vip');
  });
});

describe('the public side', () => {
  test('a shop is found while its company is certified and its owner in good standing', async () => {
    const { domain } = await makeSupplier(app, { tier: 'silver' });
    const shop = await app.call(routes.companyByDomain, { params: { domain: domain.toUpperCase() } }, from());
    expect(shop).toMatchObject({ domain, templateDirectory: 'silver', template: 'vip' });
    expect(shop).not.toHaveProperty('license');
    for (const certification of [0, 1, 2] as const) {
      const hidden = await makeSupplier(app, { certification });
      for (const r of [routes.companyByDomain, listingRoutes.companyProducts]) {
        const input = { params: { domain: hidden.domain }, query: { domain: hidden.domain } };
        expect((await app.send(r, input, from())).statusCode).toBe(404);
      }
    }
  });

  test('an answer has every field of the specification, also of a company without pictures', async () => {
    const made = await makeSupplier(app);
    const read = () => app.call(routes.companyByDomain, { params: { domain: made.domain } }, from());
    expect(await read()).toMatchObject({ uid: made.userId, images: [], main_image: null });
    const [logo, first, second] = [
      await makeFile(app, made, 3),
      await makeFile(app, made, 3),
      await makeFile(app, made, 3),
    ];
    await app.db.execute(sql`UPDATE companies SET logo_file_id = ${logo.id} WHERE id = ${made.companyId}`);
    expect((await read()).main_image).toBe(`/files/${logo.key}`);
    await app.db.execute(
      sql`INSERT INTO company_banners (company_id, position, file_id)
          VALUES (${made.companyId}, 0, ${first.id}), (${made.companyId}, 1, ${second.id})`,
    );
    const shown = await read();
    expect(shown.images).toEqual([first, second, logo].map(({ key }) => `/files/${key}`));
    expect(shown.main_image).toBe(shown.images[0]);
    const fields = [
      ...['id', 'uid', 'type', 'name', 'domain', 'logo', 'desc', 'banners', 'images', 'main_image'],
      ...['templateDirectory', 'cate', 'cate_names', 'location_path', 'location_name', 'groups'],
      ...['basicinformation', 'contact'],
    ];
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(fields));
  });

  test("a company's products come newest first and end where they end", async () => {
    const { companyId, domain } = await makeSupplier(app);
    const ids: number[] = [];
    for (let i = 0; i < 5; i++) ids.push((await makeProduct(app, companyId)).id);
    await makeProduct(app, companyId, { status: 2 });
    const page = (query: object) =>
      app.call(listingRoutes.companyProducts, { query: { domain, ...query } }, from());
    const first = await page({ page: 1, page_size: 2 });
    expect(first).toMatchObject({ total: 5, page: 1, size: 2 });
    expect(first.items.map((p) => p.id)).toEqual([ids[4], ids[3]]);
    expect((await page({ page: 3, page_size: 2 })).items.map((p) => p.id)).toEqual([ids[0]]);
    expect((await page({ page: 4, page_size: 2 })).items).toEqual([]);
    expect((await page({ order: 1, limit: 1, offset: 1 })).items.map((p) => p.id)).toEqual([ids[1]]);
    expect(first.items[0]!.company).toMatchObject({ id: companyId, domain });
    expect(first.items[0]!.company.location).toMatch(/, China$/);
    expect(first.items[0]!.company.location_zh).toMatch(/^中国./);
  });

  test('members are recommended first', async () => {
    const diamond = await makeSupplier(app, { tier: 'diamond' });
    const list = await app.call(listingRoutes.recommendedCompanies, { query: { n: 4 } }, from());
    expect(list[0]).toMatchObject({ id: diamond.companyId, templateDirectory: 'diamond' });
    expect(list).toHaveLength(4);
  });
});

test('the quota counts what is held against the limits of the tier', async () => {
  const { token, companyId } = await makeSupplier(app);
  const made = await makeProduct(app, companyId);
  for (const status of [0, 5] as const) await makeProduct(app, companyId, { status });
  await app.db.execute(sql`INSERT INTO product_groups (company_id, name) VALUES (${companyId}, 'A')`);
  await app.db.execute(sql`INSERT INTO product_pins (product_id, company_id, days, period, created_at)
    VALUES (${made.id}, ${companyId}, 1, tstzrange(now() - interval '2 years', now() - interval '1 year'), now() - interval '2 years'),
      (${made.id}, ${companyId}, 1, tstzrange(now(), now() + interval '1 day'), now())`);
  await app.db.execute(sql`UPDATE files SET bytes = 1048576 WHERE company_id = ${companyId}`);
  const quota = await app.call(routes.getQuota, {}, { token });
  expect(quota).toEqual({
    limit: '100M',
    used: '3M',
    productUsed: 1,
    productLimit: 100,
    groupUsed: 1,
    groupLimited: 20,
    pinUsed: 1,
    pinLimit: 3,
    bytesUsed: expect.any(Number),
    bytesLimit: 100 * 1024 ** 2,
  });
});
