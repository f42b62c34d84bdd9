/** What products of a category usually cost, of the index that lists them. */
import { sql } from 'drizzle-orm';
import type { Rates } from '../../../domain/exchange-rate.ts';
import type { Executor } from '../../platform/database.ts';
import { LISTING, levelColumn } from './category-lists.sql.ts';

/** Products that are looked at: the first of the listing say what is usual in a category of any size. */
const LOOKED_AT = 1000;

interface Row extends Record<string, unknown> {
  unit: string;
  products: number;
  prices: [number, number];
  min_order: number;
  converted: boolean;
}

/**
 * Of the unit that most of them have: the middle half of the prices in dollars, the median of the minimum orders. The
 * price is that of the first quantity, which is the highest of a product's tiers. Without rates, of prices in dollars.
 */
export async function usualTerms(
  executor: Executor,
  category: { id: number; level: number },
  rates: Rates | null,
): Promise<Row | undefined> {
  const yuan = rates?.per_dollar['¥'] ?? null;
  const { rows } = await executor.execute<Row>(sql`
    SELECT unit, count(*)::int AS products, bool_or(currency <> '$') AS converted,
      percentile_cont(ARRAY[0.25, 0.75]) WITHIN GROUP (ORDER BY dollars) AS prices,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY min_order) AS min_order
    FROM (SELECT unit, currency, min_order,
            (CASE currency WHEN '$' THEN max_price ELSE max_price / ${yuan}::float8 END)::float8 AS dollars
          FROM products WHERE listed AND ${levelColumn(category.level)} = ${category.id}
          ORDER BY ${LISTING} LIMIT ${LOOKED_AT}) p
    WHERE dollars > 0
    GROUP BY unit ORDER BY products DESC, unit LIMIT 1`);
  return rows[0];
}
