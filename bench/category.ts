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
/** Asked for out of the blue; `times` is for one whose predecessor was read before, as by whoever leafs through. */
const cold = new Map<number, number[]>(pages.map((page) => [page, []]));
const time = async (page: number) => (await databaseTime(deps, () => categoryPage(deps, path, page))).ms;
for (const page of pages) await categoryPage(deps, path, page);
// interleaved, so that a slow moment of the machine meets all of them
for (let round = 0; round < ROUNDS; round++)
  for (const page of pages) {
    deps.pages.clear();
    await categoryPage(deps, path, 1);
    cold.get(page)!.push(await time(page));
    if (page > 1) await categoryPage(deps, path, page - 1);
    times.get(page)!.push(await time(page));
  }
const first = median(times.get(1)!);
for (const page of pages) {
  figure(`category page ${page} out of the blue, database time`, median(cold.get(page)!), 'ms');
  figure(`category page ${page} after page ${page - 1}`, median(times.get(page)!), 'ms');
}
figure('page 1,000 ÷ page 1, leafing through', median(times.get(1000)!) / first, '', { most: 3 });
figure('page 1,000 ÷ page 1, out of the blue', median(cold.get(1000)!) / median(cold.get(1)!), '', {
  most: 3,
});

const { rows: some } = await deps.db.$client.query(
  'SELECT id FROM products WHERE listed ORDER BY id DESC LIMIT 20',
);
// the tree of categories is kept by each server: it is not the page's query
await productPage(deps, some[0].id);
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
