/** What home and category pages tell buyers before the products (decision 29). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../../tests/support/browser/every-page.ts';
import { makeBuyer, makeProduct, makePurchase } from '../../../tests/support/data/factories.ts';
import { categoryById } from '../../features/category/category.ts';
import { foldCategoryCounts } from '../../features/category/counts.ts';
import { categoryGuide, homeFigures } from '../../features/listing/listing.ts';
import { tags } from '../../platform/cache/tags.ts';

let app: TestApp;
let made: PageFixtures;
beforeAll(async () => {
  app = await buildTestApp();
  await app.db.execute(
    sql`INSERT INTO exchange_rates (day, currency, rate) VALUES ('2026-01-02', 'USD', 1), ('2026-01-02', 'CNY', 7)
        ON CONFLICT DO NOTHING`,
  );
  made = await buildPageFixtures(app);
});
afterAll(() => app?.close());

const get = async (url: string, host = HOST) =>
  (await app.app.inject({ url, headers: { host, accept: 'text/html', 'user-agent': 'tests' } })).body;

test('a category says what is usual, in dollars', async () => {
  await app.db.execute(
    sql`UPDATE products SET min_price = 2, max_price = 4, min_order = 50, unit = 'piece', currency = '$', prices = ${JSON.stringify(
      [
        { Start: 1, End: 19, Price: 4 },
        { Start: 20, End: 999, Price: 3 },
        { Start: 1000, End: null, Price: 2 },
      ],
    )}::jsonb WHERE category_id = ${made.leaf.id}`,
  );
  const category = await categoryById(app.deps, made.leaf.id);
  const { terms } = await categoryGuide(app.deps, category!);
  // what cards compare by: that of the minimum order
  expect(terms).toEqual({ unit: 'piece', low: 3, high: 3, converted: false, minOrder: 50 });
});

test('a category page leads to the search in it, and shows its own products all the same', async () => {
  const html = await get(`/${made.leaf.full_path}/1.html`);
  expect(html).toContain(`/search-product/1.html?cate=${made.leaf.id}&amp;sort=price_asc`);
  expect(html).toContain(`name="cate" value="${made.leaf.id}"`);
  expect(html).toContain('Usual minimum order');
  expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(20);
});

test('the home page counts what there is', async () => {
  const { rows } = await app.db.execute<{ suppliers: number; products: number }>(
    sql`SELECT (SELECT count(*) FROM companies WHERE visible)::int AS suppliers, (SELECT count(*) FROM products WHERE listed)::int AS products`,
  );
  const figures = await homeFigures(app.deps);
  expect(figures).toMatchObject(rows[0]!);
  expect(figures.requests).toBeGreaterThan(0);
  expect(await get('/')).toContain('verified suppliers');
});

/** The text of a part of a page, as it is read. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
const part = (html: string, from: string, to: string) => {
  const start = html.indexOf(from);
  expect(start, from).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf(to, start));
};

test('what is usual where prices are in yuan is said in dollars, as converted, in both languages', async () => {
  const { rows } = await app.db.execute<{ full_path: string }>(
    sql`SELECT k.full_path FROM products p JOIN categories k ON k.id = p.category_id
        WHERE p.company_id = ${made.plain.companyId} AND k.id <> ${made.leaf.id} ORDER BY k.id LIMIT 1`,
  );
  const path = rows[0]!.full_path;
  await app.db.execute(
    sql`UPDATE products p SET currency = '¥', unit = 'piece', min_order = 50, min_price = n.price, max_price = n.price,
          prices = jsonb_build_array(jsonb_build_object('Start', 1, 'End', NULL, 'Price', n.price))
        FROM (SELECT id, 7 * row_number() OVER (ORDER BY id) AS price FROM products
              WHERE category_id = (SELECT id FROM categories WHERE full_path = ${path})) n
        WHERE n.id = p.id`,
  );
  const guide = async (lang: string, title: string) =>
    textOf(part(await get(`${lang}/${path}/1.html`), `aria-label="${title}"`, '</dl>'));
  // ¥7, ¥14 and ¥21: the middle half
  const english = await guide('', 'Buying guide');
  expect(english).toContain('Usual price ≈ $1.50–$2.50 per piece');
  expect(english).toContain('Prices in other currencies are converted.');
  const chinese = await guide('/zh', '采购指南');
  expect(chinese).toContain('常见价格 ≈ $1.50–$2.50/件');
  expect(chinese).toContain('其他币种的价格已折算。');
  expect(chinese).toContain('常见起订量 50 件');
});

/** The tree as it is now: it is read again once pages have been dropped. */
async function countAnew() {
  await foldCategoryCounts(app.deps);
  app.deps.pages.drop([tags.tree]);
}

