/** npm run seed -- [--products N]: loads the demo if it is missing, then N more products. */
import { parseArgs } from 'node:util';
import { openDemoAccounts } from '../../server/features/user/demo-accounts.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { isDemoLoaded } from '../../server/platform/demo.ts';
import { openFileStore } from '../../server/platform/files/file-store.ts';
import { attachOrStartPostgres } from '../../server/platform/process/embedded-postgres.ts';
import { type Environment, readEnvironment, StartError } from '../../server/platform/process/environment.ts';
import { seedBulk } from './bulk/bulk.ts';
import { seedDemo } from './demo/demo.ts';
import { progressLine } from './progress.ts';
import { seedReference } from './reference.ts';

function wanted(): number {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const products = Number(values.products ?? 0);
  if (!Number.isInteger(products) || products < 0 || products > 20_000_000)
    throw new StartError(`--products ${values.products} is not a number from 0 to 20000000.`);
  return products;
}

async function run(environment: Environment, products: number): Promise<void> {
  const database = environment.databaseUrl
    ? { url: environment.directUrl ?? environment.databaseUrl, stop: async () => {} }
    : await attachOrStartPostgres(environment.dataDir);
  const db = await openDatabase(database.url);
  try {
    const progress = progressLine();
    await migrate(db);
    await seedReference(db);
    if (await isDemoLoaded(db)) console.log('The demo marketplace is there.');
    else {
      const files = await openFileStore(environment);
      await seedDemo({ db, files, now: () => new Date() }, progress);
      console.log('The demo marketplace has been made.');
      const accounts = await openDemoAccounts(db);
      console.log(
        `Everybody knows the password of ${accounts.join(', ')}: start a running server again, it will listen on this machine only unless HOST is set; "npm run admin -- remove-demo-accounts" removes them.`,
      );
    }
    if (products > 0) {
      const { loading, whole } = await seedBulk(db, { products }, progress);
      const rate = (seconds: number) =>
        `${seconds.toFixed(1)} s, ${Math.round(products / seconds).toLocaleString('en')} a second`;
      console.log(`${products.toLocaleString('en')} products into the tables in ${rate(loading)};`);
      console.log(`with search index, terms and statistics in ${rate(whole)}.`);
    }
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

try {
  await run(readEnvironment(process.env), wanted());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
