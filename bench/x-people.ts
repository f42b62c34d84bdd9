/**
 * `npm run bench -- people-search [COUNT]`: how long staff waits for a company or a person that is looked for by each way, at
 * 100,000 of both by default, beside the same search without its indexes.
 */
import { openEmpty } from './support/marketplace.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
const TIMES = 15;
const MOST_MS = 200;
const PAGE = { limit: 20, offset: 0 };

/** What only this search reads, and the domain's, which it would miss as much. */
const INDEXES = `companies_any_name, companies_name_zh, companies_name_pieces, companies_domain, companies_domain_start,
  certifications_licence, users_any_name, users_name_pieces, users_any_email, users_mobile_start`;

const market = await openEmpty('people-search-x');
const client = await market.deps.db.$client.connect();
const PLACES = `ARRAY['Ningbo', 'Shenzhen', 'Yiwu', 'Qingdao', 'Foshan', 'Hangzhou', 'Wenzhou', 'Xiamen']`;
const GOODS = `ARRAY['Valve', 'Pump', 'Lighting', 'Garment', 'Packaging', 'Bearing', 'Furniture', 'Cable', 'Ceramic', 'Tool']`;
// no trigger and no key of another table: what is measured reads, and nothing but this reads what is filled
await client.query('SET statement_timeout = 0');
await client.query('SET session_replication_role = replica');
await client.query(
  `INSERT INTO users (id, email, name, mobile, password_hash)
   SELECT n, 'sales' || n || '@' || left(md5((n % 5000)::text), 12) || '.example',
     CASE n % 4 WHEN 0 THEN '王' || chr(22000 + n % 2003) || chr(23000 + n % 1009)
       ELSE 'Person ' || initcap(left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 12)) END,
     (13000000000 + n * 7)::text, 'none'
   FROM generate_series(1, $1::int) AS n`,
  [COUNT],
);
await client.query(
  `INSERT INTO companies (id, user_id, type, name, name_zh, domain, category_id, address_id, country_id, certification,
     business_types, main_markets, main_products)
   SELECT n, n, 1, (${PLACES})[1 + n % 8] || ' ' || initcap(left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9)) || ' '
       || (${GOODS})[1 + n / 8 % 10],
     '宁波' || chr(20000 + n % 4001) || chr(21000 + n % 3001) || '有限公司', 'shop' || n, c.id, a.id, a.id, 3, '{1}', '{1}', '{goods}'
   FROM generate_series(1, $1::int) AS n, (SELECT min(id) AS id FROM categories) c, (SELECT min(id) AS id FROM addresses) a`,
  [COUNT],
);
await client.query(
  `INSERT INTO certifications (company_id, company_name, licence_id, licence_number, status, decided_at, decided_by)
   SELECT n, '', n, '9133' || lpad((n * 11)::text, 14, '0'), 3, now(), 1 FROM generate_series(1, $1::int) AS n`,
  [COUNT],
);
await client.query('SET session_replication_role = DEFAULT');
for (const table of ['users', 'companies', 'certifications']) await client.query(`VACUUM ANALYZE ${table}`);


const show = async (title, q) => { const r = await client.query('EXPLAIN (ANALYZE, BUFFERS) ' + q); console.log('##', title, '\n' + r.rows.map((x) => x['QUERY PLAN']).join('\n')); };
const q = (kw, kwl = kw) => `SELECT id FROM companies WHERE text_pieces(name_zh) @> text_pieces('${kw}') AND name_zh LIKE '%${kwl}%' LIMIT 1000`;
const one = (await client.query('SELECT name_zh FROM companies WHERE id = 33333')).rows[0].name_zh.slice(2, 4);
const run = async (t) => { for (const kw of ['有限公司', '宁波', one]) { await show(t + ' ' + kw, q(kw)); await show(t + ' again ' + kw, q(kw)); } };
await run('before');
await client.query('ALTER FUNCTION text_pieces COST 10000');
await run('cost');
await show('newest', `SELECT id FROM (SELECT id, name_zh FROM companies ORDER BY id DESC LIMIT 4000) n WHERE name_zh LIKE '%有限公司%' LIMIT 1000`);
await show('newest none', `SELECT id FROM (SELECT id, name_zh FROM companies ORDER BY id DESC LIMIT 4000) n WHERE name_zh LIKE '%${one}%' LIMIT 1000`);
await show('users none', `SELECT id FROM users WHERE octet_length(name) > length(name) AND text_pieces(lower(name)) @> text_pieces('有限公司') AND lower(name) LIKE '%有限公司%' LIMIT 1000`);
client.release(); await market.close(); process.exit(0);
