/** The three search pages over HTTP (spec P2.9): the right rows, filters, addresses, bad input. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makePurchase,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { indexCompanies, indexProducts, indexPurchases } from '../../../search/index/indexing.ts';
import { rebuildPhrases } from '../../../search/index/phrases.ts';

let app: TestApp;
let ledwell: MadeCompany;
let lampco: MadeCompany;
const lead: Record<'german' | 'closing', { id: number; title: string }> = {} as never;

beforeAll(async () => {
  app = await buildTestApp();
  const { deps } = app;
  ledwell = await makeSupplier(app, { name: 'Ledwell Glimmer Works', tier: 'vip' });
  lampco = await makeSupplier(app, { name: 'Brightway Glimmer Trading' });
  await app.db.execute(sql`UPDATE companies SET main_markets = '{"East Europe","East Asia"}',
    business_types = '{"OEM manufacture"}' WHERE id = ${ledwell.companyId}`);
  const make = (company: MadeCompany, title: string, given: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(app, company.companyId, { title, ...given });
  const made = [
    await make(ledwell, 'Zinc lantern with handle', { price: 4, unit: 'set' }),
    await make(lampco, 'Paper lantern for gardens', { price: 40 }),
  ];
  // some sellers write it otherwise where nobody looks
  for (let n = 1; n <= 21; n++)
    made.push(
      await make(lampco, `Marble mortar number ${n}`, { keywords: n <= 12 ? ['morter'] : ['pestle'] }),
    );
  await indexProducts(
    deps,
    app.db,
    made.map(({ id }) => id),
  );
  await indexCompanies(app.db, [ledwell.companyId, lampco.companyId]);
  lead.german = await makePurchase(app, {
    title: 'Lanterns wanted for a hotel',
    receive: 'DE',
    closesIn: 40,
  });
  lead.closing = await makePurchase(app, { title: 'Lanterns wanted for a fair', receive: 'US', closesIn: 2 });
  const mortars = [
    await makePurchase(app, { title: 'Mortars wanted for a chemist' }),
    await makePurchase(app, { title: 'Morter wanted for a kitchen' }),
  ];
  await indexPurchases(
    app.db,
    [lead.german, lead.closing, ...mortars].map(({ id }) => id),
  );
  await rebuildPhrases(app.db);
});
afterAll(() => app?.close());

const get = (url: string, host = HOST) => app.app.inject({ url, headers: { host } });
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));
const textOf = (body: string) => mainOf(body).replace(/<[^>]*>/g, ' ');
/** The headings of the results of a page, in order; none on a page without results. */
async function found(url: string, host?: string): Promise<string[]> {
  const { statusCode, body } = await get(url, host);
  expect(statusCode, url).toBe(200);
  const headings = mainOf(body).matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a><\/h3>/g);
  return [...headings].map(([, text]) => text!);
}
const ZINC = 'Zinc lantern with handle';
const PAPER = 'Paper lantern for gardens';

