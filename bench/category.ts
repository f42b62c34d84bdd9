/**
 * `npm run bench -- category [products]`: page 1 and page 1,000 of a category with at least 200,000 products, and the
 * product page, counted in time and statements of the database. 1,000,000 products by default.
 */

import { figure, median } from './support/figures.ts';
import { categoryPage, productPage } from './support/loads.ts';
import { databaseTime, openMarketplace } from './support/marketplace.ts';

const ROUNDS = 15;
const products = Number(process.argv[2] ?? 1_000_000);
const market = await openMarketplace(products);
const { deps } = market;
const { rows } = await deps.db.$client.query(
  `SELECT full_path, p_num FROM categories WHERE p_num >= least(200000, $1::int / 5) ORDER BY level DESC, p_num LIMIT 1`,
  [products],
);
if (rows.length === 0) throw new Error('no category is large enough: load more products');
const { full_path: path, p_num: size } = rows[0];
process.stdout.write(`${products} products; category ${path} with ${size}\n\n`);

const pages = [1, 10, 100, 1000, Math.floor(size / 20)];
const times = new Map<number, number[]>(pages.map((page) => [page, []]));
for (const page of pages) await categoryPage(deps, path, page);
// interleaved, so that a slow moment of the machine meets all of them
for (let round = 0; round < ROUNDS; round++)
  for (const page of pages)
    times.get(page)!.push((await databaseTime(deps, () => categoryPage(deps, path, page))).ms);
const first = median(times.get(1)!);
for (const page of pages) figure(`category page ${page}, database time`, median(times.get(page)!), 'ms');
figure('page 1,000 ÷ page 1', median(times.get(1000)!) / first, '', { most: 3 });

const { rows: some } = await deps.db.$client.query(
  'SELECT id FROM products WHERE listed ORDER BY id DESC LIMIT 20',
);
const product: number[] = [];
let statements = 0;
for (const { id } of some) {
  const measured = await databaseTime(deps, () => productPage(deps, id));
  product.push(measured.ms);
  statements = Math.max(statements, measured.statements);
}
figure('product page, database time', median(product), 'ms');
figure('product page, queries', statements, '', { most: 3 });
await market.close();
process.exit(0);
