/**
 * `npm run bench -- typed-demo [write]`: what 200 queries as people type them, half of them Chinese, find first on the demo
 * marketplace, beside what an eye has judged (bench/search/typed-first-five.txt: `+` sensible, `-` not). `write` writes the
 * lists anew and asks with `?` where a list is another, to be judged before it is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { figure, none } from '../support/figures.ts';
import { openJudgedDemo, searched } from './demo-marketplace.ts';

const REVIEWED = path.join(import.meta.dirname, 'typed-first-five.txt');
const SHOWN = 5;
const GOAL = 190;

interface Typed {
  verdict: string;
  kw: string;
  /** The titles of what a page shows first, a line each. */
  first: string;
}

const reviewed = fs
  .readFileSync(REVIEWED, 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block): Typed => {
    const [line, ...titles] = block.split('\n');
    return { verdict: line![0]!, kw: line!.slice(2), first: titles.join('\n') };
  });

const demo = await openJudgedDemo();
const now: Typed[] = [];
for (const { verdict, kw, first: before } of reviewed) {
  const { ids } = await searched(demo, { query: { kw, fits: /^$/, partly: null }, rel: {} });
  // sellers of the demo marketplace share their titles
  const first = [...new Set(ids.slice(0, SHOWN).map((id) => `  ${demo.titles.get(id)}`))].join('\n');
  now.push({ verdict: first === before ? verdict : '?', kw, first });
}
await demo.close();

if (process.argv[2] === 'write')
  fs.writeFileSync(
    REVIEWED,
    `${now.map(({ verdict, kw, first }) => [`${verdict} ${kw}`, first].filter(Boolean).join('\n')).join('\n\n')}\n`,
  );
const judged = (verdict: string) => now.filter((typed) => typed.verdict === verdict);
figure(`of ${now.length} typed queries with a sensible first five`, judged('+').length, '', { least: GOAL });
for (const { kw } of judged('-')) process.stdout.write(`  not: ${kw}\n`);
none('whose first five are not the reviewed ones', judged('?').length);
for (const { kw, first } of judged('?')) process.stdout.write(`  ${kw}\n${first}\n`);
process.exit(0);
