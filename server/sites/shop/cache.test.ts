/** Shop pages are cached, and dropped by every change to what they show (decision 4). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { ownShopRoutes as own } from '../../../contract/company/own-shop.ts';
import { shopReviewRoutes as review } from '../../../contract/company/shop-review.ts';
import { groupRoutes } from '../../../contract/product/group.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { tags } from '../../platform/cache/tags.ts';
import { indexProducts } from '../../search/index/indexing.ts';

let app: TestApp;
let shop: MadeCompany;
let product: number;
let group: number;
let administrator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  administrator = await makeReviewer(app, 'administrator');
});
afterAll(() => app?.close());

const PAGES = [
  '/',
  '/about.html',
  '/contact.html',
  '/productlist.html',
  '/zh',
  '/zh/productlist.html',
  '/news/',
];
const get = async (path: string) =>
  (await app.app.inject({ url: path, headers: { host: `${shop.domain}.${HOST}`, accept: 'text/html' } }))
    .body;
const hits = () => app.deps.pages.stats().hits;

beforeEach(async () => {
  shop = await makeSupplier(app, { tier: 'vip', name: 'Cached Works' });
  product = (await makeProduct(app, shop.companyId, { title: 'Cached steel bolts of the shop' })).id;
  await indexProducts(app.deps, app.db, [product]);
  group = (await app.call(groupRoutes.createGroup, { body: { name: 'First group' } }, shop)).id;
  await app.db.execute(sql`UPDATE products SET group_id = ${group} WHERE id = ${product}`);
  for (const path of PAGES) await get(path);
});

/** All of these pages are cached before, and each shows the change after it, without anybody waiting for a time to pass. */
async function expectChange(
  paths: string[],
  change: () => Promise<unknown>,
  shows: (html: string) => boolean,
) {
  for (const path of paths) {
    await get(path);
    const before = hits();
    expect(shows(await get(path)), `${path} before`).toBe(false);
    expect(hits(), `${path} is cached`).toBe(before + 1);
  }
  await change();
  for (const path of paths)
    await expect.poll(async () => shows(await get(path)), { message: `${path} after` }).toBe(true);
}

test('the company', () =>
  expectChange(
    ['/', '/about.html', '/contact.html', '/zh'],
    () =>
      app.call(
        companyRoutes.setCompanyContact,
        { body: { name: 'Somebody Else', address: '2 New Road' } },
        shop,
      ),
    (html) => html.includes('Somebody Else'),
  ));

test('a product', () =>
  expectChange(
    ['/', '/productlist.html', '/zh/productlist.html', '/productlist.html?kw=bolts'],
    () => app.call(ownProductRoutes.takeProductOffline, { params: { id: product } }, shop),
    (html) => !html.includes('Cached steel bolts'),
  ));

test('a group', () =>
  expectChange(
    ['/', '/productlist.html', '/about.html'],
    () => app.call(groupRoutes.renameGroup, { params: { id: group }, body: { name: 'Second group' } }, shop),
    (html) => html.includes('Second group') && !html.includes('First group'),
  ));

test('the products of a group', async () => {
  await app.db.execute(sql`UPDATE products SET group_id = NULL WHERE id = ${product}`);
  app.deps.pages.drop([tags.company(shop.companyId)]);
  await expectChange(
    ['/productlist.html', `/groups/${group}`],
    () =>
      app.call(
        groupRoutes.saveGroupProducts,
        { body: { group_id: group, add: [product], remove: [] } },
        shop,
      ),
    (html) => /First group<\/span><span[^>]*>1</.test(html),
  );
});

test('the template', () =>
  expectChange(
    PAGES,
    () => app.call(userRoutes.setUserTemplate, { body: { name: 'default' } }, shop),
    (html) => !html.includes('class="accented"'),
  ));

test('the look', () =>
  expectChange(
    ['/', '/zh'],
    () =>
      app.call(companyRoutes.setShopLook, { body: { accent: '#1f2937', headline: 'Bolts that hold' } }, shop),
    (html) => html.includes('Bolts that hold') && html.includes('--accent:#1f2937'),
  ));

test('a section, and news', async () => {
  const publish = async (body: object) => {
    const { id } = await app.call(own.createShopContent, { body: body as never }, shop);
    await app.call(own.submitShopContent, { params: { id } }, shop);
    const { version } = await app.call(review.getShopCase, { params: { id } }, administrator);
    await app.call(
      review.decideShopContent,
      { params: { id }, body: { approve: true, version } },
      administrator,
    );
  };
  await expectChange(
    ['/', '/zh', '/?tmp=default'],
    () => publish({ kind: 'section', type: 'text', title: 'How we work', body: '<p>With care.</p>' }),
    (html) => html.includes('How we work'),
  );
  await expectChange(
    ['/news/', '/zh/news/'],
    () =>
      publish({ kind: 'news', title: 'A second works', body: '<p>We opened a second works in Ningbo.</p>' }),
    (html) => html.includes('A second works'),
  );
  const certificate = await makeFile(app, shop, 3);
  await expectChange(
    ['/', '/about.html', '/zh'],
    () =>
      publish({
        kind: 'qualification',
        name: 'ISO 9001',
        issuer: 'SGS',
        issued: '2020-01-01',
        image_id: certificate.id,
      }),
    // the entry of the menu
    (html) => html.includes('/qualification.html"'),
  );
});

test('a ban, and its end', async () => {
  const ban = { params: { id: shop.userId }, body: { note: 'Counterfeit goods.' } };
  await expectChange(
    PAGES,
    () => app.call(accountRoutes.banUser, ban, administrator),
    (html) => html.includes('There is no shop at this address') || html.includes('此地址没有店铺'),
  );
  await app.call(accountRoutes.liftBan, { params: { id: shop.userId } }, administrator);
  for (const path of PAGES)
    await expect.poll(async () => (await get(path)).includes('Cached Works'), { message: path }).toBe(true);
});

test('a change of one shop leaves the pages of another in the cache', async () => {
  const other = await makeSupplier(app, { name: 'Other Works' });
  const ask = () => app.app.inject({ url: '/', headers: { host: `${other.domain}.${HOST}` } });
  await ask();
  await app.call(groupRoutes.renameGroup, { params: { id: group }, body: { name: 'Third group' } }, shop);
  await expect.poll(async () => (await get('/')).includes('Third group')).toBe(true);
  const before = hits();
  await ask();
  expect(hits()).toBe(before + 1);
});
