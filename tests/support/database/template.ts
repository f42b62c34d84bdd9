/**
 * A cluster with a migrated database and the reference data: made once and kept until anything it is made of changes.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { seedReference } from '../../../db/seed/reference.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrations.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/platform/process/embedded-postgres.ts';
import { startJobs } from '../../../server/platform/work/jobs.ts';

/** Nothing of a test's database needs to outlive the machine. */
export const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** Name of the database that others are cloned from. */
export const TEMPLATE = 'template_ready';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'test-database');
const MADE_OF = [
  'db/migrations',
  'db/seed/addresses',
  'db/seed/categories',
  'db/seed/category-files.ts',
  'db/seed/reference.ts',
  'domain/page/slug.ts',
  'server/platform/process/cluster.ts',
  'server/platform/database/database.ts',
  'server/platform/database/migrations.ts',
  'server/platform/process/embedded-postgres.ts',
  'server/platform/work/jobs.ts',
  'tests/support/database/template.ts',
  'package-lock.json',
];
/** Several branches may be worked on in turn. */
const KEPT = 4;

export const databaseUrl = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A folder that the user who runs PostgreSQL can reach: mkdtemp closes its folders to others. */
export function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-test-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of MADE_OF) {
    const full = path.join(ROOT, source);
    const files = fs.statSync(full).isDirectory()
      ? fs.readdirSync(full, { recursive: true, encoding: 'utf8' }).map((file) => path.join(full, file))
      : [full];
    for (const file of files.filter((name) => fs.statSync(name).isFile()).sort())
      hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 24);
}

/** Copies a stopped cluster with its owners: root's PostgreSQL runs as another user. */
export function copyCluster(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  for (const name of ['.', ...fs.readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid, mode } = fs.statSync(path.join(from, name));
    if (process.getuid?.() === 0) fs.chownSync(path.join(to, name), uid, gid);
    fs.chmodSync(path.join(to, name), mode);
  }
}

async function make(cluster: string): Promise<void> {
  const folder = openFolder();
  const postgres = await startEmbeddedPostgres(folder, { settings: CARELESS });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const db = await openDatabase(databaseUrl(postgres.url, TEMPLATE));
  await migrate(db);
  await seedReference(db);
  const jobs = await startJobs(db, pino({ level: 'error' }));
  await jobs.stop();
  await db.$client.query('VACUUM ANALYZE');
  await db.$client.end();
  await postgres.stop();
  // copied aside and renamed: a run that is broken off leaves no half of one
  const aside = `${cluster}.${process.pid}`;
  copyCluster(folder, aside);
  if (fs.existsSync(cluster)) fs.rmSync(aside, { recursive: true });
  else fs.renameSync(aside, cluster);
  fs.rmSync(folder, { recursive: true });
}

function forgetOldest(): void {
  const age = (name: string) => fs.statSync(path.join(CACHE, name)).mtimeMs;
  const names = fs.readdirSync(CACHE).sort((a, b) => age(b) - age(a));
  for (const name of names.slice(KEPT)) fs.rmSync(path.join(CACHE, name), { recursive: true, force: true });
}

/** The folder of the kept cluster, made where it is missing. */
export async function templateCluster(): Promise<string> {
  const cluster = path.join(CACHE, hashOfSources());
  if (!fs.existsSync(cluster)) {
    fs.mkdirSync(CACHE, { recursive: true });
    await make(cluster);
    forgetOldest();
  }
  return cluster;
}

/** Starts a PostgreSQL of its own on a copy of the kept cluster. */
export async function startFromTemplate(
  cluster: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres & { dataDir: string }> {
  const dataDir = openFolder();
  copyCluster(cluster, dataDir);
  const postgres = await startEmbeddedPostgres(dataDir, { settings: { ...CARELESS, ...settings } });
  return { ...postgres, dataDir };
}
