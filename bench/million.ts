/**
 * `npm run bench -- million [products]`: the time the database spends on the home page, a category list, a category and a
 * product, at 10,000 products and at 1,000,000, both at once and in turns, so that a slow moment meets both.
 */
import { portal } from '../server/sites/portal/portal.ts';
import { figure, median } from './support/figures.ts';
import { databaseTime, type Marketplace, openMarketplace } from './support/marketplace.ts';

const ROUNDS = 15;
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);

const small = await openMarketplace(SMALL);
const large = await openMarketplace(LARGE);

/** Loads a page of the portal as the site does. */
async function load({ deps }: Marketplace, path: string): Promise<void> {
  for (const route of portal.routes) {
    const params = route.matches(path);
    if (!params) continue;
    const query = new URLSearchParams();
    const loaded = await route.load({ deps, lang: 'en', path, params, query, domain: '' });
    if (!loaded || 'redirect' in loaded) throw new Error(`${path} has no page`);
    return;
  }
  throw new Error(`${path} has no route`);
}

const ids = async ({ deps }: Marketplace): Promise<number[]> => {
  const { rows } = await deps.db.$client.query(
    'SELECT id FROM products WHERE listed ORDER BY md5(id::text) LIMIT $1',
    [ROUNDS],
  );
  return rows.map(({ id }) => id);
};
const largest = async (where: string): Promise<string> => {
  const { rows } = await large.deps.db.$client.query(
    `SELECT full_path FROM categories WHERE ${where} ORDER BY p_num DESC, id LIMIT 1`,
  );
  return rows[0].full_path;
};

const root = await largest('level = 1');
const leaf = await largest('is_end');
const products = new Map([
  [small, await ids(small)],
  [large, await ids(large)],
]);
const pages: [name: string, path: (market: Marketplace, round: number) => string][] = [
  ['home', () => '/'],
  ['category list', () => `/${root}/`],
  ['category of all levels below', () => `/${root}/1.html`],
  ['category', () => `/${leaf}/1.html`],
  ['product', (market, round) => `/product-detail/${products.get(market)![round % ROUNDS]}.html`],
];
process.stdout.write(`category list /${root}/, category /${leaf}/1.html\n\n`);
for (const [name, path] of pages) {
  const times = new Map<Marketplace, number[]>([
    [small, []],
    [large, []],
  ]);
  for (const market of times.keys()) await load(market, path(market, 0));
  for (let round = 0; round < ROUNDS; round++)
    for (const [market, list] of times)
      list.push((await databaseTime(market.deps, () => load(market, path(market, round)))).ms);
  const [few, many] = [median(times.get(small)!), median(times.get(large)!)];
  figure(`${name}, ${SMALL} products, database time`, few, 'ms');
  figure(`${name}, ${LARGE} products, database time`, many, 'ms');
  figure(`${name}, ratio`, many / few, '', { most: 1.5 });
}
await large.close();
await small.close();
process.exit(0);
