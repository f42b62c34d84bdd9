/** The shape that the three searches share: match, order, cut at BOUND, and hand the ranking what it needs. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { type Answer, BOUND, type Candidate, type CategoryFilter } from './engine.ts';
import { type Word, wordQuery } from './words.ts';

/** No more matches than these are ordered; the planner keeps common words from getting here. */
const ORDERED = 60_000;

export interface Shape {
  /** The table of documents and its key. */
  documents: SQL;
  key: SQL;
  /** What is found, named t: table, and the condition under which it may be shown. */
  table: SQL;
  listed: SQL;
  filters: readonly SQL[];
  /** Columns of t that `order` names. */
  ordering: SQL;
  /** Order of the matches named m, which have score and id beside `ordering`. */
  order: SQL;
  /** Facet values: a JSON array over t, and joins for it. */
  facets: SQL;
  joins: SQL;
  /** Title, rank of the tier and time of the last refresh of t, for the ranking. */
  ranking: SQL;
}

/** The condition that a row lies in a category of any level. */
export const inCategory = ({ id, level }: CategoryFilter): SQL =>
  sql`t.${sql.raw(['root_id', 'sub_id', 'category_id'][level - 1]!)} = ${id}`;

/** Everything that matches, at most BOUND, with the first `ranked` as candidates. One statement. */
export async function findMatches<T>(
  executor: Executor,
  shape: Shape,
  asked: { expression: string | null; words: readonly Word[]; ranked: number },
  found: (facets: never) => T,
): Promise<Answer<T>> {
  const { expression, words, ranked } = asked;
  const condition = sql.join([shape.listed, ...shape.filters], sql` AND `);
  const matches =
    expression === null
      ? sql`SELECT t.id, 0::real AS score, ${shape.ordering} FROM ${shape.table} t WHERE ${condition}`
      : sql`SELECT t.id, ts_rank(d.document, ${expression}::tsquery) AS score, ${shape.ordering}
          FROM ${shape.documents} d JOIN ${shape.table} t ON t.id = d.${shape.key}
          WHERE d.document @@ ${expression}::tsquery AND ${condition} LIMIT ${ORDERED}`;
  const { rows } = await executor.execute<{
    found: unknown[] | null;
    candidates: [number, string, number, string, number, boolean[]][] | null;
  }>(sql`
    WITH best AS MATERIALIZED (
      SELECT m.id, m.score, row_number() OVER (ORDER BY ${shape.order}) AS place FROM (${matches}) m
      ORDER BY ${shape.order} LIMIT ${BOUND})
    SELECT
      (SELECT json_agg(${shape.facets} ORDER BY b.place) FROM best b JOIN ${shape.table} t ON t.id = b.id ${shape.joins}) AS found,
      (SELECT json_agg(json_build_array(t.id, ${shape.ranking}, b.score, ARRAY(
          SELECT d.document @@ w.word::tsquery
          FROM unnest(${sql.param(words.map(wordQuery))}::text[]) WITH ORDINALITY w (word, n) ORDER BY w.n)) ORDER BY b.place)
        FROM best b JOIN ${shape.table} t ON t.id = b.id JOIN ${shape.documents} d ON d.${shape.key} = b.id
        WHERE b.place <= ${expression === null ? 0 : ranked}) AS candidates`);
  const [row] = rows;
  return {
    found: (row?.found ?? []).map((facets) => found(facets as never)),
    candidates: (row?.candidates ?? []).map(
      ([id, title, tierRank, refreshedAt, score, hits]): Candidate => ({
        ...{ id, title, tierRank, refreshedAt: new Date(refreshedAt), score, hits },
      }),
    ),
  };
}
