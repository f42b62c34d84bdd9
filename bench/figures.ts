/**
 * `npm run bench -- figures [PRODUCTS]`: how long the first page of the console waits for its numbers, today counted anew, at a
 * million products by default and as many lines of the audit log, a twentieth of them of today.
 */

import { progressLine } from '../db/seed/progress.ts';
import { daysUntil, MEASURE_NAMES } from '../domain/figures.ts';
import { keepAuditMonths } from '../server/features/audit/audit.ts';
import { countFigures, getFigures } from '../server/features/figures/figures.ts';
import { copyOnline } from './support/copies.ts';
import { figure, median } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const PRODUCTS = Number(process.argv[2] ?? 1_000_000);
const TURNS = 21;

const market = await openMarketplace(0, 'figures', PRODUCTS);
const { deps } = market;
const client = deps.db.$client;
const count = async (table: string) =>
  Number((await client.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n);
await copyOnline(client, PRODUCTS - (await count('products')), progressLine());
await keepAuditMonths(deps);
await client.query('TRUNCATE audit_log');
await client.query(
  `INSERT INTO audit_log (actor_role, action, entity, entity_id, at)
   SELECT 'system', (ARRAY['register', 'submit', 'approve', 'edit'])[1 + n % 4],
     (ARRAY['user', 'product', 'purchase', 'quotation'])[1 + n / 4 % 4], n,
     now() - CASE WHEN n % 20 = 0 THEN interval '0' ELSE make_interval(hours => 24 + n % 600) END
   FROM generate_series(1, $1::int) AS n`,
  [PRODUCTS],
);
await client.query(
  `INSERT INTO decisions (entity, entity_id, kind, company_id, reviewer_id, decided_at, undone_at, undone_by)
   SELECT 'product', n, 'approve', (SELECT min(id) FROM companies), id, at, undone, CASE WHEN undone IS NOT NULL THEN id END
   FROM generate_series(1, $1::int) AS n CROSS JOIN LATERAL (
     SELECT id, now() - n * interval '25 seconds' AS at, CASE WHEN n % 50 = 0 THEN now() - n * interval '24 seconds' END AS undone
     FROM users WHERE role <> 'member' ORDER BY id OFFSET n % 2 LIMIT 1) by`,
  [Math.max(0, PRODUCTS / 10 - (await count('decisions')))],
);
await client.query('ANALYZE audit_log, decisions');
await client.query(
  `INSERT INTO daily_figures (measure, day, value) SELECT m, d::date, random() * 100
   FROM unnest($1::text[]) AS m, unnest($2::text[]) AS d ON CONFLICT DO NOTHING`,
  [MEASURE_NAMES, daysUntil(deps.now(), 365)],
);
const jobStart = performance.now();
await countFigures(deps);
const job = performance.now() - jobStart;

async function times(isAnew: boolean): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TURNS; n++) {
    if (isAnew) await client.query('UPDATE daily_figures_state SET counted_at = NULL');
    const start = performance.now();
    await getFigures(deps, 365);
    took.push(performance.now() - start);
  }
  return median(took);
}

const [anew, stored] = [await times(true), await times(false)];
process.stdout.write(`\nnumbers of a year at ${PRODUCTS} products and as many lines of the audit log\n\n`);
figure('today counted anew', anew, 'ms', { most: 200 });
figure('as stored', stored, 'ms', { most: 200 });
figure('the hourly job, all that stands', job, 'ms');
await market.close();
process.exit(0);
