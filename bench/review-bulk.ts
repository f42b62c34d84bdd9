/**
 * `npm run bench -- review-bulk [PRODUCTS]`: approves 500 products of many sellers at once, and says when the search and their
 * pages follow. They wait again afterwards.
 */

import { productReviewApi } from '../server/features/product/product.api.ts';
import { productDetail } from '../server/features/product/product.ts';
import { SYSTEM } from '../server/platform/database/audit.ts';
import { searchProducts } from '../server/search/searches/products.ts';
import { figure, none } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const PRODUCTS = Number(process.argv[2] ?? 500);
const WORD = 'zygomorphic';

const market = await openMarketplace(0, 'review-queue');
const { deps } = market;
const { $client: client } = deps.db;
const { rows: items } = await client.query<{ id: number; version: number }>(
  `UPDATE products SET status = 2, submitted_at = now(), title = left(title, 100) || ' ${WORD} ' || id
   WHERE id IN (SELECT id FROM products WHERE status = 1 AND company_visible AND title NOT LIKE '%${WORD}%'
     ORDER BY md5(id::text) LIMIT $1)
   RETURNING id, version`,
  [PRODUCTS],
);
const { rows: staff } = await client.query(
  `SELECT id, role FROM users WHERE role <> 'member' ORDER BY id LIMIT 1`,
);
const { decideMany: decide } = productReviewApi(deps);
const reviewer = { ...SYSTEM, user: { id: staff[0].id, role: staff[0].role } } as unknown as Parameters<
  typeof decide
>[0]['caller'];

// the search has read what was there before
await searchProducts(deps, { kw: WORD, sort: 'relevance' });
const from = performance.now();
const outcomes = await decide({
  caller: reviewer,
  params: { kind: 'product' },
  body: { approve: true, items },
} as unknown as Parameters<typeof decide>[0]);
const decided = performance.now();
while ((await searchProducts(deps, { kw: WORD, sort: 'relevance' })).total < items.length)
  if (performance.now() - decided > 30_000) break;
const found = performance.now();
const last = await productDetail(deps, items.at(-1)!.id);

process.stdout.write(`\n${items.length} products approved by one call\n\n`);
figure('approved', (decided - from) / 1000, 's', { most: 5 });
figure('found by the search after the last', (found - decided) / 1000, 's', { most: 2 });
none('refused', outcomes.filter(({ done }) => !done).length);
none('pages that are not there', last ? 0 : 1);
await market.close();
process.exit(0);
