/** Stage 1 of the search for products: which may be meant, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { BOUND } from '../index/kinds.ts';
import type { Answer, Asked, FoundProduct, ProductFilters } from './engine.ts';
import { findMatches, inCategory, type Shape } from './matching.sql.ts';

type Sort = 'relevance' | 'newest' | 'price_asc' | 'price_desc';

/** By these the indexes products_priced… read what has a price. */
const BY_PRICE = {
  price_asc: sql`t.min_price, t.id`,
  price_desc: sql`t.min_price DESC, t.id DESC`,
};
const ORDERS: Record<Sort, SQL> = {
  relevance: sql`m.score DESC, t.id DESC`,
  newest: sql`t.id DESC`,
  // what is negotiable has no price: it comes last in either direction
  price_asc: sql`t.min_price = 0, ${BY_PRICE.price_asc}`,
  price_desc: sql`t.min_price = 0, ${BY_PRICE.price_desc}`,
};

const PRESORTED: Partial<Record<Sort, SQL>> = {
  relevance: sql`m.score DESC, m.id DESC`,
  newest: sql`m.id DESC`,
};

/** What filters and facets name of a product: all of it stands in the index products_latest, so no row is fetched. */
const FOUND = sql`t.id, t.root_id, t.sub_id, t.category_id, t.min_price, t.max_price, t.unit, t.min_order, t.tier_rank,
  t.company_id`;

/** Products in another order than that of relevance, as an index reads them: of those with a price, by it. */
function walkOf(
  { sort, step }: Pick<Asked<ProductFilters, Sort>, 'sort' | 'step'>,
  listed: SQL,
): Shape['walk'] {
  if (sort === 'relevance') return step === null ? walkOf({ sort: 'newest', step }, listed) : undefined;
  const order = sort === 'newest' ? ORDERS.newest : BY_PRICE[sort];
  const priced = sort === 'newest' ? sql`` : sql`AND t.min_price > 0`;
  return { rows: sql`SELECT ${FOUND} FROM products t WHERE ${listed} ${priced} ORDER BY ${order}`, order };
}

/** All products by price: what has one, and what has none, each by its index. */
function everythingOf(sort: Sort, shown: SQL): SQL | undefined {
  if (sort === 'relevance' || sort === 'newest') return undefined;
  return sql`(
    (SELECT * FROM products t WHERE ${shown} AND t.min_price > 0 ORDER BY ${BY_PRICE[sort]} LIMIT ${BOUND})
    UNION ALL
    (SELECT * FROM products t WHERE ${shown} AND t.min_price = 0 ORDER BY t.id DESC LIMIT ${BOUND}))`;
}

function conditions(filters: ProductFilters): SQL[] {
  const all: SQL[] = [];
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

type Facets = [number, number, number, number, number, number, string, number, number, number];

/** Listed products that match, at most BOUND, in the order asked for. */
export function findProducts(
  executor: Executor,
  asked: Asked<ProductFilters, Sort>,
): Promise<Answer<FoundProduct>> {
  const { cate } = asked.filters;
  // the step confines the words to the category already
  const listed = cate ? sql`t.listed AND ${inCategory(cate)}` : sql`t.listed`;
  const filters = conditions(asked.filters);
  return findMatches(
    executor,
    {
      documents: sql`product_documents`,
      key: sql`product_id`,
      shared: {
        latest: sql`SELECT t.id FROM products t WHERE t.listed ORDER BY t.published_at DESC, t.id DESC`,
      },
      table: sql`products`,
      listed,
      filters,
      order: ORDERS[asked.step === null && asked.sort === 'relevance' ? 'newest' : asked.sort],
      presorted: PRESORTED[asked.sort],
      walk: walkOf(asked, listed),
      everything: everythingOf(asked.sort, sql.join([listed, ...filters], sql` AND `)),
      columns: FOUND,
      facets: [
        ...[sql`t.id`, sql`t.root_id`, sql`t.sub_id`, sql`t.category_id`, sql`t.min_price`, sql`t.max_price`],
        ...[sql`t.unit`, sql`t.min_order`, sql`c.address_id`, sql`t.tier_rank`],
      ],
      joins: sql`JOIN companies c ON c.id = t.company_id`,
      ranking: sql`t.title, t.tier_rank, t.refreshed_at, t.company_id`,
    },
    asked,
    ([id, root, sub, leaf, minPrice, maxPrice, unit, minOrder, address, tierRank]: Facets): FoundProduct => ({
      id,
      categories: [root, sub, leaf],
      minPrice,
      maxPrice,
      unit,
      minOrder,
      address,
      tierRank,
    }),
  );
}
