/** Two servers on one database behind a load balancer, with pages that both have in their caches. */
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import { startEmbeddedPostgres } from '../../server/platform/process/embedded-postgres.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { makeProduct, makeSupplier } from '../../tests/support/data/factories.ts';
import {
  CARELESS,
  databaseUrl,
  startFromTemplate,
  TEMPLATE,
  templateCluster,
} from '../../tests/support/database/template.ts';
import { startBalancer } from '../support/balancer.ts';
import { guests, HOST, type Reply } from './guests.ts';

const PRODUCTS = 20;
const VISITORS = 4;
const ANSWERS_WITHIN_MS = 30_000;

export async function twoServers() {
  const first = await startFromTemplate(await templateCluster());
  const url = databaseUrl(first.url, TEMPLATE);
  const settings = { ...CARELESS, port: new URL(url).port };
  let { stop } = first;
  const environment = readEnvironment({
    DATA_DIR: first.dataDir,
    DATABASE_URL: url,
    PUBLIC_HOST: HOST,
    PUBLIC_SCHEME: 'http',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  });
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const built = await buildDeps(environment, url);
      const app = await buildApp(built.deps);
      return { ...built, app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
    }),
  );
  const [{ deps }] = servers as [(typeof servers)[number]];
  const { companyId } = await makeSupplier({ deps });
  const products: number[] = [];
  for (let i = 0; i < PRODUCTS; i++)
    products.push((await makeProduct({ deps }, companyId, { title: `Outage bolt number ${i}` })).id);
  const balancer = await startBalancer(servers.map(({ origin }) => origin));

  const visiting = guests(ANSWERS_WITHIN_MS);
  const ask = (path: string, origin = balancer.origin) => visiting.ask(origin + path);

  const pages = ['/', '/zh', '/All', ...products.map((id) => `/product-detail/${id}.html`)];
  // until both have all of them: what the products have changed is dropped within the first seconds
  for (const { origin, deps: own } of servers)
    for (let missed = -1; own.pages.stats().misses !== missed; ) {
      missed = own.pages.stats().misses;
      for (const path of pages) await ask(path, origin);
      await pause(1500);
    }

  /** Visitors who ask for these pages while `work` lasts. */
  async function visited(paths: readonly string[], work: () => Promise<unknown>): Promise<Reply[]> {
    const replies: Reply[] = [];
    let going = true;
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let i = visitor; going; i++) {
        replies.push(await ask(paths[i % paths.length]!));
        await pause(10);
      }
    });
    await work();
    going = false;
    await Promise.all(visitors);
    return replies;
  }

  return {
    servers,
    products,
    pages,
    balancer,
    db: deps.background,
    ask,
    visited,
    stopDatabase: () => stop(),
    async startDatabase() {
      ({ stop } = await startEmbeddedPostgres(first.dataDir, { settings }));
    },
    async end() {
      await balancer.stop();
      visiting.end();
      for (const { app, close } of servers) {
        await app.close();
        await close();
      }
      await stop();
      fs.rmSync(first.dataDir, { recursive: true, force: true });
    },
  };
}

export const failed = (replies: readonly Reply[]): number =>
  replies.filter(({ status }) => status !== 200).length;
export const slowest = (replies: readonly Reply[]): number => Math.max(0, ...replies.map(({ ms }) => ms));
