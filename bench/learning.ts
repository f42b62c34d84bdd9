/**
 * `npm run bench -- learning`: whether learning from use helps and cannot be used to harm (decision 7), on the judged
 * queries over the demo marketplace. A simulated log: visitors of half of the queries look down the list and open what
 * fits more often than what does not; measured are these queries and the others. Their opens go the way of the pages. A
 * hostile log: six networks open one product that does not fit, every hour for 30 days, after every query. What the pages
 * would leave of that, by their bounds, is written into the table: to send it is a million calls.
 */
import { draw, seedOf } from '../db/seed/draw.ts';
import { keysOf } from '../server/search/learn/opened.ts';
import { countOpen, forgetOpens } from '../server/search/learn/opens.ts';
import { figure } from './support/figures.ts';
import { mean } from './support/judged.ts';
import { type Judged, openJudgedDemo, searched } from './support/judged-demo.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VISITORS = 40;
const LOOKED_AT = 20;
/** How often what is looked at is opened: what does not fit, fits in part, fits. */
const OPENED = [0.04, 0.25, 0.6];
const NETWORKS = 6;
const DAYS = 30;

const demo = await openJudgedDemo();
const { deps, judged } = demo;
const half = (n: number) => judged.filter((_, i) => i % 2 === n);
const quality = async (some: readonly Judged[]): Promise<number> => {
  const measures = [];
  for (const one of some) measures.push((await searched(demo, one)).measures);
  return mean(measures).ndcg;
};
const forget = async () => {
  await deps.db.$client.query(
    'DELETE FROM search_opens; DELETE FROM search_visitors; DELETE FROM search_visitor_keys',
  );
  forgetOpens(deps);
};

await forget();
const before = [await quality(half(0)), await quality(half(1))] as const;

const d = draw(seedOf('learning', 1));
for (const one of half(0)) {
  const { ids, interpretation } = await searched(demo, one);
  for (let visitor = 0; visitor < VISITORS; visitor++)
    for (const [place, id] of ids.slice(0, LOOKED_AT).entries()) {
      if (!d.chance(1 / (1 + place / 4)) || !d.chance(OPENED[2 * (one.rel[id] ?? 0)]!)) continue;
      const at = { ip: `198.18.${d.int(0, 255)}.${visitor}`, userAgent: BROWSER };
      const now = new Date(deps.now().getTime() - d.int(0, DAYS) * 86_400_000);
      await countOpen({ ...deps, now: () => now }, at, interpretation.words, id);
    }
}
forgetOpens(deps);
const after = [await quality(half(0)), await quality(half(1))] as const;
const difference = (n: 0 | 1) => Number((after[n] - before[n]).toFixed(4));
process.stdout.write(`NDCG@10 before: ${before.map((n) => n.toFixed(4)).join(' and ')}\n`);
figure('queries that visitors asked: better by', difference(0), '', { least: 0.001 });
figure('the others: better by', difference(1), '', { least: -0.002 });

await forget();
for (const one of judged) {
  const { ids, interpretation } = await searched(demo, one);
  const pushed = ids.findLast((id) => !one.rel[id]);
  if (pushed === undefined) continue;
  // so many networks an hour, and no more than 20 a day
  const { each, together } = keysOf(interpretation.words);
  const terms = together === null ? each : [...each, together];
  await deps.db.$client.query(
    `INSERT INTO search_opens SELECT term, $2, current_date - n, least(20, $3::int * 24)
     FROM unnest($1::text[]) AS term, generate_series(0, $4::int - 1) AS n ON CONFLICT DO NOTHING`,
    [terms, pushed, NETWORKS, DAYS],
  );
}
forgetOpens(deps);
const pushed = [await quality(half(0)), await quality(half(1))] as const;
const harm = (before[0] + before[1] - pushed[0] - pushed[1]) / 2;
figure('one product pushed for every query: worse by', Number(harm.toFixed(4)), '', { most: 0.01 });
await forget();
await demo.close();
process.exit(0);
