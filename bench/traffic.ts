/**
 * `npm run bench -- traffic [products] [seconds]`: guests on 50,000 addresses drawn by Zipf's law, from a cold start, in
 * one run with the ceiling of the page cache: rate, share of hits, p99, and whether memory stays within PAGE_CACHE_MB. The
 * yardstick is the same Fastify answering a compressed Buffer to the same visitors.
 */
import path from 'node:path';
import { buildApp } from '../server/app.ts';
import { buildDeps } from '../server/deps.ts';
import { readEnvironment } from '../server/platform/process/environment.ts';
import { figure } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';
import { sendVisitors } from './support/visitors.ts';

const PRODUCTS = Number(process.argv[2] ?? 100_000);
const SECONDS = Number(process.argv[3] ?? 60);
const ADDRESSES = 50_000;
const CONNECTIONS = 32;
const { pageCacheBytes } = readEnvironment({ PAGE_CACHE_MB: process.env.PAGE_CACHE_MB });
const MB = 1024 * 1024;

const market = await openMarketplace(PRODUCTS);
const { rows: products } = await market.deps.db.$client.query(
  'SELECT id FROM products WHERE listed ORDER BY md5(id::text) LIMIT $1',
  [ADDRESSES],
);
const { rows: categories } = await market.deps.db.$client.query(
  'SELECT full_path, is_end, p_num FROM categories',
);
const own = [
  ...['/', '/zh', '/All', '/zh/All', '/buying-leads', '/guide', '/search-product/1.html?kw=steel'],
  ...categories.flatMap(({ full_path, is_end, p_num }) => [
    ...(is_end ? [] : [`/${full_path}/`]),
    ...(p_num > 0 ? [`/${full_path}/1.html`] : []),
    ...(p_num > 40 ? [`/${full_path}/2.html`] : []),
  ]),
];
const details = products.map(({ id }, i) => `${i % 4 === 3 ? '/zh' : ''}/product-detail/${id}.html`);
// overviews are asked for more than single products: one of them to three products, until they are used up
const paths: string[] = [];
for (let i = 0, d = 0; paths.length < ADDRESSES && (i < own.length || d < details.length); ) {
  if (i < own.length) paths.push(own[i++]!);
  for (let n = 0; n < 3 && d < details.length; n++) paths.push(details[d++]!);
}
paths.length = Math.min(paths.length, ADDRESSES);

const environment = { ...market.environment, pageCacheBytes };
const { deps, close } = await buildDeps(environment, market.url);
const app = await buildApp(deps);
let yardstick: Buffer = Buffer.alloc(0);
app.get('/bench/buffer', async (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(yardstick),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const task = { address, host: environment.publicHost, connections: CONNECTIONS };
const file = path.join(environment.dataDir, 'visitors.json');

process.stdout.write(
  `${paths.length} addresses, ${CONNECTIONS} connections, ${SECONDS} s, cache ${pageCacheBytes / MB} MB\n\n`,
);
globalThis.gc?.();
const before = process.memoryUsage().rss;
let [memory, cached] = [before, 0];
const watch = setInterval(() => {
  memory = Math.max(memory, process.memoryUsage().rss);
  cached = Math.max(cached, deps.pages.stats().bytes);
}, 100);
const cpu = process.cpuUsage();
const traffic = await sendVisitors({ ...task, paths, seconds: SECONDS }, file);
const { user, system } = process.cpuUsage(cpu);
clearInterval(watch);
const { hits, misses, pages } = deps.pages.stats();
figure('requests a second, from a cold start', traffic.requests / traffic.seconds, '/s');
figure('CPU of the server process a request', (user + system) / 1000 / traffic.requests, 'ms');
figure('share of hits', (100 * hits) / (hits + misses), '%');
figure('half of the replies within', traffic.p50, 'ms');
figure('99 of 100 replies within', traffic.p99, 'ms');
figure('replies that were no page', traffic.failures, '', { most: 0 });
figure('pages kept', pages, '');
figure('bytes of the cache, at most', cached / MB, 'MB', { most: pageCacheBytes / MB });
figure('memory of the process before', before / MB, 'MB');
figure('memory of the process, at most', memory / MB, 'MB');
figure(
  'memory beyond what it had ÷ ceiling of the cache',
  (memory - before) / Math.max(pageCacheBytes, MB),
  '',
);

const headers = { host: environment.publicHost, 'accept-encoding': 'br' };
for (let i = 0; i < 3; i++) {
  await app.inject({ url: paths[1]!, headers });
  await new Promise((resolve) => setTimeout(resolve, 100));
}
yardstick = (await app.inject({ url: paths[1]!, headers })).rawPayload;
const bound = await sendVisitors({ ...task, paths: ['/bench/buffer'], seconds: Math.min(10, SECONDS) }, file);
figure('yardstick: Buffer through the same Fastify', bound.requests / bound.seconds, '/s');
figure('traffic ÷ yardstick', traffic.requests / traffic.seconds / (bound.requests / bound.seconds), '');
await app.close();
await close();
await market.close();
process.exit(0);
