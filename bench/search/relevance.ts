/**
 * `npm run bench -- relevance FOLDER [train]`: how well the search orders a judged set (docs.jsonl, queries.json).
 * Reports the test half; weights are tuned on the other one. Lists end at 100, once in one piece, as asked, and once page by
 * page, as the site shows it. Documents get ids by chance, for the order of a collection tells things.
 */
import { PAGE_SIZES } from '../../domain/page/paging.ts';
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
const found = async (kw: string, offset: number, limit: number): Promise<number[]> => {
  const { ids, also } = await findProducts(deps, { kw, sort: 'relevance' }, { offset, limit });
  return [...ids, ...also];
};
const ways = {
  asked: (kw: string) => found(kw, 0, LIST),
  async shown(kw: string) {
    const ids: number[] = [];
    for (let offset = 0; offset < LIST; offset += PAGE_SIZES[0])
      ids.push(...(await found(kw, offset, PAGE_SIZES[0])));
    return ids;
  },
};
const goal = /crowdflower/.test(folder) && split === 'test' ? { least: 0.83 } : {};
for (const [way, list] of Object.entries(ways)) {
  const measures = [];
  const started = performance.now();
  for (const query of asked) measures.push(measure(query, await list(query.q)));
  const ms = (performance.now() - started) / asked.length;
  const { ndcg, judged, recall, mrr } = mean(measures);
  const [least, most] = interval(measures.map((one) => one.ndcg));
  figure(`as ${way}: NDCG@10`, ndcg, `(95 % within ${least.toFixed(3)}-${most.toFixed(3)})`, goal);
  figure(`as ${way}: judged NDCG@10`, judged);
  figure(`as ${way}: recall@100`, recall);
  figure(`as ${way}: MRR`, mrr);
  figure(`as ${way}: a query`, ms, 'ms');
}
await close();
process.exit(0);
