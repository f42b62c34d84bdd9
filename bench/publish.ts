/**
 * `npm run bench -- publish [seconds]`: how many transactions a second publish below one root category, 5 seconds
 * by default. The yardstick is the update in place that stood here before, kept in this file alone.
 */
import pg from 'pg';
import { foldCategoryCounts } from '../server/features/category/category.ts';
import { figure } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const CLIENTS = 16;
const IN_PLACE = `
CREATE OR REPLACE FUNCTION shift_category_counts(column_name text, ids integer[], shifts bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM categories WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  EXECUTE format('UPDATE categories c SET %1$I = c.%1$I + d.n FROM unnest($1, $2) AS d (id, n) WHERE c.id = d.id',
                 column_name) USING ids, shifts;
END $$`;

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

const { rows: functions } = await market.deps.db.$client.query(
  `SELECT pg_get_functiondef('shift_category_counts'::regproc) AS appended`,
);
await market.deps.db.$client.query(IN_PLACE);
await publishing();
const inPlace = await publishing();
await market.deps.db.$client.query(functions[0].appended);
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
figure('transactions, updated in place (the yardstick)', inPlace, '/s');
figure('transactions, appended', appended, '/s', { least: 600 });
figure('times as many', appended / inPlace, '');
figure('transactions, appended, each with a change notice', withNotices, '/s');
figure('changes folded', pending / folding, '/s');
figure('changes left', await waiting(), '', { most: 0 });
figure('roots with a wrong count', wrong[0].n, '', { most: 0 });
for (const client of clients) await client.end();
await market.close();
process.exit(0);
