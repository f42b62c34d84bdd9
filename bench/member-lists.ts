/**
 * `npm run bench -- member-lists [products]`: the lists of the member centre for a company with 10,000 products, far past
 * its limit: each call through the whole server, its time and the statements of the database.
 */
import { buildApp } from '../server/app.ts';
import { figure, median } from './support/figures.ts';
import { databaseTime, openMarketplace } from './support/marketplace.ts';

const ROUNDS = 15;
const MOST_MS = 200;
const products = Number(process.argv[2] ?? 10_000);
const market = await openMarketplace(0);
const { deps } = market;
const { $client: sql } = deps.db;
const {
  rows: [company],
} = await sql.query(`
  SELECT c.id, u.id AS user_id, u.name, u.generation, count(p.id)::int AS products
  FROM companies c JOIN users u ON u.id = c.user_id JOIN products p ON p.company_id = c.id AND p.status = 1
  WHERE u.email LIKE '%@demo.test' AND c.certification = 3 GROUP BY c.id, u.id ORDER BY c.id LIMIT 1`);
await sql.query(
  `INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, group_id, title, content,
     keywords, properties, prices, min_price, max_price, unit, min_order, main_image_id, submitted_at, published_at,
     refreshed_at, reviewed_at)
   SELECT company_id, company_visible, tier_rank, 1, category_id, root_id, sub_id, group_id, left(title, 110) || ' no. ' || n,
     content, keywords, properties, prices, min_price + n % 97, max_price + n % 97, unit, 1 + n % 500, main_image_id, now(),
     now(), now() - n * interval '7 minutes', now() - n * interval '11 minutes'
   FROM generate_series(1, $2::int) n
   JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS of
         FROM products WHERE company_id = $1 AND status = 1) p ON p.place = 1 + n % p.of`,
  [company.id, Math.max(0, products - company.products)],
);
await sql.query(
  `INSERT INTO product_statistics (product_id, day, company_id, views, enquiries, appearances)
   SELECT p.id, current_date - d, p.company_id, (p.id * 7 + d) % 23, (p.id + d) % 2, (p.id + d) % 90
   FROM products p, generate_series(0, 29) d WHERE p.company_id = $1 AND p.status = 1 ON CONFLICT DO NOTHING`,
  [company.id],
);
await sql.query('ANALYZE products, product_statistics');

const app = await buildApp(deps);
await app.ready();
const claims = { id: company.user_id, name: company.name, generation: company.generation, cid: company.id };
const { access_token } = await deps.tokens.sign(claims, deps.now());
const ask = async (path: string) => {
  const reply = await app.inject({
    url: `/api/session/products${path}`,
    headers: { host: deps.environment.publicHost, authorization: `Bearer ${access_token}` },
  });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  return reply.json();
};

const { total } = await ask('?status=1');
process.stdout.write(`\n${total} published products of one company\n\n`);
const CALLS: Record<string, string> = {
  'list, first page of 5': '?status=1&limit=5',
  'list, first page of 100': '?status=1&limit=100',
  'list, last page of 100': `?status=1&limit=100&offset=${total - 100}`,
  'search by title': '?status=1&limit=20&kw=steel',
  'search that finds nothing': '?status=1&limit=20&kw=qqzzqq',
  'sorted by title': '?status=1&limit=20&sort=title',
  'sorted by price': '?status=1&limit=20&sort=-price',
  'sorted by minimum order': '?status=1&limit=20&sort=min_order',
  'sorted by views': '?status=1&limit=20&sort=-views',
  'sorted by enquiries': '?status=1&limit=20&sort=-enquiries',
  'sorted by refresh': '?status=1&limit=20&sort=-refreshed',
  'sorted by review': '?status=1&limit=20&sort=-reviewed',
  'pinned, of a price, sorted by views': '?status=1&limit=20&pinned=false&min_price=5&sort=-views',
  'counts of the tabs': '/counting/status',
  'choices of the filters': '/filters?status=1',
  'review and release': '/waiting',
};
for (const [what, path] of Object.entries(CALLS)) {
  await ask(path);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await ask(path);
    times.push(performance.now() - from);
  }
  const { ms, statements } = await databaseTime(deps, () => ask(path));
  figure(what, median(times), 'ms', { most: MOST_MS });
  process.stdout.write(`  of it the database, ${statements} statements`.padEnd(62) + `${ms.toFixed(1)} ms\n`);
}
await app.close();
await market.close();
process.exit(0);
