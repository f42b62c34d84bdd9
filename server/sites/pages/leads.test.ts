import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });
const text = async (url: string) => (await get(url)).body;
const pathOf = (id: number) => `/buying-leads/${leaf.full_path}/${id}.html`;
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('the list', () => {
  test('twenty a page, in both languages; the canonical address keeps category and page only', async () => {
    for (let i = 0; i < 21; i++) await makePurchase(app, { receive: i < 3 ? 'KE' : 'US' });
    app.deps.pages.clear();
    const first = await text('/buying-leads');
    expect(first.match(/<li class="relative grid/g)).toHaveLength(20);
    expect(first).toContain('United States');
    const second = await text('/buying-leads?page=2&receive=US&utm=x');
    expect(second).not.toContain('Kenya</span>');
    expect(canonical(await text('/buying-leads?page=2'))).toBe(`http://${HOST}/buying-leads?page=2`);
    expect(canonical(await text(`/buying-leads?category=${leaf.id}&receive=US`))).toBe(
      `http://${HOST}/buying-leads?category=${leaf.id}`,
    );
    const chinese = await text('/zh/buying-leads?receive=KE');
    expect(chinese).toContain('共 3 条符合条件');
    expect(chinese).toContain('肯尼亚');
    // the banner counts what the filter leaves
    expect(await text('/buying-leads?receive=KE')).toContain('3 open requests');
    expect(first).toContain('21 open requests');
  });

  test('filters that are none are left out; a page that is not there is not found', async () => {
    expect((await get('/buying-leads?receive=USA&remain_days=x&category=99999999')).statusCode).toBe(200);
    for (const page of ['0', '99', 'x', '1.5']) {
      const { statusCode, body } = await get(`/buying-leads?page=${page}`);
      expect([statusCode, /<title>(.*?)</.exec(body)?.[1]], page).toEqual([
        404,
        expect.stringMatching(/not found/i),
      ]);
      expect(body).toContain('content="noindex,follow"');
    }
  });

  test('a lead that closes soon says so in words', async () => {
    await makePurchase(app, { receive: 'FJ', closesIn: 1.5 });
    await makePurchase(app, { receive: 'FJ', closesIn: 0.5 });
    const html = await text('/buying-leads?receive=FJ');
    expect(html).toContain('1 day left');
    expect(html).toContain('Closes today');
    expect(html).toContain('Closing soon');
    expect(await text('/buying-leads?receive=FJ&remain_days=1')).toContain('1 request matches');
  });

  test('nothing found says so and leads on', async () => {
    const html = await text('/buying-leads?receive=TV');
    expect(html).toContain('There is no open request here at the moment');
    expect(html).toContain('href="/post-sourcing-request"');
  });
});

describe('one lead', () => {
  test('shows everything that is public and nothing of who asks', async () => {
    const { id, title } = await makePurchase(app, { email: 'hidden@buyer.example' });
    const html = await text(pathOf(id));
    expect(html).toContain(title);
    expect(html).toContain('We need stainless steel bolts for a project.');
    expect(html).toContain('5,000 piece');
    expect(html).not.toMatch(/Secret Name|Secret Company|hidden@buyer\.example|198\.51\.100\.77/);
    expect(canonical(html)).toBe(`http://${HOST}${pathOf(id)}`);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('data-island="quote-panel"');
  });

  test('who has quoted is shown without a price', async () => {
    const { id } = await makePurchase(app, { quotaNum: 1 });
    const supplier = await makeSupplier(app, { name: 'Bolt Works Ltd' });
    await makeQuotation(app, id, supplier);
    const html = await text(pathOf(id));
    expect(html).toContain('Bolt Works Ltd');
    expect(html).toContain('15 days');
    expect(html).not.toContain('0.4321');
  });

  test('under the path of another category it leads to its own address', async () => {
    const { id } = await makePurchase(app);
    for (const prefix of ['', '/zh']) {
      const { statusCode, headers } = await get(`${prefix}/buying-leads/some/other/${id}.html`);
      expect([statusCode, headers.location]).toEqual([301, `${prefix}${pathOf(id)}`]);
    }
  });

  test('one that waits, did not pass or does not exist is not found', async () => {
    for (const status of [2, 3] as const) {
      const { id } = await makePurchase(app, { status });
      expect((await get(pathOf(id))).headers.location).toMatch(/^\/404\?q=/);
    }
    expect((await get(pathOf(99_999_999))).headers.location).toMatch(/^\/404\?q=/);
  });

  test('closed, expired and full ones say why they take no more quotations', async () => {
    const said = [
      [await makePurchase(app, { status: 4 }), 'The buyer has closed this request.'],
      [await makePurchase(app, { status: 5, closesIn: -2 }), 'The closing date has passed.'],
      [await makePurchase(app, { quotaNum: 10 }), 'has received all 10 quotations'],
    ] as const;
    for (const [{ id }, sentence] of said) {
      const html = await text(pathOf(id));
      expect(html).toContain(sentence);
      expect(html).not.toContain('data-island="quote-panel"');
    }
  });
});

test("the page of a guest's own request is not to be indexed", async () => {
  const html = await text('/request/abcdefghijklmnopqrstuvwxyz');
  expect(html).toContain('<meta name="robots" content="noindex,follow">');
  expect(html).toContain('data-island="guest-request"');
});
