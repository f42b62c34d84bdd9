/**
 * `npm run bench -- judged-demo [write]`: the judged queries over the demo marketplace (bench/judged/demo-queries.txt), by
 * the search as visitors have it. Prints the measures of all, the worst of them, and which first ten results are not those
 * of the reviewed snapshot; `write` writes the snapshot anew, to be reviewed line by line before it is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findProducts } from '../server/search/products.ts';
import { interval } from './support/bootstrap.ts';
import { type DemoQuery, readDemoQueries } from './support/demo-queries.ts';
import { figure } from './support/figures.ts';
import { type Measures, mean, measure } from './support/judged.ts';
import { openMarketplace } from './support/marketplace.ts';

const SNAPSHOT = path.join(import.meta.dirname, 'judged/demo-first-ten.txt');
const SHOWN = 10;
const LIST = 100;
const WORST = 15;

const { deps, close } = await openMarketplace(0, 'judged-demo');
const { rows: products } = await deps.db.$client.query<{ id: number; title: string; category: string }>(`
  SELECT p.id, p.title, (SELECT string_agg(a.name, ' > ' ORDER BY a.level) FROM categories a WHERE a.id = ANY (c.trail)) AS category
  FROM products p JOIN categories c ON c.id = p.category_id WHERE p.listed ORDER BY p.id`);
const titles = new Map(products.map(({ id, title }) => [id, title]));

/** What fits a query, by id. */
const judge = ({ fits, partly }: DemoQuery): Record<number, number> =>
  Object.fromEntries(
    products.flatMap(({ id, title, category }) => {
      const text = `${category}: ${title}`;
      return fits.test(text) ? [[id, 1]] : partly?.test(text) ? [[id, 0.5]] : [];
    }),
  );

const measured: { query: DemoQuery; measures: Measures }[] = [];
const lines: string[] = [];
for (const query of readDemoQueries()) {
  const { found, interpretation } = await findProducts(deps, { kw: query.kw, sort: 'relevance' });
  const rel = judge(query);
  measured.push({
    query,
    measures: measure(
      { rel },
      found.slice(0, LIST).map(({ id }) => id),
    ),
  });
  const { correction, quantity, unread } = interpretation;
  const read = [
    correction && `${correction.applied ? 'corrected to' : 'asks for'} ${correction.kw}`,
    quantity && `quantity ${quantity}`,
    unread.length > 0 && `nobody has ${unread.join(', ')}`,
  ].filter(Boolean);
  lines.push(`# ${query.kw}${read.length > 0 ? ` (${read.join('; ')})` : ''}`);
  for (const { id } of found.slice(0, SHOWN)) lines.push(`${rel[id] ?? 0} ${titles.get(id)}`);
}
await close();

const all = mean(measured.map(({ measures }) => measures));
const [least, most] = interval(measured.map(({ measures }) => measures.ndcg));
process.stdout.write(`${products.length} products, ${measured.length} queries\n\n`);
figure('NDCG@10', all.ndcg, `(95 % within ${least.toFixed(3)}-${most.toFixed(3)})`);
figure('judged NDCG@10', all.judged, '');
figure('MRR', all.mrr, '');
process.stdout.write('\nThe worst:\n');
for (const { query, measures } of measured
  .toSorted((a, b) => a.measures.ndcg - b.measures.ndcg)
  .slice(0, WORST))
  process.stdout.write(`  ${measures.ndcg.toFixed(2)} ${query.kw}\n`);

const now = `${lines.join('\n')}\n`;
const known = fs.existsSync(SNAPSHOT) ? fs.readFileSync(SNAPSHOT, 'utf8') : '';
if (process.argv[2] === 'write') fs.writeFileSync(SNAPSHOT, now);
else {
  const blocks = (text: string) => new Map(text.split(/^# /m).map((block) => [block.split('\n')[0]!, block]));
  const reviewed = blocks(known);
  const changed = [...blocks(now)]
    .filter(([name, block]) => reviewed.get(name) !== block)
    .map(([name]) => name);
  figure('\nqueries whose first ten are not the reviewed ones', changed.length, '', { most: 0 });
  for (const name of changed) process.stdout.write(`  ${name}\n`);
}
process.exit(0);
