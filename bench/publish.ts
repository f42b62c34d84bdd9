/**
 * `npm run bench -- publish [seconds]`: how many transactions a second publish below one root category, 5 seconds
 * by default.
 */
import pg from 'pg';
import { foldCategoryCounts } from '../server/features/category/category.ts';
import { figure, none } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const CLIENTS = 16;

const market = await openMarketplace(0, 'category-counts');
const { rows: roots } = await market.deps.db.$client.query(
  'SELECT root_id FROM products WHERE listed GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
);
const { rows: products } = await market.deps.db.$client.query(
  'SELECT id FROM products WHERE listed AND root_id = $1 ORDER BY id LIMIT $2',
  [roots[0].root_id, CLIENTS],
);
const clients = await Promise.all(
  products.map(async () => {
    const client = new pg.Client({ connectionString: market.url });
    await client.connect();
    return client;
  }),
);

/**
 * What an approval does around the count: the row and a line of the audit log. With `notices` a change notice too, which
 * PostgreSQL writes in the order of commits, one at a time for the whole database.
 */
async function publishing(notices = false): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const done = await Promise.all(
    products.map(async ({ id }, n) => {
      const client = clients[n]!;
      let count = 0;
      // an even number each, so that every product ends as it began
      for (; performance.now() < until || count % 2 === 1; count++) {
        await client.query('BEGIN');
        await client.query('UPDATE products SET status = $2 WHERE id = $1', [id, count % 2 ? 1 : 2]);
        await client.query(
          `INSERT INTO audit_log (actor_role, action, entity, entity_id) VALUES ('system', 'bench', 'product', $1)`,
          [id],
        );
        if (notices) await client.query(`SELECT pg_notify('page_cache', $1)`, [`product:${id}`]);
        await client.query('COMMIT');
      }
      return count;
    }),
  );
  return done.reduce((sum, count) => sum + count, 0) / SECONDS;
}

await publishing();
const appended = await publishing();
const withNotices = await publishing(true);

const waiting = async () =>
  (await market.deps.db.$client.query('SELECT count(*) AS n FROM category_deltas')).rows[0].n as number;
const pending = await waiting();
const from = performance.now();
await foldCategoryCounts(market.deps);
const folding = (performance.now() - from) / 1000;
const { rows: wrong } = await market.deps.db.$client.query(`
  SELECT count(*) AS n FROM categories c
  WHERE level = 1 AND p_num <> (SELECT count(*) FROM products p WHERE p.listed AND p.root_id = c.id)`);

process.stdout.write(`\n${products.length} clients publish below one root for ${SECONDS} seconds\n\n`);
figure('transactions, appended', appended, '/s', { least: 600 });
figure('transactions, appended, each with a change notice', withNotices, '/s');
figure('changes folded', pending / folding, '/s');
none('changes left', await waiting());
none('roots with a wrong count', wrong[0].n);
for (const client of clients) await client.end();
await market.close();
process.exit(0);