test('a category leads to those above it, and to those beside it that have products', async () => {
  const [root, sub] = made.leaf.full_path.split('/');
  const { rows } = await app.db.execute<{ id: number; full_path: string }>(
    sql`SELECT id, full_path FROM categories WHERE parent_id = (SELECT parent_id FROM categories WHERE id = ${made.leaf.id})
          AND id <> ${made.leaf.id} AND is_end ORDER BY id LIMIT 2`,
  );
  const [filled, empty] = rows;
  await makeProduct(app, made.plain.companyId, { categoryId: filled!.id });
  await countAnew();
  for (const [lang, label] of [
    ['', 'Related categories'],
    ['/zh', '相关类目'],
  ] as const) {
    const html = await get(`${lang}/${made.leaf.full_path}/1.html?size=60`);
    const beside = linksOf(part(html, `aria-label="${label}"`, '</nav>'));
    expect(beside).toEqual([`${lang}/${filled!.full_path}/1.html`]);
    expect(beside).not.toContain(`${lang}/${empty!.full_path}/1.html`);
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([`${lang}/All`, `${lang}/${root}/`, `${lang}/${root}/${sub}/`]),
    );
  }
});

test('of more than ten beside it those with the most products are shown, and a way to all', async () => {
  const { rows } = await app.db.execute<{ id: number; root: string }>(
    sql`SELECT DISTINCT ON (root_id) id, split_part(full_path, '/', 1) AS root FROM categories
        WHERE is_end AND root_id <> (SELECT root_id FROM categories WHERE id = ${made.leaf.id})
        ORDER BY root_id, id DESC LIMIT 12`,
  );
  for (const [n, { id }] of rows.entries())
    for (let i = 0; i < (n < 10 ? 4 : 1); i++)
      await makeProduct(app, made.plain.companyId, { categoryId: id });
  await countAnew();
  const [root] = made.leaf.full_path.split('/');
  const beside = linksOf(part(await get(`/${root}/1.html`), 'aria-label="Related categories"', '</nav>'));
  expect(beside).toHaveLength(11);
  expect(beside.at(-1)).toBe('/All');
  expect(new Set(beside.slice(0, -1))).toEqual(new Set(rows.slice(0, 10).map((row) => `/${row.root}/`)));
});

test('five pinned products are a row, four one line; both say that they are promoted', async () => {
  const keep = async (n: number) => {
    await app.db.execute(
      sql`DELETE FROM product_pins WHERE product_id <> ALL(${sql.param(made.products.slice(0, n))})`,
    );
    // a size of its own: the page that is cached is another
    const html = await get(`/${made.leaf.full_path}/1.html?size=${n === 5 ? 40 : 20}`);
    const shown = part(html, 'Top-Displayed', 'id="product-list"');
    return { shown, promoted: shown.match(/Promoted/g)?.length, links: linksOf(shown) };
  };
  const five = await keep(5);
  expect(five.promoted).toBe(5);
  expect(five.shown).toContain('grid-cols-5');
  const four = await keep(4);
  expect(four.promoted).toBe(1);
  expect(four.shown).not.toContain('grid-cols-5');
  for (const [n, { links }] of [
    [5, five],
    [4, four],
  ] as const)
    expect(new Set(links)).toEqual(
      new Set(made.products.slice(0, n).map((id) => `/product-detail/${id}.html`)),
    );
});

test('the home page has its blocks in the order of the specification', async () => {
  for (const lang of ['', '/zh']) {
    const html = await get(lang || '/');
    const blocks = [
      '<header',
      '<search',
      'id="categories"',
      'id="popular"',
      'id="need"',
      'data-behaviour="carousel"',
      'id="open-requests"',
      'id="latest"',
      `href="${lang}/post-sourcing-request"`,
      'id="classification"',
      'id="trending"',
      'id="suppliers"',
      'data-behaviour="recently-viewed"',
      'id="more"',
      '<footer',
    ];
    let at = 0;
    for (const block of blocks) {
      const next = html.indexOf(block, at);
      expect(next, `${lang} ${block}`).toBeGreaterThan(-1);
      at = next + block.length;
    }
  }
});

