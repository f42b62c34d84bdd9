/**
 * `npm run bench -- review-queue [ENTRIES]`: opens a queue of 100,000 products, its pages, filters and counts, beside what
 * counting the products themselves costs, and measures what the table costs whoever publishes.
 */
import { REVIEW_KINDS, reviewRoutes } from '../contract/schema/review.ts';
import { countQueues, reviewQueue } from '../server/features/review/review.ts';
import { copyWaiting } from './support/copies.ts';
import { figure, median } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const ENTRIES = Number(process.argv[2] ?? 100_000);
const TIMES = 15;
const MOST_MS = 200;

const market = await openMarketplace(0, 'review-queue');
const { deps } = market;
const { $client: client } = deps.db;
const { rows: waitingNow } = await client.query('SELECT count(*) AS n FROM products WHERE status = 2');
const missing = ENTRIES - Number(waitingNow[0].n);
if (missing > 0) {
  await copyWaiting(client, missing);
  await client.query('VACUUM ANALYZE review_queue');
  await client.query('VACUUM ANALYZE products');
}

const { rows: staff } = await client.query(`SELECT id FROM users WHERE role <> 'member' ORDER BY id LIMIT 1`);
const actor = { user: { id: staff[0].id } } as Parameters<typeof reviewQueue>[1];
const { rows: roots } = await client.query(
  'SELECT root_id AS id FROM products WHERE status = 2 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
);
const ask = (query: Record<string, unknown>) => () =>
  reviewQueue(deps, actor, 'product', reviewRoutes.reviewQueue.query.parse(query));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return median(times);
}

const { rows: counted } = await client.query(`SELECT count(*) AS n FROM review_queue WHERE kind = 'product'`);
process.stdout.write(`\n${counted[0].n} products wait; the median of ${TIMES}\n\n`);
const most = { most: MOST_MS };
figure('counts of all queues', await timed(() => countQueues(deps)), 'ms', most);
figure('first page', await timed(ask({})), 'ms', most);
figure('page 2,500', await timed(ask({ page: 2500 })), 'ms', most);
const { items } = await ask({ page: 2500 })();
figure('what stands behind it', await timed(ask({ after: items.at(-1)!.place })), 'ms', most);
figure('by risk', await timed(ask({ sort: 'risk' })), 'ms', most);
figure('of one category', await timed(ask({ category: roots[0].id })), 'ms', most);
figure('with findings', await timed(ask({ findings: 'some' })), 'ms', most);
figure('by words', await timed(ask({ kw: 'steel valve' })), 'ms', most);
figure('claimed by me', await timed(ask({ mine: '1' })), 'ms', most);

/** What the queue asked before there was a table of it: the count, and the page, over what waits itself. */
const waits = `FROM products w JOIN companies c ON c.id = w.company_id WHERE w.status = 2 AND c.owner_status = 1`;
const yardstick = async (offset: number) => {
  await Promise.all([
    client.query(`SELECT count(*), min(w.submitted_at) ${waits}`),
    client.query(
      `SELECT w.id, w.title, c.name ${waits} ORDER BY w.submitted_at, w.id LIMIT 20 OFFSET ${offset}`,
    ),
  ]);
};
process.stdout.write('\n');
figure('yardstick: over the products, first page', await timed(() => yardstick(0)), 'ms');
figure('yardstick: over the products, page 2,500', await timed(() => yardstick(49_980)), 'ms');

/** One product to and fro; with the triggers of the queue, and without them as the yardstick. */
async function moves(): Promise<number> {
  const { rows } = await client.query('SELECT id FROM products WHERE status = 2 ORDER BY id LIMIT 200');
  const from = performance.now();
  for (const { id } of rows) {
    await client.query('UPDATE products SET status = 5 WHERE id = $1', [id]);
    await client.query('UPDATE products SET status = 2 WHERE id = $1', [id]);
  }
  return (performance.now() - from) / (2 * rows.length);
}
const TRIGGERS = ['queue_changed', 'queue_left'];
const kept = await moves();
for (const name of TRIGGERS) await client.query(`ALTER TABLE products DISABLE TRIGGER ${name}`);
const without = await moves();
for (const name of TRIGGERS) await client.query(`ALTER TABLE products ENABLE TRIGGER ${name}`);
process.stdout.write('\n');
figure('a product submitted or taken back', kept, 'ms');
figure('yardstick: without the table', without, 'ms');
process.stdout.write(`\nqueues: ${REVIEW_KINDS.join(', ')}\n`);
await market.close();
process.exit(0);
