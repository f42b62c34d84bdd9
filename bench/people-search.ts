/**
 * `npm run bench -- people-search [COUNT]`: how long staff waits for a company or a person that is looked for by each way, at
 * 100,000 of both by default, beside the same search without its indexes.
 */
import { findCompanies, findUserIds } from '../server/features/user/find.sql.ts';
import { type Executor, onClient } from '../server/platform/database/database.ts';
import { figure, median } from './support/figures.ts';
import { openEmpty } from './support/marketplace.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
const TIMES = 15;
const MOST_MS = 200;
const PAGE = { limit: 20, offset: 0 };

/** What only this search reads, and the domain's, which it would miss as much. */
const INDEXES = `companies_any_name, companies_name_zh, companies_name_pieces, companies_domain, companies_domain_start,
  certifications_licence, users_any_name, users_name_pieces, users_any_email, users_mobile_start`;

const market = await openEmpty('people-search');
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
     '宁波' || chr(20000 + n % 4001) || chr(21000 + n % 3001) || CASE n % 10 WHEN 3 THEN '精密' ELSE '' END || '有限公司', 'shop' || n, c.id, a.id, a.id, 3, '{1}', '{1}', '{goods}'
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

const { rows } = await client.query(
  `SELECT u.id, u.email, u.name AS person, u.mobile, c.name, c.name_zh, c.domain, f.licence_number
   FROM users u JOIN companies c ON c.user_id = u.id JOIN certifications f ON f.company_id = c.id WHERE u.id = $1`,
  [Math.ceil(COUNT / 3) | 1],
);
const one = rows[0];
const { rows: chinese } = await client.query(
  `SELECT name FROM users WHERE octet_length(name) > length(name) ORDER BY id DESC LIMIT 1`,
);
const WAYS: Record<string, string> = {
  number: String(one.id),
  'e-mail': one.email,
  'name of a person': one.person,
  'Chinese name of a person': chinese[0].name,
  'part of a name': one.name.split(' ')[1].slice(1, 6),
  'word of a tenth of all names': 'valve',
  'two letters': 'ni',
  'two Chinese characters': one.name_zh.slice(2, 4),
  'Chinese words of all': '有限公司',
  'Chinese words of a tenth': '精密',
  domain: one.domain,
  mobile: one.mobile,
  licence: one.licence_number,
  'what nobody has': 'zzqxv',
};
const searches = {
  companies: (on: Executor, kw: string) => findCompanies(on, { kw }, PAGE),
  people: (on: Executor, kw: string) => findUserIds(on, { kw }, PAGE),
};

async function timed(work: () => Promise<unknown>, times: number): Promise<number> {
  const took = [];
  for (let n = 0; n < times; n++) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  return median(took);
}

const { db } = market.deps;
process.stdout.write(`\n${COUNT} companies and people; the median of ${TIMES}\n\n`);
for (const [whom, find] of Object.entries(searches))
  for (const [way, kw] of Object.entries(WAYS))
    figure(`${whom} by ${way}`, await timed(() => find(db, kw), TIMES), 'ms', { most: MOST_MS });

await client.query('BEGIN');
await client.query(`DROP INDEX ${INDEXES}`);
process.stdout.write('\n');
for (const [whom, find] of Object.entries(searches))
  for (const way of ['part of a name', 'two Chinese characters', 'licence'])
    figure(
      `yardstick: ${whom} by ${way}, without the indexes`,
      await timed(() => find(onClient(client), WAYS[way]!), 3),
      'ms',
    );
await client.query('ROLLBACK');
client.release();
await market.close();
process.exit(0);
