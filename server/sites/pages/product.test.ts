/** What product pages say about sampling, delivery, proof, paid tier and pictures (decision 29). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../../tests/support/browser/every-page.ts';

const MOBILE = `mobile.${HOST}`;
let app: TestApp;
let made: PageFixtures;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  await app.db.execute(
    sql`UPDATE products SET sample = '{"offered": true, "price": 12}', sample_lead_time_days = 3,
          lead_times = '[{"up_to": 700, "days": 11}, {"up_to": null, "days": 23}]', port = 'Yantian',
          incoterms = '{FOB,CIF}', warranty_months = 18, currency = '$'
        WHERE id = ${made.products[0]}`,
  );
});
afterAll(() => app?.close());

const get = async (url: string, host = HOST) =>
  (await app.app.inject({ url, headers: { host, accept: 'text/html', 'user-agent': 'tests' } })).body;
const productPath = () => `/product-detail/${made.products[0]}.html`;
const part = (html: string, from: string, to: string) => {
  const [start, end] = [html.indexOf(from), html.indexOf(to, html.indexOf(from))];
  expect(
    [start, end].every((at) => at > -1),
    `${from} … ${to}`,
  ).toBe(true);
  return html.slice(start, end);
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const altsOf = (html: string) => [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);

test.each([
  [
    '',
    ['Samples $12.00 each', 'Sample lead time (days) 3', 'Lead time Up to 700 pieces: 11 days More: 23 days'],
    ['Port of shipment Yantian', 'Delivery terms FOB, CIF', 'Warranty 18 months'],
  ],
  [
    '/zh',
    ['样品 每件 $12.00', '样品交期（天） 3', '交货期 700 件以内：11天 更多：23天'],
    ['装运港 盐田', '贸易术语 FOB, CIF', '质保 18个月'],
  ],
])('%s: what a buyer asks first stands before the properties', async (lang, sampled, sent) => {
  const summary = textOf(part(await get(lang + productPath()), '<h1', 'id="properties"'));
  for (const said of [...sampled, ...sent]) expect(summary).toContain(said);
});

test.each([
  ['', 'Certificates, checked by us', 'Issued by SGS', 'No. CN-10442', 'Valid until 31 December 2099'],
  ['/zh', '证书（已由平台审核）', '发证机构：SGS', '编号 CN-10442', '有效期至 2099年12月31日'],
])(
  '%s: a certificate has number, issuer, last day and its paper, wherever the proof stands',
  async (lang, held, ...facts) => {
    const { rows } = await app.db.execute<{ key: string }>(
      sql`SELECT f.key FROM qualifications q JOIN files f ON f.id = q.image_id WHERE q.name = 'ISO 9001:2015'`,
    );
    const company = `${lang}/${made.leaf.full_path.split('/')[0]}/c-${made.gold.domain}`;
    for (const html of [await get(lang + productPath()), await get(company, MOBILE)]) {
      const list = part(html, held, '</ul>');
      expect(textOf(list)).toContain(`ISO 9001:2015 ${facts.join(' ')}`);
      expect(list).toMatch(new RegExp(`<a href="[^"]*${rows[0]!.key}"[^>]*>ISO 9001:2015</a>`));
      // its last day is over
      expect(list).not.toContain('RoHS report');
    }
  },
);

test.each([
  ['', 'Verified', 'Gold member: a paid membership, no proof of quality'],
  ['/zh', '已认证', '金牌会员：付费会员，并非质量证明'],
])(
  '%s: in a list what was checked stands before the tier, which says that it is paid',
  async (lang, verified, paid) => {
    const html = await get(`${lang}/${made.leaf.full_path}/1.html`);
    const items = part(html, 'id="product-list"', '<footer')
      .split('<h3')
      .slice(1)
      .filter((item) => item.includes(made.gold.domain));
    expect(items.length).toBeGreaterThan(10);
    for (const item of items) {
      // the short form of the grid has no tier at all: the list's own part is looked at
      const supplier = item.slice(item.indexOf(`${made.gold.domain}.`));
      expect(supplier.indexOf(verified)).toBeGreaterThan(-1);
      expect(supplier.indexOf(verified)).toBeLessThan(supplier.indexOf(`title="${paid}"`));
    }
  },
);

test.each([
  ['', 'USD-US Dollar'],
  ['/zh', 'USD-美元'],
])('%s: the one currency is said, not asked for', async (lang, dollar) => {
  const forms = (await get(lang || '/')).split('data-behaviour="regional"').slice(1);
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms.map((rest) => rest.slice(0, rest.indexOf('</form>')))) {
    expect(form).toContain(`>${dollar}<`);
    expect([...form.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual(['lang']);
  }
});

test.each([
  ['', 'Picture 2 of 4', 'Certificate: ISO 9001:2015', (name: string) => `Photo 1 of ${name}`],
  ['/zh', '第 2 张，共 4 张', '证书：ISO 9001:2015', (name: string) => `${name}照片1`],
] as const)('%s: pictures say what they show', async (lang, second, certificate, photo) => {
  const { rows } = await app.db.execute<{ title: string; name: string }>(
    sql`SELECT p.title, c.name FROM products p JOIN companies c ON c.id = p.company_id WHERE p.id = ${made.products[0]}`,
  );
  const { title, name } = rows[0]!;
  const gallery = altsOf(part(await get(lang + productPath()), 'data-behaviour="gallery"', '</section>'));
  expect(gallery.slice(0, 2)).toEqual([title, `${title} – ${second}`]);
  const shop = `${made.gold.domain}.${HOST}`;
  expect(altsOf(await get(`${lang}/qualification.html`, shop))).toContain(certificate);
  const company = `${lang}/${made.leaf.full_path.split('/')[0]}/c-${made.gold.domain}`;
  expect(altsOf(await get(company, MOBILE))).toContain(photo(name));
});

test("a title of replacement patterns and old attributes of a picture put nothing into the page's HTML", async () => {
  const [, id] = made.products;
  await app.db.execute(
    sql`UPDATE products SET title = ${"Steel valve from $' for water pipes"},
          content = '<p>Of steel, for water.</p><img width="1 onmouseover=PWN=1 class=pwn x=" src="/files/a.webp" />'
        WHERE id = ${id}`,
  );
  const page = await get(`/product-detail/${id}.html`);
  expect(page).toContain(
    '<img src="/files/a.webp" alt="Steel valve from $\' for water pipes – picture 1" />',
  );
  expect(page).not.toContain('PWN');
});
