/**
 * `npm run bench -- figures [PRODUCTS]`: how long the first page of the console waits for its numbers, today counted anew, at a
 * million products by default and as many lines of the audit log, a twentieth of them of today.
 */

import { progressLine } from '../db/seed/progress.ts';
import { daysUntil, MEASURE_NAMES } from '../domain/figures.ts';
import { listDecisions } from '../server/features/appeal/appeal.ts';
import { keepAuditMonths } from '../server/features/audit/audit.ts';
import { countFigures, getFigures } from '../server/features/figures/figures.ts';
import { listOnlineProducts } from '../server/features/figures/online.ts';
import { listStorage } from '../server/features/figures/storage.ts';
import { listAnswers } from '../server/features/response/response.ts';
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
/** Lines of the log at some moments, so many with those that are there: the log keeps what it has. */
async function fillLog(all: number, there: string, at: string): Promise<void> {
  await client.query(
    `INSERT INTO audit_log (actor_role, action, entity, entity_id, at)
     SELECT 'system', (ARRAY['register', 'submit', 'approve', 'edit'])[1 + n % 4],
       (ARRAY['user', 'product', 'purchase', 'quotation'])[1 + n / 4 % 4], n, ${at}
     FROM generate_series(1, $1::int) AS n`,
    [Math.max(0, Math.round(all) - (await count(`audit_log WHERE ${there}`)))],
  );
}
const ofToday = `at >= date_trunc('day', now(), 'UTC')`;
await fillLog(PRODUCTS / 20, ofToday, 'now()');
await fillLog(PRODUCTS * 0.95, `NOT (${ofToday})`, 'now() - make_interval(hours => 24 + n % 600)');
await client.query(
  `INSERT INTO decisions (entity, entity_id, kind, company_id, reviewer_id, decided_at, undone_at, undone_by)
   SELECT 'product', n, 'approve', (SELECT min(id) FROM companies), id, at, undone, CASE WHEN undone IS NOT NULL THEN id END
   FROM generate_series(1, $1::int) AS n CROSS JOIN LATERAL (
     SELECT id, now() - n * interval '25 seconds' AS at, CASE WHEN n % 50 = 0 THEN now() - n * interval '24 seconds' END AS undone
     FROM users WHERE role <> 'member' ORDER BY id OFFSET n % 2 LIMIT 1) by`,
  [Math.max(0, Math.round(PRODUCTS / 10) - (await count('decisions')))],
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

async function timed(read: () => Promise<unknown>, before = async () => {}): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TURNS; n++) {
    await before();
    const start = performance.now();
    await read();
    took.push(performance.now() - start);
  }
  return median(took);
}

const year = () => getFigures(deps, 365);
const forgetToday = async () => {
  await client.query('UPDATE daily_figures_state SET counted_at = NULL');
};
const [anew, stored] = [await timed(year, forgetToday), await timed(year)];
process.stdout.write(`\nnumbers of a year at ${PRODUCTS} products and as many lines of the audit log\n\n`);
const most = { most: 200 };
figure('today counted anew', anew, 'ms', most);
figure('as stored', stored, 'ms', most);
figure('list: decisions taken back', await timed(() => listDecisions(deps, { state: 'undone' })), 'ms', most);
figure('list: all decisions', await timed(() => listDecisions(deps, {})), 'ms', most);
figure('list: products online', await timed(() => listOnlineProducts(deps, {})), 'ms', most);
figure('list: storage', await timed(() => listStorage(deps, {})), 'ms', most);
figure('list: answers', await timed(() => listAnswers(deps, {})), 'ms', most);
figure('the hourly job, all that stands', job, 'ms');
await market.close();
process.exit(0);
