/**
 * `npm run bench -- judged-demo [write]`: the judged queries over the demo marketplace (bench/search/demo-queries.txt), by
 * the search as visitors have it. Prints the measures of all, the worst of them, and which first ten results are not those
 * of the reviewed snapshot; `write` writes the snapshot anew, to be reviewed line by line before it is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { figure, none } from '../support/figures.ts';
import { interval } from './bootstrap.ts';
import { openJudgedDemo, searched } from './demo-marketplace.ts';
import { mean } from './judged.ts';

const SNAPSHOT = path.join(import.meta.dirname, 'demo-first-ten.txt');
const SHOWN = 10;
const WORST = 15;

const demo = await openJudgedDemo();
const measured = [];
const lines: string[] = [];
for (const judged of demo.judged) {
  const { ids, measures, interpretation } = await searched(demo, judged);
  const { correction, quantity, unread } = interpretation;
  const read = [
    correction && `${correction.applied ? 'corrected to' : 'asks for'} ${correction.kw}`,
    quantity && `quantity ${quantity}`,
    unread.length > 0 && `nobody has ${unread.join(', ')}`,
  ].filter(Boolean);
  const { kw } = judged.query;
  measured.push({ kw, measures });
  lines.push(`# ${kw}${read.length > 0 ? ` (${read.join('; ')})` : ''}`);
  for (const id of ids.slice(0, SHOWN)) lines.push(`${judged.rel[id] ?? 0} ${demo.titles.get(id)}`);
}
await demo.close();

const all = mean(measured.map(({ measures }) => measures));
const [least, most] = interval(measured.map(({ measures }) => measures.ndcg));
process.stdout.write(`${demo.titles.size} products, ${measured.length} queries\n\n`);
figure('NDCG@10', all.ndcg, `(95 % within ${least.toFixed(3)}-${most.toFixed(3)})`);
figure('judged NDCG@10', all.judged);
figure('MRR', all.mrr);
process.stdout.write('\nThe worst:\n');
for (const { kw, measures } of measured.toSorted((a, b) => a.measures.ndcg - b.measures.ndcg).slice(0, WORST))
  process.stdout.write(`  ${measures.ndcg.toFixed(2)} ${kw}\n`);

const now = `${lines.join('\n')}\n`;
if (process.argv[2] === 'write') fs.writeFileSync(SNAPSHOT, now);
else {
  const blocks = (text: string) => new Map(text.split(/^# /m).map((block) => [block.split('\n')[0]!, block]));
  const reviewed = blocks(fs.readFileSync(SNAPSHOT, 'utf8'));
  const changed = [...blocks(now)]
    .filter(([name, block]) => reviewed.get(name) !== block)
    .map(([name]) => name);
  process.stdout.write('\n');
  none('queries whose first ten are not the reviewed ones', changed.length);
  for (const name of changed) process.stdout.write(`  ${name}\n`);
}
process.exit(0);
