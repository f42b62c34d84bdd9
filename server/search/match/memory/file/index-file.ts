/**
 * The file that keeps an index for the next start (decision 7). It may be deleted at any time: if it is missing, or
 * does not fit this database and this program, the tables are read instead.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../../../platform/database/database.ts';
import type { Moment } from '../../../index/feed/feed.sql.ts';
import type { Feed } from '../../../index/feed/feed.ts';
import { type FileIdentity, isRegistered, registerIndexFile } from '../../../index/feed/index-files.sql.ts';
import { Indexes } from '../kinds/indexes.ts';
import { PartsReader, PartsWriter } from '../store/parts.ts';
import { FILE_VERSION } from './file-version.ts';

const MAGIC = Uint32Array.of(0x78646e69);

interface About {
  version: string;
  identity: FileIdentity;
  moment: Moment;
  /** Milliseconds. */
  writtenAt: number;
}

export interface KeptIndex {
  indexes: Indexes;
  writtenAt: number;
}
/** Why there is nothing to go on from; null: there is no file. */
export interface NoIndex {
  because: string | null;
}

const messageOf = (error: unknown): string => (error as Error).message;

/** The index in the file, brought up to now. Throws where the database cannot be asked. */
export async function readIndexFile(db: Database, feed: Feed, file: string): Promise<KeptIndex | NoIndex> {
  let fd: number;
  try {
    fd = fs.openSync(file, 'r');
  } catch (error) {
    return { because: (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : messageOf(error) };
  }
  try {
    return await readFrom(fd, db, feed);
  } finally {
    fs.closeSync(fd);
  }
}

async function readFrom(fd: number, db: Database, feed: Feed): Promise<KeptIndex | NoIndex> {
  const parts = new PartsReader(fd);
  let about: About;
  try {
    if (parts.numbers(MAGIC)[0] !== MAGIC[0]) return { because: 'it holds something else' };
    about = parts.json({} as About);
  } catch (error) {
    return { because: messageOf(error) };
  }
  if (about.version !== FILE_VERSION) return { because: 'it is of another version of the program' };
  if (!(await isRegistered(db, about.identity))) return { because: 'it is of another database' };
  // before all of it is read in vain
  const { changed, renewed } = await feed.changes(about.moment);
  if (renewed) return { because: 'everything has been written anew since' };
  if (!changed) return { because: 'too much has changed since' };
  const indexes = new Indexes(feed, about.moment);
  try {
    indexes.persist(parts);
    parts.end();
  } catch (error) {
    return { because: messageOf(error) };
  }
  if ((await indexes.catchUp()) !== 'fresh') return { because: 'too much has changed since' };
  return { indexes, writtenAt: about.writtenAt };
}

const fsync = promisify(fs.fsync);

/** Writes the file in place of the one before; nothing may be taken in meanwhile. */
export async function writeIndexFile(db: Database, indexes: Indexes, file: string): Promise<number> {
  const { moment } = indexes;
  const identity = await registerIndexFile(db);
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  removeLeftOvers(file);
  try {
    const fd = fs.openSync(aside, 'wx', 0o600);
    const parts = new PartsWriter(fd);
    try {
      parts.numbers(MAGIC);
      parts.json<About>({ version: FILE_VERSION, identity, moment, writtenAt: Date.now() });
      indexes.persist(parts);
      // what is renamed is whole, also after the power has gone
      await fsync(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(aside, file);
    return parts.bytes;
  } catch (error) {
    fs.rmSync(aside, { force: true });
    throw error;
  }
}

/** Nobody writes for so long: whoever began has been killed. */
const LEFT_OVER_MS = 3_600_000;
function removeLeftOvers(file: string): void {
  const folder = path.dirname(file);
  const begins = `${path.basename(file)}.`;
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith(begins))) {
    const at = fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && Date.now() - at > LEFT_OVER_MS)
      fs.rmSync(path.join(folder, name), { force: true });
  }
}
