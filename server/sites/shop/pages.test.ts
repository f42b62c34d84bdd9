/** Every page of a shop, in both languages and templates (spec P2.21; decision 28). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import {
  ACCENT,
  fillShop,
  HEADLINE,
  makeNews,
  makeQualification,
} from '../../../tests/support/data/shop-fixtures.ts';
import { indexProducts } from '../../search/index/indexing.ts';

let app: TestApp;
let full: MadeCompany;
let bare: MadeCompany;
const made: Record<'bolt' | 'nut' | 'yuan' | 'negotiable' | 'other', number> = {} as never;
let group: number;
beforeAll(async () => {
  app = await buildTestApp();
  full = await makeSupplier(app, { name: 'Golden Harbour Works', tier: 'vip' });
  bare = await makeSupplier(app, { name: 'Bare Works' });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${full.companyId}, 'Heavy bolts'), (${full.companyId}, 'Empty') RETURNING id`,
  );
  group = Number(rows[0]!.id);
  const product = async (title: string, price: number, given: object = {}) =>
    (await makeProduct(app, full.companyId, { title, price, ...given })).id;
  made.bolt = await product('Stainless steel bolts for bridges', 9, { groupId: group });
  made.nut = await product('Galvanised wing nut with washer', 2);
  made.yuan = await product('Brass rivet of the first grade', 14);
  made.negotiable = await product('Forged eye bolt made to drawing', 0);
  made.other = (
    await makeProduct(app, bare.companyId, { title: 'Stainless steel bolts of another shop' })
  ).id;
  await app.db.execute(sql`UPDATE products SET currency = '¥' WHERE id = ${made.yuan}`);
  await app.db.execute(
    sql`INSERT INTO exchange_rates (day, currency, rate) VALUES ('2026-01-02', 'USD', 1), ('2026-01-02', 'CNY', 7)
        ON CONFLICT DO NOTHING`,
  );
  await indexProducts(app.deps, app.db, Object.values(made));
  await fillShop(app, full);
});
afterAll(() => app?.close());

const get = (path: string, of = full) =>
  app.app.inject({ url: path, headers: { host: `${of.domain}.${HOST}`, accept: 'text/html' } });
async function mainOf(path: string, of = full): Promise<string> {
  const { statusCode, body } = await get(path, of);
  expect(statusCode, path).toBe(200);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}
const productsOn = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?product-detail\/(\d+)\.html/gs)].map(([, id]) => Number(id));

describe('content', () => {
  test('the home page shows the sections in the order of the seller', async () => {
    const titles = [
      'Bolts for bridges',
      'Our plant',
      'Our certificates',
      'See how we work',
      'How we work',
      'From the works',
    ];
    for (const path of ['/', '/?tmp=default', '/zh', '/?tmp=no-such-template']) {
      const html = await mainOf(path);
      const places = titles.map((title) => html.indexOf(`>${title}</h2>`));
      expect(
        places.every((place) => place > 0),
        path,
      ).toBe(true);
      expect(places, path).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('"vip" has the headline and the colour of the seller; the policy allows that style and no other', async () => {
    const { body, headers } = await get('/');
    expect(/<h1.*?<\/h1>/s.exec(body)?.[0]).toContain(HEADLINE);
    expect(body).toContain(`<style>:root{--accent:${ACCENT}}</style>`);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    const plain = await get('/', bare);
    expect(plain.body).not.toContain('<style>');
    expect(plain.headers['content-security-policy']).toMatch(/style-src 'self';/);
  });

  test('players of other sites are named by the policy of pages with such a video alone, and by no element', async () => {
    const frames =
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://player.bilibili.com';
    for (const path of ['/', '/video/', '/zh/video/list2.html']) {
      const { headers, body } = await get(path);
      expect(headers['content-security-policy'], path).toContain(frames);
      expect(body, path).toContain('data-player="https://www.youtube-nocookie.com/embed/');
      expect(body, path).not.toContain('<iframe');
    }
    for (const path of ['/news/', '/about.html', '/qualification.html'])
      expect((await get(path)).headers['content-security-policy'], path).not.toContain('frame-src');
  });

  test('lists have pages, and one past the end is not found', async () => {
    for (const [list, more, end] of [
      ['/news/', '/news/list2.html', '/news/list3.html'],
      ['/video/', '/video/list2.html', '/video/list3.html'],
    ] as const) {
      expect(await mainOf(list)).toContain(`href="${more}"`);
      await mainOf(more);
      expect((await get(end)).statusCode).toBe(404);
    }
    expect((await get('/news')).headers.location).toBe('/news/');
    expect((await get('/zh/video')).headers.location).toBe('/zh/video/');
  });

  test('a news item has its text and its neighbours', async () => {
    const list = await mainOf('/news/');
    const [, path] = /href="(\/news\/\d+\.html)"[^>]*>News of the works, part 12</.exec(list)!;
    const { body } = await get(path!);
    expect(body).toContain('<title>News of the works, part 12 - Golden Harbour Works</title>');
    expect(body).toContain('<strong>heavy bolts</strong>');
    expect(body).toMatch(/rel="prev"[^>]*>News of the works, part 13</);
    expect(body).toMatch(/rel="next"[^>]*>News of the works, part 11</);
    expect((await get(path!, bare)).statusCode).toBe(404);
  });

  test('news of one instant are neighbours, to the microsecond', async () => {
    const shop = await makeSupplier(app);
    const ids = [await makeNews(app, shop, 'First', 1), await makeNews(app, shop, 'Second', 1)];
    const third = await makeNews(app, shop, 'Third', 1);
    await app.db.execute(sql`UPDATE shop_news SET published_at = '2026-03-01 12:00:00.000250+00'
      WHERE company_id = ${shop.companyId}`);
    await app.db.execute(sql`UPDATE shop_news SET published_at = '2026-03-01 12:00:00.000750+00'
      WHERE id = ${third}`);
    const neighboursOf = async (id: number) => {
      const { body } = await get(`/news/${id}.html`, shop);
      return ['prev', 'next'].map((rel) => new RegExp(`rel="${rel}"[^>]*>([^<]*)<`).exec(body)?.[1]);
    };
    expect(await neighboursOf(ids[0]!)).toEqual(['Second', undefined]);
    expect(await neighboursOf(ids[1]!)).toEqual(['Third', 'First']);
    expect(await neighboursOf(third)).toEqual([undefined, 'Second']);
  });

  test.each(['default', 'vip'])(
    'the footer of "%s" leads on, and says whose the shop is',
    async (template) => {
      const root = (
        await app.db.execute<{ path: string }>(
          sql`SELECT split_part(k.full_path, '/', 1) AS path FROM companies c JOIN categories k ON k.id = c.category_id
            WHERE c.id = ${full.companyId}`,
        )
      ).rows[0]!.path;
      for (const [lang, names] of [
        ['', ['Home', 'Contact', 'About Us', 'Mobile site']],
        ['/zh', ['首页', '联系方式', '关于我们', '手机版']],
      ] as const) {
        const { body } = await get(`${lang}/about.html?tmp=${template}`);
        const footer = body.slice(body.indexOf('<footer'), body.indexOf('</footer>'));
        const links = [...footer.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, name]) => [
          name,
          href,
        ]);
        const mobile = `http://mobile.${HOST}${lang}/${root}/c-${full.domain}`;
        const hrefs = [lang || '/', `${lang}/contact.html`, `${lang}/about.html`, mobile];
        expect(links).toEqual(names.map((name, i) => [name, hrefs[i]]));
        expect(footer).toContain('© Golden Harbour Works');
      }
    },
  );

  test('a page that is not there is no entry of the menu', async () => {
    for (const path of ['/nowhere.html', '/zh/news/999999999.html']) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(/<nav.*?<\/nav>/s.exec(body)![0]).not.toContain('aria-current');
    }
    expect(/<nav.*?<\/nav>/s.exec((await get('/')).body)![0]).toContain('aria-current="page"');
  });

  test('a certificate says how long it holds, and that it has expired', async () => {
    const html = await mainOf('/qualification.html');
    expect(html).toContain('Valid until 31 December 2099');
    expect(html).toContain('Expired 31 January 2021');
    expect(await mainOf('/zh/qualification.html')).toContain('有效期至 2099年12月31日');
    expect(await mainOf('/about.html')).not.toContain('RoHS report');
  });

  test('the menu names what there is', async () => {
    const links = ['/news/', '/video/', '/qualification.html'];
    const menuOf = (body: string) => /<nav.*?<\/nav>/s.exec(body)![0];
    const of = menuOf((await get('/')).body);
    for (const link of links) expect(of).toContain(`href="${link}"`);
    const without = menuOf((await get('/', bare)).body);
    for (const link of links) expect(without).not.toContain(link);
    for (const link of links) {
      const { statusCode, body } = await get(link, bare);
      expect(statusCode).toBe(200);
      expect(body).toContain('noindex');
    }
  });

  test('the sitemap of the shop names its pages', async () => {
    const { body } = await get('/sitemap.xml');
    for (const path of ['/news/', '/video/', '/qualification.html', '/about.html', `/groups/${group}`])
      expect(body).toContain(`<loc>http://${full.domain}.${HOST}${path}</loc>`);
    expect(body.match(/\/zh\/news\/\d+\.html<\/loc>/g)).toHaveLength(13);
    expect((await get('/sitemap.xml', bare)).body).not.toContain('/news/');
  });
});

describe('proof', () => {
  /** The names of what is shown of the company, and every certificate's address and what stands beside it. */
  const shown = (html: string) => ({
    staff: /<dt[^>]*>(?:R&amp;D and quality staff|研发与质检人员)<\/dt><dd[^>]*>([^<]*)/.exec(html)?.[1],
    certificate: /<a href="(\/files\/[^"]+)"[^>]*>ISO 9001:2015<\/a>(.*?)<\/li>/s.exec(html),
  });
  test.each([
    ['', 'No. CN-10442', 'Issued by SGS', 'Valid until 31 December 2099', 'name, validity and scope', '7'],
    ['/zh', '编号 CN-10442', 'SGS', '2099年12月31日', '名称、有效期与经营范围', '7 人'],
  ])(
    'is whole on product and about page of both templates: "%s"',
    async (lang, number, issuer, until, scope, staff) => {
      const shop = await makeSupplier(app);
      const { id } = await makeProduct(app, shop.companyId);
      await makeQualification(app, shop, { name: 'ISO 9001:2015', expires: '2099-12-31' });
      await makeQualification(app, shop, { name: 'RoHS report', expires: '2021-01-31' });
      const licence = await makeFile(app, shop, 2);
      await app.db.execute(sql`INSERT INTO certifications (company_id, company_name, licence_id, status, submitted_at, decided_at, decided_by)
        VALUES (${shop.companyId}, 'Name', ${licence.id}, 3, '2025-01-01Z', '2025-02-03Z', ${shop.userId})`);
      await app.db.execute(
        sql`UPDATE companies SET rd_staff = 4, quality_staff = 3 WHERE id = ${shop.companyId}`,
      );
      for (const template of ['default', 'vip'])
        for (const page of [`/product-detail/${id}.html`, '/about.html']) {
          const path = `${lang}${page}?tmp=${template}`;
          const html = await mainOf(path, shop);
          const { certificate, staff: people } = shown(html);
          expect(people, path).toBe(staff);
          expect(html, path).toContain(scope);
          for (const fact of [number, issuer, until]) expect(certificate?.[2], path).toContain(fact);
          expect(html, path).not.toContain('RoHS report');
        }
    },
  );

  test('however few figures stand in the bar, the measured answer does', async () => {
    const shop = await makeSupplier(app);
    await app.db.execute(sql`UPDATE companies SET year_established = 2001, factory_area = 5000, workers = '51-100',
      production_lines = 4, export_share = 80 WHERE id = ${shop.companyId}`);
    await app.db.execute(sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds)
      VALUES (${shop.companyId}, 100, 93, 18000)`);
    for (const template of ['default', 'vip']) {
      const html = await mainOf(`/?tmp=${template}`, shop);
      const bar = /<section aria-label="The company at a glance".*?<\/section>/s.exec(html)?.[0];
      expect(bar, template).toContain('93%');
      expect(bar, template).toContain('5 hours');
    }
  });
});

describe('products', () => {
  test('the search of the shop finds its own products alone', async () => {
    expect(productsOn(await mainOf('/productlist.html?kw=bolt'))).toEqual(
      expect.arrayContaining([made.bolt, made.negotiable]),
    );
    expect(productsOn(await mainOf('/productlist.html?kw=steel+bolt'))).toEqual([made.bolt]);
    const { body } = await get('/productlist.html?kw=bolt');
    expect(body).not.toContain('another shop');
    expect(body).toContain('noindex');
  });

  test('what is in no title is found in the properties, and the name of the shop is in every product', async () => {
    expect(productsOn(await mainOf('/productlist.html?kw=golden+harbour'))).toEqual([]);
    expect(await mainOf('/productlist.html?kw=golden+harbour')).toContain('Nothing in this shop matches');
  });

  test.each(['qqzzqq', '%27+OR+1', '%3C/script%3E', "'':*!", '%F0%9F%94%A9', 'x'.repeat(500), '%00'])(
    'nothing matches %j, and the page says so and leads on',
    async (kw) => {
      for (const lang of ['', '/zh']) {
        const { statusCode, body } = await get(`${lang}/productlist.html?kw=${kw}`);
        expect([200, 302]).toContain(statusCode);
        if (statusCode === 200) {
          expect(productsOn(body)).toEqual([]);
          expect(body).not.toContain('</script>"');
        }
      }
    },
  );

  test('by price in dollars, what is negotiable last', async () => {
    // 14 yuan are 2 dollars at most
    const order = async (sort: string) => productsOn(await mainOf(`/productlist.html?sort=${sort}`));
    expect(await order('price_desc')).toEqual([
      made.bolt,
      ...(await order('price_desc')).slice(1, 3),
      made.negotiable,
    ]);
    expect((await order('price_asc')).slice(2)).toEqual([made.bolt, made.negotiable]);
    expect(await order('newest')).toEqual([made.negotiable, made.yuan, made.nut, made.bolt]);
    expect(await order('no-such-order')).toEqual(await order('newest'));
  });

  test('groups say how many products they have', async () => {
    const html = (await mainOf('/productlist.html')).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(html).toContain('All products 4 Heavy bolts 1');
    // one without any is in no menu, and its page is for nobody to find
    expect(html).not.toContain('Empty');
    const empty = (await get(`/groups/${group + 1}`)).body;
    expect(empty).toContain('content="noindex,follow"');
    expect((await get(`/groups/${group}`)).body).toContain('content="index,follow"');
  });

  test('a product has a page in its own shop, which names that of the portal as the one to find', async () => {
    for (const tmp of ['', '?tmp=default']) {
      const { body } = await get(`/product-detail/${made.bolt}.html${tmp}`);
      expect(body).toContain(`<link rel="canonical" href="http://${HOST}/product-detail/${made.bolt}.html">`);
      expect(body).toContain(`href="/groups/${group}"`);
      expect(body).toContain(`href="/contact.html?product=${made.bolt}"`);
      expect(body).toContain('id="inquirycont"');
    }
    expect((await get(`/product-detail/${made.other}.html`)).statusCode).toBe(404);
    expect((await get('/product-detail/999999999.html')).statusCode).toBe(404);
  });

  test('the contact page carries the product over; one of another shop is not named', async () => {
    const about = /<dt[^>]*>About<\/dt><dd>([^<]*)/;
    expect(about.exec(await mainOf(`/contact.html?product=${made.bolt}`))?.[1]).toContain(
      'bolts for bridges',
    );
    for (const product of [made.other, 'x', '0', '99999999999999999999'])
      expect(about.test(await mainOf(`/contact.html?product=${product}`))).toBe(false);
  });
});

test('a page that is not there has a search that exists', async () => {
  const { statusCode, body } = await get('/nowhere.html');
  expect(statusCode).toBe(404);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main).toMatch(/<form[^>]* action="\/productlist\.html"[^>]*><input type="search"/);
});
