/** Stage 1 of the search for products: which may be meant, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import type { Answer, Asked, FoundProduct, ProductFilters } from './engine.ts';
import { findMatches, inCategory } from './matching.sql.ts';

type Sort = 'relevance' | 'newest' | 'price_asc' | 'price_desc';

const ORDERS: Record<Sort, SQL> = {
  relevance: sql`m.score DESC, m.id DESC`,
  newest: sql`m.id DESC`,
  // what is negotiable has no price: it comes last in either direction
  price_asc: sql`m.min_price = 0, m.min_price, m.id DESC`,
  price_desc: sql`m.min_price = 0, m.min_price DESC, m.id DESC`,
};

function conditions(filters: ProductFilters): SQL[] {
  const all: SQL[] = [];
  if (filters.cate) all.push(inCategory(filters.cate));
  // a product without prices is negotiable: it has no place in a range of prices
  if (filters.minPrice !== undefined) all.push(sql`t.min_price > 0 AND t.max_price >= ${filters.minPrice}`);
  if (filters.maxPrice !== undefined) all.push(sql`t.min_price > 0 AND t.min_price <= ${filters.maxPrice}`);
  if (filters.unit !== undefined) all.push(sql`t.unit = ${filters.unit}`);
  if (filters.minOrder !== undefined) all.push(sql`t.min_order <= ${filters.minOrder}`);
  if (filters.tierRank !== undefined) all.push(sql`t.tier_rank = ${filters.tierRank}`);
  if (filters.province !== undefined)
    all.push(sql`t.company_id IN (SELECT c.id FROM companies c JOIN addresses a ON a.id = c.address_id
      WHERE a.id = ${filters.province} OR a.parent_id = ${filters.province})`);
  return all;
}

/** The newest of a category in the order of its listing, by whose index it is read. */
function newestIn({ cate }: ProductFilters): ((most: number) => SQL) | undefined {
  if (!cate) return undefined;
  return (most) => sql`SELECT t.id FROM products t WHERE t.listed AND ${inCategory(cate)}
    ORDER BY t.tier_rank DESC, t.refreshed_at DESC, t.id DESC LIMIT ${most}`;
}

type Facets = [number, number, number, number, number, number, string, number, number | null, number];

/** Listed products that match, at most BOUND, in the order asked for. */
export const findProducts = (
  executor: Executor,
  asked: Asked<ProductFilters, Sort>,
): Promise<Answer<FoundProduct>> =>
  findMatches(
    executor,
    {
      documents: sql`product_documents`,
      key: sql`product_id`,
      table: sql`products`,
      listed: sql`t.listed`,
      filters: conditions(asked.filters),
      newest: newestIn(asked.filters),
      ordering: asked.sort.startsWith('price') ? sql`t.min_price` : sql`NULL`,
      order: ORDERS[asked.step === null && asked.sort === 'relevance' ? 'newest' : asked.sort],
      facets: sql`json_build_array(t.id, t.root_id, t.sub_id, t.category_id, t.min_price, t.max_price, t.unit,
        t.min_order, CASE a.level WHEN 3 THEN a.parent_id WHEN 2 THEN a.id END, t.tier_rank)`,
      joins: sql`JOIN companies c ON c.id = t.company_id JOIN addresses a ON a.id = c.address_id`,
      ranking: sql`t.title, t.tier_rank, t.refreshed_at`,
    },
    asked,
    ([
      id,
      root,
      sub,
      leaf,
      minPrice,
      maxPrice,
      unit,
      minOrder,
      province,
      tierRank,
    ]: Facets): FoundProduct => ({
      ...{ id, categories: [root, sub, leaf], minPrice, maxPrice, unit, minOrder, province, tierRank },
    }),
  );
