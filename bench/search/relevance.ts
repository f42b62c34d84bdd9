/**
 * `npm run bench -- relevance FOLDER [train]`: how well the search orders a judged set (docs.jsonl, queries.json).
 * Reports the test half; weights are tuned on the other one. Lists end at 100, documents get ids by chance, for the order
 * of a collection tells things.
 */
import { loadedIndex } from '../../server/search/engines.ts';
import { findProducts } from '../../server/search/searches/products.ts';
import { figure } from '../support/figures.ts';
import { interval } from './bootstrap.ts';
import { mean, measure, readJudged, shuffleIds } from './judged.ts';
import { openJudged } from './judged-marketplace.ts';

/** What anybody looks at; a list ends here. */
const LIST = 100;
const [folder, half] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of a judged set: npm run bench -- relevance FOLDER');
const split = half === 'train' ? 'train' : 'test';
const { documents, queries } = shuffleIds(readJudged(folder));
const asked = queries.filter((query) => query.split === split);
const { deps, close } = await openJudged(documents);

// none of the queries waits for the index to be loaded
await loadedIndex(deps);
process.stdout.write(`${documents.length} documents, ${asked.length} queries (${split})\n\n`);
const page = { offset: 0, limit: LIST };
const measures = [];
const started = performance.now();
for (const query of asked) {
  const { ids, also } = await findProducts(deps, { kw: query.q, sort: 'relevance' }, page, LIST);
  measures.push(measure(query, [...ids, ...also]));
}
const ms = (performance.now() - started) / asked.length;
const { ndcg, judged, recall, mrr } = mean(measures);
const [least, most] = interval(measures.map((one) => one.ndcg));
const goal = /crowdflower/.test(folder) && split === 'test' ? { least: 0.83 } : {};
figure('NDCG@10', ndcg, `(95 % within ${least.toFixed(3)}-${most.toFixed(3)})`, goal);
figure('judged NDCG@10', judged);
figure('recall@100', recall);
figure('MRR', mrr);
figure('a query', ms, 'ms');
await close();
process.exit(0);
