/** A streaming replica that is held back, killed and started again, while visitors ask for pages and products change. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import { dropPages } from '../../server/platform/cache/page-cache.ts';
import { tags } from '../../server/platform/cache/tags.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { makeProduct, makeSupplier } from '../../tests/support/data/factories.ts';
import { templateCluster } from '../../tests/support/database/template.ts';
import { startReplicated } from '../../tests/support/servers/replica.ts';
import { figure, none } from '../support/figures.ts';
import { guests, HOST } from './guests.ts';

const PRODUCTS = 20;
const VISITORS = 4;
const CHANGE_EVERY = 250;
const PHASE = 5000;
/** Longer than the lag that is borne. */
const HELD_BACK = 8000;
/** A replica that is not read again within this is a failure. */
const PATIENCE = 30_000;
/** A page may be old until the notice of its change is heard. */
const HEARD_WITHIN = 1000;
const POSITION = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS position`;

export async function replicaAway(dataDir: string): Promise<number> {
  const databases = await startReplicated(await templateCluster());
  await databases.startReplica();
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: databases.url,
    DATABASE_REPLICA_URL: databases.replicaUrl,
    PUBLIC_HOST: HOST,
    PUBLIC_SCHEME: 'http',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  });
  const { deps, close } = await buildDeps(environment, databases.url);
  const app = await buildApp(deps);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { companyId } = await makeSupplier({ deps });
  const products: { id: number; title: string }[] = [];
  for (let i = 0; i < PRODUCTS; i++)
    products.push(await makeProduct({ deps }, companyId, { title: `Outage bolt ${i} of change 0` }));

  const state = () => deps.publicReads.replica()?.state;
  /** Seconds until the replica is read. */
  async function untilRead(): Promise<number> {
    const from = performance.now();
    while (state() !== 'read' && performance.now() < from + PATIENCE) await pause(20);
    return state() === 'read' ? (performance.now() - from) / 1000 : Number.POSITIVE_INFINITY;
  }

  // a statement for public pages that takes no connection of the replica has gone to the primary
  let statements = 0;
  let fromReplica = 0;
  const pool = deps.replica.$client;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    statements++;
    return query(...args);
  }) as typeof pool.query;
  pool.on('acquire', () => fromReplica++);

  let failed = 0;
  const visiting = guests(20_000);
  const ask = async (path: string) => {
    const { status, text } = await visiting.ask(origin + path);
    if (status === 200) return text;
    failed++;
    return '';
  };
  const address = (id: number) => `/product-detail/${id}.html`;

  let going = true;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let i = 0; going; i++) {
      // one in three has never been asked before
      const product = products[(i * 7 + visitor) % PRODUCTS]!;
      await ask(i % 3 === 0 ? `/search-product/1.html?kw=bolt${visitor}x${i}` : address(product.id));
    }
  });
  let wrong = 0;
  let checked = 0;
  const checks: { product: (typeof products)[number]; title: string; position: number; at: number }[] = [];
  /** Asks again for each page whose change the replica has replayed; one that has changed once more waits for that. */
  async function check(): Promise<void> {
    const replayed = await databases.replayed().catch(() => -1);
    while (checks[0] && checks[0].position <= replayed && performance.now() > checks[0].at + HEARD_WITHIN) {
      const { product, title } = checks.shift()!;
      if (product.title !== title) continue;
      const text = await ask(address(product.id));
      if (product.title !== title || text === '') continue;
      checked++;
      if (!text.includes(title)) wrong++;
    }
  }
  const checker = (async () => {
    for (; going; await pause(100)) await check();
  })();
  let changes = 0;
  const seller = (async () => {
    for (; going; await pause(CHANGE_EVERY)) {
      const product = products[changes % PRODUCTS]!;
      const title = `Outage bolt ${changes % PRODUCTS} of change ${++changes}`;
      product.title = title;
      await deps.db.transaction(async (tx) => {
        await tx.execute(sql`UPDATE products SET title = ${title} WHERE id = ${product.id}`);
        await dropPages(tx, tags.product(product.id));
      });
      const { rows } = await deps.db.$client.query(POSITION);
      checks.push({ product, title, position: rows[0].position, at: performance.now() });
    }
  })();

  /** Part of the statements for pages that the replica answered, in per cent, while `work` lasts. */
  async function share(work: () => Promise<unknown>): Promise<number> {
    const [all, replica] = [statements, fromReplica];
    await work();
    return (100 * (fromReplica - replica)) / Math.max(1, statements - all);
  }
  const started = await untilRead();
  const before = await share(() => pause(PHASE));
  await databases.pauseReplay();
  const lagging = await share(() => pause(HELD_BACK));
  await databases.resumeReplay();
  const caughtUp = await untilRead();
  await pause(PHASE);
  await databases.killReplica();
  const dead = await share(() => pause(PHASE));
  const from = performance.now();
  await databases.startReplica();
  const up = (performance.now() - from) / 1000;
  const again = up + (await untilRead());
  const after = await share(() => pause(PHASE));
  going = false;
  await Promise.all([...visitors, seller, checker]);
  for (const end = performance.now() + PATIENCE; checks.length > 0 && performance.now() < end; )
    await Promise.all([check(), pause(100)]);
  visiting.end();
  await app.close();
  await close();
  await databases.remove();

  process.stdout.write(
    `\na replica held back for ${HELD_BACK / 1000} s, then killed for ${PHASE / 1000} s and started again\n`,
  );
  figure('pages asked', visiting.asked());
  none('failed pages', failed);
  figure('changes', changes);
  figure('  pages asked again once it had replayed the change', checked, '', { least: 1 });
  none('  of them wrong', wrong);
  none('  changes that it never replayed', checks.length);
  figure('statements that it answered, before', before, '%');
  figure('  while held back: for 5 s it is read still', lagging, '%');
  figure('  while dead', dead, '%');
  figure('  after', after, '%');
  figure('read at first after', started, 's');
  figure('read again after replay went on', caughtUp, 's');
  figure('read again after it was started', again, 's');
  figure('  its own start took', up, 's');
  return failed + wrong + checks.length + (Number.isFinite(caughtUp + again) ? 0 : 1);
}
