/**
 * `npm run bench:relevance -- <folder> [train]`: how well the search orders a judged set (docs.jsonl, queries.json), and
 * beside it in the same run plain PostgreSQL full text and SQLite FTS5. Reports the test half; weights are tuned on the
 * other one.
 */
import { findProducts } from '../server/search/products.ts';
import { figure } from './support/figures.ts';
import { type JudgedQuery, mean, measure, readJudged } from './support/judged.ts';
import { openJudged } from './support/judged-marketplace.ts';
import { plainPostgres, type Search, sqlite } from './support/rivals.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of a judged set: npm run bench:relevance -- FOLDER');
const split = process.argv[3] === 'train' ? 'train' : 'test';
const { documents, queries } = readJudged(folder);
const asked = queries.filter((query) => query.split === split);
const { deps, close } = await openJudged(documents);

const page = { offset: 0, limit: 100 };
const ours: Search = async (kw) => {
  const { ids, also } = await findProducts(deps, { kw, sort: 'relevance' }, page, 100);
  return [...ids, ...also];
};
const searches: [string, Search][] = [
  ['PostgreSQL, all words, ts_rank_cd', await plainPostgres(deps.db, documents)],
  ['SQLite FTS5, bm25', await sqlite(documents)],
  ['ours', ours],
];

process.stdout.write(`${documents.length} documents, ${asked.length} queries (${split})\n\n`);
process.stdout.write(`${''.padEnd(36)}   NDCG@10    judged  recall@100       MRR    ms/query\n`);
let reached = 0;
for (const [name, search] of searches) {
  const started = performance.now();
  const measures = [];
  for (const query of asked) measures.push(measure(query, await search((query as JudgedQuery).q)));
  const ms = (performance.now() - started) / asked.length;
  const { ndcg, judged, recall, mrr } = mean(measures);
  const columns = [ndcg, judged, recall, mrr].map((n) => n.toFixed(3).padStart(10));
  process.stdout.write(`${name.padEnd(36)}${columns.join('')}${ms.toFixed(1).padStart(12)}\n`);
  reached = ndcg;
}
process.stdout.write('\n');
if (/crowdflower/.test(folder)) figure('NDCG@10 of the test half', reached, '', { least: 0.83 });
await close();
process.exit(0);
