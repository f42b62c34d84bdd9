/**
 * Loads many products, for measurements. One transaction: an interrupted run leaves nothing. Meanwhile reviews wait,
 * since it locks the category counts.
 */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PoolClient } from 'pg';
import { copyInto } from '../../../server/platform/database/copy.ts';
import { type Database, onClient } from '../../../server/platform/database/database.ts';
import { StartError } from '../../../server/platform/process/environment.ts';
import { tellRenewal } from '../../../server/search/index/feed/feed.sql.ts';
import { repairIndex } from '../../../server/search/index/indexing.ts';
import { recountPhrases } from '../../../server/search/index/phrases.ts';
import { type Category, readCategories } from '../demo/demo-context.ts';
import type { Progress } from '../progress.ts';
import { reserveIds } from '../rows.ts';
import { insertCompanies } from './bulk-companies.ts';
import { bulkCompanies, PER_COMPANY, PRODUCT_COLUMNS } from './bulk-plan.ts';
import type { Lines, Range, Work } from './bulk-worker.ts';

/** Products a COPY: each fires the triggers of its tables once. */
const BATCH = 10_000;

/** Files of the demo that products of each leaf show: of the leaf itself, else of its branch or root. */
async function sharedFiles(
  client: PoolClient,
  categories: Map<string, Category>,
): Promise<Map<string, number[]>> {
  const { rows } = await client.query<{
    category_id: number;
    root_id: number;
    sub_id: number;
    ids: number[];
  }>(`
    SELECT p.category_id, p.root_id, p.sub_id, array_agg(DISTINCT f.id) AS ids
    FROM products p JOIN files f ON f.id = p.main_image_id AND f.company_id IS NULL AND f.purpose = 1
    GROUP BY 1, 2, 3`);
  if (rows.length === 0)
    throw new StartError('The products of a large load show the pictures of the demo: seed the demo first.');
  const any = rows[0]!;
  return new Map(
    [...categories].map(([path, c]) => {
      const near =
        rows.find((r) => r.category_id === c.id) ??
        rows.find((r) => r.sub_id === c.subId) ??
        rows.find((r) => r.root_id === c.rootId) ??
        any;
      return [path, near.ids.map(Number)];
    }),
  );
}

/** Two ranges are made ahead, so that neither thread waits for the other. */
const AHEAD = 2;

/** The lines of all products, range after range, made by bulk-worker.ts. */
async function* linesOf(work: Work, total: number): AsyncGenerator<Lines & { to: number }> {
  const worker = new Worker(new URL('./bulk-worker.ts', import.meta.url), { workerData: work });
  try {
    const requestRange = (from: number) => {
      if (from < total) worker.postMessage({ from, to: Math.min(from + BATCH, total) } satisfies Range);
    };
    for (let i = 0; i < AHEAD; i++) requestRange(i * BATCH);
    const replies = on(worker, 'message');
    for (let from = 0; from < total; from += BATCH) {
      const { value } = await replies.next();
      requestRange(from + AHEAD * BATCH);
      yield { ...(value?.[0] as Lines), to: Math.min(from + BATCH, total) };
    }
  } finally {
    await worker.terminate();
  }
}

async function load(client: PoolClient, work: Work, total: number, progress: Progress): Promise<void> {
  for await (const lines of linesOf(work, total)) {
    await copyInto(client, 'products', PRODUCT_COLUMNS, lines.products);
    await copyInto(client, 'product_images', ['product_id', 'position', 'file_id'], lines.images);
    await copyInto(client, 'product_documents', ['product_id', 'document'], lines.documents);
    progress('Products', lines.to, total);
  }
}

/** Seconds a large load took: into the tables, and in all with the search index and the statistics. */
export interface LoadTimes {
  loading: number;
  whole: number;
}

/** Adds products with companies of their own. Wants the reference data and the demo. */
export async function seedBulk(
  db: Database,
  options: { products: number; now?: Date },
  progress: Progress = () => {},
): Promise<LoadTimes> {
  const total = options.products;
  if (total <= 0) return { loading: 0, whole: 0 };
  const started = performance.now();
  const since = (from: number) => (performance.now() - from) / 1000;
  const companies = bulkCompanies(Math.max(10, Math.ceil(total / PER_COMPANY)));
  const today = Math.floor((options.now ?? new Date()).getTime() / 86_400_000) * 86_400_000;
  const first = await db.transaction((tx) => reserveIds(tx, 'products', total));
  const client = await db.$client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('seed'))`);
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    const categories = await readCategories(onClient(client));
    const files = await sharedFiles(client, categories);
    const firstCompany = await insertCompanies(db, client, companies, today, categories);
    const numbers = { first, firstCompany, categories, files, today, total };
    const loadingFrom = performance.now();
    await load(client, { companies: companies.length, numbers }, total, progress);
    const loading = since(loadingFrom);
    progress('Search index', 0, 2);
    await recountPhrases(onClient(client));
    await tellRenewal(onClient(client));
    progress('Search index', 1, 2);
    await client.query('COMMIT');
    // the suppliers; a run that is stopped before it leaves them to the next start
    await repairIndex(db);
    // index-only scans want the visibility map, plans the statistics
    await client.query('VACUUM (ANALYZE) products, product_images, product_documents, companies, categories');
    progress('Search index', 2, 2);
    client.release();
    return { loading, whole: since(started) };
  } catch (error) {
    // the connection is thrown away: its transaction with it
    client.release(true);
    throw error;
  }
}
