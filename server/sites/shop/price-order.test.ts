/** A shop's lists by price: in dollars, at the needed quantity (decision 28). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PriceTier } from '../../../domain/price/price.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { tags } from '../../platform/cache/tags.ts';
import { indexProducts } from '../../search/index/indexing.ts';

let app: TestApp;
let shop: MadeCompany;
let group: number;
const names = new Map<string, string>();

async function make(name: string, currency: '$' | '¥', minOrder: number, price: PriceTier[]) {
  const { id } = await makeProduct(app, shop.companyId, { title: `Brass rivet, ${name}`, groupId: group });
  const amounts = price.map(({ Price }) => Price);
  await app.db.execute(
    sql`UPDATE products SET currency = ${currency}, min_order = ${minOrder}, prices = ${JSON.stringify(price)}::jsonb,
          min_price = ${Math.min(...amounts, ...(amounts.length > 0 ? [] : [0]))},
          max_price = ${Math.max(...amounts, ...(amounts.length > 0 ? [] : [0]))} WHERE id = ${id}`,
  );
  await indexProducts(app.deps, app.db, [id]);
  names.set(String(id), name);
}
const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });

beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${shop.companyId}, 'Rivets') RETURNING id`,
  );
  group = Number(rows[0]!.id);
  await make('steady', '$', 1, [tier(1, null, 5)]);
  await make('bulk', '$', 1, [tier(1, 999, 9), tier(1000, null, 1)]);
  await make('yuan', '¥', 1, [tier(1, 999, 48), tier(1000, null, 24)]);
  await make('cheap yuan', '¥', 1, [tier(1, null, 12)]);
  // at the minimum order it costs 2, though its tiers begin at 20
  await make('wholesale', '$', 100, [tier(1, 9, 20), tier(10, 5000, 2)]);
  await make('open', '$', 1, []);
});
afterAll(() => app?.close());

const PATHS = () => ['/productlist.html?', `/groups/${group}?`, '/productlist.html?kw=brass+rivet&'];
async function listed(path: string): Promise<string[]> {
  const { body } = await app.app.inject({
    url: path,
    headers: { host: `${shop.domain}.${HOST}`, accept: 'text/html' },
  });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const links = main.matchAll(/<article[^>]*>.*?product-detail\/(\d+)\.html/gs);
  return [...links].map(([, id]) => names.get(id!)!);
}

describe('at 8 yuan a dollar', () => {
  beforeEach(async () => {
    await app.db.execute(
      sql`INSERT INTO exchange_rates (day, currency, rate) VALUES ('2026-01-02', 'USD', 1), ('2026-01-02', 'CNY', 8)
        ON CONFLICT DO NOTHING`,
    );
    app.deps.pages.drop([tags.company(shop.companyId)]);
  });

  test.each([
    ['', ['cheap yuan', 'wholesale', 'steady', 'yuan', 'bulk', 'open']],
    ['&quantity=1000', ['bulk', 'cheap yuan', 'wholesale', 'yuan', 'steady', 'open']],
    // one is not sold in so few
    ['&quantity=50', ['cheap yuan', 'steady', 'yuan', 'bulk', 'open', 'wholesale']],
  ])('%s: lists, groups and the search of the shop are in one order', async (quantity, order) => {
    for (const path of PATHS()) {
      const upwards = await listed(`${path}sort=price_asc${quantity}`);
      const priced = order.slice(0, quantity === '&quantity=50' ? 4 : 5);
      expect(upwards.slice(0, priced.length), path).toEqual(priced);
      expect(upwards.toSorted(), path).toEqual(order.toSorted());
      const downwards = await listed(`${path}sort=price_desc${quantity}`);
      expect(downwards.slice(0, priced.length), path).toEqual(priced.toReversed());
    }
  });

  test('no quantity is not a quantity', async () => {
    for (const quantity of ['0', '-1', 'x', '1e3', '99999999999999999999'])
      expect((await listed(`/productlist.html?sort=price_asc&quantity=${quantity}`))[0]).toBe('cheap yuan');
  });
});

test('without a rate amounts of two currencies are not compared: dollars stand first', async () => {
  await app.db.execute(sql`DELETE FROM exchange_rates`);
  app.deps.pages.drop([tags.company(shop.companyId)]);
  for (const path of PATHS()) {
    expect(await listed(`${path}sort=price_asc`), path).toEqual([
      ...['wholesale', 'steady', 'bulk'],
      ...['cheap yuan', 'yuan', 'open'],
    ]);
    expect(await listed(`${path}sort=price_desc&quantity=1000`), path).toEqual([
      ...['steady', 'wholesale', 'bulk'],
      ...['yuan', 'cheap yuan', 'open'],
    ]);
  }
});

test('orders, pages, groups and the search of the shop hand the quantity on', async () => {
  const { body } = await app.app.inject({
    url: '/productlist.html?sort=price_asc&quantity=1000',
    headers: { host: `${shop.domain}.${HOST}`, accept: 'text/html' },
  });
  for (const href of [
    '/productlist.html?quantity=1000',
    '/productlist.html?sort=price_desc&amp;quantity=1000',
    `/groups/${group}?quantity=1000`,
  ])
    expect(body.includes(`href="${href}"`), href).toBe(true);
  expect(body).toMatch(/<input[^>]*type="hidden"[^>]*name="quantity"[^>]*value="1000"/);
});
