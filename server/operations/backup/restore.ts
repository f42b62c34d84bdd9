/**
 * `npm run restore -- FILE`: a backup into an empty database, in one transaction (decision 30). Everything is checked before
 * anything is changed; an older archive is loaded into the schema of its time and migrated from there.
 */
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import { type Database, onClient } from '../../platform/database/database.ts';
import {
  applyMigrations,
  isWholeChain,
  knownMigrations,
  leaveChain,
  missingMigrations,
} from '../../platform/database/migrations.ts';
import { StartError } from '../../platform/process/environment.ts';
import { outdateIndex } from '../../search/index/rebuild/rebuild.ts';
import { type Entry, readArchive } from './archive.ts';
import { Loader, type Target } from './load.ts';
import { damaged, type Manifest, parseManifest } from './manifest.ts';
import { requireNoOtherSecrets } from './secrets.ts';
import * as query from './tables.sql.ts';

/** Reads all of an archive. Throws StartError when it is damaged, or of a newer program. */
export async function checkArchive(
  file: string,
  passphrase?: string,
  use?: (entry: Entry) => Promise<void>,
): Promise<Manifest> {
  const { parts, manifest: text } = await readArchive(file, passphrase, use);
  const manifest = parseManifest(text, file);
  for (const part of new Set([...Object.keys(parts), ...Object.keys(manifest.parts)]))
    if (!isDeepStrictEqual(parts[part], manifest.parts[part]))
      throw damaged(file, `${part} is not what its manifest says`);
  return manifest;
}

/** Throws StartError where it must not be, and whatever PostgreSQL refuses; then the database is what it was. */
export async function restoreBackup(
  { db, ...target }: Target & { db: Database },
  file: string,
  { replace = false, passphrase }: { replace?: boolean; passphrase?: string | undefined } = {},
): Promise<Manifest> {
  const secrets = new Map<string, Buffer>();
  const manifest = await checkArchive(file, passphrase, async ({ part, name, bytes }) => {
    if (part === 'secrets') secrets.set(name, Buffer.concat(await Array.fromAsync(bytes)));
  });
  if (!replace) await requireNoOtherSecrets(target.dataDir, secrets);
  const client = await db.$client.connect();
  try {
    await requireAlone(client);
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await makeRoom(client, replace);
    const loader = await loadAll(client, target, file, manifest, passphrase);
    await client.query('COMMIT');
    await loader.placeSecrets();
    // the planner knows nothing of tables that nobody has looked at
    await client.query('ANALYZE');
    return manifest;
  } finally {
    // with the connection go its lock, and what was not committed
    client.release(true);
  }
}

async function requireAlone(client: PoolClient): Promise<void> {
  const others = await query.lockOutServers(client);
  if (others > 0)
    throw new StartError(
      `A server is running on this database, or somebody else is connected to it (${others} connections): stop every server first. Nothing was changed.`,
    );
}

async function makeRoom(client: PoolClient, replace: boolean): Promise<void> {
  const tables = await query.tablesOf(client);
  if (tables.length === 0) return;
  if (!replace)
    throw new StartError(
      `The database is not empty (${tables.length} tables): with --replace everything in it is replaced. Nothing was changed.`,
    );
  await query.dropEverything(client);
}

async function loadAll(
  client: PoolClient,
  target: Target,
  file: string,
  manifest: Manifest,
  passphrase: string | undefined,
): Promise<Loader> {
  const missing = missingMigrations(manifest.migrations, file);
  await applyMigrations(
    client,
    knownMigrations().filter((name) => !missing.includes(name)),
  );
  const closeTables = await query.openTables(client);
  await query.emptyTables(client, Object.keys(manifest.tables));
  const loader = new Loader(client, target, manifest.tables);
  await readArchive(file, passphrase, (entry) => loader.take(entry));
  await loader.end();
  for (const [sequence, last] of Object.entries(manifest.sequences))
    await query.setSequence(client, sequence, last);
  await closeTables();
  // the table of their names has come with the others
  if (isWholeChain(manifest.migrations)) await leaveChain(client);
  await applyMigrations(client, missing);
  await outdateIndex(onClient(client));
  return loader;
}
