/** Stage 1 of the search for suppliers, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { Answer, Asked, CompanyFilters, FoundCompany } from './engine.ts';
import { findMatches } from './matching.sql.ts';

function conditions({ markets, businessTypes, province, tierRank }: CompanyFilters): SQL[] {
  const all: SQL[] = [];
  if (markets.length > 0) all.push(sql`t.main_markets && ${sql.param([...markets])}::text[]`);
  if (businessTypes.length > 0) all.push(sql`t.business_types && ${sql.param([...businessTypes])}::text[]`);
  if (tierRank !== undefined) all.push(sql`t.tier_rank = ${tierRank}`);
  if (province !== undefined)
    all.push(
      sql`EXISTS (SELECT FROM addresses a WHERE a.id = t.address_id AND (a.id = ${province} OR a.parent_id = ${province}))`,
    );
  return all;
}

type Facets = [number, string[], string[], number, number];

/** Visible suppliers that match, at most BOUND, in the order asked for. */
export const findCompanies = (
  executor: Executor,
  asked: Asked<CompanyFilters, 'relevance' | 'newest'>,
): Promise<Answer<FoundCompany>> =>
  findMatches(
    executor,
    {
      documents: sql`company_documents`,
      key: sql`company_id`,
      table: sql`companies`,
      listed: sql`t.visible`,
      filters: conditions(asked.filters),
      order:
        asked.sort === 'newest'
          ? sql`t.id DESC`
          : asked.step === null
            ? sql`t.tier_rank DESC, t.id DESC`
            : sql`m.score DESC, t.id DESC`,
      presorted: asked.sort === 'newest' ? sql`m.id DESC` : sql`m.score DESC, m.id DESC`,
      columns: sql`t.id, t.main_markets, t.business_types, t.address_id, t.tier_rank`,
      facets: [
        ...[sql`t.id`, sql`to_json(t.main_markets)`, sql`to_json(t.business_types)`],
        ...[sql`t.address_id`, sql`t.tier_rank`],
      ],
      joins: sql``,
      ranking: sql`concat_ws(', ', t.name, array_to_string(t.main_products, ', ')), t.tier_rank, t.created_at, t.id`,
    },
    asked,
    ([id, markets, businessTypes, address, tierRank]: Facets): FoundCompany => ({
      id,
      markets,
      businessTypes,
      address,
      tierRank,
    }),
  );

/** The first three listed products of each company, and how many it has. */
export async function productsOfCompanies(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, { products: { id: number; title: string; image: string }[]; productCount: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await executor.execute<{
    id: number;
    n: number;
    products: { id: number; title: string; key: string }[] | null;
  }>(sql`
    SELECT c.id, (SELECT count(*) FROM products p WHERE p.company_id = c.id AND p.listed) AS n,
      (SELECT json_agg(json_build_object('id', x.id, 'title', x.title, 'key', f.key) ORDER BY x.id DESC)
       FROM (SELECT p.id, p.title, p.main_image_id FROM products p
             WHERE p.company_id = c.id AND p.listed ORDER BY p.id DESC LIMIT 3) x
       JOIN files f ON f.id = x.main_image_id) AS products
    FROM unnest(${sql.param([...ids])}::bigint[]) c (id)`);
  return new Map(
    rows.map(({ id, n, products }) => [
      id,
      {
        products: (products ?? []).map(({ key, ...p }) => ({ ...p, image: `/files/${key}` })),
        productCount: n,
      },
    ]),
  );
}