describe('products', () => {
  const page = (query: string) => `/search-product/1.html?${query}`;

  test('by words, price, unit, minimum order and tier', async () => {
    expect((await found(page('kw=lantern'))).toSorted()).toEqual([PAPER, ZINC]);
    expect(await found(page('kw=lantern&minPrice=10'))).toEqual([PAPER]);
    expect(await found(page('kw=lantern&maxPrice=10'))).toEqual([ZINC]);
    expect(await found(page('kw=lantern&unit=set'))).toEqual([ZINC]);
    expect(await found(page('kw=lantern&tier=vip'))).toEqual([ZINC]);
    expect(await found(page('kw=lantern&minOrder=99'))).toEqual([]);
    expect(await found(page('kw=lantern&sort=price_desc'))).toEqual([PAPER, ZINC]);
    expect(await found(page('kw=lantern&sort=price_asc'))).toEqual([ZINC, PAPER]);
  });

  test('by category of any level; the trail above it leads back', async () => {
    const { trail } = await leafCategory(app);
    for (const cate of trail) expect((await found(page(`kw=lantern&cate=${cate}`))).length).toBe(2);
    const { body } = await get(page(`kw=lantern&cate=${trail[2]}`));
    expect(body).toContain(`href="/search-product/1.html?kw=lantern&amp;cate=${trail[1]}"`);
  });

  test('proof is a filter, that a supplier is verified is none: all are', async () => {
    const { body } = await get(page('kw=lantern&certified=true'));
    expect(textOf(body)).not.toContain('Verified supplier');
    expect(mainOf(body)).not.toContain('certified=true');
    expect(textOf(body)).toMatch(/Certificate\s+CE\s+2\s+ISO 9001\s+2/);
    expect(await found(page('kw=lantern&certificate=FSC'))).toEqual([]);
    const narrowed = (await get(page('kw=lantern&certificate=CE&sample=true&answers=true&years=5'))).body;
    for (const name of ['CE', 'Samples offered', 'Answers within 24 hours', '5 years or more'])
      expect(narrowed).toContain(`aria-label="Remove filter: ${name}"`);
  });

  test('a quantity: prices at it, its filter in every link, and one field for it', async () => {
    const { body } = await get(page('kw=lantern&quantity=500'));
    expect(textOf(body)).toContain('Price in US$ at 500');
    expect(body).toContain('aria-label="Remove filter: I need 500"');
    expect(body).toContain('href="/search-product/1.html?kw=lantern&amp;quantity=500&amp;certificate=CE"');
    expect(body).toContain('<input type="hidden" name="quantity" value="500"/>');
  });

  test('inside a category: its parameters, chosen by links; words are searched for within it', async () => {
    const { trail } = await leafCategory(app);
    const materials = ['Steel', 'Brass', 'Steel', 'Brass', 'Copper: red'];
    const made = [];
    for (const material of materials) {
      const { id } = await makeProduct(app, lampco.companyId, { title: `Parameter grommet ${made.length}` });
      await app.db.execute(
        sql`UPDATE products SET properties = ${JSON.stringify([['Material', material]])}::jsonb WHERE id = ${id}`,
      );
      made.push(id);
    }
    await indexProducts(app.deps, app.db, made);
    const asked = `kw=grommet&cate=${trail[2]}`;
    const { body } = await get(page(asked));
    const link = (value: string) => {
      const query = new URLSearchParams({
        kw: 'grommet',
        cate: String(trail[2]),
        parameters: `Material:${value}`,
      });
      return `/search-product/1.html?${query}`;
    };
    for (const value of ['Steel', 'Brass', 'Copper%3A red'])
      expect(body).toContain(`href="${link(value).replaceAll('&', '&amp;')}"`);
    expect(await found(link('Copper%3A red'))).toEqual(['Parameter grommet 4']);
    expect((await found(link('Brass;Copper%3A red'))).length).toBe(3);
    const chosen = (await get(`/zh${link('Brass')}`)).body;
    expect(chosen).toContain('材质: 黄铜');
    expect(chosen).toContain('aria-label="在此类目中搜索"');
    // what cannot be read is left out
    expect((await found(page(`${asked}&parameters=Material`))).length).toBe(5);
    expect(mainOf((await get(page(`${asked}&parameters=Material`))).body)).not.toContain(
      'parameters=Material&',
    );
  });

  test('a doubled question mark is understood, a range typed the wrong way round too', async () => {
    expect((await found('/search-product/1.html??kw=lantern')).length).toBe(2);
    expect(await found(page('kw=lantern&minPrice=50&maxPrice=10'))).toEqual([PAPER]);
  });

  test('what is no filter is left out of the search and of the links', async () => {
    const wrong =
      'kw=lantern&minPrice=cheap&unit=furlong&tier=gold&cate=999999&province=-1&minOrder=1.5&sort=best&certified=maybe&foo=1';
    expect((await found(page(wrong))).length).toBe(2);
    const { body } = await get(page(wrong));
    for (const trace of ['cheap', 'furlong', 'tier=gold', '999999', 'maybe', 'foo=1'])
      expect(mainOf(body)).not.toContain(trace);
  });

  test('every filter that is set has a link that takes it away, and forms carry the others', async () => {
    const { body } = await get(page('kw=lantern&tier=vip&unit=set'));
    expect(body).toContain('aria-label="Remove filter: Gold member"');
    expect(body).toContain('href="/search-product/1.html?kw=lantern&amp;unit=set"');
    expect(body).toContain('<input type="hidden" name="tier" value="vip"/>');
  });

  test('20 a page; a page past the end is the not-found page in place', async () => {
    expect((await found('/search-product/1.html?kw=mortar')).length).toBe(20);
    expect((await found('/search-product/2.html?kw=mortar')).length).toBe(1);
    for (const host of [HOST, `mobile.${HOST}`])
      for (const number of [3, 999_999_999]) {
        const past = await get(`/search-product/${number}.html?kw=mortar`, host);
        expect(past.statusCode).toBe(404);
        expect(textOf(past.body)).toContain('Sorry, this page can not be found.');
        expect(past.body).toContain('noindex');
      }
  });

  test('nothing found: a request filled with the words, the other searches, no index', async () => {
    const { statusCode, body } = await get(page(new URLSearchParams({ kw: 'qwrtz & "<b>' }).toString()));
    expect(statusCode).toBe(200);
    expect(body).toContain('href="/post-sourcing-request?title=qwrtz+%26+%22%3Cb%3E"');
    expect(body).toContain('href="/search-supplier/1.html?kw=qwrtz+%26+%22%3Cb%3E"');
    expect(body).toContain('No products match “qwrtz &amp; &quot;&lt;b&gt;”');
    expect(body).toContain('content="noindex,follow"');
    // something that is for sale, and all categories
    expect(textOf(body)).toMatch(/Popular searches\s+\S/);
    expect(mainOf(body)).toContain('href="/All"');
    expect(mainOf(body)).toMatch(
      /<li><a href="\/search-product\/1\.html\?kw=[^>]*><span[^>]*><picture[^>]*><img/,
    );
  });

  test('what was taken for a quantity is told, and what nothing says', async () => {
    const wanted = textOf((await get(page('kw=500+pcs+mortar'))).body);
    expect(wanted).toContain('Quantity wanted: 500');
    expect(textOf((await get(page('kw=mortar+qwrtzx'))).body)).toContain('Nothing here says “qwrtzx”.');
  });

  test('nothing found by filters alone: the search can still be saved', async () => {
    const { body } = await get(page('minPrice=900000'));
    expect(mainOf(body)).toContain('data-save="searches"');
  });

  test('a mistyped word finds what was meant, and says so', async () => {
    const { body } = await get(page('kw=mortarr'));
    expect(textOf(body)).toMatch(/Showing results for “mortar”\.\s+Search instead for “mortarr”/);
    expect((await found(page('kw=mortarr'))).length).toBe(20);
    // the link takes the words as they are typed
    const typed = '/search-product/1.html?kw=mortarr&exact=true';
    expect(body).toContain(`href="${typed.replace('&', '&amp;')}"`);
    expect(await found(typed)).toEqual([]);
    expect(textOf((await get(typed)).body)).not.toContain('Showing results for');
  });

  test('a word that titles never say is searched as itself and as its neighbour, which the page asks for', async () => {
    const { body } = await get(page('kw=morter&maxPrice=90'));
    expect(textOf(body)).toMatch(/\b21 products\b/);
    expect(textOf(body)).toMatch(/Did you mean\s+mortar\s*\?/);
    expect(textOf(body)).not.toContain('Showing results for');
    // the link takes the other word and keeps the filters
    const meant = '/search-product/1.html?kw=mortar&maxPrice=90';
    expect(body).toContain(`href="${meant.replace('&', '&amp;')}"`);
    expect(textOf((await get(meant)).body)).not.toContain('Did you mean');
    expect(textOf((await get(`/zh${page('kw=morter')}`)).body)).toMatch(/您是不是要找\s+mortar\s*？/);
    // as typed it is what some write, and nothing is asked
    const exact = textOf((await get(page('kw=morter&exact=true'))).body);
    expect(exact).toMatch(/\b12 products\b/);
    expect(exact).not.toContain('Did you mean');
  });

  test('below a divider stands what holds only some of the words, on the last page of what holds them all', async () => {
    const DIVIDER = 'Also matching some of your words';
    const { body } = await get(page('kw=zinc+lantern'));
    expect(await found(page('kw=zinc+lantern'))).toEqual([ZINC, PAPER]);
    const divider = body.indexOf(DIVIDER);
    expect([body.indexOf(ZINC) < divider, divider < body.lastIndexOf(PAPER)]).toEqual([true, true]);
    expect(textOf(body)).toMatch(/\b1 product\b/);
    expect((await get(`/zh${page('kw=zinc+lantern')}`)).body).toContain('以下结果仅匹配部分关键词');
    for (const kw of ['zinc', 'lantern', 'mortar+number'])
      expect((await get(page(`kw=${kw}`))).body, kw).not.toContain(DIVIDER);
    // an order that was asked for has nothing behind it
    expect(await found(page('kw=zinc+lantern&sort=newest'))).toEqual([ZINC]);
  });

  test('words of any kind are only words', async () => {
    const { statusCode } = await get(page('kw=%00%27%20%7C%20lantern%EF%BF%BD'));
    expect(statusCode).toBe(200);
    expect((await get(page(`kw=${'x'.repeat(5000)}`))).statusCode).toBe(200);
  });
});

