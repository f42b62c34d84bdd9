/** The price by which SQL orders a shop's lists is the one its cards show. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comparedPrice as shown } from '../../../domain/price/list-price.ts';
import type { PriceTier } from '../../../domain/price/price.ts';
import { buildTestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { products } from '../product/product.tables.ts';
import { comparedPrice } from './company-lists.sql.ts';

const tier = (Start: number, End: number | null, Price: number): PriceTier => ({ Start, End, Price });
const LADDERS: PriceTier[][] = [
  [],
  [tier(1, null, 8)],
  [tier(1, null, 0)],
  [tier(50, 99, 3.25), tier(100, 500, 2.5)],
  [tier(1, 9, 0), tier(10, 99, 5), tier(100, null, 0.0125)],
  // the best price is not the last one
  [tier(1, 9, 2), tier(10, 99, 1), tier(100, 1_000_000_000, 3)],
];
const MINIMA = [1, 9, 10, 60, 100, 501, 2_000_000_000];
const NEEDED = [null, 1, 9, 10, 49, 50, 99, 100, 500, 501, 1_000_000_000];

test('the price that is compared is the same in SQL and on cards, at every quantity', async () => {
  const app = await buildTestApp();
  try {
    const { companyId } = await makeSupplier(app);
    const { id } = await makeProduct(app, companyId);
    for (const price of LADDERS)
      for (const min_order_quantity of MINIMA) {
        await app.db
          .update(products)
          .set({ prices: price, minOrder: min_order_quantity })
          .where(sql`${products.id} = ${id}`);
        const columns = sql.join(NEEDED.map(comparedPrice), sql`, `);
        const { rows } = await app.db.execute<{ prices: (number | null)[] }>(
          sql`SELECT json_build_array(${columns}) AS prices FROM ${products} WHERE ${products.id} = ${id}`,
        );
        expect(rows[0]!.prices, JSON.stringify({ price, min_order_quantity })).toEqual(
          NEEDED.map((orderQuantity) => shown({ price, min_order_quantity }, orderQuantity)),
        );
      }
  } finally {
    await app.close();
  }
});
