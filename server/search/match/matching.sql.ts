/** The shape that the three searches share: match, order, cut at BOUND, and hand the ranking what it needs. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { BOUND } from '../index/kinds.ts';
import { RANKABLE, type Step } from '../query/plan.ts';
import { anyOf, type Word, wordQuery } from '../text/tsquery.ts';
import type { Answer, Candidate, CategoryFilter } from './engine.ts';

/** One of so many documents, by chance. INDEXED have an index of their own, the others half of its documents. */
const SHARES = [1, 4, 8, 16, 32, 64, 128, 256, 512] as const;
type Share = (typeof SHARES)[number];
export const INDEXED: readonly Share[] = [4, 16, 64, 256];
/** In one of these the matches of several words are counted: in the second where the first would hold many. */
const PROBES = [64, 256] as const;
const MANY = 50_000;
/** What is looked at: a share of the documents, and of those that match there at most so many. */
interface Part {
  share: Share;
  most: number;
}
/** Entries of the index that are read at most, unless there is no smaller share. */
const BEARABLE = 200_000;
/** Matches read at most where all are wanted: the statistics expect fewer, but may be an hour old. */
const ALL = 20_000;
/** If filters leave fewer than FEW results, read up to FILTERABLE matches. */
const FEW = 20;
const FILTERABLE = 16_000;
/** Of so many matches the cheapest or newest are found by reading them all; of more by going through what is for sale. */
const SORTABLE = 30_000;
/** Products that are gone through: where one of SORTABLE in a million matches, BOUND of them stand among so many. */
const WALK = 40_000;
/** So many of the products published last are always searched, also where only a share of the documents is. */
const NEWEST = 200;

export interface Shape {
  /** The table of documents and its key. */
  documents: SQL;
  key: SQL;
  /** Where shares of the documents have indexes of their own: the ids of what was published last, in that order. */
  shared?: { latest: SQL } | undefined;
  /** What is found, named t: table, and the condition under which it may be shown. */
  table: SQL;
  listed: SQL;
  filters: readonly SQL[];
  /** Order of the matches, of columns of t, and of m: id and score. */
  order: SQL;
  /** The same where the columns of m are enough: rows of t are then read only until BOUND of them may be shown. */
  presorted?: SQL | undefined;
  /** Rows of t in an order by which an index reads them, for words that are common. */
  walk?: { rows: SQL; order: SQL } | undefined;
  /** All that may be shown, where reading the table for it would take long. */
  everything?: SQL | undefined;
  /** Columns of t, its id first, that `facets` and `joins` name. */
  columns: SQL;
  /** What facets count, of these columns and of what is joined, in the order of the tuple `found` takes. */
  facets: readonly SQL[];
  joins: SQL;
  /** Title, rank of the tier, time of the last refresh and supplier of t, for the ranking. */
  ranking: SQL;
}

/** The condition that a row lies in a category of any level. */
export const inCategory = ({ id, level }: CategoryFilter): SQL =>
  sql`t.${sql.raw(['root_id', 'sub_id', 'category_id'][level - 1]!)} = ${id}`;

const shown = ({ listed, filters }: Shape): SQL => sql.join([listed, ...filters], sql` AND `);

const firstShare = (n: number, most: number): Share => SHARES.find((share) => n / share <= most) ?? 512;

/** About how many documents match: as the step says, or counted in a share of them. */
async function matchesOf(executor: Executor, { documents, key }: Shape, step: Step): Promise<number> {
  if (step.exact || step.entries <= RANKABLE) return step.entries;
  const probe = PROBES[step.entries > MANY ? 1 : 0];
  const { rows } = await executor.execute<{ matches: number }>(sql`
    SELECT count(*) AS matches FROM ${documents} d
    WHERE d.document @@ ${step.expression}::tsquery AND ${inShare(key, probe)}`);
  return rows[0]!.matches * probe;
}

/** The share of the documents in which about `most` match; larger where even its index would be long to read. */
const shareWith = (most: number, matches: number, step: Step): Share =>
  Math.max(firstShare(matches, most), step.exact ? 1 : firstShare(step.entries, BEARABLE)) as Share;

/** The condition by which a share is chosen; as it stands in the migration, or its index is not taken. */
export function inShare(key: SQL, share: Share): SQL {
  const among = (n: number) => sql`(hashint8(d.${key}) & ${sql.raw(String(n - 1))}) = 0`;
  return INDEXED.includes(share) ? among(share) : sql`${among(share / 2)} AND ${among(share)}`;
}

/** Documents that match, as id and score: all, or where that is a share of them, also those published last. */
function matching(shape: Shape, { expression }: Step, { share, most }: Part, any: string): SQL {
  const { documents, key, filters, shared } = shape;
  const matches = sql`d.document @@ ${expression}::tsquery`;
  const columns = sql`d.${key} AS id, ${shape.walk ? sql`0::real` : sql`ts_rank(d.document, ${any}::tsquery)`} AS score`;
  const listed = sql`JOIN ${shape.table} t ON t.id = d.${key}`;
  if (!shared)
    return sql`SELECT ${columns} FROM ${documents} d ${listed} WHERE ${matches} AND ${shown(shape)} LIMIT ${ALL}`;
  // filters leave out many: before the score is counted; what is not listed is rare, and left out after it
  const scored = (from: SQL) =>
    sql`SELECT ${columns} FROM (${from}) d ${filters.length > 0 ? sql`${listed} WHERE ${shown(shape)}` : sql``}`;
  const among = share > 1 ? sql` AND ${inShare(key, share)}` : sql``;
  const some = scored(sql`SELECT * FROM ${documents} d WHERE ${matches}${among} LIMIT ${most}`);
  if (share === 1) return some;
  // LIMIT within keeps the planner from asking the index of words after all
  const newest = sql`SELECT d.* FROM (${shared.latest} LIMIT ${NEWEST}) l JOIN ${documents} d ON d.${key} = l.id LIMIT ${NEWEST}`;
  return sql`${some} UNION ${scored(sql`SELECT * FROM (${newest}) d WHERE ${matches}`)}`;
}

