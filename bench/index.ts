/**
 * `npm run bench -- index [products]`: how fast the search index is written anew from the tables, 100,000 products by
 * default; then once more while others search and write. Beside it what PostgreSQL alone takes for the same rows:
 * to_tsvector by INSERT … SELECT, and its GIN.
 */
import { loadedIndex } from '../server/search/engines.ts';
import { checkIndex } from '../server/search/index/check.ts';
import { type Rebuilt, rebuildIndex } from '../server/search/index/rebuild.ts';
import { searchProducts } from '../server/search/products.ts';
import { parentOf, processorTime } from './support/cpu.ts';
import { figure } from './support/figures.ts';
import { type Marketplace, openMarketplace } from './support/marketplace.ts';
import { drawQueries } from './support/search-queries.ts';
import { writing } from './support/search-writes.ts';

const products = Number(process.argv[2] ?? 100_000);
const market = await openMarketplace(products);
const { db } = market.deps;

/** Milliseconds of the processors so far, of program and database together. */
async function spent(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await db.$client.query('SELECT pg_backend_pid() AS pid');
  return (user + system) / 1000 + processorTime(parentOf(rows[0].pid));
}

async function rebuild(): Promise<Rebuilt & { whole: number; cpu: number }> {
  const client = await db.$client.connect();
  const before = await spent();
  const from = performance.now();
  try {
    const rebuilt = await rebuildIndex(db, client);
    const whole = (performance.now() - from) / 1000;
    return { ...rebuilt, whole, cpu: ((await spent()) - before) / rebuilt.documents };
  } finally {
    client.release();
  }
}

/** Searches one after the other until it is stopped: the slowest, in milliseconds. */
function searching({ deps }: Marketplace): { stop(): Promise<{ slowest: number; count: number }> } {
  let running = true;
  const done = (async () => {
    const queries = await drawQueries(deps, 50);
    let slowest = 0;
    let count = 0;
    for (; running; count++) {
      const from = performance.now();
      await searchProducts(deps, queries[count % queries.length]!);
      slowest = Math.max(slowest, performance.now() - from);
    }
    return { slowest, count };
  })();
  return {
    stop() {
      running = false;
      return done;
    },
  };
}

async function sizeOf(relation: string): Promise<number> {
  const { rows } = await db.$client.query('SELECT pg_relation_size($1::regclass) AS bytes', [relation]);
  return rows[0].bytes / 1024 / 1024;
}

const { documents, writing: written, blocked, whole, cpu } = await rebuild();
process.stdout.write(`\n${products} products, ${documents} documents with suppliers and leads\n\n`);
figure('documents in place', documents / whole, '/s', { least: 8000 });
figure('  read, analysed and stored', documents / written, '/s');
figure('processors a document', cpu, 'ms');
figure('approvals and edits wait', blocked, 's');
figure('size of product_documents', await sizeOf('product_documents'), 'MB');
figure('size of product_documents_pkey', await sizeOf('product_documents_pkey'), 'MB');

// a search waits for what is measured here, not for the first loading of the index
await loadedIndex(market.deps);
const searches = searching(market);
const writes = writing(market.deps, 20);
const busy = await rebuild();
const { slowest, count } = await searches.stop();
await writes.stop();
process.stdout.write(`\nwhile 20 a second are written and one client searches, ${count} times\n\n`);
figure('documents in place', busy.documents / busy.whole, '/s');
figure('approvals and edits wait', busy.blocked, 's');
figure('slowest search', slowest, 'ms');
figure('documents that are not what the tables say', (await checkIndex(db)).length, '', { most: 0 });

process.stdout.write(
  '\nPostgreSQL alone: title, keywords and text of the products by its English dictionary\n\n',
);
const client = await db.$client.connect();
await client.query('BEGIN');
await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
await client.query('CREATE TABLE plain_documents (product_id bigint, document tsvector NOT NULL)');
const from = performance.now();
const { rowCount } = await client.query(`
  INSERT INTO plain_documents
  SELECT id, to_tsvector('english', concat_ws(' ', title, array_to_string(keywords, ' '), regexp_replace(content, '<[^<>]*>', ' ', 'g')))
  FROM products WHERE status = 1`);
const stored = (performance.now() - from) / 1000;
await client.query('ALTER TABLE plain_documents ADD PRIMARY KEY (product_id)');
await client.query(
  'CREATE INDEX plain_documents_gin ON plain_documents USING gin (document) WITH (fastupdate = off)',
);
const all = (performance.now() - from) / 1000;
figure('products in place, with their GIN', rowCount! / all, '/s');
figure('  read, analysed and stored', rowCount! / stored, '/s');
figure('  GIN', all - stored, 's');
await client.query('ROLLBACK');
client.release();
await market.close();
process.exit(0);
