/**
 * `npm run bench -- shop [shops]`: the home page of a shop among 100 shops and among 10,000, each with products, news and
 * certificates: the time that the database spends on it. Then how long after a change it is shown. What a browser loads
 * and what Lighthouse says of shops: `first-visit shop` and `lighthouse 3 shop`.
 */
import { sql as drizzle } from 'drizzle-orm';
import { buildApp } from '../server/app.ts';
import { dropPages } from '../server/platform/cache/page-cache.ts';
import { figure, median } from './support/figures.ts';
import { databaseTime, openMarketplace } from './support/marketplace.ts';

const FEW = 100;
const MANY = Number(process.argv[2] ?? 10_000);
const PRODUCTS = 8;
/** Homes looked at in a round, and rounds of which the median counts. */
const SAMPLE = 40;
const ROUNDS = 7;
const MOST_GROWTH = 1.3;
const MOST_MS_TO_SHOW = 2000;

const market = await openMarketplace(0, 'shops');
const { deps } = market;
const { $client: sql } = deps.db;

/** Shops like the first one of a member, with products, news and certificates of their own, until there are so many. */
async function grow(shops: number): Promise<void> {
  const { rows } = await sql.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM companies WHERE domain LIKE 'bench%'",
  );
  const more = shops - rows[0]!.n;
  if (more <= 0) return;
  const model = (
    await sql.query<{ id: number }>(
      `SELECT id FROM companies c WHERE visible AND tier IS NOT NULL AND logo_file_id IS NOT NULL AND domain NOT LIKE 'bench%'
         AND EXISTS (SELECT FROM products p WHERE p.company_id = c.id AND p.listed) ORDER BY id LIMIT 1`,
    )
  ).rows[0]!.id;
  const made = await sql.query<{ id: number }>(
    `WITH u AS (
       INSERT INTO users (email, name, password_hash, role, language)
       SELECT 'bench' || left(gen_random_uuid()::text, 13) || '@example.com', 'Bench', 'none', 'member', 'en' FROM generate_series(1, $1::int)
       RETURNING id)
     INSERT INTO companies (user_id, type, name, domain, description, category_id, address_id, country_id, certification,
       tier, template, business_types, main_markets, main_products, contact_name, contact_address)
     SELECT u.id, 1, 'Bench works ' || u.id, 'bench' || u.id, m.description, m.category_id, m.address_id, m.country_id, 3,
       m.tier, m.template, m.business_types, m.main_markets, m.main_products, m.contact_name, m.contact_address
     FROM u, companies m WHERE m.id = $2 RETURNING id`,
    [more, model],
  );
  const ids = made.rows.map(({ id }) => id);
  await sql.query(
    `INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, content,
       keywords, properties, prices, min_price, max_price, unit, min_order, main_image_id, submitted_at, published_at, refreshed_at)
     SELECT c.id, c.visible, c.tier_rank, 1, p.category_id, p.root_id, p.sub_id, p.title, p.content, p.keywords,
       p.properties, p.prices, p.min_price, p.max_price, p.unit, p.min_order, p.main_image_id, now(), now(), now()
     FROM companies c CROSS JOIN (SELECT * FROM products WHERE company_id = $1 AND listed ORDER BY id LIMIT $2) p
     WHERE c.id = ANY ($3::bigint[])`,
    [model, PRODUCTS, ids],
  );
  const write = async (kind: string, each: number) =>
    (
      await sql.query<{ id: number }>(
        `INSERT INTO shop_contents (company_id, kind, status, created_at, updated_at)
         SELECT c, $1, 1, now(), now() FROM unnest($2::bigint[]) c, generate_series(1, $3::int) RETURNING id`,
        [kind, ids, each],
      )
    ).rows.map(({ id }) => id);
  await sql.query(
    `INSERT INTO shop_news (id, company_id, title, body, published_at)
     SELECT id, company_id, 'News ' || id, '<p>A new line.</p>', now() - id * interval '1 second'
     FROM shop_contents WHERE id = ANY ($1::bigint[])`,
    [await write('news', 3)],
  );
  await sql.query(
    `INSERT INTO qualifications (id, company_id, name, issuer, issued, image_id)
     SELECT id, company_id, 'ISO 9001', 'SGS', '2020-01-01', (SELECT logo_file_id FROM companies WHERE id = $2)
     FROM shop_contents WHERE id = ANY ($1::bigint[])`,
    [await write('qualification', 2), model],
  );
  await sql.query('VACUUM ANALYZE');
}

const app = await buildApp(deps);
await app.ready();
const ask = async (domain: string) => {
  const reply = await app.inject({ url: '/', headers: { host: `${domain}.${deps.environment.publicHost}` } });
  if (reply.statusCode !== 200) throw new Error(`${domain}: ${reply.statusCode}`);
  return reply.body;
};

/** Milliseconds that the database spends on a home page. */
async function homeTime(): Promise<number> {
  const { rows } = await sql.query<{ domain: string }>(
    `SELECT domain FROM companies WHERE domain LIKE 'bench%' ORDER BY md5(domain) LIMIT ${SAMPLE}`,
  );
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    deps.pages.clear();
    const { ms } = await databaseTime(deps, async () => {
      for (const { domain } of rows) await ask(domain);
    });
    // the first one warms the caches of the database
    if (round > 0) times.push(ms / rows.length);
  }
  return median(times);
}

await grow(FEW);
const { rows: present } = await sql.query<{ n: number }>(
  'SELECT count(*)::int AS n FROM companies WHERE visible',
);
if (present[0]!.n > MANY / 2)
  throw new Error('This marketplace has grown already: remove its folder bench-shops.');
const few = await homeTime();
figure(`a shop's home among ${present[0]!.n} shops, in the database`, few, 'ms');
await grow(MANY);
const many = await homeTime();
figure(`a shop's home among ${MANY} more, in the database`, many, 'ms');
figure('  times as much', many / few, '', { most: MOST_GROWTH });

const { rows: shops } = await sql.query<{ id: number; domain: string }>(
  "SELECT id, domain FROM companies WHERE domain LIKE 'bench%' ORDER BY id LIMIT 20",
);
const waits: number[] = [];
for (const { id, domain } of shops) {
  await ask(domain);
  const name = `Renamed ${id}`;
  await deps.db.transaction(async (tx) => {
    await tx.execute(drizzle`UPDATE companies SET name = ${name} WHERE id = ${id}`);
    await dropPages(tx, `company:${id}`, `shop:${domain}`);
  });
  const from = performance.now();
  while (!(await ask(domain)).includes(name)) await new Promise((resolve) => setTimeout(resolve, 5));
  waits.push(performance.now() - from);
}
figure('a change is shown after its commit, the slowest', Math.max(...waits), 'ms', {
  most: MOST_MS_TO_SHOW,
});
await app.close();
await market.close();
process.exit(0);
