/**
 * 1,000 sourcing requests pass their review within a minute, among 10,000 products; how long after each decision its
 * suppliers have their notices, and what pages without requests take meanwhile, beside what they take before.
 */
import { purchaseReviewRoutes } from '../../contract/deal/purchase-review.ts';
import { startWork } from '../../server/scheduled-jobs.ts';
import { figure, none, quantile } from '../support/figures.ts';
import { samplePages, serveMarketplace } from '../support/site.ts';

const PRODUCTS = 10_000;
const SECONDS = 60;
const MAX_SECONDS = 1.1;
const MAX_TIMES = 1.5;
/** Between looks at what still waits, and between pages that are read. */
const LOOK_MS = 50;
const READ_MS = 100;
const QUIET_MS = 15_000;
const TITLE = 'Measured request';
const requests = Number(process.argv[3] ?? 1000);

const { deps, origin, close } = await serveMarketplace(PRODUCTS);
const { $client: sql } = deps.db;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const host = new URL(origin).host;
const address = `http://127.0.0.1:${new URL(origin).port}`;

// of a run before
await sql.query('DELETE FROM messages WHERE params ->> $1 = $2', ['title', TITLE]);
await sql.query('DELETE FROM purchases WHERE title = $1', [TITLE]);
const { rows: waiting } = await sql.query<{ id: number }>(
  `INSERT INTO purchases (user_id, title, description, category_id, root_id, sub_id, quantity, unit, receive_id,
     closing_at, contact_name, contact_email, submit_ip)
   SELECT u.id, $1, 'Steel, as in the drawing; please quote FOB.', k.id, k.root_id, k.sub_id, 5000, 'piece', a.id,
     now() + interval '30 days', 'Ann', 'ann@example.com', '192.0.2.1'
   FROM generate_series(1, $2::int) n
   JOIN LATERAL (SELECT category_id AS id, root_id, sub_id FROM products WHERE status = 1 ORDER BY id OFFSET n * 7 % 5000 LIMIT 1) k ON true,
     (SELECT id FROM users WHERE email = 'buyer@demo.test') u, LATERAL (SELECT id FROM addresses WHERE level = 1 AND code IN ('DE', 'US', 'KE', 'BR', 'AE', 'IN', 'AU') ORDER BY id OFFSET n % 7 LIMIT 1) a
   RETURNING id`,
  [TITLE, requests],
);
const {
  rows: [reviewer],
} = await sql.query(`SELECT id, name, generation FROM users WHERE email = 'reviewer@demo.test'`);
const { access_token: token } = await deps.tokens.sign({ ...reviewer, cid: null, staff: true }, deps.now());

async function decide(id: number): Promise<void> {
  const { method, path } = purchaseReviewRoutes.decidePurchase;
  const reply = await fetch(`${address}/api${path.replace(':id', () => String(id))}`, {
    method,
    headers: { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ approve: true }),
  });
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
}

/** Those that show no requests: the others are made anew with each that passes. */
const QUIET = ['category list', 'category', 'product', 'search', 'search suppliers', 'guide', 'legal'];
const pages = (await samplePages(deps)).filter(({ name }) => QUIET.includes(name)).map(({ path }) => path);
const times: number[] = [];
let going = true;
const reading = (async () => {
  for (let n = 0; going; n++) {
    const began = performance.now();
    const reply = await fetch(address + pages[n % pages.length]!, { headers: { host } });
    await reply.arrayBuffer();
    if (reply.status >= 500) throw new Error(`${pages[n % pages.length]}: ${reply.status}`);
    times.push(performance.now() - began);
    await pause(READ_MS);
  }
})();

startWork(deps);
// once through, so that what is kept is kept
await pause(QUIET_MS);
times.splice(0);
await pause(QUIET_MS);
const before = times.splice(0);

const decided = new Map<number, number>();
const told: number[] = [];
const look = async () => {
  const { rows } = await sql.query<{ id: number }>(
    'SELECT id FROM purchases WHERE published_at IS NOT NULL AND matched_at IS NULL',
  );
  const left = new Set(rows.map(({ id }) => id));
  const now = performance.now();
  for (const [id, at] of decided) {
    if (left.has(id)) continue;
    told.push((now - at) / 1000);
    decided.delete(id);
  }
};
const began = performance.now();
const deciding = (async () => {
  for (const [n, { id }] of waiting.entries()) {
    await pause(Math.max(0, began + (n * SECONDS * 1000) / requests - performance.now()));
    await decide(id);
    decided.set(id, performance.now());
  }
})();
while (told.length < waiting.length) {
  await look();
  await pause(LOOK_MS);
}
await deciding;
const seconds = (performance.now() - began) / 1000;
going = false;
await reading;
const {
  rows: [found],
} = await sql.query(
  `SELECT count(*)::int AS matches, count(DISTINCT purchase_id)::int AS matched,
     (SELECT count(*)::int FROM messages WHERE kind = 'purchase_matched' AND params ->> 'title' = $1) AS notices
   FROM purchase_matches JOIN purchases p ON p.id = purchase_id WHERE p.title = $1`,
  [TITLE],
);

process.stdout.write(
  `\n${requests} requests pass within ${seconds.toFixed(0)} s, among ${PRODUCTS} products\n\n`,
);
figure('requests with suppliers whom they fit', found.matched);
figure('notices', found.notices);
none('told twice, or not at all', found.matches - found.notices);
figure('from the decision to the notices: half within', quantile(told, 0.5), 's');
figure('  95 of 100 within', quantile(told, 0.95), 's', { most: MAX_SECONDS });
figure('  all within', quantile(told, 1), 's', { most: MAX_SECONDS });
figure('a page before, half within', quantile(before, 0.5), 'ms');
figure('  95 of 100 within', quantile(before, 0.95), 'ms');
figure('a page meanwhile, half within', quantile(times, 0.5), 'ms');
figure('  95 of 100 within', quantile(times, 0.95) / quantile(before, 0.95), 'times', { most: MAX_TIMES });
await close();
process.exit(0);
