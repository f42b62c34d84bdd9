import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { cityPath, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../../search/index/indexing.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

/** The machine may be busy. */
const SOON = { timeout: 60_000 };

const get = ({ app: server }: TestApp, url: string, host = HOST) => server.inject({ url, headers: { host } });

/** Asks until the page is cached: the listener clears the cache once, when it has connected. */
async function cached(server: TestApp, url: string, host = HOST): Promise<string> {
  return vi.waitFor(async () => {
    const { body } = await get(server, url, host);
    const { hits } = server.deps.pages.stats();
    await get(server, url, host);
    expect(server.deps.pages.stats().hits).toBe(hits + 1);
    return body;
  }, SOON);
}

test('a change on one server drops the page on another', async () => {
  const seller = await makeSupplier(app);
  const { token, domain } = seller;
  const host = `${domain}.${HOST}`;
  expect(await cached(other, '/about.html', host)).toContain('We make things.');
  const body = {
    desc: 'We make better things.',
    city: await cityPath(app),
    main_product: ['Bolts'],
    business_type: ['Supplier'],
    main_markets: ['Global'],
  };
  await app.call(companyRoutes.setCompanyBasic, { body }, { token });
  await vi.waitFor(
    async () => expect((await get(other, '/about.html', host)).body).toContain('We make better things.'),
    SOON,
  );
});

test('a product that goes leaves every page that showed its card: search and recommendations', async () => {
  const [seller, neighbour] = [await makeSupplier(app), await makeSupplier(app)];
  const gone = await makeProduct(app, seller.companyId, { title: 'Zymurgic kettle of copper' });
  const left = await makeProduct(app, neighbour.companyId);
  await indexProducts(app.deps, app.db, [gone.id]);
  const search = '/search-product/1.html?kw=zymurgic';
  const detail = `/product-detail/${left.id}.html`;
  for (const url of [search, detail]) expect(await cached(other, url), url).toContain(gone.title);
  await app.call(ownProductRoutes.deleteProducts, { body: { ids: [gone.id] } }, { token: seller.token });
  for (const url of [search, detail])
    await vi.waitFor(async () => expect((await get(other, url)).body, url).not.toContain(gone.title), SOON);
});
