/**
 * `npm run bench -- seed [products]`: how fast products go into the database, and how fast with all that follows: search
 * index, terms, statistics. 100,000 products by default, into a marketplace that is thrown away.
 */
import fs from 'node:fs';
import { seedBulk } from '../db/seed/bulk/bulk.ts';
import { progressLine } from '../db/seed/progress.ts';
import { figure } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const products = Number(process.argv[2] ?? 100_000);
const market = await openMarketplace(0, 'seed');
const { loading, whole } = await seedBulk(market.deps.db, { products }, progressLine());
await market.close();
fs.rmSync(market.environment.dataDir, { recursive: true, force: true });
process.stdout.write(`\n${products} products\n\n`);
figure('into the tables', products / loading, 'products/s', { least: 5000 });
figure('with search index, terms and statistics', products / whole, 'products/s');
process.exit(0);
