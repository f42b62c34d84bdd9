/** What the search is measured beside: PostgreSQL's own full text as most shops use it, and SQLite's BM25. */
import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Database } from '../../server/platform/database/database.ts';
import { STOP } from '../../server/search/text/tokenize.ts';
import type { JudgedDocument } from './judged.ts';

export type Search = (query: string) => Promise<number[]>;
/** What anybody looks at; the lists of all end here. */
export const LIST = 100;

/** English dictionary, all words wanted, ordered by ts_rank_cd; titles weigh most. */
export async function plainPostgres(db: Database, documents: readonly JudgedDocument[]): Promise<Search> {
  await db.$client.query(`
    CREATE TABLE bench_plain (id bigint PRIMARY KEY, document tsvector NOT NULL);
    CREATE INDEX ON bench_plain USING gin (document)`);
  await db.$client.query(
    `INSERT INTO bench_plain SELECT id, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')
     FROM unnest($1::bigint[], $2::text[], $3::text[]) d (id, title, text)`,
    [documents.map((d) => d.id), documents.map((d) => d.title), documents.map((d) => d.desc)],
  );
  return async (query) => {
    const { rows } = await db.$client.query(
      `SELECT id FROM bench_plain, plainto_tsquery('english', $1) q WHERE document @@ q
       ORDER BY ts_rank_cd(document, q) DESC, id LIMIT ${LIST}`,
      [query],
    );
    return rows.map((row) => row.id as number);
  };
}

/** FTS5 with Porter stems, any of the words but the commonest of English, titles four times as much, ordered by bm25. */
export async function sqlite(documents: readonly JudgedDocument[]): Promise<Search> {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE VIRTUAL TABLE bench USING fts5(title, text, tokenize = 'porter unicode61')`);
  const insert = db.prepare('INSERT INTO bench (rowid, title, text) VALUES (?, ?, ?)');
  db.exec('BEGIN');
  for (const { id, title, desc } of documents) insert.run(id, title, desc);
  db.exec('COMMIT');
  const select = db.prepare(
    `SELECT rowid AS id FROM bench WHERE bench MATCH ? ORDER BY bm25(bench, 4, 1) LIMIT ${LIST}`,
  );
  return async (query) => {
    const all = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = all.filter((word) => !STOP.has(word));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return [];
    return select.all(words.map((word) => `"${word}"`).join(' OR ')).map((row) => Number(row.id));
  };
}

/** MiniSearch as its manual advises: stems, mistakes in a fifth of the letters, beginnings of words, titles count more. */
export function miniSearch(documents: readonly JudgedDocument[]): Search {
  const index = new MiniSearch<JudgedDocument>({
    fields: ['title', 'desc'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP.has(word) ? null : stemmer(word);
    },
    searchOptions: { boost: { title: 4 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(documents);
  return async (query) =>
    index
      .search(query)
      .slice(0, LIST)
      .map(({ id }) => Number(id));
}
