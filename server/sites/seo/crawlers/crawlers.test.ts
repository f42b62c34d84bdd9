/** robots.txt, sitemaps and the feed, on every host (decision 24). */
import { sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  makeProduct,
  makePurchase,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { crawlerFile } from './crawlers.ts';

let app: TestApp;
let leaf: string;
const products: number[] = [];
const leads: number[] = [];
const portal = { site: 'portal' } as const;
const PER_FILE = 8;

beforeAll(async () => {
  app = await buildTestApp();
  leaf = (await leafCategory(app)).full_path;
  const supplier = await makeSupplier(app, { domain: 'mapshop' });
  await makeSupplier(app, { domain: 'hidden1', certified: false });
  for (let i = 0; i < 10; i++) products.push((await makeProduct(app, supplier.companyId)).id);
  const draft = await makeProduct(app, supplier.companyId, { status: 5 });
  products.push((await makeProduct(app, supplier.companyId)).id);
  expect(products).not.toContain(draft.id);
  await makeProduct(app, (await makeSupplier(app, { certified: false })).companyId);
  await app.db.execute(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${supplier.companyId}, 'Nuts'), (${supplier.companyId}, 'Empty')`,
  );
  await app.db.execute(
    sql`UPDATE products SET group_id = (SELECT id FROM product_groups WHERE name = 'Nuts') WHERE id = ${products[0]}`,
  );
  leads.push(await makeLead('Bolts & "nuts" <M8>\u0007 wanted 😀', 1), await makeLead('Washers', 1));
  for (const status of [2, 4] as const) await makeLead('Hidden', status);
  await app.db.execute(
    sql`UPDATE purchases SET deleted_at = now() WHERE id = ${await makeLead('Deleted', 1)}`,
  );
});
afterAll(() => app.close());

const makeLead = async (title: string, status: 1 | 2 | 4): Promise<number> =>
  (await makePurchase(app, { title, status, description: 'We need them. '.repeat(40), receive: 'DE' })).id;

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host, ...headers } });

/** The file as it is written with `most` addresses each, checked for being XML. */
async function fileText(path: string, most = PER_FILE): Promise<string | null> {
  const file = await crawlerFile(app.deps, portal, path, most);
  if (!file) return null;
  let text = '';
  for await (const part of file.text) text += part;
  return text;
}

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[];
}
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'item', 'xhtml:link'].includes(name),
  parseTagValue: false,
});
function parsed(xml: string | null) {
  expect(xml).not.toBeNull();
  expect(XMLValidator.validate(xml!)).toBe(true);
  return parser.parse(xml!);
}
const entriesOf = async (path: string, most?: number): Promise<Entry[]> =>
  parsed(await fileText(path, most)).urlset.url;
const indexed = async (most?: number): Promise<Entry[]> =>
  parsed(await fileText('/sitemap.xml', most)).sitemapindex.sitemap;

describe('robots.txt', () => {
  test.each([
    [HOST, [`http://${HOST}/sitemap.xml`]],
    [`www.${HOST}`, [`http://${HOST}/sitemap.xml`]],
    [`mobile.${HOST}`, [`http://${HOST}/sitemap.xml`]],
    [`mapshop.${HOST}`, [`http://mapshop.${HOST}/sitemap.xml`, `http://${HOST}/sitemap.xml`]],
  ])('%s lets crawlers in and names the sitemaps', async (host, sitemaps) => {
    const { statusCode, headers, body } = await get(host, '/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).not.toMatch(/^Disallow: \/$/m);
    expect([...body.matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url)).toEqual(sitemaps);
  });

  test.each([`my.${HOST}`, `admin.${HOST}`])('%s keeps them out', async (host) => {
    expect((await get(host, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemaps', () => {
  test('the index names exactly the files there are', async () => {
    const names = (await indexed()).map(({ loc }) => loc.replace(`http://${HOST}/sitemaps/`, ''));
    expect(names.filter((name) => name.startsWith('products')).length).toBeGreaterThan(1);
    expect(names).toEqual(
      expect.arrayContaining([
        'pages-1.xml',
        'categories-1.xml',
        'products-1.xml',
        'companies-1.xml',
        'leads-1.xml',
      ]),
    );
    for (const name of names) expect((await entriesOf(`/sitemaps/${name}`)).length).toBeGreaterThan(0);
    for (const name of ['pages-2', 'categories-99', 'products-99', 'leads-99', 'nothing-1', 'products-0'])
      expect(await fileText(`/sitemaps/${name}.xml`), name).toBeNull();
  });

  test('every listed product stands in one file, in both languages, and no other', async () => {
    const files = (await indexed())
      .map(({ loc }) => new URL(loc).pathname)
      .filter((path) => /products/.test(path));
    const all: Entry[] = [];
    for (const path of files) {
      const entries = await entriesOf(path);
      expect(entries.length).toBeLessThanOrEqual(PER_FILE);
      all.push(...entries);
    }
    const wanted = products.flatMap((id) =>
      ['', '/zh'].map((zh) => `http://${HOST}${zh}/product-detail/${id}.html`),
    );
    expect(all.map(({ loc }) => loc).toSorted()).toEqual(wanted.toSorted());
  });

  test('one file holds all when it may', async () => {
    expect((await indexed(50_000)).filter(({ loc }) => /products/.test(loc))).toHaveLength(1);
    expect(await entriesOf('/sitemaps/products-1.xml', 50_000)).toHaveLength(2 * products.length);
  });

  test('an entry names its alternates and its last change', async () => {
    const [entry] = await entriesOf('/sitemaps/products-1.xml', 50_000);
    const path = `/product-detail/${products[0]}.html`;
    expect(entry!['xhtml:link']!.map((l) => [l['@_hreflang'], l['@_href']])).toEqual([
      ['en', `http://${HOST}${path}`],
      ['zh-CN', `http://${HOST}/zh${path}`],
      ['x-default', `http://${HOST}${path}`],
    ]);
    expect(entry!.lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const [newest] = (await indexed(50_000)).filter(({ loc }) => /products/.test(loc));
    expect(newest!.lastmod! >= entry!.lastmod!).toBe(true);
  });

  test('leads in effect, open shops and categories with products, and only those', async () => {
    const locs = async (name: string) =>
      (await entriesOf(`/sitemaps/${name}-1.xml`, 50_000)).map(({ loc }) => loc);
    expect((await locs('leads')).filter((loc) => !loc.includes('/zh/'))).toEqual(
      leads.map((id) => `http://${HOST}/buying-leads/${leaf}/${id}.html`),
    );
    expect(await locs('companies')).toEqual([`http://mapshop.${HOST}/`, `http://mapshop.${HOST}/zh`]);
    const [root, sub] = leaf.split('/');
    expect((await locs('categories')).filter((loc) => !loc.includes('/zh/'))).toEqual([
      `http://${HOST}/${root}/`,
      `http://${HOST}/${root}/${sub}/`,
      `http://${HOST}/${leaf}/1.html`,
    ]);
  });

  test('every address of ours in them is a page to find, under that address', async () => {
    const shop = parsed((await get(`mapshop.${HOST}`, '/sitemap.xml')).body).urlset.url as Entry[];
    const own = await Promise.all(
      ['pages', 'categories', 'companies'].map((name) => entriesOf(`/sitemaps/${name}-1.xml`, 50_000)),
    );
    const entries = [...own.flat(), ...shop, ...(await entriesOf('/sitemaps/products-1.xml', 2))];
    expect(shop.map(({ loc }) => new URL(loc).pathname)).toEqual(
      expect.arrayContaining([
        '/',
        '/about.html',
        '/contact.html',
        '/productlist.html',
        expect.stringMatching(/^\/groups\/\d+$/),
      ]),
    );
    for (const { loc } of entries) {
      const { host, pathname } = new URL(loc);
      const response = await get(host, pathname);
      expect(response.statusCode, loc).toBe(200);
      expect(response.body, loc).toContain('<meta name="robots" content="index,follow">');
      expect(response.body, loc).toContain(`<link rel="canonical" href="${loc}">`);
    }
  });

  test('stand on their own hosts only', async () => {
    for (const [host, url] of [
      [`mobile.${HOST}`, '/sitemap.xml'],
      [`hidden1.${HOST}`, '/sitemap.xml'],
      [`mapshop.${HOST}`, '/sitemaps/products-1.xml'],
      [`mapshop.${HOST}`, '/buying-leads.rss'],
    ] as const)
      expect((await get(host, url)).statusCode, host + url).toBe(404);
    expect((await get(HOST, '/sitemaps/products-99.xml')).headers.location).toBe(
      '/404?q=sitemaps+products+99',
    );
    for (const host of [`my.${HOST}`, `admin.${HOST}`])
      expect((await get(host, '/sitemap.xml')).statusCode, host).toBe(404);
  });
});

describe('over HTTP', () => {
  test('compressed for those who take it, the same for others, and revalidated', async () => {
    const plain = await get(HOST, '/sitemap.xml');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    const packed = await get(HOST, '/sitemap.xml', { 'accept-encoding': 'gzip, deflate' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get(HOST, '/sitemap.xml', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('many who ask at once make one file', async () => {
    const before = app.deps.pages.stats().pages;
    app.deps.pages.drop([tags.shop('mapshop')]);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => get(`mapshop.${HOST}`, '/sitemap.xml')),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(app.deps.pages.stats().pages).toBeLessThanOrEqual(before + 1);
  });
});

describe('the feed of leads', () => {
  test.each([
    ['en', '', 'en'],
    ['zh', '/zh', 'zh-cn'],
  ])('%s: the newest in effect first', async (lang, prefix, language) => {
    const response = await get(HOST, `${prefix}/buying-leads.rss`);
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { channel } = parsed(response.body).rss;
    expect(channel).toMatchObject({ language, link: `http://${HOST}${prefix}/buying-leads` });
    expect(channel['atom:link']['@_href']).toBe(`http://${HOST}${prefix}/buying-leads.rss`);
    expect(channel.item).toHaveLength(2);
    const item = channel.item[1];
    expect(item.title).toBe('Bolts & "nuts" <M8> wanted 😀');
    expect(item.link).toBe(`http://${HOST}${prefix}/buying-leads/${leaf}/${leads[0]}.html`);
    expect(item.guid['#text']).toBe(item.link);
    expect(new Date(item.pubDate).getTime()).toBeGreaterThan(Date.now() - 600_000);
    expect(item.description).toMatch(
      lang === 'zh' ? /^数量：5000 piece；收货地：德国；截止日期：/ : /^5000 piece to Germany, closing /,
    );
  });

  test('is made anew when a lead changes', async () => {
    await get(HOST, '/buying-leads.rss');
    const id = await makeLead('New one', 1);
    app.deps.pages.drop([tags.leads]);
    expect((await get(HOST, '/buying-leads.rss')).body).toContain(`/${id}.html</link>`);
  });
});
