/**
 * `npm run bench -- learning`: whether learning from use helps and cannot be used to harm (decision 7), on the judged
 * queries over the demo marketplace. A simulated log: visitors of half of the queries look down the list and open what
 * fits more often than what does not; measured are these queries and the others. Their opens go the way of the pages. A
 * hostile log, after every query, for one product that does not fit: 22 addresses of as many networks within a second; one
 * address every hour for 20 hours; six networks every day for 30 days, and twenty. The last two are written into the table
 * as the pages would leave them: to send them is a million calls.
 */
import { draw, seedOf } from '../db/seed/product/draw.ts';
import { keysOf } from '../server/search/learn/opened.ts';
import { countOpen, forgetOpens } from '../server/search/learn/opens.ts';
import { resultToken } from '../server/search/learn/result-token.ts';
import { figure } from './support/figures.ts';
import { mean } from './support/judged.ts';
import { type Judged, openJudgedDemo, searched } from './support/judged-demo.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VISITORS = 100;
const LOOKED_AT = 20;
/** How often what is looked at is opened: what does not fit, fits in part, fits. */
const OPENED = [0.04, 0.25, 0.6];
const DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const demo = await openJudgedDemo();
const { deps, judged } = demo;
const half = (n: number) => judged.filter((_, i) => i % 2 === n);
const quality = async (some: readonly Judged[]): Promise<number> => {
  const measures = [];
  for (const one of some) measures.push((await searched(demo, one)).measures);
  return mean(measures).ndcg;
};
const forget = async () => {
  await deps.db.$client.query('DELETE FROM search_opens; DELETE FROM search_tokens_used');
  forgetOpens(deps);
};
type Searched = Awaited<ReturnType<typeof searched>>;
/** Searches at a moment, is given a token, and opens one of the results with it. */
const open = (
  kw: string,
  { ids, interpretation: { words } }: Searched,
  id: number,
  ip: string,
  at: number,
) => {
  const then = { ...deps, now: () => new Date(at) };
  return countOpen(then, { ip, userAgent: BROWSER }, { kw, words, id, token: resultToken(then, kw, ids)! });
};
/** What a seller would push: the last of the list that does not fit. */
const pushedOf = ({ rel }: Judged, { ids }: Searched) => ids.findLast((id) => !rel[id]);
const today = Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS;

await forget();
const before = [await quality(half(0)), await quality(half(1))] as const;

const d = draw(seedOf('learning', 1));
for (const one of half(0)) {
  const found = await searched(demo, one);
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const ip = `${d.int(1, 223)}.${d.int(0, 255)}.${d.int(0, 255)}.${visitor}`;
    const at = today - d.int(0, DAYS) * DAY_MS + d.int(0, DAY_MS - 1);
    for (const [place, id] of found.ids.slice(0, LOOKED_AT).entries())
      if (d.chance(1 / (1 + place / 4)) && d.chance(OPENED[2 * (one.rel[id] ?? 0)]!))
        await open(one.query.kw, found, id, ip, at);
  }
}
forgetOpens(deps);
const after = [await quality(half(0)), await quality(half(1))] as const;
const difference = (n: 0 | 1) => Number((after[n] - before[n]).toFixed(4));
process.stdout.write(`NDCG@10 before: ${before.map((n) => n.toFixed(4)).join(' and ')}\n`);
figure('queries that visitors asked: better by', difference(0), '', { least: 0.001 });
figure('the others: better by', difference(1), '', { least: -0.002 });

/** Lists that are other ones after an attack, in per cent. */
async function moved(
  attack: (one: Judged, found: Searched, id: number) => Promise<unknown>,
): Promise<number> {
  await forget();
  const lists: string[] = [];
  for (const one of judged) {
    const found = await searched(demo, one);
    lists.push(found.ids.join());
    const id = pushedOf(one, found);
    if (id !== undefined) await attack(one, found, id);
  }
  forgetOpens(deps);
  let others = 0;
  for (const [i, one] of judged.entries()) if ((await searched(demo, one)).ids.join() !== lists[i]) others++;
  return (100 * others) / judged.length;
}
const burst = await moved((one, found, id) =>
  Promise.all(
    Array.from({ length: 22 }, (_, i) => open(one.query.kw, found, id, `${50 + i}.7.2.1`, today + 1000 * i)),
  ),
);
figure('22 addresses within a second: lists that moved', burst, '%', { most: 0 });
const patient = await moved(async (one, found, id) => {
  for (let hour = 0; hour < 20; hour++)
    await open(one.query.kw, found, id, '198.51.100.1', today - HOUR_MS * hour);
});
figure('one address every hour for 20 hours: lists that moved', patient, '%', { most: 0 });
/** So many networks, every day. */
const written =
  (networks: number) =>
  (_: Judged, { interpretation }: Searched, id: number) => {
    const { each, together } = keysOf(interpretation.words);
    const terms = together === null ? each : [...each, together];
    return deps.db.$client.query(
      `INSERT INTO search_opens SELECT term, $2, current_date - n, least(20, $3::int), (1::bigint << $3::int) - 1
     FROM unnest($1::text[]) AS term, generate_series(0, $4::int - 1) AS n ON CONFLICT DO NOTHING`,
      [terms, id, networks, DAYS],
    );
  };
figure('six networks every day for 30 days: lists that moved', await moved(written(6)), '%', { most: 0 });
figure('twenty networks: lists that moved', await moved(written(20)), '%');
const pushed = [await quality(half(0)), await quality(half(1))] as const;
const harm = (before[0] + before[1] - pushed[0] - pushed[1]) / 2;
figure('  worse by', Number(harm.toFixed(4)), '', { most: 0.01 });
await forget();
await demo.close();
process.exit(0);
