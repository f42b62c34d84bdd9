/** A test's own PostgreSQL, which it can stop and restart at the same address. */
import fs from 'node:fs';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/platform/process/embedded-postgres.ts';
import { CARELESS, databaseUrl, startFromTemplate, TEMPLATE } from './template.ts';

/** Migrated, with the reference data in it. */
export async function startOwnDatabase() {
  const first = await startFromTemplate(inject('templateCluster'));
  const { dataDir } = first;
  const url = databaseUrl(first.url, TEMPLATE);
  let stop = first.stop;
  const settings = { ...CARELESS, port: new URL(url).port };
  return {
    url,
    dataDir,
    stop: () => stop(),
    async start() {
      ({ stop } = await startEmbeddedPostgres(dataDir, { settings }));
    },
    async remove() {
      await stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
