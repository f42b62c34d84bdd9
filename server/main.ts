/** Environment → database → deps → app → listen. The only file that constructs a running program. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { seedDemo } from '../db/seed/demo/demo.ts';
import { progressLine } from '../db/seed/progress.ts';
import { seedReference } from '../db/seed/reference.ts';
import { type Demo, printAnnouncement } from './announce.ts';
import { buildApp } from './app.ts';
import { buildDeps } from './deps.ts';
import { giveMissingLinks } from './features/purchase/purchase.ts';
import { makeMissingDeals } from './features/quotation/quotation.ts';
import { demoShop, openDemoAccounts } from './features/user/demo-accounts.ts';
import { listen, listenHosts, requireFreePort } from './listen.ts';
import { openDatabase, requireSuitableDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrations.ts';
import { requireHeardNotices } from './platform/database/pooler.ts';
import { decideDemo } from './platform/demo.ts';
import type { Deps } from './platform/deps.ts';
import { requireDataFolder } from './platform/process/data-folder.ts';
import { startEmbeddedPostgres } from './platform/process/embedded-postgres.ts';
import { type Environment, readEnvironment, StartError } from './platform/process/environment.ts';
import { type Draining, drain, type ShutdownStep, shutDown } from './platform/process/graceful-shutdown.ts';
import { errorText } from './platform/process/log.ts';
import { requireKeys } from './platform/secrets/secret-keys.ts';
import { startScheduledJobs, startWork } from './scheduled-jobs.ts';
import { beginIndex } from './search/engines.ts';
import { ensureIndex } from './search/index/ensure-index.ts';
import { readEnglish } from './search/text/english.ts';
import { addSynonymsOf } from './search/text/synonyms.ts';
import { warmHome } from './sites/http/warm.ts';

/** After so long a server is ready, whatever it still reads. */
const READY_WITHIN_MS = 30_000;

async function openDatabaseUrl(environment: Environment) {
  const { databaseUrl: url, directUrl = url } = environment;
  if (url && directUrl) return { url, directUrl, stop: async () => {} };
  const embedded = await startEmbeddedPostgres(environment.dataDir);
  return { ...embedded, directUrl: embedded.url };
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  // said before anything is started: the loopback address is among those listened on, whatever the database tells
  await requireFreePort(environment.port, [environment.host ?? '127.0.0.1']);
  requireDataFolder(environment.dataDir);
  // a damaged one must be told now, not by the first email or enquiry that needs it
  requireKeys(environment);
  const steps: ShutdownStep[] = [];
  let draining: Draining | undefined;
  let closeDoors = () => {};
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= shutDown(steps, environment.shutdownSeconds);
    return stopping;
  };
  const onSignal = async (signal: string) => {
    // the second one does not wait for who is connected
    if (!draining?.active) {
      process.stdout.write(`\n${signal}: ending requests in flight, then stopping.\n`);
      if (draining) await drain(draining, environment, closeDoors);
    }
    await stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // started by bin/run.js: when that is killed we must not hold the port and the database
  process.once('disconnect', () => onSignal('Parent gone'));
  process.channel?.unref();

  try {
    const database = await openDatabaseUrl(environment);
    steps.push({ name: 'the database', run: () => database.stop() });
    // before the first lock of a session
    await requireHeardNotices(database.url, database.directUrl);
    const setUp = await openDatabase(database.directUrl, { max: 4 });
    await requireSuitableDatabase(setUp);
    await migrate(setUp);
    const { state, contradiction } = await decideDemo(setUp, environment);
    if (contradiction) process.stdout.write(`${contradiction}\n`);
    await seedReference(setUp);
    await setUp.$client.end();
    const { deps, close } = await buildDeps(environment, database.url);
    steps.push({ name: 'jobs and database connections', running: deps.jobs.running, run: close });
    if (state === 'wanted') {
      await requireFreePort(environment.port, listenHosts(environment, true));
      const inBackground = { ...deps, db: deps.background };
      await seedDemo(inBackground, progressLine());
      await giveMissingLinks(inBackground);
      await makeMissingDeals(inBackground);
    }
    const demo: Demo = { shop: await demoShop(deps.db), accounts: await openDemoAccounts(deps.db) };
    const hosts = listenHosts(environment, demo.accounts.length > 0);
    await requireFreePort(environment.port, hosts);
    const app = await buildApp(deps);
    steps.push({ name: 'requests in flight', run: () => app.close() });
    addSynonymsOf(environment.dataDir);
    readEnglish();
    steps.push(ensureIndexInBackground(deps));
    startWork(deps);
    await startScheduledJobs(deps);
    deps.starting.active = true;
    closeDoors = await listen(app, environment.port, hosts);
    draining = deps.draining;
    printAnnouncement(environment, demo, hosts);
    void makeReady(app, deps);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/**
 * What its first visitors would wait for. Another server is asked until then, but not for long: of a fault that keeps
 * it from coming the others would have had no more.
 */
async function makeReady(app: FastifyInstance, deps: Deps): Promise<void> {
  const home = warmHome(app, deps.environment).catch((error) =>
    deps.log.warn({ err: error }, 'home not made ahead'),
  );
  const all = Promise.all([beginIndex(deps), home]);
  await Promise.race([all, pause(READY_WITHIN_MS, undefined, { ref: false })]);
  deps.starting.active = false;
}

/** The start does not wait for the index: of a large marketplace a rebuild takes minutes, and searches work meanwhile. */
function ensureIndexInBackground(deps: Deps): ShutdownStep {
  const ending = new AbortController();
  const index = ensureIndex({ ...deps, db: deps.background }, ending.signal).catch((error: Error) => {
    if (!ending.signal.aborted)
      deps.log.error({ err: error }, 'the search index could not be brought up to date');
  });
  return {
    name: 'the search index',
    run() {
      ending.abort();
      return index;
    },
  };
}

/** One sentence for what the reader can repair; the stack only for what they cannot. */
function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
}

await start().catch(fail);
