/** Killed in the midst of work, server and database: what is found is what the tables say, without any repair. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { buildDeps } from '../../server/deps.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import {
  attachOrStartPostgres,
  clusterFolder,
  startEmbeddedPostgres,
} from '../../server/platform/process/embedded-postgres.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { checkIndex } from '../../server/search/index/check.ts';
import { searchPurchases } from '../../server/search/searches/buying-leads.ts';
import { searchProducts } from '../../server/search/searches/products.ts';
import { searchCompanies } from '../../server/search/searches/suppliers.ts';
import {
  makeParticipants,
  type Participants,
  startConcurrentLoad,
  WORD,
} from '../support/concurrent-load.ts';
import { freePort, killAll, startServer } from '../support/process.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-kill-'));
const cluster = clusterFolder(dataDir);
const pidFile = path.join(cluster, 'postmaster.pid');
/** The postmaster and all its processes: none may linger on and end its work in order. */
function killPostgres(): void {
  const postmaster = fs.readFileSync(pidFile, 'utf8').split('\n')[0]!;
  const children = (fs.existsSync('/proc/self') ? fs.readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children])
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it has ended by itself
    }
}
function parentOf(pid: string): string | undefined {
  try {
    return /\) \S (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

afterAll(async () => {
  await killAll();
  for (const folder of [dataDir, cluster]) fs.rmSync(folder, { recursive: true, force: true });
});

async function depsOf(url: string) {
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' });
  return buildDeps(environment, url);
}

test('three kills: the index equals the tables, and finds exactly what is listed', async () => {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: '0', LOG_LEVEL: 'error' };
  let participants: Participants | undefined;
  // the second time in the midst of a rebuild, which the start begins
  for (const [round, worked] of [4000, 400, 3000].entries()) {
    const server = await startServer(env);
    const { deps, close } = await depsOf((await attachOrStartPostgres(dataDir)).url);
    participants ??= await makeParticipants(deps);
    const work = startConcurrentLoad(deps, participants);
    await pause(worked);
    // the short one is to end while the index is being rebuilt, whatever was done by then
    if (worked >= 1000) await vi.waitFor(() => expect(work.done()).toBeGreaterThan(20), { timeout: 60_000 });
    expect(work.failures()).toEqual([]);
    expect(deps.db.deadlocks).toBe(0);
    server.child.kill('SIGKILL');
    killPostgres();
    // what this process holds of the database has nothing more to tell, nor can it be closed in order
    await Promise.race([work.stop(), pause(5000)]);
    void close().catch(() => {});
    await server.ended;
    process.stdout.write(`kill ${round + 1} after ${work.done()} actions\n`);

    const postgres = await startEmbeddedPostgres(dataDir);
    const db = await openDatabase(postgres.url, { max: 1 });
    expect(await checkIndex(db), `kill ${round + 1}`).toEqual([]);
    if (round === 0) await db.execute(sql`UPDATE search_version SET version = 0`);
    await db.$client.end();
    await postgres.stop();
  }

  const server = await startServer(env);
  const { deps, close } = await depsOf((await attachOrStartPostgres(dataDir)).url);
  const all = async (query: ReturnType<typeof sql>) =>
    (await deps.db.execute<{ id: number }>(query)).rows.map(({ id }) => id).sort();
  const asked = { kw: WORD, limit: 100, sort: 'relevance' } as const;
  const listed = await all(sql`SELECT id FROM products WHERE listed`);
  const products: number[] = [];
  for (let offset = 0; offset < listed.length + 100; offset += 100)
    products.push(...(await searchProducts(deps, { ...asked, offset })).items.map(({ id }) => id));
  expect(products.sort()).toEqual(listed);
  expect(listed.length).toBeGreaterThan(0);
  const suppliers = (await searchCompanies(deps, { ...asked, markets: [], businessTypes: [] })).items.map(
    ({ id }) => id,
  );
  expect(suppliers.sort()).toEqual(await all(sql`SELECT id FROM companies WHERE visible`));
  const leads: number[] = [];
  const open = await all(sql`SELECT id FROM purchases WHERE status = 1`);
  for (let offset = 0; offset < open.length + 100; offset += 100)
    leads.push(...(await searchPurchases(deps, { ...asked, offset })).items.map(({ ID }) => ID));
  expect(leads.sort()).toEqual(open);
  expect(open.length).toBeGreaterThan(0);
  expect(await checkIndex(deps.db)).toEqual([]);
  await close();
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}, 300_000);