test('a recommended supplier is shown with three products of its own', async () => {
  const cards = part(await get('/'), 'id="suppliers"', 'data-behaviour="recently-viewed"')
    .split('<article')
    .slice(1);
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    const ids = linksOf(card).flatMap((href) => /product-detail\/(\d+)/.exec(href!)?.[1] ?? []);
    expect(ids).toHaveLength(3);
    const { rows } = await app.db.execute<{ domain: string }>(
      sql`SELECT DISTINCT c.domain FROM products p JOIN companies c ON c.id = p.company_id
          WHERE p.id = ANY(${sql.param(ids.map(Number))})`,
    );
    expect(rows).toHaveLength(1);
    expect(card).toContain(`${rows[0]!.domain}.${HOST}`);
  }
});

test('the mobile home has them too: what is popular, what is needed, and the figures', async () => {
  for (const [lang, figures] of [
    ['', 'The marketplace in figures'],
    ['/zh', '平台数据'],
  ] as const) {
    const html = await get(lang || '/', `mobile.${HOST}`);
    const at = ['id="popular"', 'id="need"', `aria-label="${figures}"`, 'id="latest"'].map((block) =>
      html.indexOf(block),
    );
    expect(Math.min(...at)).toBeGreaterThan(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  }
});

test('the usual time to answer is between those of two suppliers that were asked often enough', async () => {
  const answers = async () => {
    app.deps.pages.clear();
    return [await get('/'), await get('/zh')].map((html) =>
      textOf(html.slice(html.indexOf('id="need"'), html.indexOf('id="latest"'))),
    );
  };
  expect((await answers())[0]).not.toContain('usual time to answer');
  await app.db.execute(
    sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds)
        VALUES (${made.gold.companyId}, 5, 5, 7200), (${made.plain.companyId}, 6, 6, 21600)`,
  );
  const [english, chinese] = await answers();
  expect(english).toMatch(/usual time to answer 4 hours|4 hours usual time to answer/);
  expect(chinese).toMatch(/通常答复时间 4 小时|4 小时 通常答复时间/);
});

test('a category says what to ask for: what its products state', async () => {
  await app.db.execute(
    sql`UPDATE products SET properties = properties || '[["Thread", "M8"], ["Brand Name", "Own"]]'::jsonb
        WHERE id = ANY(${sql.param(made.products.slice(20, 24))})`,
  );
  app.deps.pages.clear();
  // most products state the material; nobody asks back about a brand
  for (const [lang, title, names] of [
    ['', 'What to ask for', 'Material Thread'],
    ['/zh', '询价要点', '材质 Thread'],
  ] as const) {
    const html = await get(`${lang}/${made.leaf.full_path}/1.html`);
    expect(textOf(part(html, `>${title}</h2>`, '</ul>').replace(/^>/, ''))).toBe(`${title} ${names}`);
  }
});

test('three open requests of a category; one that closes is gone at once', async () => {
  const owner = await makeBuyer(app);
  const soon = new Date(app.deps.now().getTime() + 1000);
  const { id, title } = await makePurchase(app, {
    userId: owner.userId,
    categoryId: made.leaf.id,
    publishedAt: soon,
    title: 'Bolts for a footbridge',
  });
  app.deps.pages.clear();
  const shown = async () =>
    linksOf(part(await get(`/${made.leaf.full_path}/1.html`), '>Open requests</h2>', '</ul>'));
  const before = await shown();
  expect(before).toHaveLength(3);
  expect(before).toContain(`/buying-leads/${made.leaf.full_path}/${id}.html`);
  await app.call(ownPurchaseRoutes.closePurchases, { body: { ids: [id] } }, owner);
  await expect.poll(async () => (await get(`/${made.leaf.full_path}/1.html`)).includes(title)).toBe(false);
  expect(await shown()).toHaveLength(3);
});

test('a category that nobody asks in says so, and how to ask', async () => {
  const { rows } = await app.db.execute<{ full_path: string }>(
    sql`SELECT k.full_path FROM categories k WHERE k.is_end AND EXISTS (SELECT FROM products p WHERE p.listed AND p.category_id = k.id)
          AND NOT EXISTS (SELECT FROM purchases r WHERE r.category_id = k.id) ORDER BY k.id LIMIT 1`,
  );
  const path = `/${rows[0]!.full_path}/1.html`;
  expect(await get(path)).toContain('Nobody is asking for this at the moment. Post a request,');
  expect(await get(`/zh${path}`)).toContain('目前没有此类求购。发布需求，');
});
