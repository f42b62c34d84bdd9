/**
 * A storm of changes while visitors search: every product of a marketplace told as changed, twenty times within a minute, as
 * an upgrade of the catalogue or another exchange rate of everybody's price list would. Nobody may be refused.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../server/platform/deps.ts';
import { loadedIndex } from '../../server/search/engines.ts';
import { recordChanges } from '../../server/search/index/feed/feed.sql.ts';
import { indexProducts } from '../../server/search/index/indexing.ts';
import { drawQueries, type Query } from '../search/search-queries.ts';
import { client } from '../support/attacker.ts';
import { figure, median, none, quantile } from '../support/figures.ts';
import { type ServedMarketplace, serveMarketplace } from '../support/site.ts';

const PRODUCTS = 55_000;
const ROUNDS = 20;
const STORM = 60_000;
const QUIET = 20_000;
const VISITORS = 4;
/** Between two searches of a visitor. */
const READING = 50;
const MARKER_EVERY = 3000;
const PATIENCE = 300_000;

/** Visitors who search until they are told to stop: how long each search took, and how often it ended how. */
function visiting({ origin }: ServedMarketplace, queries: readonly Query[]) {
  const { send } = client(origin);
  const ms: number[] = [];
  const statuses = new Map<number, number>();
  let n = 0;
  let going = true;
  const search = async (query: Query) => {
    // each a guest of their own: no limit of one address is met
    const from = `127.0.${1 + ((++n >> 7) & 127)}.${1 + (n & 127)}`;
    const body = JSON.stringify(query);
    const headers = { 'content-type': 'application/json' };
    const begun = performance.now();
    const reply = await send({ method: 'POST', path: '/api/search/products', body, headers, from });
    ms.push(performance.now() - begun);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    return reply;
  };
  const each = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let i = visitor; going; i += VISITORS) {
      await search(queries[i % queries.length]!);
      await pause(READING);
    }
  });
  return {
    search,
    async stop() {
      going = false;
      await Promise.all(each);
      return { p95: quantile(ms, 0.95), most: quantile(ms, 1), statuses };
    },
  };
}

const failures = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0);
const shown = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ');

export async function storm(): Promise<number> {
  const site = await serveMarketplace(PRODUCTS);
  const { deps } = site;
  await loadedIndex(deps);
  const queries = await drawQueries(deps, 200);
  const ids = await listed(deps);

  // what is compiled and read at first
  const first = visiting(site, queries);
  await pause(QUIET / 4);
  await first.stop();
  const calm = visiting(site, queries);
  await pause(QUIET);
  const quiet = await calm.stop();

  const visitors = visiting(site, queries);
  let going = true;
  let markers = 0;
  /** Seconds until a search finds what has just been published. */
  async function publish(): Promise<number> {
    const kw = `stormmark${++markers}x`;
    const id = ids[markers]!;
    await deps.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET title = ${`Thing ${kw}`} WHERE id = ${id}`);
      await indexProducts(deps, tx, [id]);
    });
    const begun = performance.now();
    const left = () => performance.now() - begun < PATIENCE;
    const isFound = async () =>
      JSON.parse((await visitors.search({ kw, sort: 'relevance' })).body).total === 1;
    while (!(await isFound()) && left()) await pause(200);
    return (performance.now() - begun) / 1000;
  }
  const ages: number[] = [];
  const seller = (async () => {
    for (; going; await pause(MARKER_EVERY)) ages.push(await publish());
  })();
  const begun = performance.now();
  let told = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await recordChanges(deps.db, 'products', ids);
    told += ids.length;
    await pause(Math.max(0, begun + ((round + 1) * STORM) / ROUNDS - performance.now()));
  }
  const lasted = (performance.now() - begun) / 1000;
  const stormy = await visitors.stop();
  going = false;
  const caughtUp = await publish();
  await seller;
  await site.close();

  process.stdout.write(`\n${told.toLocaleString('en')} changes told within ${lasted.toFixed(0)} s\n`);
  process.stdout.write(
    `searches in quiet: ${shown(quiet.statuses)}; in the storm: ${shown(stormy.statuses)}\n`,
  );
  const failed = failures(quiet.statuses) + failures(stormy.statuses);
  none('searches that failed', failed);
  figure('a search in quiet, p95', quiet.p95, 'ms');
  figure('  in the storm', stormy.p95, 'ms');
  figure('  times as long', stormy.p95 / quiet.p95, '', { most: 2 });
  figure('  the longest in the storm', stormy.most, 'ms');
  figure('what is published is found after, in the storm: median', median(ages), 's');
  figure('  the longest', Math.max(...ages), 's');
  figure('  after its end', caughtUp, 's');
  return failed;
}

const listed = async ({ db }: Deps): Promise<number[]> =>
  (await db.$client.query<{ id: number }>('SELECT id FROM products WHERE listed ORDER BY id')).rows.map(
    ({ id }) => id,
  );
