/** One embedded PostgreSQL for the whole run, with a clone of the template for every test file. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl, startFromTemplate, TEMPLATE, templateCluster } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    templateCluster: string;
  }
}

/** vitest global set-up. */
export default async function setup(project: TestProject) {
  const cluster = await templateCluster();
  const postgres = await startFromTemplate(cluster, { max_connections: '200' });
  project.provide('databaseUrl', postgres.url);
  project.provide('templateCluster', cluster);
  return async () => {
    await postgres.stop();
    fs.rmSync(postgres.dataDir, { recursive: true, force: true });
  };
}

/** A fresh database, a clone of the template. */
export const cloneDatabase = (serverUrl: string) => createDatabase(serverUrl, ` TEMPLATE ${TEMPLATE}`);

/** A fresh database with nothing in it. */
export const emptyDatabase = (serverUrl: string) => createDatabase(serverUrl);

async function createDatabase(serverUrl: string, by = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}${by}`);
  return { url: databaseUrl(serverUrl, name), drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}
