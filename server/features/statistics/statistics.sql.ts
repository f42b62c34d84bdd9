import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Impression } from '../../platform/http/impressions.ts';
import { products } from '../product/product.tables.ts';
import { productStatistics } from './statistics.tables.ts';

/** Adds to the days' numbers; rows in one order, so that two servers do not wait in a circle. */
export async function addImpressions(executor: Executor, counted: readonly Impression[]): Promise<void> {
  await executor.execute(sql`
    INSERT INTO ${productStatistics} AS s (product_id, day, company_id, views, appearances)
    SELECT p.id, c.day, p.company_id, c.views, c.appearances
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      AS c ("productId" bigint, day date, views integer, appearances integer)
    JOIN ${products} p ON p.id = c."productId"
    ORDER BY p.id, c.day
    ON CONFLICT (product_id, day) DO UPDATE
    SET views = s.views + excluded.views, appearances = s.appearances + excluded.appearances`);
}

export async function addEnquiry(executor: Executor, productId: number, day: string): Promise<void> {
  await executor.execute(sql`
    INSERT INTO ${productStatistics} AS s (product_id, day, company_id, enquiries)
    SELECT id, ${day}::date, company_id, 1 FROM ${products} WHERE id = ${productId}
    ON CONFLICT (product_id, day) DO UPDATE SET enquiries = s.enquiries + 1`);
}