interface Question {
  step: Step | null;
  words: readonly Word[];
  ranked: number;
}

/**
 * Everything that matches, at most BOUND, with the first `ranked` as candidates. Where filters leave less than FEW of a
 * share, a larger one is read.
 */
export async function findMatches<R extends unknown[], T>(
  executor: Executor,
  shape: Shape,
  asked: Question,
  found: (facets: R) => T,
): Promise<Answer<T>> {
  const { step, words } = asked;
  const alone = sql`CROSS JOIN (SELECT 0::real AS score) m`;
  const answer = (from: SQL, more: boolean, as: Partial<Shape> = {}) =>
    read(executor, { ...shape, ...as }, asked, { from, more }, found);
  const { walk, presorted, documents, key } = shape;
  // the rows of a walk are listed; the columns that an index holds do not say so
  const inOrder =
    walk &&
    ((also: SQL) =>
      answer(sql`(SELECT * FROM (${walk.rows}) t LIMIT ${WALK}) t ${also} ${alone}`, true, {
        order: walk.order,
        listed: sql`true`,
      }));
  if (step === null) {
    // filters that are met often are met soon; planned for all rows, they are asked of all rows
    const near = shape.filters.length > 0 ? await inOrder?.(sql``) : undefined;
    if (near && near.found.length >= BOUND) return near;
    return answer(sql`${shape.everything ?? shape.table} t ${alone}`, false);
  }
  const sorted = (part: Part) => sql`
    (SELECT * FROM (${matching(shape, step, part, anyOf(words))}) m ${presorted ? sql`ORDER BY ${presorted}` : sql``}) m
    JOIN ${shape.table} t ON t.id = m.id`;
  if (!shape.shared) return answer(sorted({ share: 1, most: ALL }), false);
  const matches = await matchesOf(executor, shape, step);
  const readIn = (most: number) => {
    const share = shareWith(most, matches, step);
    return { share, from: sorted({ share, most: share === 1 ? Math.max(ALL, 2 * most) : 2 * most }) };
  };
  if (inOrder) {
    const holding = sql`JOIN ${documents} d ON d.${key} = t.id AND d.document @@ ${step.expression}::tsquery`;
    const near = matches > SORTABLE ? await inOrder(holding) : undefined;
    if (near && (near.found.length >= FEW || shape.filters.length === 0)) return near;
    const { share, from } = readIn(SORTABLE);
    return answer(from, share > 1);
  }
  const { share, from } = readIn(matches <= RANKABLE ? RANKABLE : RANKABLE / 2);
  const first = await answer(from, share > 1);
  if (share === 1 || shape.filters.length === 0 || first.found.length >= FEW) return first;
  const larger = readIn(FILTERABLE);
  return larger.share === share ? first : answer(larger.from, larger.share > 1);
}

/** One statement: the best with what facets count of them, and the first of them again with what is ranked. */
async function read<R extends unknown[], T>(
  executor: Executor,
  shape: Shape,
  { step, words, ranked }: Question,
  { from, more }: { from: SQL; more: boolean },
  found: (facets: R) => T,
): Promise<Answer<T>> {
  const { table, order } = shape;
  const facets = shape.facets.map((facet, n) => sql`${facet} AS ${sql.raw(`f${n}`)}`);
  const arrays = shape.facets.map((_, n) => sql.raw(`array_to_json(array_agg(b.f${n}))`));
  const hits = sql.join(
    words.map((word) => sql`d.document @@ ${wordQuery(word)}::tsquery`),
    sql`, `,
  );
  const { rows } = await executor.execute<{
    found: unknown[][];
    candidates: [number, string, number, string, number, number, boolean[]][] | null;
  }>(sql`
    WITH best AS MATERIALIZED (
      SELECT ${shape.columns}, m.score, row_number() OVER (ORDER BY ${order}) AS place
      FROM ${from} WHERE ${shown(shape)} ORDER BY ${order} LIMIT ${BOUND})
    SELECT
      (SELECT json_build_array(${sql.join(arrays, sql`, `)})
        FROM (SELECT ${sql.join(facets, sql`, `)} FROM best t ${shape.joins} ORDER BY t.place) b) AS found,
      (SELECT json_agg(json_build_array(t.id, ${shape.ranking}, b.score, ARRAY[${hits}]::boolean[]) ORDER BY b.place)
        FROM best b JOIN ${table} t ON t.id = b.id JOIN ${shape.documents} d ON d.${shape.key} = b.id
        WHERE b.place <= ${step === null ? 0 : ranked}) AS candidates`);
  const { found: columns, candidates } = rows[0]!;
  const all = (columns[0] ?? []).map((_, i) => found(columns.map((column) => column[i]) as R));
  return {
    found: all,
    more: more || all.length >= BOUND,
    candidates: (candidates ?? []).map(
      ([id, title, tierRank, refreshedAt, supplier, score, hits]): Candidate => ({
        id,
        title,
        tierRank,
        refreshedAt: new Date(refreshedAt),
        supplier,
        score,
        hits,
      }),
    ),
  };
}
