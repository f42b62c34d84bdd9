/**
 * The queries behind the feed. A moment is a snapshot of PostgreSQL: what it could not see is what was changed by
 * transactions then under way or begun later. So nothing is missed, whatever the order of commits, and nothing comes
 * twice.
 */
import { type SQL, sql } from 'drizzle-orm';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { CERTIFICATIONS } from '../../../../domain/enumerations.ts';
import type { PriceTier } from '../../../../domain/price/price.ts';
import { constant } from '../../../platform/database/constant.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { isOneOf } from '../document/sources.sql.ts';
import type { Kind } from '../kinds.ts';
import type { IndexedCompany, IndexedLead, IndexedOf, IndexedProduct, IndexedSupplier } from './indexed.ts';

/** A moment up to which an index knows everything. */
export interface Moment {
  /** As pg_current_snapshot() writes it. */
  snapshot: string;
  /** A UUID. Where it is another, all is to be read anew. */
  generation: string;
}

export type Changed = Record<Kind, number[]>;
export interface Changes extends Moment {
  /** Null: so much that it is told in pieces, or so long ago that it is not known any more. */
  changed: Changed | null;
  /** Whether some of it is not known any more: all is to be read anew. */
  forgotten: boolean;
  /** Whether all is to be read anew in any case. */
  renewed: boolean;
  /** Whether exchange rates are among what has changed. */
  ratesChanged: boolean;
}

/** A part of much that has changed. */
export interface Piece extends Omit<Changes, 'changed'> {
  changed: Changed;
  /** What the next piece is asked for with; null behind the last one. */
  next: number | null;
}

/** The number of each kind in search_changes. */
const KIND_NUMBERS: Record<Kind, number> = { products: 1, companies: 2, purchases: 3 };
const KIND_OF = { 1: 'products', 2: 'companies', 3: 'purchases' } as const;
const RATES_CHANGED = 4;
/** Kind and id of a change in one number. */
const KIND_STEP = 1e13;

/** More are told in pieces of so many. A file that is further behind is read no quicker than everything. */
export const MAX_CHANGES = 50_000;

/** The moment of the open transaction. */
export async function momentOf(tx: Executor): Promise<Moment> {
  const { rows } = await tx.execute<{ snapshot: string; generation: string }>(
    sql`SELECT pg_current_snapshot()::text AS snapshot, generation FROM search_state`,
  );
  return rows[0]!;
}

/** What a dollar is worth in each currency, by the rates of yuan and dollar where the latest day has both. */
export async function ratesNow(executor: Executor): Promise<Record<string, number>> {
  const { rows } = await executor.execute<{ currency: string; rate: number }>(sql`
    SELECT currency, rate::float8 AS rate FROM exchange_rates WHERE day = (SELECT max(day) FROM exchange_rates)
      AND currency IN ('CNY', 'USD')`);
  const { CNY: yuan, USD: dollar } = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
  return yuan && dollar ? { $: 1, '¥': yuan / dollar } : { $: 1 };
}

/**
 * One statement, so that the changes and the moment that they lead to are of one snapshot. Every question waits for it: each
 * further part of it costs more than the reading of a few rows. What a transaction tells twice is told twice.
 */
const CHANGES = `
  SELECT pg_current_snapshot()::text AS snapshot, s.generation, s.trimmed >= $1::xid8 AS trimmed,
    ARRAY(SELECT kind * ${KIND_STEP} + id FROM search_changes WHERE xid >= $2::xid8 OR xid = ANY ($3::xid8[])
      LIMIT ${MAX_CHANGES + 1}) AS changed
  FROM search_state s`;

/**
 * The same for much: each row once, in their order, those behind one of them. Each piece is of a moment of its own; what
 * was committed before the moment of the first is in one of them whatever comes between, so that moment is known after the last.
 */
const PIECE = `
  SELECT pg_current_snapshot()::text AS snapshot, s.generation, s.trimmed >= $1::xid8 AS trimmed,
    ARRAY(SELECT DISTINCT kind * ${KIND_STEP} + id FROM search_changes
      WHERE (xid >= $2::xid8 OR xid = ANY ($3::xid8[])) AND kind * ${KIND_STEP} + id > $4 ORDER BY 1 LIMIT $5) AS changed
  FROM search_state s`;

export interface ChangesRow {
  snapshot: string;
  generation: string;
  trimmed: boolean;
  /** Whole numbers, as the driver gives those of an array. */
  changed: string[];
}

/** The statement for who knows everything up to a moment: what was not committed then is what is told. */
export function askForChanges({ snapshot }: Moment) {
  const [least, next, underWay] = snapshot.split(':');
  return { name: 'search_changes', text: CHANGES, values: [least, next, `{${underWay}}`] };
}

