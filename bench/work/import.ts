/**
 * A sheet of 1,000 products, tried and then imported in earnest, through the whole server; and what another call of the
 * member centre takes meanwhile, beside what it takes before.
 */
import { buildApp } from '../../server/app.ts';
import { writeSheet } from '../../server/features/import/template.ts';
import { startWork } from '../../server/scheduled-jobs.ts';
import { BOUNDARY, multipart } from '../../tests/support/data/upload.ts';
import { figure, quantile } from '../support/figures.ts';
import { openMarketplace } from '../support/marketplace.ts';

const MAX_SECONDS = 13;
const MAX_TIMES = 1.5;
const rows = Number(process.argv[3] ?? 1000);
const market = await openMarketplace(0);
const { deps } = market;
const { $client: sql } = deps.db;
// not the company to which `member-lists` gives 10,000 products in the same database
const {
  rows: [company],
} = await sql.query(`
  SELECT c.id, u.id AS user_id, u.name, u.generation, (
    SELECT k.id FROM categories k JOIN categories own ON own.id = c.category_id
    WHERE k.is_end AND k.root_id = own.root_id ORDER BY k.id LIMIT 1) AS leaf
  FROM companies c JOIN users u ON u.id = c.user_id
  WHERE u.email = 'free@demo.test'`);
await sql.query('UPDATE products SET status = 0, deleted_at = now() WHERE company_id = $1 AND status = 5', [
  company.id,
]);

// of a run that was broken off
await sql.query('DELETE FROM product_imports WHERE company_id = $1', [company.id]);

const app = await buildApp(deps);
await app.ready();
startWork(deps);
const claims = { id: company.user_id, name: company.name, generation: company.generation, cid: company.id };
const { access_token } = await deps.tokens.sign(claims, deps.now());
const headers = { host: deps.environment.publicHost, authorization: `Bearer ${access_token}` };
const ask = async (url: string, options: { method?: 'POST'; payload?: Buffer; type?: string } = {}) => {
  const { method = 'GET', payload, type } = options;
  const reply = await app.inject({
    method,
    url: `/api/session/products${url}`,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(payload && { payload }),
  });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`);
  return reply.json();
};
const sheet = await writeSheet(
  [
    ['Category ID', 'Title', 'Unit', 'Prices', 'Property: Material', 'Description'],
    ...Array.from({ length: rows }, (_, n) => [
      String(company.leaf),
      `Imported lamp of aluminium, design ${n}`,
      'piece',
      `1-99: ${(2 + (n % 90) / 10).toFixed(2)}; 100+: 1.90`,
      'Aluminium',
      `A lamp of aluminium for rooms and gardens, in design number ${n}, with all that belongs to it.`,
    ]),
  ],
  'xlsx',
);

const times: number[] = [];
let going = true;
/** A seller who goes on reading lists, as often as the calls of one account allow. */
const reader = async () => {
  while (going) {
    const began = performance.now();
    await ask('?status=1&limit=20');
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};
const percentile = () => quantile(times.splice(0), 0.95);

const ended = async (id: number) => {
  for (;;) {
    const { items } = await ask('/imports');
    const one = items.find((item: { id: number }) => item.id === id);
    if (one.finished_at) return one;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
};
const reading = reader();
await new Promise((resolve) => setTimeout(resolve, 15_000));
const before = percentile();
const payload = multipart(sheet.bytes, 'a.xlsx');
const measured = async (start: () => Promise<{ id: number }>) => {
  const began = performance.now();
  const done = await ended((await start()).id);
  return { done, seconds: (performance.now() - began) / 1000, meanwhile: percentile() };
};
const type = `multipart/form-data; boundary=${BOUNDARY}`;
const tried = await measured(() => ask('/imports?dry=true', { method: 'POST', payload, type }));
const real = await measured(() => ask(`/imports/${tried.done.id}/run`, { method: 'POST' }));
going = false;
await reading;

process.stdout.write(`\n${rows} rows, XLSX of ${Math.round(sheet.bytes.length / 1024)} KB\n\n`);
figure('dry run', tried.seconds, 's', { most: MAX_SECONDS });
figure('import in earnest', real.seconds, 's', { most: MAX_SECONDS });
figure('rows that became drafts', real.done.drafts, '', { least: rows });
figure('another call, before, 95 of 100 within', before, 'ms');
figure('  during the dry run', tried.meanwhile / before, 'times', { most: MAX_TIMES });
figure('  during the import', real.meanwhile / before, 'times', { most: MAX_TIMES });
await app.close();
await market.close();
process.exit(0);
