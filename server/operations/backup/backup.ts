/**
 * `npm run backup -- FILE`: the whole marketplace as it was at one moment, while it stays open (decision 30). Tables
 * by COPY, in the format that every version of PostgreSQL reads; the files that rows name; the secrets.
 */
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrations.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { StartError } from '../../platform/process/environment.ts';
import { DERIVED_TABLES } from '../../search/index/derived-tables.ts';
import { type Archive, type ArchiveOptions, createArchive } from './archive.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { readSecrets } from './secrets.ts';
import * as query from './tables.sql.ts';

export interface BackupSource {
  db: Database;
  files: FileStore;
  dataDir: string;
}

export interface Backup {
  rows: number;
  files: number;
  /** Keys of files that are named and were not there: as many as tell what has happened. */
  missing: string[];
  missingCount: number;
  bytes: number;
}

/** Bytes of a table in one entry; as much is in memory. */
const PIECE = 4 * 1024 * 1024;
/** Files read at a time. */
const AT_ONCE = 8;
const PAGE = 1000;
const MAX_LISTED = 20;

/** Throws StartError; then there is no file, or the one that was there before. */
export async function makeBackup(
  source: BackupSource,
  file: string,
  options: ArchiveOptions = {},
): Promise<Backup> {
  const archive = await createArchive(file, options);
  const client = await source.db.$client.connect();
  try {
    await query.beginSnapshot(client);
    const backup = await writeAll(source, client, archive);
    await client.query('COMMIT');
    client.release();
    return backup;
  } catch (error) {
    client.release(error as Error);
    await archive.abandon(error);
    if (options.signal?.aborted) throw new StartError('Broken off: no backup was made.');
    throw (await archive.failure()) ?? error;
  }
}

async function writeAll(source: BackupSource, client: PoolClient, archive: Archive): Promise<Backup> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new StartError('The database holds no marketplace: nothing to back up.');
  const left = ['migrations', ...DERIVED_TABLES];
  const tables: Manifest['tables'] = {};
  for (const table of await query.tablesOf(client)) {
    if (left.includes(table.name)) continue;
    tables[table.name] = { columns: table.columns, rows: await writeTable(client, archive, table) };
  }
  const { stored, missing, missingCount } = await writeFiles(source, client, archive);
  for (const { name, bytes } of await readSecrets(source.dataDir))
    await archive.add(`secrets/${name}`, bytes);
  // read last: they count on outside of the snapshot, and must not fall behind its rows
  const sequences = await query.sequencesOf(client);
  const bytes = await archive.finish(
    (parts): Manifest => ({
      format: FORMAT,
      made: new Date().toISOString(),
      migrations,
      tables,
      sequences,
      files: { stored, missing: missingCount },
      parts,
    }),
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: stored, missing, missingCount, bytes };
}

/** Returns the number of its rows. */
async function writeTable(client: PoolClient, archive: Archive, table: query.Table): Promise<number> {
  const rows = client.query(copyTo(query.copyOut(table)));
  let held: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const store = async () => {
    await archive.add(`tables/${table.name}/${String(++pieces).padStart(6, '0')}`, Buffer.concat(held));
    held = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE) await store();
  }
  if (bytes > 0) await store();
  return rows.rowCount ?? 0;
}

async function writeFiles({ files }: BackupSource, client: PoolClient, archive: Archive) {
  let stored = 0;
  let missingCount = 0;
  const missing: string[] = [];
  for (let last = 0; ; ) {
    const page = await query.filesAfter(client, last, PAGE);
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const some = page.slice(at, at + AT_ONCE);
      const read = await Promise.all(some.map(({ key }) => files.get(key)));
      for (const [of, { key, mime }] of some.entries()) {
        const bytes = read[of];
        if (bytes) {
          await archive.add(`files/${key}`, bytes, mime);
          stored++;
        } else if (++missingCount <= MAX_LISTED) missing.push(key);
      }
    }
    if (page.length < PAGE) return { stored, missing, missingCount };
    last = page.at(-1)!.id;
  }
}