/** The statement for what stands behind `after` of it, at most `most` rows. */
export function askForPiece(since: Moment, after: number, most: number) {
  const { values } = askForChanges(since);
  return { text: PIECE, values: [...values, after, most] };
}

function readRow({ snapshot, generation, trimmed, changed }: ChangesRow, since: Moment) {
  const all: Changed = { products: [], companies: [], purchases: [] };
  const each = new Set(changed.map(Number));
  const ratesChanged = each.delete(RATES_CHANGED * KIND_STEP);
  for (const one of each) all[KIND_OF[Math.floor(one / KIND_STEP) as 1 | 2 | 3]].push(one % KIND_STEP);
  const renewed = generation !== since.generation;
  return { snapshot, generation, changed: all, forgotten: trimmed, renewed, ratesChanged };
}

/** What its row says to who knows everything up to `since`. */
export function readChanges(row: ChangesRow, since: Moment, most = MAX_CHANGES): Changes {
  const read = readRow(row, since);
  return { ...read, changed: read.forgotten || row.changed.length > most ? null : read.changed };
}

export const readPiece = (row: ChangesRow, since: Moment, most = MAX_CHANGES): Piece => ({
  ...readRow(row, since),
  next: row.changed.length < most ? null : Number(row.changed.at(-1)),
});

/** Says that rows are to be read again, in the transaction that changes them. */
export async function recordChanges(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.execute(sql`
    INSERT INTO search_changes (kind, id) SELECT ${KIND_NUMBERS[kind]}, unnest(${sql.param([...ids])}::bigint[])`);
}

/** Says that everything is to be read anew. */
export async function tellRenewal(executor: Executor): Promise<void> {
  await executor.execute(sql`UPDATE search_state SET generation = gen_random_uuid()`);
}

