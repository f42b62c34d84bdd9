/**
 * `npm run bench -- pages`: what a listing page of 20 cards, a product page and a product of the API cost uncached, in CPU
 * of the server process and of the database; what a cached page costs, beside nginx that gives out the same bytes; and how
 * fast it is beside the same Fastify answering them from a Buffer compressed before.
 */
import autocannon from 'autocannon';
import { buildApp } from '../server/app.ts';
import { buildDeps } from '../server/deps.ts';
import { sendRequests } from './support/client.ts';
import { parentOf, processorTime } from './support/cpu.ts';
import { figure, median } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';
import { nginxTime } from './support/nginx.ts';

const ROUNDS = 5;
const HITS = 5000;
const SECONDS = 3;

const market = await openMarketplace(0);
const app = await buildApp(market.deps);
// the same program on the same database that keeps no page
const environment = { ...market.environment, pageCacheBytes: 0, trustProxy: true };
const forgetful = await buildDeps(environment, market.url, { limited: false });
const uncachedApp = await buildApp(forgetful.deps);
let yardstick: Buffer = Buffer.alloc(0);
app.get('/bench/buffer', async (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(yardstick),
);
uncachedApp.get('/bench/nothing', async () => ({}));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { rows } = await market.deps.db.$client.query(
  `SELECT full_path FROM categories WHERE level = 1 AND p_num >= 40 ORDER BY p_num DESC LIMIT 1`,
);
const listing = `/${rows[0].full_path}/1.html`;
// a quantity of its own each time: none of its cards was ever rendered
const unseen = `${listing}?quantity={n}`;
const headers = { host: market.environment.publicHost, 'accept-encoding': 'br' };

const uncachedAddress = await uncachedApp.listen({ port: 0, host: '127.0.0.1' });

const { rows: found } = await market.deps.db.$client.query(
  'SELECT (SELECT id FROM products WHERE listed ORDER BY id DESC LIMIT 1), pg_backend_pid() AS pid',
);
const productPage = `/product-detail/${found[0].id}.html`;
const productOfApi = `/api/companies/products/${found[0].id}`;
const postmaster = parentOf(found[0].pid);

/** CPU of a page that is kept, in microseconds. */
async function cached(path: string): Promise<number> {
  const before = process.cpuUsage();
  await sendRequests(address + path, headers.host, HITS, 'br');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / HITS;
}

/** CPU a request in milliseconds, of this process and of the database: the visitor is a process of its own. */
async function uncached(path: string): Promise<{ program: number; database: number }> {
  const n = 400;
  const before = process.cpuUsage();
  const database = processorTime(postmaster);
  await sendRequests(uncachedAddress + path, headers.host, n);
  const { user, system } = process.cpuUsage(before);
  return { program: (user + system) / 1000 / n, database: (processorTime(postmaster) - database) / n };
}

const rate = (path: string) =>
  new Promise<number>((resolve, reject) =>
    autocannon(
      { url: address + path, connections: 16, duration: SECONDS, headers, workers: 1 },
      (error, result) => (error ? reject(error) : resolve(result.requests.average)),
    ),
  );

// in turns, so that a slow moment of the machine meets all of them
const asked = [listing, unseen, productPage, productOfApi, '/bench/nothing'];
const spent = new Map<string, { program: number[]; database: number[] }>();
for (const path of asked) {
  await uncached(path);
  spent.set(path, { program: [], database: [] });
}
for (let i = 0; i < ROUNDS; i++)
  for (const [path, all] of spent) {
    const { program, database } = await uncached(path);
    all.program.push(program);
    all.database.push(database);
  }
const programOf = (path: string) => median(spent.get(path)!.program);
const databaseOf = (path: string) => median(spent.get(path)!.database);
for (let i = 0; i < 3; i++) {
  await app.inject({ url: listing, headers });
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const warm = await app.inject({ url: listing, headers });
if (warm.headers['content-encoding'] !== 'br')
  throw new Error('the page was not compressed on its second hit');
yardstick = warm.rawPayload;

await cached(listing);
const hits: number[] = [];
for (let i = 0; i < ROUNDS; i++) hits.push(await cached(listing));
const nginx = await nginxTime(yardstick, HITS * 4);

const ratios: number[] = [];
const rates: [number, number][] = [];
for (let i = 0; i < ROUNDS; i++) {
  const buffer = await rate('/bench/buffer');
  const page = await rate(listing);
  rates.push([page, buffer]);
  ratios.push(page / buffer);
}
process.stdout.write(`listing ${listing}, ${warm.rawPayload.length} bytes compressed\n\n`);
figure('uncached listing page, CPU of the server process', programOf(listing), 'ms', { most: 3 });
figure('  of the database', databaseOf(listing), 'ms');
figure('  of the server process, where no card was rendered before', programOf(unseen), 'ms');
figure('uncached product page, CPU of the server process', programOf(productPage), 'ms', { most: 4 });
figure('  of the database', databaseOf(productPage), 'ms');
figure(
  'GET /companies/products/{id}, CPU of both',
  programOf(productOfApi) + databaseOf(productOfApi),
  'ms',
  { most: 3 },
);
figure('  of the database', databaseOf(productOfApi), 'ms');
figure('yardstick: a request that does nothing, CPU', programOf('/bench/nothing'), 'ms');
figure('cache hit, CPU', median(hits), 'µs', { most: 45 });
if (nginx) figure('yardstick: nginx, the same bytes from a file', nginx * 1000, 'µs');
figure('cache hit, requests a second', median(rates.map(([page]) => page)), '/s');
figure('yardstick: Buffer through the same Fastify', median(rates.map(([, buffer]) => buffer)), '/s');
figure('cache hit ÷ yardstick', median(ratios), '', { least: 0.6 });
await uncachedApp.close();
await forgetful.close();
await app.close();
await market.close();
process.exit(0);
