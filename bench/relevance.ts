/**
 * `npm run bench:relevance -- FOLDER [train] [--among N]`: how well the search orders a judged set (docs.jsonl,
 * queries.json), and beside it in the same run plain PostgreSQL full text, SQLite FTS5 and MiniSearch. Reports the test
 * half; weights are tuned on the other one. Lists end at 100, documents get ids by chance, for the order of a collection
 * tells things. `--among` hides the documents among so many that are made up, so that finding candidates is put to work;
 * those that a query asks for are left out.
 */
import { parseArgs } from 'node:util';
import { loadedIndex } from '../server/search/engines.ts';
import { findProducts } from '../server/search/products.ts';
import { interval } from './support/bootstrap.ts';
import { figure } from './support/figures.ts';
import { generatedDocuments, withoutAnswers } from './support/generated-documents.ts';
import { type JudgedQuery, type Measures, mean, measure, readJudged, shuffleIds } from './support/judged.ts';
import { openJudged } from './support/judged-marketplace.ts';
import { LIST, miniSearch, plainPostgres, type Search, sqlite } from './support/rivals.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { among: { type: 'string', default: '0' } },
});
const [folder, half] = positionals;
if (!folder) throw new Error('Name the folder of a judged set: npm run bench:relevance -- FOLDER');
const split = half === 'train' ? 'train' : 'test';
const { documents: judged, queries } = shuffleIds(readJudged(folder));
const asked = queries.filter((query) => query.split === split);
const generated = generatedDocuments(Number(values.among), judged.length);
const hiding = withoutAnswers(generated, asked);
const documents = [...judged, ...hiding];
const { deps, close } = await openJudged(documents);

const page = { offset: 0, limit: LIST };
const ours: Search = async (kw) => {
  const { ids, also } = await findProducts(deps, { kw, sort: 'relevance' }, page, LIST);
  return [...ids, ...also];
};
const searches: [string, Search][] = [
  ['PostgreSQL, all words, ts_rank_cd', await plainPostgres(deps.db, documents)],
  ['SQLite FTS5, bm25, title 4, stop words', await sqlite(documents)],
  ['MiniSearch: stems, fuzzy, prefix', miniSearch(documents)],
  ['ours', ours],
];

// none of the queries waits for the index to be loaded
await loadedIndex(deps);
process.stdout.write(`${documents.length} documents, ${asked.length} queries (${split})\n`);
if (hiding.length < generated.length)
  process.stdout.write(
    `${generated.length - hiding.length} made-up ones left out: they are what is asked for\n`,
  );
process.stdout.write('\n');
process.stdout.write(
  `${''.padEnd(40)}   NDCG@10   (95 % within)    judged  recall@100       MRR    ms/query\n`,
);
let reached = 0;
const all = new Map<string, Measures[]>();
for (const [name, search] of searches) {
  const started = performance.now();
  const measures = [];
  for (const query of asked) measures.push(measure(query, await search((query as JudgedQuery).q)));
  const ms = (performance.now() - started) / asked.length;
  const { ndcg, judged: skipped, recall, mrr } = mean(measures);
  const [least, most] = interval(measures.map((one) => one.ndcg));
  const within = `${least.toFixed(3)}-${most.toFixed(3)}`.padStart(16);
  const columns = [skipped, recall, mrr].map((n) => n.toFixed(3).padStart(10)).join('');
  process.stdout.write(
    `${name.padEnd(40)}${ndcg.toFixed(3).padStart(10)}${within}${columns}${ms.toFixed(1).padStart(12)}\n`,
  );
  reached = ndcg;
  all.set(name, measures);
}
// the same queries on both sides: what one is better by is surer than either figure
const own = all.get('ours')!;
process.stdout.write('\nBetter than each, NDCG@10, 95 % within:\n');
for (const [name, measures] of all) {
  if (name === 'ours') continue;
  const [least, most] = interval(own.map((one, i) => one.ndcg - measures[i]!.ndcg));
  process.stdout.write(`${name.padEnd(40)} ${least.toFixed(3)} to ${most.toFixed(3)}\n`);
}
process.stdout.write('\n');
if (/crowdflower/.test(folder) && Number(values.among) === 0)
  figure('NDCG@10 of this half', reached, '', split === 'test' ? { least: 0.83 } : {});
await close();
process.exit(0);
