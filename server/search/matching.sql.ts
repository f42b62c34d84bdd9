/** The shape that the three searches share: match, order, cut at BOUND, and hand the ranking what it needs. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { type Answer, BOUND, type Candidate, type CategoryFilter } from './engine.ts';
import type { Step } from './plan.ts';
import { type Word, wordQuery } from './words.ts';

/** Matches that are ordered by `all`: the plan expects fewer, but it may be an hour behind. */
const ALL = 20_000;
/** What `some` orders: of the matches that the index gives, and of the newest documents those that match. */
const SOME = 2500;
/** The same under filters, which leave less of them. */
const SOME_FILTERED = 5000;
const SOME_NEWEST = 1500;
/** Documents that `newest` looks at. */
const NEWEST = 5000;

export interface Shape {
  /** The table of documents and its key. */
  documents: SQL;
  key: SQL;
  /** What is found, named t: table, and the condition under which it may be shown. */
  table: SQL;
  listed: SQL;
  filters: readonly SQL[];
  /** The newest of what may be shown, as ids, at most so many; undefined: by the key of the documents. */
  newest?: ((most: number) => SQL) | undefined;
  /** Columns of t that `order` names; none of them where the score is enough: fetching the row costs most of all. */
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

const shown = ({ listed, filters }: Shape): SQL => sql.join([listed, ...filters], sql` AND `);

const everything = (shape: Shape): SQL =>
  sql`SELECT t.id, 0::real AS score, ${shape.ordering} FROM ${shape.table} t WHERE ${shown(shape)}`;

function matching(shape: Shape, { expression, reach }: Step): SQL {
  const { documents, key, table, ordering } = shape;
  const of = (from: SQL, also: SQL) => sql`
    SELECT t.id, ts_rank(d.document, ${expression}::tsquery) AS score, ${ordering}
    FROM ${from} d JOIN ${table} t ON t.id = d.${key} WHERE ${also} AND ${shown(shape)}`;
  const matches = sql`d.document @@ ${expression}::tsquery`;
  // LIMIT within keeps the planner from asking the index of words after all
  const newest = (most: number) =>
    of(
      shape.newest
        ? sql`(SELECT n.* FROM (${shape.newest(most)}) s JOIN ${documents} n ON n.${key} = s.id LIMIT ${most})`
        : sql`(SELECT n.* FROM ${documents} n ORDER BY n.${key} DESC LIMIT ${most})`,
      matches,
    );
  if (reach === 'all') return sql`${of(documents, matches)} LIMIT ${ALL}`;
  // within a category its listing is the shorter way
  if (reach === 'newest' || shape.newest) return newest(NEWEST);
  const most = shape.filters.length > 0 ? SOME_FILTERED : SOME;
  const some = sql`(SELECT d.* FROM ${documents} d WHERE ${matches} LIMIT ${most})`;
  return sql`${of(some, sql`true`)} UNION ${newest(SOME_NEWEST)}`;
}

/** Everything that matches, at most BOUND, with the first `ranked` as candidates. One statement. */
export async function findMatches<T>(
  executor: Executor,
  shape: Shape,
  asked: { step: Step | null; words: readonly Word[]; ranked: number },
  found: (facets: never) => T,
): Promise<Answer<T>> {
  const { step, words, ranked } = asked;
  const matches = step === null ? everything(shape) : matching(shape, step);
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
        WHERE b.place <= ${step === null ? 0 : ranked}) AS candidates`);
  const [row] = rows;
  const all = (row?.found ?? []).map((facets) => found(facets as never));
  return {
    found: all,
    more: all.length >= BOUND || (step !== null && step.reach !== 'all'),
    candidates: (row?.candidates ?? []).map(
      ([id, title, tierRank, refreshedAt, score, hits]): Candidate => ({
        ...{ id, title, tierRank, refreshedAt: new Date(refreshedAt), score, hits },
      }),
    ),
  };
}
