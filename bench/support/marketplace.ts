/** A database for measuring, kept under DATA_DIR/bench-{name}: the demo marketplace and as many products as asked. */
import fs from 'node:fs';
import path from 'node:path';
import { seedBulk } from '../../db/seed/bulk/bulk.ts';
import { seedDemo } from '../../db/seed/demo/demo.ts';
import { progressLine } from '../../db/seed/progress.ts';
import { seedReference } from '../../db/seed/reference.ts';
import { buildDeps } from '../../server/deps.ts';
import { foldCategoryCounts } from '../../server/features/category/category.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { startEmbeddedPostgres } from '../../server/platform/process/embedded-postgres.ts';
import { type Environment, readEnvironment } from '../../server/platform/process/environment.ts';
import { ensureIndex } from '../../server/search/index/ensure-index.ts';

export interface Marketplace {
  environment: Environment;
  deps: Deps;
  url: string;
  close(): Promise<void>;
}

type Given = Parameters<typeof buildDeps>[2];
/** What the program is given, which may ask the database first. */
type Options = Given | ((url: string) => Promise<Given>);

/** What a database of a million products is given: the tables that searches and listings read fit into it. */
const LARGE = { shared_buffers: '2GB' };

const folderOf = (name: string) => path.join(path.resolve(process.env.DATA_DIR ?? './data'), `bench-${name}`);

/** A database under DATA_DIR/bench-{name} with every table, and the program on it. */
async function open(
  name: string,
  settings: Record<string, string>,
  given: NodeJS.ProcessEnv,
  options: Options,
): Promise<Marketplace> {
  const dataDir = folderOf(name);
  const environment = readEnvironment({
    PUBLIC_HOST: 'b2b.overseas.localhost',
    PUBLIC_SCHEME: 'http',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...given,
  });
  const postgres = await startEmbeddedPostgres(dataDir, { settings });
  const setUp = await openDatabase(postgres.url, { max: 2 });
  await migrate(setUp);
  await seedReference(setUp);
  await setUp.$client.end();
  const { deps, close } = await buildDeps(
    environment,
    postgres.url,
    typeof options === 'function' ? await options(postgres.url) : options,
  );
  return {
    environment,
    deps,
    url: postgres.url,
    async close() {
      await close();
      await postgres.stop();
    },
  };
}

/** One of nothing but addresses and categories, made anew, and gone when it is closed. */
export async function openEmpty(
  name: string,
  given: NodeJS.ProcessEnv = {},
  options: Options = {},
  settings: Record<string, string> = {},
): Promise<Marketplace> {
  const remove = () => fs.rmSync(folderOf(name), { recursive: true, force: true });
  remove();
  const market = await open(name, settings, given, options);
  return {
    ...market,
    async close() {
      await market.close();
      remove();
    },
  };
}

/**
 * `products`: at least so many in all; 0 is the demo marketplace alone. `name`: of its folder. `room`: for how many products the
 * database is set up, where the caller adds some.
 */
export async function openMarketplace(
  products: number,
  name = String(products),
  room = products,
): Promise<Marketplace> {
  const market = await open(name, room >= 1_000_000 ? LARGE : {}, {}, { limited: false });
  const { deps } = market;
  await seedDemo(deps, progressLine());
  const { rows } = await deps.db.$client.query('SELECT count(*) AS n FROM products');
  // a marketplace that was loaded before the index had all its parts; what a caller has added is in no index
  if (room === products) await ensureIndex(deps);
  if (rows[0].n < products) await seedBulk(deps.db, { products: products - rows[0].n }, progressLine());
  // benches choose categories by what the table itself counts
  await foldCategoryCounts(deps);
  return market;
}
