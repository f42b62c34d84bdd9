/** Product cards by id, the same in every list (spec P2.8). */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { products } from '../product/product.tables.ts';
import { type SupplierRow, supplierRow, toSupplierCard } from './supplier-card.sql.ts';

/** What a card is made of, for a query that joins products, companies and the main image as `files`: as one value, as of suppliers. */
export const cardRow = sql<CardRow>`json_build_object(
  'id', ${products.id}, 'title', ${products.title}, 'imageKey', ${files.key}, 'currency', ${products.currency},
  'minPrice', ${products.minPrice}, 'maxPrice', ${products.maxPrice}, 'prices', ${products.prices}, 'unit', ${products.unit},
  'minOrder', ${products.minOrder}, 'properties', ${products.properties}, 'supplier', ${supplierRow})`;

export interface CardRow
  extends Pick<
    typeof products.$inferSelect,
    'id' | 'title' | 'currency' | 'minPrice' | 'maxPrice' | 'prices' | 'unit' | 'minOrder' | 'properties'
  > {
  imageKey: string;
  supplier: SupplierRow;
}

const cards = prepared((executor) =>
  executor
    .select({ row: cardRow })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(files, eq(files.id, products.mainImageId))
    .where(and(sql`${products.id} = ANY (${sql.placeholder('ids')}::bigint[])`, products.listed))
    .prepare('product_cards'),
);

export const imageUrlOf = (key: string): string => `/files/${key}`;

export function toProductCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    title: row.title,
    image: imageUrlOf(row.imageKey),
    currency: row.currency,
    min_price: row.minPrice,
    max_price: row.maxPrice,
    price: row.prices,
    unit: row.unit,
    min_order: `${row.minOrder} ${row.unit}`,
    min_order_quantity: row.minOrder,
    properties: Object.fromEntries(row.properties),
    company: toSupplierCard(row.supplier),
  };
}

/** Cards in the order of `ids`, in one query; a product that is not listed is left out. */
export async function productCards(executor: Executor, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await cards(executor).execute({ ids });
  const byId = new Map(rows.map(({ row }) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProductCard(row)] : [];
  });
}
