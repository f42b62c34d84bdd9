/**
 * `npm run bench -- search [products …]`: 200 different searches with cards and facets at 10,000, 100,000 and 1,000,000
 * products: cold (the database just started, its buffers empty; what the system keeps of its files stays), warm, with one
 * and with eight clients, and while products come, change and go 50 times a second. Beside the clock stands the time of
 * the processors, of program and database together: that is what a query costs when nobody else uses the machine.
 */

import fs from 'node:fs';
import { indexFileOf, loadedIndex } from '../../server/search/engines.ts';
import { indexProducts } from '../../server/search/index/indexing.ts';
import { memoryEngine } from '../../server/search/match/memory/memory-engine.ts';
import { searchProducts } from '../../server/search/searches/products.ts';
import { suggest } from '../../server/search/suggest/suggest.ts';
import { parentOf, processorTime } from '../support/cpu.ts';
import { figure, quantile } from '../support/figures.ts';
import { type Marketplace, openMarketplace } from '../support/marketplace.ts';
import { drawNonsense, drawQueries, type Query } from './search-queries.ts';
import { writing } from './search-writes.ts';
import { sphinxTime } from './sphinx.ts';

const QUERIES = 200;
const ROUNDS = 2;
const SIZES = process.argv.slice(2).map(Number);

interface Run {
  /** By the clock, a query. */
  ms: number[];
  /** Processors, a query. */
  cpu: number;
  rate: number;
}

async function run(
  market: Marketplace,
  queries: readonly Query[],
  clients: number,
  rounds = 1,
): Promise<Run> {
  const postmaster = parentOf(
    (await market.deps.db.$client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid,
  );
  const spent = () =>
    process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + processorTime(postmaster);
  const ms: number[] = [];
  const all = Array.from({ length: rounds }, () => queries).flat();
  const before = spent();
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let query = all[next++]; query; query = all[next++]) {
        const from = performance.now();
        await searchProducts(market.deps, query);
        ms.push(performance.now() - from);
      }
    }),
  );
  return {
    ms,
    cpu: (spent() - before) / all.length,
    rate: all.length / ((performance.now() - started) / 1000),
  };
}

/** Processor time of a query that is to be reached with so many products. */
const mostCpu = (products: number): number => (products > 100_000 ? 10 : 6);

function report(what: string, { ms, cpu, rate }: Run, most?: number, cpuMost?: number): void {
  for (const part of [50, 95, 99])
    figure(`${what}, p${part}`, quantile(ms, part / 100), 'ms', part === 95 && most ? { most } : undefined);
  figure(`${what}, processors a query`, cpu, 'ms', cpuMost ? { most: cpuMost } : undefined);
  figure(`${what}, rate`, rate, '/s');
}

async function sizes(market: Marketplace): Promise<void> {
  await loads(market);
  const { bytes, products } = await loadedIndex(market.deps);
  figure('index in memory, a product', bytes / products, 'bytes', { most: 1200 });
}

/** How long a start waits for its index: the first one, which also writes the file, and every later one. */
async function loads({ deps, environment, url }: Marketplace): Promise<void> {
  const file = indexFileOf(environment.dataDir);
  fs.rmSync(file, { force: true });
  for (const wanted of ['tables', 'file'] as const) {
    const began = performance.now();
    const engine = memoryEngine(url, file, deps.log);
    const { from } = await engine.loaded();
    if (from !== wanted) throw new Error(`The index was loaded from the ${from}, not from the ${wanted}.`);
    figure(
      `index loaded from the ${from}`,
      (performance.now() - began) / 1000,
      's',
      from === 'file' ? { most: 10 } : undefined,
    );
    await engine.stop();
  }
  figure('size of the file', fs.statSync(file).size / 1024 / 1024, 'MB');
}

/** Documents written a second beside all others: some are taken away, written anew, and it is undone. */
async function building(market: Marketplace, products: number): Promise<void> {
  const { deps } = market;
  const { rows } = await deps.db.$client.query<{ id: number }>(
    'SELECT id FROM products WHERE listed ORDER BY id DESC LIMIT $1',
    [Math.min(5000, products)],
  );
  const ids = rows.map(({ id }) => id);
  let seconds = 0;
  await deps.db
    .transaction(async (tx) => {
      await tx.execute(`DELETE FROM product_documents WHERE product_id >= ${ids.at(-1)}`);
      const from = performance.now();
      await indexProducts(deps, tx, ids);
      seconds = (performance.now() - from) / 1000;
      tx.rollback();
    })
    .catch(() => {});
  figure('documents written, index kept', ids.length / seconds, '/s');
}

/** p95 of the smallest size of this run. */
let smallest = 0;
for (const products of SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000]) {
  // started anew, so that the first run is a cold one
  await (await openMarketplace(products)).close();
  const market = await openMarketplace(products);
  const queries = await drawQueries(market.deps, QUERIES);
  process.stdout.write(
    `\n${products} products, ${queries.length} queries; the commonest word is "${queries[0]!.kw}"\n\n`,
  );
  await sizes(market);
  await building(market, products);
  report('cold, 1 client', await run(market, queries, 1));
  const quiet = await run(market, queries, 1, ROUNDS);
  report('warm, 1 client', quiet, 25, mostCpu(products));
  const sphinx = await sphinxTime(market.deps, queries, ROUNDS * 5);
  if (sphinx) {
    figure('yardstick: Sphinx with five facets, processors a query', sphinx, 'ms');
    figure('  ours, with cards, of it', quiet.cpu / sphinx, '', { most: 1.5 });
  } else process.stdout.write('The yardstick is not here: sphinxsearch and mariadb-client bring it.\n');
  const p95 = quantile(quiet.ms, 0.95);
  if (smallest > 0) figure('p95 ÷ p95 of the smallest', p95 / smallest, '', { most: 3 });
  else smallest = p95;
  report('warm, 8 clients', await run(market, queries, 8, ROUNDS), undefined, mostCpu(products));
  report('words that say nothing, 1 client', await run(market, drawNonsense(QUERIES), 1), undefined, 10);
  const before = performance.now();
  await searchProducts(market.deps, queries[0]!);
  figure(`the commonest word, "${queries[0]!.kw}"`, performance.now() - before, 'ms', { most: 50 });
  const typed = queries.map(({ kw }) => kw.slice(0, 5)).filter(Boolean);
  const suggesting: number[] = [];
  for (const kw of typed) {
    const from = performance.now();
    await suggest(market.deps, kw);
    suggesting.push(performance.now() - from);
  }
  figure('suggestions, p95', quantile(suggesting, 0.95), 'ms', { most: 50 });
  const writer = writing(market.deps, 50);
  const busy = await run(market, queries, 1, ROUNDS);
  const written = await writer.stop();
  report('while 50 a second are written, 1 client', busy);
  figure('p95 while writing ÷ p95 quiet', quantile(busy.ms, 0.95) / quantile(quiet.ms, 0.95), '', {
    most: 2,
  });
  figure('writes a second', written.rate, '/s');
  figure('findable after approval, at most', written.found, 'ms', { most: 2000 });
  figure('gone after removal, at most', written.gone, 'ms', { most: 2000 });
  await market.close();
}
process.exit(0);