/** Runs under the lock of whoever fills an index outside of the program; null where another server has it. */
export async function withFeedLock<T>(db: Database, run: () => Promise<T>): Promise<T | null> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('search_feed')) AS held`,
    );
    if (!rows[0]!.held) return null;
    try {
      return await run();
    } finally {
      await client.query(`SELECT pg_advisory_unlock(hashtext('search_feed'))`).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}

/** Every server that runs has heard of a change by then. */
const HEARD = sql`interval '1 hour'`;
/** So long it is kept for those that start from a file, if not more has changed since than they would read. */
const KEPT = sql`interval '1 week'`;

/** The job: removes what nobody reads any more. Who has not heard of it reads everything anew. */
export async function trimChanges(executor: Executor): Promise<void> {
  await executor.execute(sql`
    WITH gone AS (DELETE FROM search_changes
      WHERE at < now() - ${HEARD} AND xid < pg_snapshot_xmin(pg_current_snapshot()) AND (at < now() - ${KEPT}
        OR xid < (SELECT xid FROM search_changes ORDER BY xid DESC OFFSET ${MAX_CHANGES - 1} LIMIT 1)) RETURNING xid)
    UPDATE search_state SET trimmed = greatest(trimmed, (SELECT max(xid) FROM gone)) WHERE EXISTS (SELECT FROM gone)`);
}

/** Removes what another cluster has told whose tables were copied here as they were: its transactions are none of this one. */
export async function dropForeignChanges(executor: Executor): Promise<void> {
  await executor.execute(
    sql`DELETE FROM search_changes WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  await executor.execute(
    sql`UPDATE search_state SET trimmed = '0' WHERE trimmed >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
}

const NAMED = new Set<string>(CERTIFICATIONS);
const asStored = (name: string) => name.trim().replace(/^ISO\b/i, 'IOS');
const namesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[,;、，/]/).map(asStored)).filter((name) => NAMED.has(name));

interface Read<K extends Kind> {
  columns: SQL;
  from: SQL;
  id: SQL;
  row(values: unknown[]): IndexedOf[K];
}

const province = (
  address: SQL,
) => sql`(SELECT CASE a.level WHEN 1 THEN 0 WHEN 2 THEN a.id ELSE a.parent_id END
  FROM addresses a WHERE a.id = ${address})`;
const milliseconds = (time: SQL) => sql`(extract(epoch FROM ${time}) * 1000)::float8`;

/** What is said of the company `c` with its figures `r`: five columns, which supplierIn reads. */
const SUPPLIER = sql`${province(sql`c.address_id`)}, c.tier_rank, coalesce(answers_soon(r), false), c.certificates,
  c.year_established`;
const RESPONSES = sql`LEFT JOIN company_responses r ON r.company_id = c.id`;
function supplierIn(columns: readonly unknown[], certified: readonly string[] = []): IndexedSupplier {
  const [place, tierRank, answers, certificates, established] = columns as [
    number,
    number,
    boolean,
    string[],
    number | null,
  ];
  return {
    province: place,
    tierRank,
    answers,
    certificates: namesIn([...certificates, ...certified]),
    established: established ?? 0,
  };
}

const READS: { [K in Kind]: Read<K> } = {
  products: {
    columns: sql`p.id, d.document, p.root_id, p.sub_id, p.category_id,
      p.prices, p.min_price::float8, p.currency, p.unit, p.min_order, ${milliseconds(sql`p.refreshed_at`)},
      coalesce((p.sample->>'offered')::boolean, false), p.properties, p.company_id, ${SUPPLIER}`,
    from: sql`products p JOIN product_documents d ON d.product_id = p.id JOIN companies c ON c.id = p.company_id
      ${RESPONSES} WHERE p.listed`,
    id: sql`p.id`,
    row(v): IndexedProduct {
      const prices = (v[5] as PriceTier[])
        .map(({ Start, End, Price }) => [Start, End, Price] as const)
        .sort(([a], [b]) => a - b);
      const minPrice = v[6] as number;
      const properties = v[12] as [string, string][];
      const certified = properties.filter(([name]) => name === 'Certification').map(([, value]) => value);
      return {
        id: v[0] as number,
        document: v[1] as string,
        categories: [v[2] as number, v[3] as number, v[4] as number],
        prices: prices.length > 0 ? prices : minPrice > 0 ? [[1, null, minPrice]] : [],
        currency: v[7] as string,
        unit: v[8] as string,
        minOrder: v[9] as number,
        refreshedAt: v[10] as number,
        sample: v[11] as boolean,
        properties,
        companyId: v[13] as number,
        ...supplierIn(v.slice(14), certified),
      };
    },
  },
  companies: {
    columns: sql`c.id, d.document, c.main_markets, c.business_types, ${milliseconds(sql`c.created_at`)}, ${SUPPLIER}`,
    from: sql`companies c JOIN company_documents d ON d.company_id = c.id ${RESPONSES} WHERE c.visible`,
    id: sql`c.id`,
    row: (v): IndexedCompany => ({
      id: v[0] as number,
      document: v[1] as string,
      markets: v[2] as string[],
      businessTypes: v[3] as string[],
      createdAt: v[4] as number,
      ...supplierIn(v.slice(5)),
    }),
  },
  purchases: {
    columns: sql`p.id, d.document, p.root_id, p.sub_id, p.category_id, a.code, ${milliseconds(sql`p.closing_at`)},
      ${milliseconds(sql`p.published_at`)}`,
    from: sql`purchases p JOIN purchase_documents d ON d.purchase_id = p.id JOIN addresses a ON a.id = p.receive_id
      WHERE p.status = ${constant(PURCHASE_STATUS.inEffect)} AND p.deleted_at IS NULL AND p.withheld_at IS NULL`,
    id: sql`p.id`,
    row: (v): IndexedLead => ({
      id: v[0] as number,
      document: v[1] as string,
      categories: [v[2] as number, v[3] as number, v[4] as number],
      receive: v[5] as string,
      closingAt: v[6] as number,
      publishedAt: (v[7] ?? 0) as number,
    }),
  },
};

const asArray = (columns: SQL) => sql`SELECT json_build_array(${columns}) AS v`;

/** What is searched of these ids; what is not among it is not searched, or no more. */
export async function readRows<K extends Kind>(
  executor: Executor,
  kind: K,
  ids: readonly number[],
): Promise<IndexedOf[K][]> {
  if (ids.length === 0) return [];
  const { columns, from, id, row } = READS[kind];
  const { rows } = await executor.execute<{ v: unknown[] }>(
    sql`${asArray(columns)} FROM ${from} AND ${isOneOf(id, ids)} ORDER BY ${id}`,
  );
  return rows.map(({ v }) => row(v));
}

/** Rows of one statement: as many as the connection holds while those before them are worked on. */
const BATCH = 1000;

/** All that is searched of a kind, by ascending id, in the open transaction of the caller. */
export async function* readAll<K extends Kind>(tx: Executor, kind: K): AsyncGenerator<IndexedOf[K][]> {
  const { columns, from, id, row } = READS[kind];
  const readAfter = async (after: number): Promise<IndexedOf[K][]> => {
    const { rows } = await tx.execute<{ v: unknown[] }>(
      sql`${asArray(columns)} FROM ${from} AND ${id} > ${after} ORDER BY ${id} LIMIT ${BATCH}`,
    );
    return rows.map(({ v }) => row(v));
  };
  for (let reading: Promise<IndexedOf[K][]> | null = readAfter(0); reading; ) {
    const read: IndexedOf[K][] = await reading;
    // the database reads on while the caller works
    reading = read.length < BATCH ? null : readAfter(read.at(-1)!.id);
    // a caller that stops does not hear of it
    reading?.catch(() => {});
    yield read;
  }
}
