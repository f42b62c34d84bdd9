/** Usual prices in a category, from the index that lists its products. */
import { sql } from 'drizzle-orm';
import type { Currency } from '../../../domain/enumerations.ts';
import type { PriceTier } from '../../../domain/price/price.ts';
import type { Executor } from '../../platform/database/database.ts';
import { LISTING, levelColumn } from './category-lists.sql.ts';

/** The first of the listing say what is usual in a category of any size. */
const LOOKED_AT = 1000;

interface Row extends Record<string, unknown> {
  unit: string;
  currency: Currency;
  min_order_quantity: number;
  price: PriceTier[];
}

export async function productsToCompare(
  executor: Executor,
  category: { id: number; level: number },
): Promise<Row[]> {
  const { rows } = await executor.execute<Row>(sql`
    SELECT unit, currency, min_order AS min_order_quantity, prices AS price
    FROM products WHERE listed AND ${levelColumn(category.level)} = ${category.id}
    ORDER BY ${LISTING} LIMIT ${LOOKED_AT}`);
  return rows;
}
