/**
 * One embedded PostgreSQL for the whole run, one migrated template with the reference data in it, and a clone of
 * it for every test file.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedReference } from '../../db/seed/reference.ts';
import { migrate, openDatabase } from '../../server/platform/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** vitest global set-up. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-test-'));
  fs.chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres(folder, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('CREATE DATABASE template_ready');
  const db = await openDatabase(named(postgres.url, 'template_ready'));
  await migrate(db);
  await seedReference(db);
  await db.$client.end();
  await admin.end();
  project.provide('databaseUrl', postgres.url);
  return async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** A fresh database, a clone of the template. */
export async function cloneDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name} TEMPLATE template_ready`);
  return { url: named(serverUrl, name), drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}
