/** Prices in yuan on buyers' pages: dollars beside each, and no price is never shown as 0 (decision 29). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PriceTier } from '../../../domain/price/price.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../../search/index/indexing.ts';

let app: TestApp;
const made: Record<'priced' | 'partly' | 'open' | 'tiny', number> = {} as never;
let pages: [host: string, path: string][];

const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });

beforeAll(async () => {
  app = await buildTestApp();
  const shop = await makeSupplier(app);
  const leaf = await leafCategory(app);
  const make = async (name: keyof typeof made, price: PriceTier[], sample: number | null) => {
    const { id } = await makeProduct(app, shop.companyId, {
      title: `Celadon teapot, ${name}`,
      categoryId: leaf.id,
    });
    const amounts = price.map(({ Price }) => Price);
    await app.db.execute(
      sql`UPDATE products SET currency = '¥', min_order = 10, prices = ${JSON.stringify(price)}::jsonb,
            min_price = ${Math.min(...amounts)}, max_price = ${Math.max(...amounts)},
            sample = ${JSON.stringify({ offered: true, price: sample })}::jsonb WHERE id = ${id}`,
    );
    made[name] = id;
  };
  await make('priced', [tier(10, 999, 48), tier(1000, null, 24)], 80);
  await make('partly', [tier(10, 999, 0), tier(1000, null, 24)], null);
  await make('open', [tier(1, null, 0)], 0);
  await make('tiny', [tier(1, null, 0.0001)], null);
  await app.db.execute(
    sql`INSERT INTO exchange_rates (day, currency, rate) VALUES ('2026-01-02', 'USD', 1), ('2026-01-02', 'CNY', 8)`,
  );
  await indexProducts(app.deps, app.db, Object.values(made));
  const { rows } = await app.db.execute<{ path: string }>(
    sql`SELECT root.path AS path FROM products p JOIN categories root ON root.id = p.root_id WHERE p.id = ${made.priced}`,
  );
  const portal = HOST;
  const mobile = `mobile.${HOST}`;
  const ownSite = `${shop.domain}.${HOST}`;
  const ids = Object.values(made);
  pages = [
    ...ids.flatMap((id): [string, string][] =>
      [portal, mobile, ownSite].map((host) => [host, `/product-detail/${id}.html?`]),
    ),
    [portal, '/search-product/1.html?kw=celadon+teapot&'],
    [portal, `/compare?ids=${ids.join(',')}&`],
    [ownSite, '/productlist.html?'],
    [mobile, `/${rows[0]!.path}/c-${shop.domain}?`],
  ];
});
afterAll(() => app?.close());

/** What a page says, without its markup. */
async function textOf(host: string, path: string): Promise<string> {
  const { statusCode, body } = await app.app.inject({ url: path, headers: { host, accept: 'text/html' } });
  expect(statusCode, host + path).toBe(200);
  return body
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const NO_PRICE = /[$¥]\s?0(?:\.0+)?(?![.\d])/;

test.each(['', 'quantity=10', 'quantity=500', 'quantity=5000'])(
  'for "%s" no page shows a price of 0, in either language, and says the day of the rates once',
  async (quantity) => {
    expect(NO_PRICE.test('≈ $0.00 ')).toBe(true);
    for (const [host, path] of pages)
      for (const lang of ['', '/zh']) {
        const text = await textOf(host, lang + path + quantity);
        expect(NO_PRICE.exec(text), `${host}${lang}${path}`).toBeNull();
        const note = lang ? '标有“≈”的价格按' : 'Prices with ≈ are converted';
        expect(text.split(note).length - 1, `${host}${lang}${path}`).toBe(1);
      }
  },
);

describe('dollars stand beside', () => {
  const product = (quantity = '', lang = '') =>
    textOf(HOST, `${lang}/product-detail/${made.priced}.html${quantity}`);

  test('each price by quantity, the total and the sample of a product', async () => {
    const text = await product('?quantity=500');
    for (const said of ['¥48.00 ≈ $6.00', '¥24.00 ≈ $3.00', '¥24,000.00 in total ≈ $3,000.00'])
      expect(text.includes(said), said).toBe(true);
    expect(text).toMatch(/Samples ¥80\.00 each \(≈ \$10\.00\)/);
    expect(await product('', '/zh')).toMatch(/¥80\.00[^≈]*\(≈ \$10\.00\)/);
  });

  test('the price at the minimum order and the total on cards', async () => {
    const list = await textOf(HOST, '/search-product/1.html?kw=celadon+teapot');
    expect(list.includes('¥24.00/piece ≈ $3.00 from 1,000 ¥48.00 at 10 (≈ $6.00)')).toBe(true);
    const asked = await textOf(HOST, '/search-product/1.html?kw=celadon+teapot&quantity=500');
    expect(asked.includes('¥48.00/piece ≈ $6.00 ¥24,000.00 for 500 pieces (≈ $3,000.00)')).toBe(true);
  });

  test('every price of the comparison', async () => {
    const text = await textOf(HOST, `/compare?ids=${made.priced},${made.partly}`);
    for (const said of ['10–999: ¥48.00 (≈ $6.00)', '¥80.00 each (≈ $10.00)', '10–999: Negotiable'])
      expect(text.includes(said), said).toBe(true);
  });

  test('what is negotiable says so, whatever is needed', async () => {
    for (const quantity of ['', '?quantity=500'])
      expect(await textOf(HOST, `/product-detail/${made.open}.html${quantity}`)).toContain('Negotiable');
    expect(await textOf(HOST, `/product-detail/${made.partly}.html`)).toMatch(/10–999 Negotiable ≥ 1,000/);
  });
});
