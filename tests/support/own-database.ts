/** A PostgreSQL of a test's own, to be stopped and started again at the same address. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedReference } from '../../db/seed/reference.ts';
import { migrate, openDatabase } from '../../server/platform/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts';

const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Migrated, with the reference data in it. */
export async function startOwnDatabase() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-own-'));
  fs.chmodSync(dataDir, 0o711);
  let postgres = await startEmbeddedPostgres(dataDir, { settings: SETTINGS });
  const { url, folder } = postgres;
  const db = await openDatabase(url, { max: 2 });
  await migrate(db);
  await seedReference(db);
  await db.$client.end();
  const settings = { ...SETTINGS, port: new URL(url).port };
  return {
    url,
    dataDir,
    stop: () => postgres.stop(),
    async start() {
      postgres = await startEmbeddedPostgres(dataDir, { settings });
    },
    async remove() {
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