describe('suppliers', () => {
  const page = (query: string) => `/search-supplier/1.html?${query}`;
  const LEDWELL = 'Ledwell Glimmer Works';
  const BRIGHTWAY = 'Brightway Glimmer Trading';

  test('by words, several markets and business types; West Europe is East Europe', async () => {
    expect((await found(page('kw=glimmer'))).toSorted()).toEqual([BRIGHTWAY, LEDWELL]);
    expect(await found(page('kw=glimmer&markets=East+Europe'))).toEqual([LEDWELL]);
    expect(await found(page('kw=glimmer&markets=West+Europe'))).toEqual([LEDWELL]);
    expect(await found(page('kw=glimmer&markets=Atlantis%7CGlobal'))).toEqual([BRIGHTWAY]);
    expect((await found(page('kw=glimmer&markets=East+Europe%7CGlobal'))).length).toBe(2);
    expect(await found(page('kw=glimmer&businessTypes=OEM+manufacture%7CDealer'))).toEqual([LEDWELL]);
    expect(await found(page('kw=glimmer&tier=vip'))).toEqual([LEDWELL]);
    expect((await get(page('kw=glimmer'))).body).toContain('West Europe');
  });

  test('a market that is chosen can be taken out of several', async () => {
    const { body } = await get(page('kw=glimmer&markets=East+Europe%7CEast+Asia'));
    expect(body).toContain('href="/search-supplier/1.html?kw=glimmer&amp;markets=East+Asia"');
  });

  describe('by what proves them', () => {
    const PROVEN = 'Quartzite Kiln Works';
    beforeAll(async () => {
      const proven = await makeSupplier(app, { name: PROVEN, tier: 'silver' });
      const other = await makeSupplier(app, { name: 'Quartzite Kiln Trading' });
      const year = new Date().getUTCFullYear();
      await app.db.execute(sql`UPDATE companies SET certificates = '{FSC,CE}', year_established = ${year - 10}
        WHERE id = ${proven.companyId}`);
      await app.db.execute(sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds)
        VALUES (${proven.companyId}, 5, 5, 60)`);
      await indexCompanies(app.db, [proven.companyId, other.companyId]);
    });

    test.each([
      ['portal', HOST],
      ['mobile', `mobile.${HOST}`],
    ])('%s: filters as those of products, before the place and the paid tier', async (_, host) => {
      const { body } = await get(page('kw=quartzite'), host);
      expect(textOf(body)).toMatch(
        /Certificate\s+CE\s+1\s+FSC\s+1\s+Response\s+Answers within 24 hours\s+1\s+Years in business\s+10\+ years\s+1\s/,
      );
      const headings = [...body.matchAll(/<h3 class="mb-1\.5[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
      expect(headings).toEqual([
        ...['Business type', 'Certificate', 'Response', 'Years in business', 'Main markets', 'Province'],
        'Membership',
      ]);
      for (const filter of ['certificate=FSC', 'answers=true', 'years=10']) {
        expect(body).toContain(`href="/search-supplier/1.html?kw=quartzite&amp;${filter}"`);
        expect(await found(page(`kw=quartzite&${filter}`), host), filter).toEqual([PROVEN]);
      }
      const narrowed = (await get(page('kw=quartzite&certificate=CE&answers=true&years=5'), host)).body;
      for (const name of ['CE', 'Answers within 24 hours', '5 years or more'])
        expect(narrowed).toContain(`aria-label="Remove filter: ${name}"`);
      const chinese = (await get(`/zh${page('kw=quartzite&years=5')}`, host)).body;
      expect(textOf(chinese)).toMatch(
        /证书\s+CE\s+1\s+FSC\s+1\s+询盘回复\s+24 小时内回复\s+1\s+经营年限\s+10 年以上\s+1\s/,
      );
      expect(chinese).toContain('aria-label="取消筛选：5 年以上"');
    });

    test('what is no filter, and what is one of products alone, is left out', async () => {
      const wrong = 'certificate=ISO+1&answers=often&years=-3&years=many&sample=true&certified=true';
      const { statusCode, body } = await get(page(`kw=quartzite&${wrong}`));
      expect(statusCode).toBe(200);
      for (const name of [
        'certificate=ISO',
        'answers=often',
        'years=-',
        'years=many',
        'sample=',
        'certified=',
      ])
        expect(mainOf(body)).not.toContain(name);
      expect(body).not.toContain('Remove filter');
      // of a filter of one value the first, of a list as many as it takes
      expect(await found(page('kw=quartzite&certificate=FSC%7CCE&tier=silver%7Cvip'))).toEqual([PROVEN]);
      expect((await found(page(`kw=quartzite&markets=${'Global%7C'.repeat(40)}`))).length).toBe(2);
    });
  });

  test('leads to shop, contact page and products', async () => {
    const { body } = await get(page('kw=ledwell'));
    expect(body).toContain(`href="http://${ledwell.domain}.${HOST}/"`);
    expect(body).toContain(`href="http://${ledwell.domain}.${HOST}/contact.html"`);
    expect(body).toMatch(/href="\/product-detail\/\d+\.html"/);
  });
});

describe('buying leads', () => {
  const page = (query: string) => `/search-buying/1.html?${query}`;

  test('by words, destination and days left', async () => {
    const { german, closing } = lead;
    expect((await found(page('kw=lantern'))).toSorted()).toEqual([closing.title, german.title]);
    expect(await found(page('kw=lantern&receive=de'))).toEqual([german.title]);
    expect(await found(page('kw=lantern&remain_days=7'))).toEqual([closing.title]);
    expect(await found(page('kw=lantern&sort=closing'))).toEqual([closing.title, german.title]);
    expect((await found(page('kw=lantern&receive=XX&remain_days=soon&category=999999'))).length).toBe(2);
  });

  test('mistakes are asked about or corrected as those of products are', async () => {
    const asked = await get(page('kw=morter'));
    expect((await found(page('kw=morter'))).toSorted()).toEqual([
      'Mortars wanted for a chemist',
      'Morter wanted for a kitchen',
    ]);
    expect(textOf(asked.body)).toMatch(/Did you mean\s+mortar\s*\?/);
    expect(asked.body).toContain('href="/search-buying/1.html?kw=mortar"');
    const { body } = await get(page('kw=mortarr'));
    expect(textOf(body)).toMatch(/Showing results for “mortar”\.\s+Search instead for “mortarr”/);
    expect(body).toContain('href="/search-buying/1.html?kw=mortarr&amp;exact=true"');
    expect(await found(page('kw=mortarr&exact=true'))).toEqual([]);
  });

  test('a lead leads to its own page', async () => {
    const { full_path } = await leafCategory(app);
    const { body } = await get(page('kw=lantern'));
    expect(body).toContain(`href="/buying-leads/${full_path}/${lead.german.id}.html"`);
  });
});

test('the route decides the tab, and the words stand in the field', async () => {
  for (const [path, tab] of [
    ['/search-product/1.html', 'products'],
    ['/search-supplier/1.html', 'suppliers'],
    ['/search-buying/1.html', 'leads'],
    ['/', 'products'],
  ] as const) {
    const { body } = await get(`${path}?kw=lantern`);
    expect(body, path).toMatch(new RegExp(`id="tab-${tab}"[^>]*checked`));
    if (path !== '/') expect(body.match(/name="kw"[^>]*value="lantern"/g)!.length, path).toBeGreaterThan(2);
  }
});

test('in Chinese every text and link is Chinese', async () => {
  for (const kind of ['product', 'supplier', 'buying']) {
    const { body } = await get(`/zh/search-${kind}/1.html?kw=lantern`);
    expect(body).toContain('“lantern”的搜索结果');
    expect(body).toContain('<html lang="zh-CN"');
    expect(mainOf(body)).not.toMatch(/href="\/search-/);
  }
});

test('canonical without words and filters, a title of at most 60 characters, a description of 120 to 160', async () => {
  const { body } = await get('/search-product/1.html?kw=lantern&tier=vip');
  expect(body).toContain(`<link rel="canonical" href="http://${HOST}/search-product/1.html">`);
  for (const url of [
    `/search-supplier/1.html?kw=${'lantern+'.repeat(20)}`,
    '/search-buying/1.html?kw=lantern',
  ]) {
    const page = (await get(url)).body;
    expect(/<title>(.*?)<\/title>/.exec(page)![1]!.length).toBeLessThanOrEqual(60);
    const description = /name="description" content="(.*?)"/.exec(page)![1]!;
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('the mobile site has the same filters, for products and suppliers', async () => {
  const mobile = `mobile.${HOST}`;
  expect(await found('/search-product/1.html?kw=lantern&minPrice=10&unit=furlong', mobile)).toEqual([PAPER]);
  expect(await found('/search-supplier/1.html?kw=glimmer&markets=East+Europe', mobile)).toEqual([
    'Ledwell Glimmer Works',
  ]);
});
