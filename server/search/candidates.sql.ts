/** Stage 1 of the search: which products may be meant, in SQL; and the counts beside the results. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/** Filters of a search; `cate` with the level it stands on. */
export interface Filters {
  cate?: { id: number; level: number } | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  unit?: string | undefined;
}

export interface Candidate {
  id: number;
  title: string;
  tierRank: number;
  refreshedAt: Date;
  /** ts_rank of the whole document. */
  score: number;
  /** Per term of the query: does the document hold it? */
  hits: boolean[];
}

/** Beyond so many matches counting and paging stop. */
export const BOUND = 1000;
/** No more matches than these are ordered; the planner keeps common words from getting here. */
const ORDERED = 60_000;

const LEVEL_COLUMNS = [sql`p.root_id`, sql`p.sub_id`, sql`p.category_id`];

/** A lexeme as a tsquery operand. */
export const operand = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

function conditions(filters: Filters): SQL {
  const all: SQL[] = [sql`p.listed`];
  if (filters.cate) all.push(sql`${LEVEL_COLUMNS[filters.cate.level - 1]} = ${filters.cate.id}`);
  // a product without prices is negotiable: it has no place in a range of prices
  if (filters.minPrice !== undefined) all.push(sql`p.min_price > 0 AND p.max_price >= ${filters.minPrice}`);
  if (filters.maxPrice !== undefined) all.push(sql`p.min_price > 0 AND p.min_price <= ${filters.maxPrice}`);
  if (filters.unit !== undefined) all.push(sql`p.unit = ${filters.unit}`);
  return sql.join(all, sql` AND `);
}

/** From and where of everything that matches; without a query all listed products. */
const matching = (tsquery: string | null, filters: Filters): SQL =>
  tsquery === null
    ? sql`FROM products p WHERE ${conditions(filters)}`
    : sql`FROM product_documents d JOIN products p ON p.id = d.product_id
          WHERE d.document @@ ${tsquery}::tsquery AND ${conditions(filters)}`;

/** The best k by ts_rank, with all that the ranking needs. */
export async function candidates(
  executor: Executor,
  tsquery: string,
  terms: readonly string[],
  filters: Filters,
  k: number,
): Promise<Candidate[]> {
  const { rows } = await executor.execute<{
    id: number;
    title: string;
    tier_rank: number;
    refreshed_at: Date | string;
    score: number;
    hits: boolean[];
  }>(sql`
    SELECT best.id, best.title, best.tier_rank, best.refreshed_at, best.score, ARRAY(
      SELECT best.document @@ t.lexeme::tsquery
      FROM unnest(${sql.param(terms.map(operand))}::text[]) WITH ORDINALITY t (lexeme, n) ORDER BY t.n) AS hits
    FROM (
      SELECT m.*, ts_rank(m.document, ${tsquery}::tsquery) AS score
      FROM (SELECT p.id, p.title, p.tier_rank, p.refreshed_at, d.document
            ${matching(tsquery, filters)} LIMIT ${ORDERED}) m
      ORDER BY score DESC, m.id DESC LIMIT ${k}) best
    ORDER BY best.score DESC, best.id DESC`);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    tierRank: row.tier_rank,
    refreshedAt: new Date(row.refreshed_at),
    score: row.score,
    hits: row.hits,
  }));
}

/** Listed products under the filters, newest first. */
export async function newest(
  executor: Executor,
  filters: Filters,
  limit: number,
  offset: number,
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT p.id ${matching(null, filters)} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map((row) => row.id);
}

export interface Counts {
  total: number;
  category: { id: number; name: string; nameZh: string; count: number }[];
  unit: { unit: string; count: number }[];
  tier: { rank: number; count: number }[];
}

/** Counts of the first BOUND matches: by the categories one level below the chosen one, by unit, by tier. */
export async function counts(executor: Executor, tsquery: string | null, filters: Filters): Promise<Counts> {
  const below = LEVEL_COLUMNS[Math.min(filters.cate?.level ?? 0, 2)]!;
  const { rows } = await executor.execute<{
    kind: number;
    category: number | null;
    unit: string | null;
    rank: number | null;
    name: string | null;
    name_zh: string | null;
    n: number;
  }>(sql`
    SELECT g.*, c.name, c.name_zh FROM (
      SELECT grouping(category, unit, rank) AS kind, category, unit, rank, count(*) AS n
      FROM (SELECT ${below} AS category, p.unit, p.tier_rank AS rank
            ${matching(tsquery, filters)} LIMIT ${BOUND}) m
      GROUP BY GROUPING SETS ((category), (unit), (rank), ())) g
    LEFT JOIN categories c ON c.id = g.category
    ORDER BY g.n DESC, c.name, g.unit, g.rank DESC`);
  // bits of grouping(): 1 where the column is not grouped by
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  return {
    total: of(0b111)[0]?.n ?? 0,
    category: of(0b011).map((r) => ({ id: r.category!, name: r.name!, nameZh: r.name_zh!, count: r.n })),
    unit: of(0b101).map((r) => ({ unit: r.unit!, count: r.n })),
    tier: of(0b110).map((r) => ({ rank: r.rank!, count: r.n })),
  };
}

export async function levelOfCategory(executor: Executor, id: number): Promise<number | null> {
  const { rows } = await executor.execute<{ level: number }>(
    sql`SELECT level FROM categories WHERE id = ${id}::bigint`,
  );
  return rows[0]?.level ?? null;
}
