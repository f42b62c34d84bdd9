/** The content of a shop's pages (spec P2.21, decision 25). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { tags } from '../../platform/cache/tags.ts';
import { repairIndex } from '../../search/index/indexing.ts';

let app: TestApp;
let made: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  made = await makeSupplier(app, { name: 'Anchor Chain Works' });
  await app.db.execute(
    sql`UPDATE companies SET main_markets = '{Global,"East Europe"}' WHERE id = ${made.companyId}`,
  );
  await repairIndex(app.db);
});
afterAll(() => app?.close());

async function mainOf(path: string, host = `${made.domain}.${HOST}`): Promise<string> {
  const { statusCode, body } = await app.app.inject({ url: path, headers: { host } });
  expect(statusCode, path).toBe(200);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

test('without script the enquiry leads to the contact page, which leads to a form without script', async () => {
  const note = (html: string) => /<noscript><p.*?<\/noscript>/s.exec(html)?.[0] ?? '';
  const contact = `http://${made.domain}.${HOST}/contact.html`;
  const root = (await leafCategory(app)).full_path.split('/')[0];
  expect(note(await mainOf(`/${root}/c-${made.domain}`, `mobile.${HOST}`))).toContain(`href="${contact}"`);
  for (const path of ['/contact.html', '/zh/contact.html']) {
    const own = note(await mainOf(path));
    expect(own).toMatch(/contact details of the supplier stand on this page|联系方式见本页/);
    expect(own).not.toContain('contact.html');
    expect(own).toContain(`/enquiry?companies=${made.companyId}"`);
  }
});

test('markets are shown by their labels, answers give their values', async () => {
  expect(await mainOf('/about.html')).toContain('Global, West Europe');
  expect(await mainOf('/zh/about.html')).toContain('全球、西欧');
  const reply = await app.app.inject({
    url: `/api/companies/bydomain/${made.domain}`,
    headers: { host: HOST },
  });
  expect(reply.json().basicinformation['Main Markets']).toBe('Global, East Europe');
  for (const market of ['West Europe', 'East Europe']) {
    const found = await app.app.inject({
      method: 'POST',
      url: '/api/search/companies',
      headers: { host: HOST },
      payload: { markets: [market] },
    });
    const { items, facets } = found.json();
    expect(items.map(({ id }: { id: number }) => id)).toEqual([made.companyId]);
    expect(items[0].basicinformation['Main Markets']).toBe('Global, East Europe');
    expect(facets.market).toContainEqual({
      value: 'East Europe',
      label: 'West Europe',
      count: 1,
      more: false,
    });
  }
});

test('quantities and prices are written alike on every page', async () => {
  const { id } = await makeProduct(app, made.companyId, { price: 1090, unit: 'meter' });
  await app.db.execute(sql`UPDATE products SET min_order = 1000 WHERE id = ${id}`);
  app.deps.pages.drop([tags.company(made.companyId)]);
  const { full_path } = await leafCategory(app);
  for (const [path, host] of [
    ['/productlist.html', `${made.domain}.${HOST}`],
    [`/${full_path}/1.html`, HOST],
    [`/product-detail/${id}.html`, HOST],
    [`/product-detail/${id}.html`, `mobile.${HOST}`],
  ] as const) {
    const html = await mainOf(path, host);
    expect(html, path).toContain('1,000 meters');
    expect(html, path).toContain('$1,090.00');
  }
});

test('the Chinese name stands beside the English one on Chinese pages only', async () => {
  const nameZh = '锚链制造厂';
  const company = await makeSupplier(app, { name: 'Chain Works' });
  const product = await makeProduct(app, company.companyId);
  await app.db.execute(sql`UPDATE companies SET name_zh = ${nameZh} WHERE id = ${company.companyId}`);
  const root = (await leafCategory(app)).full_path.split('/')[0];
  const shop = `${company.domain}.${HOST}`;
  const pages: [path: string, host: string][] = [
    ['/', shop],
    ['/about.html', shop],
    ['/contact.html', shop],
    [`/${root}/c-${company.domain}`, `mobile.${HOST}`],
    [`/product-detail/${product.id}.html`, `mobile.${HOST}`],
    [`/product-detail/${product.id}.html`, HOST],
  ];
  const shown = async (url: string, host: string) => {
    const { statusCode, body } = await app.app.inject({ url, headers: { host } });
    expect(statusCode, `${host}${url}`).toBe(200);
    return body.slice(body.indexOf('<body'));
  };
  for (const [path, host] of pages) {
    const zh = await shown(path === '/' ? '/zh' : `/zh${path}`, host);
    expect(zh, `${host}${path}`).toContain(nameZh);
    expect(zh, `${host}${path}`).toContain('Chain Works');
    expect(await shown(path, host), `${host}${path}`).not.toContain(nameZh);
  }
});
